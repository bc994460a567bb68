import { waitForIdle } from '../wait-for-idle.ts';

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
  axe?: Checker;
}

interface Checker {
  run(
    context: Element,
    options: object,
  ): Promise<{ violations: { id: string; help: string; nodes: { element?: Element; html: string }[] }[] }>;
}

const CHECKER = '/_studio/assets/axe.min.js';

/**
 * The problems of a part of a page by WCAG 2.2 AA, contrast in both colour schemes. The checker is loaded at the first call. It
 * runs in steps while the browser is idle, because a key press can't interrupt a step.
 * @param isOutdated whether the page changes; the remaining steps are then left out
 * @returns undefined if steps were left out
 */
export async function pageProblems(
  part: Element,
  isOutdated: () => boolean,
): Promise<PageProblem[] | undefined> {
  const { ownerDocument } = part;
  const root = ownerDocument.documentElement;
  const problems = new Map<string, PageProblem>();
  const checker = await loadChecker(ownerDocument);
  for (const { theme, rules } of steps) {
    await waitForIdle();
    if (isOutdated()) return undefined;
    root.dataset['theme'] = theme;
    for (const problem of await runChecker(checker, part, rules))
      problems.set(`${problem.rule} ${problem.text}`, problem);
  }
  return [...problems.values()];
}

const steps = [
  { theme: 'light', rules: { type: 'tag', values: ['wcag2a', 'wcag21a'] } },
  { theme: 'light', rules: { type: 'tag', values: ['wcag2aa', 'wcag21aa', 'wcag22aa'] } },
  { theme: 'dark', rules: { type: 'rule', values: ['color-contrast'] } },
];

async function runChecker(checker: Checker, part: Element, runOnly: object): Promise<PageProblem[]> {
  const { violations } = await checker.run(part, { runOnly, elementRef: true, resultTypes: ['violations'] });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ element, html }) => ({
      rule: id,
      help,
      text: (element?.textContent?.trim().replaceAll(/\s+/g, ' ') || html).slice(0, 60),
    })),
  );
}

async function loadChecker(document: Document): Promise<Checker> {
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
