import { fileSize } from '../format.ts';
import { mailMessages as texts } from '../messages/mail-messages.ts';
import type { Message, MessageFile } from './message.ts';

/** A submission as plain text. What the visitor wrote is indented, so that nobody takes it for the site’s own words. */
export function mailText({ title, reference, received, answers, files, visitor }: Message): string {
  const head = [title, `${texts.reference}: ${reference}`, `${texts.received}: ${received}`].join('\n');
  const blocks = answers.map((answer) => `${answer.title}\n${indented(answer.text || texts.unanswered)}`);
  if (files.length > 0) blocks.push(`${texts.files}\n${indented(files.map(describeFile).join('\n'))}`);
  return `${[head, ...blocks, `-- \n${closing(visitor)}`].join('\n\n')}\n`;
}

/** A file by its name and size, and where it is. */
export function describeFile({ name, bytes, storedName, attached }: MessageFile): string {
  const where = attached ? texts.attached : texts.tooLargeToAttach(`uploads/${storedName}`);
  return `${name} (${fileSize(bytes)}, ${where})`;
}

/** How to answer the visitor. */
export function closing(visitor: string | undefined): string {
  return visitor ? texts.replyTo(visitor) : texts.noAddress;
}

function indented(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/^/gm, '  ');
}
