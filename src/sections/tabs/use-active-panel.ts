import { createContext, useContext, useState } from 'react';
import type { TabsData } from './props.gen.ts';
import { useHash } from '../../ui/parts/hash.ts';
import { panelHolding } from './panel-holding.ts';

/** The names of the panels around a section, those of outer tabs. */
export const OuterPanels = createContext<readonly string[]>([]);

/**
 * The open panel: the one in the address, or the last chosen one. An address without an anchor, or with that
 * of the panel around, selects the first.
 */
export function useActivePanel(panels: TabsData['panels']) {
  const hash = useHash();
  const outerPanelIds = useContext(OuterPanels);
  const [active, setActive] = useState(0);
  const [followed, setFollowed] = useState<string | null>(null);
  if (hash !== followed) {
    const found = !hash || outerPanelIds.includes(hash) ? 0 : panelHolding(panels, hash);
    setFollowed(hash);
    if (found >= 0) setActive(found);
  }
  return { isHydrated: hash !== null, active, setActive, around: outerPanelIds };
}
