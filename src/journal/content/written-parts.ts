import type { WrittenIssue } from './issue.gen.ts';
import type { WrittenJournal } from './journal.gen.ts';
import type { WrittenNotice } from './notice.gen.ts';
import type { WrittenPaper } from './paper.gen.ts';

/* Names for what the journal's written records are made of. */

/** A member of the editorial board; the build leaves it as it is written. */
export type BoardMember = NonNullable<WrittenJournal['board']>[number];

export type WrittenAuthor = WrittenPaper['authors'][number];

/** Who edited a special issue. */
export type WrittenGuestEditor = NonNullable<WrittenIssue['guestEditors']>[number];

export type PaperKind = NonNullable<WrittenPaper['kind']>;

export type WrittenFunding = NonNullable<WrittenPaper['funding']>;

/** A correction, an addendum, an expression of concern or a retraction. */
export type NoticeKind = WrittenNotice['kind'];

export type WrittenVersion = NonNullable<WrittenPaper['versions']>[number];

/** Title, abstract and keywords of a paper in another language. */
export type WrittenTranslation = NonNullable<WrittenPaper['translations']>[number];

/** A cited work with the place where it is found; one without such a place is a mere text. */
export type WrittenReference = Exclude<NonNullable<WrittenPaper['references']>[number], string>;
