// Made from schemas/parts.schema.json by `npm run generate`: change that file, not this one.
import type { EventDay, ResolvedImage } from './resolved.ts';

/**
 * An event with speaker, host, date and time.
 */
export type WrittenListedEvent = {
  /**
   * A drawing of one lit thing that stands for the event.
   */
  image: WrittenImage;
  /**
   * What the event was about.
   */
  title: string;
  /**
   * Who spoke, with title.
   */
  speaker: string;
  /**
   * The person or body that hosted the event.
   */
  host: string;
  /**
   * The host's position, where the host is a person.
   */
  hostRole?: string;
  /**
   * The day of the event as year-month-day.
   */
  date: string;
  /**
   * From when to when, with the time zone, as it is to be read: on a clock of twelve hours, or of twenty-four (18:00 – 20:00 CET).
   */
  time: string;
};

/**
 * An event with speaker, host, date and time.
 */
export interface ListedEvent {
  /**
   * A drawing of one lit thing that stands for the event.
   */
  image: ResolvedImage;
  /**
   * What the event was about.
   */
  title: string;
  /**
   * Who spoke, with title.
   */
  speaker: string;
  /**
   * The person or body that hosted the event.
   */
  host: string;
  /**
   * The host's position, where the host is a person.
   */
  hostRole?: string;
  /**
   * The day of the event as year-month-day.
   */
  date: EventDay;
  /**
   * From when to when, with the time zone, as it is to be read: on a clock of twelve hours, or of twenty-four (18:00 – 20:00 CET).
   */
  time: string;
}

/**
 * Words that lead somewhere, shown as a button or a text link.
 */
export interface Link {
  /**
   * What the link says; it must make sense when read alone.
   */
  label: string;
  /**
   * Where the link leads: a page of this site, an anchor, or an https:, mailto: or tel: address.
   */
  to: string;
}

/**
 * A picture from pages-config/_media; drawings are drawn into the page and follow its colours.
 */
export type WrittenImage = {
  /**
   * The path of the picture below pages-config/_media (svg, png, jpg, webp or avif).
   */
  src: string;
  /**
   * What the picture shows, for people who can't see it; leave it empty when the picture only decorates.
   */
  alt: string;
};

/**
 * A short silent loop from pages-config/_media/films: the name without ending; .webm, .mp4 and the poster .webp stand beside each other.
 */
export type WrittenFilm = {
  /**
   * The path below pages-config/_media without its ending.
   */
  src: string;
  /**
   * What the film shows, in a few words.
   */
  label: string;
};

/**
 * A film that a visitor starts, from pages-config/_media/films: the name without ending; .webm, .mp4, the poster .webp and, where somebody speaks, the captions .vtt stand beside each other.
 */
export type WrittenVideo = {
  /**
   * The path below pages-config/_media without its ending.
   */
  src: string;
  /**
   * What the video shows, in a few words, for people who can't see it.
   */
  label: string;
};

/**
 * The name of a small sign from the icon set.
 */
export type WrittenIcon =
  | 'arrow'
  | 'book'
  | 'chat'
  | 'check'
  | 'chevron'
  | 'close'
  | 'copy'
  | 'download'
  | 'external'
  | 'eye'
  | 'eye-off'
  | 'file'
  | 'info'
  | 'menu'
  | 'moon'
  | 'next'
  | 'pause'
  | 'phone'
  | 'play'
  | 'plus'
  | 'prev'
  | 'print'
  | 'search'
  | 'sun'
  | 'warning'
  | 'facebook'
  | 'instagram'
  | 'linkedin'
  | 'pinterest'
  | 'twitter'
  | 'youtube';

/**
 * The name of a small sign from the icon set.
 */
export type IconName =
  | 'arrow'
  | 'book'
  | 'chat'
  | 'check'
  | 'chevron'
  | 'close'
  | 'copy'
  | 'download'
  | 'external'
  | 'eye'
  | 'eye-off'
  | 'file'
  | 'info'
  | 'menu'
  | 'moon'
  | 'next'
  | 'pause'
  | 'phone'
  | 'play'
  | 'plus'
  | 'prev'
  | 'print'
  | 'search'
  | 'sun'
  | 'warning'
  | 'facebook'
  | 'instagram'
  | 'linkedin'
  | 'pinterest'
  | 'twitter'
  | 'youtube';

/**
 * How a page is announced on the services grid: a title, one line and a drawing.
 */
export type WrittenTile = {
  /**
   * The name of the service as the tile shows it.
   */
  title: string;
  /**
   * One line that says what a visitor gets.
   */
  text: string;
  /**
   * The tile's drawing, 240 by 180.
   */
  image: WrittenImage;
  /**
   * The page that the tile opens.
   */
  to: string;
  /**
   * The language of the tile, where it is not that of the page: a language code.
   */
  language?: string;
};

/**
 * How a page is announced on the services grid: a title, one line and a drawing.
 */
export interface Tile {
  /**
   * The name of the service as the tile shows it.
   */
  title: string;
  /**
   * One line that says what a visitor gets.
   */
  text: string;
  /**
   * The tile's drawing, 240 by 180.
   */
  image: ResolvedImage;
  /**
   * The page that the tile opens.
   */
  to: string;
  /**
   * The language of the tile, where it is not that of the page: a language code.
   */
  language?: string;
}

/**
 * Tiles written out, or every page that has a tile of its own: { "collection": "services" }.
 */
export type WrittenTiles = WrittenTile[] | WrittenServicesCollection;

/**
 * Stands for the list of all pages that have a tile, in the order of their tiles.
 */
export type WrittenServicesCollection = {
  /**
   * The name of the list: services.
   */
  collection: 'services';
};

/**
 * Stands for the newest papers of the journal, 40 at most; with volume and issue, for those of one issue; or for those online first.
 */
export type WrittenPapersCollection = {
  /**
   * The name of the list: papers.
   */
  collection: 'papers';
  /**
   * Only papers of this volume.
   */
  volume?: number;
  /**
   * Only papers of this issue; needs a volume.
   */
  issue?: IssueNumber;
  /**
   * Only papers that are in no issue yet.
   */
  onlineFirst?: true;
};

/**
 * Stands for the issues of the journal with their papers, oldest first; with volume and issue, for one of them; or for the newest.
 */
export type WrittenIssuesCollection = {
  /**
   * The name of the list: issues.
   */
  collection: 'issues';
  /**
   * Only issues of this volume.
   */
  volume?: number;
  /**
   * Only the issue of this number; needs a volume.
   */
  issue?: IssueNumber;
  /**
   * Only the newest issue that holds papers; another is shown once it appears.
   */
  newest?: true;
};

/**
 * Stands for the newest issues of the journal with their papers, oldest first: as many as one page can hold.
 */
export type WrittenNewestIssuesCollection = {
  /**
   * The name of the list: newest-issues.
   */
  collection: 'newest-issues';
};

/**
 * Stands for all issues of the journal, and for the pages of single years where there are some; with a year, for its issues.
 */
export type WrittenArchiveCollection = {
  /**
   * The name of the list: archive.
   */
  collection: 'archive';
  /**
   * Only the issues of this year.
   */
  year?: number;
};

/**
 * Stands for the newest papers of the journal, and for the index in which all of them are searched.
 */
export type WrittenPaperShelfCollection = {
  /**
   * The name of the list: paper-shelf.
   */
  collection: 'paper-shelf';
};

/**
 * Stands for an index of all papers, by the family names of their authors or by their subjects; where it has grown too long for one page, for a part of it.
 */
export type WrittenPaperIndexCollection = {
  /**
   * The name of the list: paper-index.
   */
  collection: 'paper-index';
  /**
   * What the entries are: author or subject.
   */
  by: 'author' | 'subject';
  /**
   * Which part of a long index; without it, the first, and all that have no page of their own.
   */
  part?: number;
};

/**
 * Stands for what follows from the whole journal for one paper: citations, files, the papers before and after it.
 */
export type WrittenPaperContextCollection = {
  /**
   * The name of what is wanted: paper-context.
   */
  collection: 'paper-context';
  /**
   * The route of the paper’s page.
   */
  of: string;
};

/**
 * Stands for the full text of one paper, which lies beside it as Markdown or JATS.
 */
export type WrittenPaperTextCollection = {
  /**
   * The name of what is wanted: paper-text.
   */
  collection: 'paper-text';
  /**
   * The route of the paper’s page.
   */
  of: string;
};

/**
 * The works that a paper cites, written out, or those of its file as the build prints them.
 */
export type WrittenPaperReferences =
  | {
      /**
       * The work as the list prints it.
       */
      text: string;
      /**
       * Where the work can be found.
       */
      to?: string;
    }[]
  | WrittenPaperReferencesCollection;

/**
 * Stands for the works that one paper cites, as the build sets them in the journal’s style.
 */
export type WrittenPaperReferencesCollection = {
  /**
   * The name of what is wanted: paper-references.
   */
  collection: 'paper-references';
  /**
   * The route of the paper’s page.
   */
  of: string;
};

/**
 * Authors, editors or translators of a cited work, in the order of its title page.
 *
 * @minItems 1
 * @maxItems 2000
 *
 * Items: Family and given name; the name of a group, or a single name, is "literal".
 */
export type CitedPeople = {
  /**
   * The surname, under which the work is listed.
   */
  family?: string;
  /**
   * First and middle names or initials.
   */
  given?: string;
  /**
   * The name of a group, or one without a family name.
   */
  literal?: string;
  /**
   * What follows the name: Jr., III.
   */
  suffix?: string;
  /**
   * A particle that lists leave out: von in Humboldt, Alexander von.
   */
  'dropping-particle'?: string;
  /**
   * A particle that stays with the family name: van in van der Berg.
   */
  'non-dropping-particle'?: string;
  /**
   * Whether a comma comes before the suffix.
   */
  'comma-suffix'?: boolean;
  /**
   * Whether the family name always comes first.
   */
  'static-ordering'?: boolean;
  /**
   * Whether particles are still part of the names.
   */
  'parse-names'?: boolean;
}[];

/**
 * A year, a month or a day: "2021", "2021-04"; or as reference managers write it.
 */
export type CitedDate =
  | {
      /**
       * Year, month and day as numbers; a second list is the end of a span.
       *
       * @minItems 1
       * @maxItems 2
       */
      'date-parts'?: (number | string)[][];
      /**
       * The season in place of a month: 1 is spring.
       */
      season?: number | string;
      /**
       * Whether the date is not certain.
       */
      circa?: boolean;
      /**
       * The date as it is printed, if it has no year: no date, in press.
       */
      literal?: string;
      /**
       * The date as a reference manager found it.
       */
      raw?: string;
    }
  | string;

/**
 * A number as it is printed, such as a volume or pages: 4, 11-29, e123.
 */
export type CitedNumber = number | string;

/**
 * The number of an issue within its volume; a double issue is 3-4, a supplement Suppl. 1, and that of an issue 2 Suppl. 1.
 */
export type IssueNumber = number | string;

/**
 * The data of one cited work in CSL-JSON: the build sets the reference in the journal’s style.
 */
export interface CitedWork {
  /**
   * What kind of work it is, in the terms of CSL, such as article-journal, book, chapter, paper-conference, thesis, report, dataset or webpage.
   */
  type:
    | 'article'
    | 'article-journal'
    | 'article-magazine'
    | 'article-newspaper'
    | 'bill'
    | 'book'
    | 'broadcast'
    | 'chapter'
    | 'classic'
    | 'collection'
    | 'dataset'
    | 'document'
    | 'entry'
    | 'entry-dictionary'
    | 'entry-encyclopedia'
    | 'event'
    | 'figure'
    | 'graphic'
    | 'hearing'
    | 'interview'
    | 'legal_case'
    | 'legislation'
    | 'manuscript'
    | 'map'
    | 'motion_picture'
    | 'musical_score'
    | 'pamphlet'
    | 'paper-conference'
    | 'patent'
    | 'performance'
    | 'periodical'
    | 'personal_communication'
    | 'post'
    | 'post-weblog'
    | 'regulation'
    | 'report'
    | 'review'
    | 'review-book'
    | 'software'
    | 'song'
    | 'speech'
    | 'standard'
    | 'thesis'
    | 'treaty'
    | 'webpage';
  /**
   * The name of the work in the reference manager; the paper does not need it.
   */
  id?: number | string;
  /**
   * The title of the work itself: of the article, the chapter or the book.
   */
  title?: string;
  /**
   * Those who wrote it, in the order of its title page.
   */
  author?: CitedPeople;
  /**
   * When it was published.
   */
  issued?: CitedDate;
  /**
   * The journal, the book or the website that it is in.
   */
  'container-title'?: string;
  /**
   * The short title of the journal.
   */
  'container-title-short'?: string;
  /**
   * The number of its volume.
   */
  volume?: CitedNumber;
  /**
   * The number of the issue.
   */
  issue?: CitedNumber;
  /**
   * The pages, or the number of the article: 11–29, e123.
   */
  page?: CitedNumber;
  /**
   * The number of a report, a patent, a standard or an article.
   */
  number?: CitedNumber;
  /**
   * The DOI of the work, without the address before it.
   */
  DOI?: string;
  /**
   * Where the work is found.
   */
  URL?: string;
  /**
   * Its number in PubMed.
   */
  PMID?: number | string;
  /**
   * Its number in PubMed Central.
   */
  PMCID?: string;
  /**
   * The number of the book.
   */
  ISBN?: string;
  /**
   * The number of the journal.
   */
  ISSN?: string;
  /**
   * Those who edited the book or the proceedings.
   */
  editor?: CitedPeople;
  /**
   * Those who translated it.
   */
  translator?: CitedPeople;
  /**
   * Who published it; of a thesis the university.
   */
  publisher?: string;
  /**
   * The town of the publisher.
   */
  'publisher-place'?: string;
  /**
   * Which edition it is.
   */
  edition?: CitedNumber;
  /**
   * When a website was read.
   */
  accessed?: CitedDate;
  /**
   * What it is more exactly: PhD thesis, white paper.
   */
  genre?: string;
  /**
   * How it was published: film, CD.
   */
  medium?: string;
  /**
   * The version of software or data.
   */
  version?: CitedNumber;
  /**
   * The language of the work as a code.
   */
  language?: string;
  /**
   * What else a reader needs to find the work.
   */
  note?: string;
  /**
   * The series that it belongs to.
   */
  'collection-title'?: string;
  /**
   * Its number in the series.
   */
  'collection-number'?: CitedNumber;
  /**
   * Those who edit the series.
   */
  'collection-editor'?: CitedPeople;
  /**
   * Those who wrote the book that a chapter is in.
   */
  'container-author'?: CitedPeople;
  /**
   * The title of the work that was translated.
   */
  'original-title'?: string;
  /**
   * When the original was published.
   */
  'original-date'?: CitedDate;
  /**
   * The name of the conference.
   */
  'event-title'?: string;
  /**
   * The name of the conference, as older reference managers write it.
   */
  event?: string;
  /**
   * When the conference was.
   */
  'event-date'?: CitedDate;
  /**
   * Where the conference was.
   */
  'event-place'?: string;
  /**
   * How many pages it has.
   */
  'number-of-pages'?: CitedNumber;
  /**
   * How many volumes it has.
   */
  'number-of-volumes'?: CitedNumber;
  /**
   * The number of the chapter.
   */
  'chapter-number'?: CitedNumber;
  /**
   * The number of the part.
   */
  'part-number'?: CitedNumber;
  /**
   * The section of a newspaper or a law.
   */
  section?: string;
  /**
   * The number of the supplement.
   */
  'supplement-number'?: CitedNumber;
  /**
   * The archive that keeps it, or the repository of a preprint.
   */
  archive?: string;
  /**
   * Where the archive keeps it.
   */
  archive_location?: string;
  /**
   * Where the archive is.
   */
  'archive-place'?: string;
  /**
   * The court or the body that issued it.
   */
  authority?: string;
  /**
   * Where a law holds.
   */
  jurisdiction?: string;
  /**
   * How far it is published: in press.
   */
  status?: string;
  /**
   * The scale of a map.
   */
  scale?: string;
  /**
   * How large or how long it is.
   */
  dimensions?: string;
  /**
   * Those who directed the film.
   */
  director?: CitedPeople;
  /**
   * Those who composed the music.
   */
  composer?: CitedPeople;
  /**
   * Those who drew the pictures.
   */
  illustrator?: CitedPeople;
  /**
   * Those who asked the questions.
   */
  interviewer?: CitedPeople;
  /**
   * Those to whom a letter was written.
   */
  recipient?: CitedPeople;
  /**
   * Those who contributed in another way.
   */
  contributor?: CitedPeople;
  /**
   * Those who wrote what is reviewed.
   */
  'reviewed-author'?: CitedPeople;
  /**
   * The title of what is reviewed.
   */
  'reviewed-title'?: string;
  [k: string]: unknown;
}

/**
 * Stands for the editorial board of the journal, as pages-config/_site.json lists it.
 */
export type WrittenBoardCollection = {
  /**
   * The name of the list: board.
   */
  collection: 'board';
};

/**
 * The words that stand on every sample quote, beside what it says.
 */
export interface QuoteLabels {
  /**
   * Above what the customer asked for.
   */
  brief: string;
  /**
   * The heading of the column of tasks.
   */
  task: string;
  /**
   * The heading of the column of hours.
   */
  hours: string;
  /**
   * Beside the sum of all hours.
   */
  sum: string;
  /**
   * Beside the rounds of rework.
   */
  rework: string;
  /**
   * Beside the day of the delivery.
   */
  date: string;
  /**
   * Beside the total.
   */
  total: string;
  /**
   * Where the figure would stand: a sample names no price.
   */
  agreed: string;
}

/**
 * What would be done and how many hours each task takes; three to five read best, and their sum is worked out.
 *
 * @minItems 1
 * @maxItems 12
 *
 * Items: One task and its hours.
 */
export type QuoteTasks = {
  /**
   * What would be done, in three to eight words.
   */
  task: string;
  /**
   * How many whole hours it takes.
   */
  hours: number;
}[];

/**
 * The lowest price of a service, shown as “From €8 per 1,000 words”; leave it out if each price is quoted.
 */
export interface StartingPrice {
  /**
   * The number alone, with a point before cents: 800 or 19.5.
   */
  amount: number;
  /**
   * The three capitals of the currency: EUR for euros, USD for US dollars.
   */
  currency: string;
  /**
   * What the amount pays for, as it follows the amount; leave it out for a whole project.
   */
  unit?: string;
}

/**
 * The words around a paragraph before and after its editing.
 */
export interface EditLabels {
  /**
   * Above the paragraph as its writer sent it.
   */
  before: string;
  /**
   * Above the paragraph as it was returned.
   */
  after: string;
  /**
   * Above the notes of the editor.
   */
  notes: string;
  /**
   * What the slider does, for those who do not see it.
   */
  control: string;
}

/**
 * What the editor wrote in the margin, in the order of the paragraph; three or four read best.
 *
 * @minItems 1
 * @maxItems 8
 *
 * Items: The words that it is about, and what the editor says of them.
 */
export type EditNotes = {
  /**
   * The words of the first version, as they stand there.
   */
  words: string;
  /**
   * One or two short sentences: what is wrong, and why.
   */
  text: string;
}[];

/**
 * What the section stands on from edge to edge, pale or dark; without it, that is the page’s own paper.
 */
export type Background = 'pale' | 'dark';

/**
 * Blocks of the page, from top to bottom; each has a type.
 *
 * @minItems 1
 * @maxItems 40
 */
export type WrittenSections = { type: string; [property: string]: unknown }[];
