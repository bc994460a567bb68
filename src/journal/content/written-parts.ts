import type { WrittenIssue } from './issue.gen.ts';
import type { WrittenJournal } from './journal.gen.ts';
import type { WrittenNotice } from './notice.gen.ts';
import type { WrittenPaper } from './paper.gen.ts';

/* Names for parts of the journal's written records. */

/** A member of the editorial board; the build passes it on unchanged. */
export type BoardMember = NonNullable<WrittenJournal['board']>[number];

/** An author as in content. */
export type WrittenAuthor = WrittenPaper['authors'][number];

/** An editor of a special issue. */
export type WrittenGuestEditor = NonNullable<WrittenIssue['guestEditors']>[number];

/** The kind of a paper, such as review-article. */
export type PaperKind = NonNullable<WrittenPaper['kind']>;

/** The availability of a paper's data. */
export type WrittenDataAvailability = NonNullable<WrittenPaper['dataAvailability']>;

/** A work elsewhere that belongs to a paper. */
export type WrittenRelatedWork = NonNullable<WrittenPaper['relatedWorks']>[number];

/** A supplementary file of a paper. */
export type WrittenSupplement = NonNullable<WrittenPaper['supplements']>[number];

/** The funding of a paper as in content. */
export type WrittenFunding = NonNullable<WrittenPaper['funding']>;

/** A grant of a funder. */
export type WrittenGrant = NonNullable<WrittenFunding['grants']>[number];

/** A correction, an addendum, an expression of concern or a retraction. */
export type NoticeKind = WrittenNotice['kind'];

/** An earlier or the current version of a paper as in content. */
export type WrittenVersion = NonNullable<WrittenPaper['versions']>[number];

/** Title, abstract and keywords of a paper in another language. */
export type WrittenTranslation = NonNullable<WrittenPaper['translations']>[number];

/** A cited work: as printed, as printed with its address, or as data. */
export type WrittenReference = NonNullable<WrittenPaper['references']>[number];
