import type { EditAnswer, Panel, SentAnswer, StudioRefusal } from '../../protocol.ts';
import { sendToStudio } from './ask-studio.ts';

/**
 * Sends a key press. If something else has changed meanwhile, such as a file on disk, it is sent again: what is typed
 * must not be lost. It is refused if the form around it has changed.
 * @param shownPanel the form as the server answered it last
 * @throws if the server does not answer, or has failed
 */
export async function sendTyped(
  address: string,
  body: { page: string; panel?: object | undefined },
  shownPanel: Panel | undefined,
): Promise<SentAnswer | StudioRefusal> {
  let answer = await sendToStudio<SentAnswer>(address, body);
  for (let turn = 0; turn < MAX_RETRIES && 'refused' in answer && answer.isStale && shownPanel; turn++) {
    const { page, panel } = body;
    const now = await sendToStudio<EditAnswer>('/_studio/page', { page, panel });
    if ('refused' in now || JSON.stringify(now.panel?.value) !== JSON.stringify(shownPanel.value))
      return answer;
    const { version } = now.state;
    answer = await sendToStudio<SentAnswer>(address, { ...body, version, known: undefined });
    // The canvas has missed the changes in between.
    if ('canvas' in answer) delete answer.canvas;
  }
  return answer;
}

/** The number of times that a key press is sent again. */
const MAX_RETRIES = 5;
