import { answerList } from '../answer-list.ts';
import { channelNames, deliveryHistory, reasonText } from './delivery-summary.ts';
import { findDefinition, type OwnerContext } from './context.ts';
import type { SubmissionRecord } from '../store/records.ts';
import { formatBytes, localMinute } from '../format.ts';

/** Prints one submission: answers, paths of files, and the history of deliveries. */
export async function showSubmission(context: OwnerContext, record: SubmissionRecord): Promise<void> {
  const { row, answers, files, deliveries } = record;
  const definition = findDefinition(context, row.form);
  const blocks = [heading(record, definition?.title, context.timeZone)];
  if (answers) {
    const answerBlocks = answerList(definition, answers, context.t).map(
      ({ title, text }) => `${withVisibleControls(title)}\n${indented(withVisibleControls(text || '—'))}`,
    );
    blocks.push(...answerBlocks);
  }
  const missing = await context.store.files.missing(files.map(({ stored_name }) => stored_name));
  const fileBlocks = files.map(({ field, original_name, stored_name, bytes, format, sha256 }) =>
    [
      `${withVisibleControls(original_name)} (${field}, ${formatBytes(bytes)}, ${format.toUpperCase()})`,
      `  ${context.store.files.getPlace(stored_name)}`,
      ...(missing.includes(stored_name) ? ['  It is missing: restore it from a backup.'] : []),
      `  SHA-256 ${sha256}`,
    ].join('\n'),
  );
  if (fileBlocks.length > 0) blocks.push(`Files\n${indented(fileBlocks.join('\n'))}`);
  const deliveryLines = deliveries.map((delivery) => {
    const line = `${channelNames[delivery.channel].padEnd(7)}  ${deliveryHistory(delivery, context.timeZone)}`;
    return delivery.last_error ? `${line}\n         ${withVisibleControls(delivery.last_error)}` : line;
  });
  if (deliveryLines.length > 0) blocks.push(`Deliveries\n${indented(deliveryLines.join('\n'))}`);
  context.out(`${blocks.join('\n\n')}\n`);
}

function heading({ row }: SubmissionRecord, title: string | undefined, timeZone: string): string {
  const releaseNote = row.state === 'quarantined' ? '' : ', released from quarantine';
  const lines = [
    ['Reference', row.reference],
    ['Form', title === undefined ? row.form : `${title} (${row.form}, version ${row.form_version})`],
    ['Received', localMinute(row.received_at, timeZone)],
    ['State', row.reason ? `${row.state}${releaseNote}: ${reasonText(row)}` : row.state],
    ...(row.language ? [['Language', row.language]] : []),
    ...(row.answered_at ? [['Answered', localMinute(row.answered_at, timeZone)]] : []),
    ...(row.erased_at ? [['Erased', localMinute(row.erased_at, timeZone)]] : []),
  ];
  return lines.map(([name = '', value]) => `${name.padEnd(9)}  ${value}`).join('\n');
}

function indented(text: string): string {
  return text.replace(/^/gm, '  ');
}

/** Shows control characters and direction marks as visible codes; line breaks and tabs stay. */
function withVisibleControls(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}|[\u2028\u2029]/gu, (character) => {
    const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    return character === '\r' ? '' : `<U+${code}>`;
  });
}
