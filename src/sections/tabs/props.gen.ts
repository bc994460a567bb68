// Made from schemas/sections/tabs.schema.json by `npm run generate`: change that file, not this one.
import type { ResolvedSection } from '../../core/content/resolved.ts';

/** Several panels in one place, one shown at a time; each has an address, such as /about#team. */
export interface TabsData {
  /** Makes this section a group of tabs. */
  type: 'tabs';
  /** A name for this section, so that links can point to it. */
  id?: string;
  /** What the tabs choose between, for screen readers. */
  label: string;
  /** main: the tabs of a page; sub: smaller tabs inside the panel of another group. */
  level?: 'main' | 'sub';
  /**
   * The panels in the order of their tabs; the first is open at the start.
   *
   * @minItems 2
   * @maxItems 8
   *
   * Items: One tab and what it shows.
   */
  panels: {
    /** The panel’s name in addresses: board opens at #board. */
    id: string;
    /** The text of the tab, which is also the panel’s heading if all panels are shown. */
    label: string;
    /** What the panel shows, from top to bottom. */
    sections: ResolvedSection[];
  }[];
}
