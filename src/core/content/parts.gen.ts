// Made from schemas/parts.schema.json by `npm run generate`: change that file, not this one.
import type { EventDay, ResolvedImage } from './resolved.ts';

/** An event with speaker, host, date and time. */
export type WrittenListedEvent = {
  /** A drawing of one lit object that represents the event. */
  image: WrittenImage;
  /** What the event was about. */
  title: string;
  /** Who spoke, with title. */
  speaker: string;
  /** The person or body that hosted the event. */
  host: string;
  /** The host's position, if the host is a person. */
  hostRole?: string;
  /** The day of the event as year-month-day. */
  date: string;
  /**
   * Beginning and end with the time zone, as readers see it, in the 12-hour or 24-hour format (18:00 – 20:00 CET).
   */
  time: string;
};

/** An event with speaker, host, date and time. */
export interface ListedEvent extends Omit<WrittenListedEvent, 'image' | 'date'> {
  /** A drawing of one lit object that represents the event. */
  image: ResolvedImage;
  /** The day of the event as year-month-day. */
  date: EventDay;
}

/** A link, shown as a button or as text. */
export interface Link {
  /** The text of the link; it must be understandable without the text around it. */
  label: string;
  /** Where the link leads: a page of this site, an anchor, or an https:, mailto: or tel: address. */
  to: string;
}

/** A picture from pages-config/_media; drawings become part of the page and follow its colours. */
export type WrittenImage = {
  /** The path of the picture below pages-config/_media (svg, png, jpg, webp or avif). */
  src: string;
  /** What the picture shows, for people who can't see it; leave it empty when the picture only decorates. */
  alt: string;
  /** The part of a photograph that is shown, in percent of its width and height; without it, all of it. */
  crop?: {
    /** What is cut off on the left, in percent of the width. */
    left: number;
    /** What is cut off at the top, in percent of the height. */
    top: number;
    /** The width that is left, in percent. */
    width: number;
    /** The height that is left, in percent. */
    height: number;
  };
  /**
   * The point of the picture that stays in view where a box of another shape cuts it, in percent from the left and from the top, in steps of 10; without it, the middle.
   */
  focus?: {
    /** 0 is the left edge of the shown part, 100 the right one. */
    x: 0 | 10 | 20 | 30 | 40 | 50 | 60 | 70 | 80 | 90 | 100;
    /** 0 is the upper edge of the shown part, 100 the lower one. */
    y: 0 | 10 | 20 | 30 | 40 | 50 | 60 | 70 | 80 | 90 | 100;
  };
};

/**
 * A short silent loop from pages-config/_media/films: the name without extension; .webm, .mp4 and the poster .webp are side by side.
 */
export type WrittenFilm = {
  /** The path below pages-config/_media without the extension. */
  src: string;
  /** What the film shows, in a few words. */
  label: string;
};

/**
 * A film that a visitor starts, from pages-config/_media/films: the name without extension; .webm, .mp4, the poster .webp and, if there is speech, the captions .vtt are side by side.
 */
export type WrittenVideo = {
  /** The path below pages-config/_media without the extension. */
  src: string;
  /** What the video shows, in a few words, for people who can't see it. */
  label: string;
};

/** The name of an icon from the icon set. */
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

/** The name of an icon from the icon set. */
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

/** The tile of a page on the services grid: a title, one line and a drawing. */
export type WrittenTile = {
  /** The name of the service as the tile shows it. */
  title: string;
  /** One line that says what a visitor gets. */
  text: string;
  /** The tile's drawing, 240 by 180. */
  image: WrittenImage;
  /** The page that the tile opens. */
  to: string;
  /** The language code of the tile, if it is not that of the page. */
  language?: string;
};

/** The tile of a page on the services grid: a title, one line and a drawing. */
export interface Tile extends Omit<WrittenTile, 'image'> {
  /** The tile's drawing, 240 by 180. */
  image: ResolvedImage;
}

/** A list of tiles, or all pages that have a tile: { "collection": "services" }. */
export type WrittenTiles = WrittenTile[] | WrittenServicesCollection;

/** The list of all pages that have a tile, in the order of their tiles. */
export type WrittenServicesCollection = {
  /** The name of the list: services. */
  collection: 'services';
};

/** The labels that every sample quote has. */
export interface QuoteLabels {
  /** Above the customer’s request. */
  brief: string;
  /** The heading of the column of tasks. */
  task: string;
  /** The heading of the column of hours. */
  hours: string;
  /** Beside the sum of all hours. */
  sum: string;
  /** Beside the rounds of rework. */
  rework: string;
  /** Beside the day of the delivery. */
  date: string;
  /** Beside the total. */
  total: string;
  /** In place of the price, because a sample names none. */
  agreed: string;
}

/**
 * The tasks and the hours that each takes; three to five are best, and the sum is calculated.
 *
 * @minItems 1
 * @maxItems 12
 *
 * Items: One task and its hours.
 */
export type QuoteTasks = {
  /** What would be done, in three to eight words. */
  task: string;
  /** How many whole hours it takes. */
  hours: number;
}[];

/**
 * The lowest price of a service, shown as “From €8 per 1,000 words”; leave it out if each price is quoted.
 */
export interface StartingPrice {
  /** Only the number, with a point before cents: 800 or 19.5. */
  amount: number;
  /** The three-letter code of the currency: EUR for euros, USD for US dollars. */
  currency: string;
  /** The unit that the amount pays for, as text after the amount; leave it out for a whole project. */
  unit?: string;
}

/** The labels of a paragraph before and after its editing. */
export interface EditLabels {
  /** Above the paragraph as its writer sent it. */
  before: string;
  /** Above the paragraph as it was returned. */
  after: string;
  /** Above the notes of the editor. */
  notes: string;
  /** What the slider does, for people who can’t see it. */
  control: string;
}

/**
 * The editor’s notes in the margin, in the order of the paragraph; three or four are best.
 *
 * @minItems 1
 * @maxItems 8
 *
 * Items: The words that the note is about, and the editor’s comment.
 */
export type EditNotes = {
  /** Words of the first version, exactly as written there. */
  words: string;
  /** One or two short sentences: what is wrong, and why. */
  text: string;
}[];

/** The background of the section, from edge to edge, pale or dark; default: that of the page. */
export type Background = 'pale' | 'dark';

/**
 * Blocks of the page, from top to bottom; each has a type.
 *
 * @minItems 1
 * @maxItems 40
 */
export type WrittenSections = { type: string; [property: string]: unknown }[];
