/** A problem that axe finds in a page. */
export interface PageProblem {
  /** color-contrast … */
  rule: string;
  /** The problem in words. */
  help: string;
  /** The beginning of the text of the element. */
  text: string;
}

/** A frame's window with the checker. */
interface CheckedWindow extends Window {
  axe?: {
    run(
      context: Element,
      options: object,
    ): Promise<{ violations: { id: string; help: string; nodes: { element?: Element; html: string }[] }[] }>;
  };
}

const CHECKER = '/_studio/assets/axe.min.js';

/** The problems of a part of a page by WCAG 2.2 AA, contrast in both themes. The checker is loaded at the first call. */
export async function pageProblems(part: Element): Promise<PageProblem[]> {
  const { ownerDocument } = part;
  const root = ownerDocument.documentElement;
  const found = new Map<string, PageProblem>();
  const given = root.dataset['theme'];
  for (const theme of ['light', 'dark'] as const) {
    root.dataset['theme'] = theme;
    const rules = theme === 'light' ? WCAG : CONTRAST;
    for (const problem of await runChecker(ownerDocument, part, rules))
      found.set(`${problem.rule} ${problem.text}`, problem);
  }
  if (given === undefined) delete root.dataset['theme'];
  else root.dataset['theme'] = given;
  return [...found.values()];
}

const WCAG = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
const CONTRAST = { type: 'rule', values: ['color-contrast'] };

async function runChecker(document: Document, part: Element, runOnly: object): Promise<PageProblem[]> {
  const checker = await loadChecker(document);
  const { violations } = await checker.run(part, { runOnly, elementRef: true, resultTypes: ['violations'] });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ element, html }) => ({
      rule: id,
      help,
      text: (element?.textContent?.trim().replaceAll(/\s+/g, ' ') || html).slice(0, 60),
    })),
  );
}

async function loadChecker(document: Document): Promise<NonNullable<CheckedWindow['axe']>> {
  const view = document.defaultView as unknown as CheckedWindow;
  if (!view.axe) {
    const script = document.createElement('script');
    script.src = CHECKER;
    const loaded = new Promise((resolve, reject) => {
      script.addEventListener('load', resolve);
      script.addEventListener('error', () => reject(new Error('The checker is not loaded.')));
    });
    document.head.append(script);
    await loaded;
  }
  if (!view.axe) throw new Error('The checker is not loaded.');
  return view.axe;
}
