// Made from schemas/sections/event-list.schema.json by `npm run generate`: change that file, not this one.
import type { ResolvedImage } from '../../core/content/resolved.ts';

/**
 * Events with speaker, host, date and time: the latest large, the others below it by year.
 */
export interface EventListData {
  /**
   * Makes this section an event list.
   */
  type: 'event-list';
  /**
   * A name for this section, so that links can point to it.
   */
  id?: string;
  /**
   * What kind of events these are.
   */
  title: string;
  /**
   * The events in any order; the page sorts them by date, latest first.
   *
   * @minItems 1
   * @maxItems 60
   */
  items: {
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
    date: string;
    /**
     * From when to when, with the time zone, as it is to be read: on a clock of twelve hours, or of twenty-four (18:00 – 20:00 CET).
     */
    time: string;
  }[];
}
