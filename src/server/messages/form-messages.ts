/** What visitors are told about a form that they have sent; each sentence says what to do. */
export const formMessages = {
  /** The language of all texts in this folder. */
  language: 'en',

  // Who sends, and how much.
  otherSite: 'Forms are taken from the pages of this site only. Open the page here and send it again.',
  noSuchForm: 'There is no such form. Open the page anew and send it again.',
  tooMany: (minutes: number) =>
    `Too much was sent from your network. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  manyAtOnce: 'Many forms arrive just now. Please send it again in a minute.',
  postOnly: 'Forms are sent with POST. Open the page of the form and send it there.',

  // What the request is.
  unreadable: 'What was sent can’t be read. Please send it again.',
  compressed: 'Send the form without compressing it.',
  unknownType: 'Send the form as application/json, multipart/form-data or application/x-www-form-urlencoded.',
  notJson: 'The answers are no valid JSON.',
  notAnObject: 'The answers must be one JSON object.',
  notUtf8: 'The answers are not text in UTF-8.',
  incomplete: 'What was sent is no complete form. Please send it again.',
  cutOff: 'The connection ended before everything had arrived. Nothing was stored: please send it again.',
  tooSlow: 'The connection was too slow, and nothing was stored. Please try again where it is better.',
  brokenKey: 'The key of the submission can’t be used: send 8 to 64 letters, digits and hyphens.',
  listNotJson: (list: string) => `“${list}” is no valid JSON.`,
  listOneEntry: (list: string) => `Send exactly one entry in “${list}”.`,

  // How large it is.
  bodyTooLarge: 'This is more than the form takes. Please shorten it.',
  uploadTooLarge: 'This is more than the form takes. Please attach a smaller file.',
  filesTooLarge: (files: number, megabytes: number) =>
    `This is more than the form takes: ${files === 1 ? 'one file' : `${files} files`} of at most ${megabytes} MB. Attach a smaller file.`,
  answersTooLong: 'The answers are longer than the form takes. Please shorten them.',
  textTooLong: 'The answers hold more than 256 KB of text. Please shorten them.',
  answerTooLong: 'This answer is too long. Please shorten it.',
  tooManyAnswers: 'This holds more answers than the form has questions.',
  tooManyParts: 'This holds more answers or files than the form has questions.',

  // What is wrong with the answers and files.
  severalFaults: (count: number) => `${count} answers need attention.`,
  tooManyFiles: (max: number) => `Attach at most ${max} ${max === 1 ? 'file' : 'files'}.`,
  noFileHere: 'The form takes no file here. Remove it and send the form again.',
  otherAnswers: 'This form was sent before with other answers. Reload the page to send it anew.',

  // What the server can’t do.
  noRoomForFiles: 'There is no room for files just now. Nothing was stored: please try again later.',
  diskFull:
    'There is no room left to store this. Nothing was kept: please try again later, or send an e-mail.',
  notStored: 'This could not be stored just now. Nothing was lost: please send it again in a minute.',
  failed: 'Something went wrong here, and it was not stored. Please send it again.',
  noAnswer: 'The server could not answer. Please try again.',
  headersTooLarge: 'The headers of the request are too large. Clear the cookies of this site and try again.',
  requestTooSlow: 'The request came too slowly. Please try again where the connection is better.',
  notHttp: 'The request is no valid HTTP.',

  // The plain pages for browsers without scripts.
  notSentYet: (form: string) => `${form}: not sent yet`,
  notSent: 'Not sent',
  backToForm: 'Go back to the form: what you wrote is still there.',
  toStart: 'Go to the start page',
  sent: (form: string) => `${form}: sent`,
  keepReference: (reference: string) =>
    `Your reference is ${reference}. Please keep it, and name it when you write or call about this.`,
};
