// Made from schemas/sections/event-list.schema.json by `npm run generate`: change that file, not this one.
import type { ListedEvent } from '../../core/content/parts.gen.ts';

/**
 * Events with speaker, host, date and time: those to come, the next one large, then those that are over, by year.
 */
export interface EventListData {
  /** Makes this section an event list. */
  type: 'event-list';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /**
   * Events that are yet to come, above the others; each moves to those that are over by itself when its day is.
   */
  upcoming?: {
    /** Stands above the events that are yet to come, and goes with the last of them. */
    title: string;
    /**
     * The events in any order; the next comes first.
     *
     * @minItems 1
     * @maxItems 60
     */
    items: ListedEvent[];
  };
  /** What kind of events these are; those that are over stand below it. */
  title: string;
  /**
   * The events that are over, in any order; the page sorts them by date, latest first, together with those that were to come.
   *
   * @minItems 1
   * @maxItems 60
   */
  items: ListedEvent[];
}
