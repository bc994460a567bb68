// Made from src/server/messages/en.json by `npm run generate`: change that file, not this one.

import '../../core/messages/messages.gen.ts';

declare module '../../core/messages/messages.gen.ts' {
  export interface MessageValues {
    'server.answerTooLong': null;
    'server.answersTooLong': null;
    'server.attached': null;
    'server.backToForm': null;
    'server.bodyTooLarge': null;
    'server.bomb': null;
    'server.brokenKey': null;
    'server.compressed': null;
    'server.cutOff': null;
    'server.diskFull': null;
    'server.emptyFile': { name: string | number };
    'server.failed': null;
    'server.fileCount': { count: number };
    'server.fileTooLarge': { name: string | number; megabytes: string | number };
    'server.files': null;
    'server.filesTooLarge': { files: number; megabytes: string | number };
    'server.form': null;
    'server.headersTooLarge': null;
    'server.incomplete': null;
    'server.keepReference': { reference: string | number };
    'server.listNotJson': { list: string | number };
    'server.listOneEntry': { list: string | number };
    'server.locked': null;
    'server.macros': null;
    'server.manyAtOnce': null;
    'server.no': null;
    'server.noAddress': null;
    'server.noAnswer': null;
    'server.noFileHere': null;
    'server.noKinds': null;
    'server.noRoomForFiles': null;
    'server.noSuchForm': null;
    'server.notAnObject': null;
    'server.notHttp': null;
    'server.notJson': null;
    'server.notSent': null;
    'server.notSentYet': { form: string | number };
    'server.notStored': null;
    'server.notUtf8': null;
    'server.otherAnswers': null;
    'server.otherContent': { kind: string | number };
    'server.otherSite': null;
    'server.plainText': null;
    'server.postOnly': null;
    'server.receipt': { facts: string | number };
    'server.receiptAt': { site: string | number; facts: string | number };
    'server.receiptSubject': { form: string | number; reference: string | number };
    'server.received': null;
    'server.reference': null;
    'server.replyTo': { visitor: string | number };
    'server.requestTooSlow': null;
    'server.sent': { form: string | number };
    'server.severalFaults': { count: string | number };
    'server.textTooLong': null;
    'server.toStart': null;
    'server.tooLargeToAttach': { path: string | number };
    'server.tooMany': { minutes: number };
    'server.tooManyAnswers': null;
    'server.tooManyFiles': { max: number };
    'server.tooManyParts': null;
    'server.tooSlow': null;
    'server.unanswered': null;
    'server.unknownKind': { name: string | number; kinds: string | number };
    'server.unknownType': null;
    'server.unreadable': null;
    'server.uploadTooLarge': null;
    'server.yes': null;
  }

  export interface RichMessageValues {}
}
