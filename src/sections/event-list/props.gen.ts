// Made from schemas/sections/event-list.schema.json by `npm run generate`: change that file, not this one.
import type { ListedEvent } from '../../core/content/parts.gen.ts';

/**
 * Events with speaker, host, date and time: future events first, the next one large, then past events by year.
 */
export interface EventListData {
  /** Makes this section an event list. */
  type: 'event-list';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /**
   * Future events, above the past ones; after its day, an event is shown with the past ones automatically.
   */
  upcoming?: {
    /** The heading above the future events; hidden if there are none. */
    title: string;
    /**
     * The future events in any order; the page shows the next one first.
     *
     * @minItems 1
     * @maxItems 60
     */
    items: ListedEvent[];
  };
  /** The kind of events; the heading above the past ones. */
  title: string;
  /**
   * The past events, in any order; the page sorts them by date, latest first, together with those of "upcoming" that are over.
   *
   * @minItems 1
   * @maxItems 60
   */
  items: ListedEvent[];
}
