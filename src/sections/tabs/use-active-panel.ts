import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { TabsData } from './props.gen.ts';
import { useHash } from './hash.ts';
import { panelHolding } from './panel-holding.ts';

/** Which panel is open: the one that the address names, else the one that was chosen last, else the first. */
export function useActivePanel(panels: TabsData['panels'], root: RefObject<HTMLElement | null>) {
  const hash = useHash();
  const [active, setActive] = useState(0);
  const [followed, setFollowed] = useState<string | null>(null);
  if (hash !== followed) {
    const found = hash ? panelHolding(panels, hash) : 0;
    setFollowed(hash);
    if (found >= 0) setActive(found);
  }
  // An address that names what these tabs stand in, such as the panel of outer tabs, leaves them at their start.
  useEffect(() => {
    const place = hash ? document.getElementById(hash) : null;
    if (place?.contains(root.current)) setActive(0);
  }, [hash, root]);
  return { awake: hash !== null, active, setActive };
}
