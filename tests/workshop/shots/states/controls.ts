import type { Page } from '@playwright/test';
import type { SitePlaces } from '../places.ts';
import type { State } from '../state.ts';

const controlled = 'a, button, summary, input, select, textarea, label, li, article, figure, [tabindex]';

/** States in which every control of a page is hovered, focused or pressed at the same time. */
export function controls(places: SitePlaces): State[] {
  const routes = [
    ...places.home,
    ...places.with('card-grid/beam', 'people', 'directory', 'reviews', 'price-table', 'faq', 'tabs'),
    ...places.plainForm,
  ];
  return [
    { name: 'hover', routes, widths: [1440], act: (page) => force(page, ['hover']) },
    {
      name: 'focus',
      routes: [...routes, ...places.fileForm],
      widths: [360, 1440],
      act: (page) => force(page, ['focus', 'focus-visible']),
    },
    {
      name: 'active',
      routes: [...places.home, ...places.plainForm, ...places.with('tabs')],
      widths: [360],
      act: (page) => force(page, ['active']),
    },
  ];
}

/** Makes the browser render all controls in a pseudo-class that normally only one control can have. */
async function force(page: Page, forcedPseudoClasses: string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const found = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: controlled });
  for (const nodeId of found.nodeIds) {
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  }
}
