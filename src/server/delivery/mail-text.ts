import { minute, sizeWords } from '../format.ts';
import type { Message, MessageFile } from './message.ts';

/** A submission as plain text. What the visitor wrote is indented, so that none of it can pass for ours. */
export function mailText({ title, reference, receivedAt, answers, files, visitor }: Message): string {
  const head = [title, `Reference: ${reference}`, `Received: ${minute(receivedAt)} UTC`].join('\n');
  const blocks = answers.map((answer) => `${answer.title}\n${indented(answer.text || unanswered)}`);
  if (files.length > 0) blocks.push(`Files\n${indented(files.map(fileWords).join('\n'))}`);
  return `${[head, ...blocks, `-- \n${closing(visitor)}`].join('\n\n')}\n`;
}

/** What stands where a question was left out. */
export const unanswered = '—';

/** A file by its name, and where it is. */
export function fileWords({ name, bytes, storedName, attached }: MessageFile): string {
  const where = attached ? 'attached' : `too large to attach, kept as uploads/${storedName}`;
  return `${name} (${sizeWords(bytes)}, ${where})`;
}

/** How to answer. */
export function closing(visitor: string | undefined): string {
  return visitor
    ? `Reply to this e-mail to write to ${visitor}.`
    : 'The visitor gave no e-mail address to reply to.';
}

function indented(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/^/gm, '  ');
}
