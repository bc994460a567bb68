import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether the open panel itself takes the focus: it does where its content doesn't begin with a control. */
export function usePanelStop(root: RefObject<HTMLElement | null>, active: number, awake: boolean): boolean {
  const [stop, setStop] = useState(false);
  useEffect(() => {
    const panel = root.current?.lastElementChild?.children[active];
    setStop(awake && panel !== undefined && !beginsWithControl(panel));
  }, [root, active, awake]);
  return stop;
}

function beginsWithControl(panel: Element): boolean {
  const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT, (text) =>
    text.textContent?.trim() && !text.parentElement?.closest('[data-panel-name]')
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  );
  const first = texts.nextNode()?.parentElement;
  return Boolean(first?.closest('a[href], button, label, summary'));
}
