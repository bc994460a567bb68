import { useId, useMemo, useRef } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { SectionProps } from '../../ui/section-props.ts';
import type { TabsData } from './props.gen.ts';
import { setHash } from '../../ui/parts/hash.ts';
import { tabForKey } from './tab-for-key.ts';
import { OuterPanels, useActivePanel } from './use-active-panel.ts';
import { usePanelInView } from './use-panel-in-view.ts';
import styles from './tabs.module.css';

/**
 * Links to panels, all of which are in the page. With scripting, CSS shows one of them before hydration; the
 * hydrated page turns the links into tabs. The address selects the open panel, as #name.
 */
export default function Tabs({
  data: { id, label, panels, level = 'main' },
  render,
}: SectionProps<TabsData>) {
  const name = useId();
  const root = useRef<HTMLDivElement>(null);
  const { isHydrated, active, setActive, around: outerPanelIds } = useActivePanel(panels);
  // A change of tabs renders no section, because the panels' contents are memoized.
  const contents = useMemo(
    () =>
      panels.map((panel) => (
        <OuterPanels key={panel.id} value={[...outerPanelIds, panel.id]}>
          {render(panel.sections)}
        </OuterPanels>
      )),
    [panels, render, outerPanelIds],
  );
  const { chosenHere } = usePanelInView(root, active, isHydrated);

  function choose(index: number, how: 'push' | 'replace'): void {
    chosenHere(index);
    setActive(index);
    setHash(panels[index]?.id ?? '', how);
  }
  function onClick(event: MouseEvent, index: number): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    choose(index, 'push');
  }
  function onKeyDown(event: KeyboardEvent): void {
    const next = isHydrated ? tabForKey(event.key, active, panels.length) : undefined;
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    root.current?.firstElementChild?.querySelectorAll('a')[next]?.focus();
    choose(next, 'replace');
  }

  return (
    <section
      id={id}
      className={`${styles.tabs} ${level === 'sub' ? styles.sub : ''}`}
      data-hydrate=""
      data-hydrated={isHydrated || undefined}
    >
      <div className={styles.frame} ref={root}>
        <ul
          className={`wrap ${styles.bar}`}
          aria-label={label}
          data-keys="ArrowLeft ArrowRight Home End"
          {...(isHydrated && { role: 'tablist' })}
        >
          {panels.map((panel, index) => (
            <li key={panel.id} {...(isHydrated && { role: 'presentation' })}>
              <a
                id={`${name}${panel.id}`}
                className={isHydrated ? styles.tab : `${styles.tab} ${styles.asleep}`}
                href={`#${panel.id}`}
                data-label={panel.label}
                {...(isHydrated && tabRole(panel.id, index === active))}
                onClick={(event) => onClick(event, index)}
                onKeyDown={onKeyDown}
                onFocus={() => {
                  chosenHere(index);
                  setActive(index);
                }}
              >
                {panel.label}
              </a>
            </li>
          ))}
        </ul>
        <div className={styles.panels}>
          {panels.map((panel, index) => (
            <div
              key={panel.id}
              id={panel.id}
              className={styles.panel}
              {...(isHydrated && {
                role: 'tabpanel',
                'aria-labelledby': `${name}${panel.id}`,
                hidden: index !== active,
              })}
              ref={makeFocusable}
            >
              <h2 className={`wrap ${styles.name}`} data-panel-name="">
                {panel.label}
              </h2>
              {contents[index]}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function tabRole(panel: string, selected: boolean) {
  return {
    role: 'tab',
    'aria-selected': selected,
    'aria-controls': panel,
    tabIndex: selected ? 0 : -1,
  } as const;
}

/** Makes a panel focusable, unless its content begins with a focusable element. */
function makeFocusable(panel: HTMLElement | null): void {
  if (panel && !beginsWithControl(panel)) panel.tabIndex = 0;
}

function beginsWithControl(panel: HTMLElement): boolean {
  const texts = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT, (text) =>
    text.textContent?.trim() && !text.parentElement?.closest('[data-panel-name]')
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_REJECT,
  );
  const first = texts.nextNode()?.parentElement;
  return Boolean(first?.closest('a[href], button, label, summary'));
}
