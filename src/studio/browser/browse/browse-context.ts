import { createContext, useContext } from 'react';

/** The browsed state of the studio, which stays when a link leads to another page. */
export interface Browsing {
  /** The query and the anchor of the followed link; empty at first. */
  rest: string;
  /** Whether a link has led to this page, so that the page takes the focus. */
  isFollowed: boolean;
}

interface BrowseSwitch {
  /** Undefined while the page is edited. */
  browsing: Browsing | undefined;
  setBrowsing: (browsing: Browsing | undefined) => void;
}

/** Whether the page in the canvas is browsed. */
export const BrowseContext = createContext<BrowseSwitch>({
  browsing: undefined,
  setBrowsing: () => undefined,
});

/** The switch of browsing. */
export function useBrowsing(): BrowseSwitch & { toggle: () => void } {
  const { browsing, setBrowsing } = useContext(BrowseContext);
  const toggle = () => setBrowsing(browsing ? undefined : { rest: '', isFollowed: false });
  return { browsing, setBrowsing, toggle };
}
