/** The texts of the e-mails to the site’s owner and to visitors. */
export const mailMessages = {
  form: 'Form',
  reference: 'Reference',
  received: 'Received',
  files: 'Files',
  fileCount: (count: number) => `${count} ${count === 1 ? 'file' : 'files'}`,
  attached: 'attached',
  tooLargeToAttach: (path: string) => `too large to attach, kept as ${path}`,
  /** Shown where a question was not answered. */
  unanswered: '—',
  yes: 'Yes',
  no: 'No',
  replyTo: (visitor: string) => `Reply to this e-mail to write to ${visitor}.`,
  noAddress: 'The visitor gave no e-mail address to reply to.',
  receiptSubject: (form: string, reference: string) => `Received: ${form}, ${reference}`,
  receipt: (
    site: string | undefined,
    facts: string,
  ) => `We have received what you sent${site ? ` at ${site}` : ''}.

${facts}

Please keep the reference, and name it when you write or call about this.

If you have not sent this form, somebody has entered your address by mistake; there is nothing you need to do.
`,
};
