/** Accepted violations on pages of this site, with the reason. */
export const acceptedDiagnostics: readonly { diagnostic: RegExp; reason: string }[] = [
  {
    diagnostic: /^"volume 1, issue 1" leads to .*\/journal\/v1\/i1 and to .*\/issueone$/,
    reason:
      'The specification has two pages of that issue, and the footer of every page leads to one of them.',
  },
];
