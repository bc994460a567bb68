/** What visitors are told about a file that can’t be taken. */
export const fileMessages = {
  unknownKind: (name: string, kinds: string) =>
    `${quoted(name)} can’t be taken. Attach a file of one of these kinds: ${kinds}.`,
  noKinds: 'none',
  tooLarge: (name: string, megabytes: number) =>
    `${quoted(name)} is larger than ${megabytes} MB. Attach a smaller file.`,
  empty: (name: string) => `${quoted(name)} is empty. Attach the file that holds your text.`,
  otherContent: (kind: string) =>
    `This file’s name says ${kind}, but its content is something else, or it is damaged. Save it as ${kind} again and attach that.`,
  locked:
    'This file is protected by a password or encrypted, so nobody here could open it. Save it without protection and attach that.',
  macros: 'This file contains macros, which are not accepted. Save it without macros and attach that.',
  bomb: 'This file unpacks to far more than a document holds, so it is not accepted. Save it again with smaller pictures and attach that.',
  plainText: 'plain text',
};

function quoted(name: string): string {
  const letters = [...name];
  return `“${letters.length > 60 ? `${letters.slice(0, 60).join('')}…` : name}”`;
}
