import { formatBytes } from '../format.ts';
import type { Translate } from '../../core/messages/locale.ts';
import type { MailContent, MailFile } from './mail-content.ts';

/** A submission as plain text. The visitor's text is indented, which distinguishes it from the site's own. */
export function mailText({
  locale: { t },
  title,
  reference,
  received,
  answers,
  files,
  visitor,
  language,
}: MailContent): string {
  const head = [
    title,
    `${t('server.reference')}: ${reference}`,
    `${t('server.received')}: ${received}`,
    ...(language === undefined ? [] : [`${t('server.language')}: ${language}`]),
  ].join('\n');
  const blocks = answers.map(
    (answer) => `${answer.title}\n${indented(answer.text || t('server.unanswered'))}`,
  );
  if (files.length > 0)
    blocks.push(`${t('server.files')}\n${indented(files.map((file) => describeFile(file, t)).join('\n'))}`);
  return `${[head, ...blocks, `-- \n${closingText(visitor, t)}`].join('\n\n')}\n`;
}

/** A file with its name, size and path. */
export function describeFile({ name, bytes, path, isAttached }: MailFile, t: Translate): string {
  const where = isAttached ? t('server.attached') : t('server.tooLargeToAttach', { path });
  return `${name} (${formatBytes(bytes)}, ${where})`;
}

/** The advice on how to answer the visitor. */
export function closingText(visitor: string | undefined, t: Translate): string {
  return visitor ? t('server.replyTo', { visitor }) : t('server.noAddress');
}

function indented(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/^/gm, '  ');
}
