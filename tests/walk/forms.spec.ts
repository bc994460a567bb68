import { listPlacedForms } from '../workshop/built/built-site.ts';
import type { PlacedForm } from '../workshop/built/built-site.ts';
import { referencePattern } from '../e2e/support/forms-under-test.ts';
import { click, hydrateTab, openRoute, until } from './support/act.ts';
import { fillFormByKeyboard } from './support/fill-form.ts';
import type { Tab } from './support/tab.ts';
import { expect, long, test, walked } from './support/walk-test.ts';

/* Every form: it is not sent without answers, typed text survives a reload, and the submission is stored. */

const forms = listPlacedForms(walked);
const short = shortWalk();

for (const placed of forms) {
  const { id, page } = placed;
  const form = `${page.hasDialog ? 'dialog' : 'main'} [data-form="${id}"]`;
  const controls = `${form} :is(input, select, textarea)`;

  test(`${id}: an empty form leads to its first question`, long, async ({ tab }) => {
    await openRoute(tab, page.route);
    await send(tab, form);
    await until(
      tab,
      'the first question that needs an answer has the focus',
      (all) => {
        const asked = [...document.querySelectorAll<HTMLInputElement>(all)];
        const first = asked.find((control) => control.required && !control.validity.valid);
        return first && (first.type === 'radio' ? isNamed(first) : document.activeElement === first);
        function isNamed({ name }: HTMLInputElement): boolean {
          return (document.activeElement as HTMLInputElement | null)?.name === name;
        }
      },
      controls,
    );
  });

  test(
    `${id}: answers survive a reload, and are stored`,
    short.has(id) ? {} : long,
    async ({ tab, server }) => {
      await openRoute(tab, page.route);
      await fillFormByKeyboard(tab, controls);
      const typed = await tab.evaluate(readAnswers, controls);
      expect(Object.values(typed).filter(Boolean)).not.toEqual([]);
      await tab.reload();
      await hydrateTab(tab);
      await expect
        .poll(() => tab.evaluate(readAnswers, controls), 'what was typed is there again')
        .toEqual(typed);
      // A draft contains no password.
      await fillFormByKeyboard(tab, `${form} :is(input, select, textarea):invalid`);
      await send(tab, form);
      await until(tab, 'the reference is shown', referenceIn, referencePattern.source);
      const reference = await tab.evaluate(referenceIn, referencePattern.source);
      expect(await server.stored()).toContain(reference);
    },
  );
}

/** The smallest set with a form in a dialog, one in a page, one with files and one without. */
function shortWalk(): Set<string> {
  const seen = new Set<string>();
  const formKinds = ({ page, takesFiles }: PlacedForm) => [`dialog ${page.hasDialog}`, `files ${takesFiles}`];
  const newIn = (form: PlacedForm) => formKinds(form).filter((kind) => !seen.has(kind)).length;
  const chosen = forms.map(() => {
    const [most] = forms.toSorted((a, b) => newIn(b) - newIn(a));
    if (!most || newIn(most) === 0) return '';
    for (const kind of formKinds(most)) seen.add(kind);
    return most.id;
  });
  return new Set(chosen);
}

function send(tab: Tab, form: string): Promise<void> {
  return click(tab, `${form} button[type=submit]`);
}

/** The answers that a draft stores, by the names of their questions. Runs in the page. */
function readAnswers(controls: string): Record<string, string> {
  const all = [...document.querySelectorAll<HTMLInputElement>(controls)];
  const storable = all.filter(({ type, name }) => name && !['password', 'hidden', 'file'].includes(type));
  const isChosen = (each: HTMLInputElement) => !['checkbox', 'radio'].includes(each.type) || each.checked;
  return Object.fromEntries(storable.filter(isChosen).map(({ name, value }) => [name, value]));
}

/** Runs in the page. */
function referenceIn(pattern: string): string | undefined {
  const shown = document.querySelector('dialog[open]') ?? document.querySelector('main');
  return new RegExp(pattern).exec(shown?.textContent ?? '')?.[0];
}
