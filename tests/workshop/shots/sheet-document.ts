import { escapeMarkup } from '../../../src/core/markup.ts';

const css = `
:root { color-scheme: light dark; font: 14px/1.4 system-ui, sans-serif; }
body { margin: 0 1rem 3rem; }
header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; align-items: center; padding: .6rem 0; background: Canvas; border-bottom: 1px solid GrayText; }
h1, h2 { margin: 0; font-size: 1rem; }
section { padding-top: 1.25rem; content-visibility: auto; contain-intrinsic-height: auto 650px; }
section > div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; padding-top: .4rem; }
figure { margin: 0; }
figure a { color: inherit; }
img { display: block; height: auto; max-height: 560px; object-fit: cover; object-position: top; border: 1px solid GrayText; box-sizing: border-box; }
figcaption { padding-top: .2rem; color: GrayText; overflow-wrap: anywhere; }
.problem { color: #c0271c; }
.side { display: flex; gap: 1rem; } .side figure { width: calc((100vw - 4rem) / 3); } .side img { width: 100%; max-height: none; }
[hidden] { display: none !important; }
`;

/** Hides cards that the filters exclude, and stores the filters in the address. */
const script = `
const form = document.querySelector('form');
function apply() {
  const data = new FormData(form);
  let shown = 0;
  for (const card of document.querySelectorAll('[data-route]')) {
    const fits = ['route', 'state', 'width', 'theme'].every((key) => {
      const wanted = data.getAll(key).filter(Boolean);
      return wanted.length === 0 || wanted.includes(card.dataset[key]);
    }) && (!data.get('problems') || 'problems' in card.dataset);
    card.hidden = !fits;
    shown += fits;
  }
  for (const group of document.querySelectorAll('section')) group.hidden = !group.querySelector('[data-route]:not([hidden])');
  document.querySelector('output').textContent = shown + ' shown';
  history.replaceState(null, '', '#' + new URLSearchParams([...data].filter(([, value]) => value)));
}
for (const [key, value] of new URLSearchParams(location.hash.slice(1))) {
  for (const field of form.elements) {
    if (field.name !== key) continue;
    if (field.type === 'checkbox') field.checked ||= field.value === value;
    else field.value = value;
  }
}
form.addEventListener('change', apply);
apply();
`;

export interface Filterable {
  route: string;
  state: string;
  width: number;
  theme: string;
  problems?: readonly string[];
}

/**
 * A page with filters above its cards. It is self-contained, except for the pictures; pictures of one page in
 * one state are side by side.
 * @param title title of the page
 * @param cards cards with the filtered properties
 * @param render returns the content of a card, as HTML
 */
export function sheetDocument<Card extends Filterable>(
  title: string,
  cards: readonly Card[],
  render: (card: Card) => string,
): string {
  const choice = (key: 'route' | 'state'): string => {
    const values = [...new Set(cards.map((card) => card[key]))];
    const options = values.map((value) => `<option>${escapeMarkup(value)}</option>`);
    return `<label>${key} <select name="${key}"><option value="">all</option>${options.join('')}</select></label>`;
  };
  const boxes = (key: 'width' | 'theme'): string =>
    [...new Set(cards.map((card) => String(card[key])))]
      .map((value) => `<label><input type="checkbox" name="${key}" value="${value}">${value}</label>`)
      .join(' ');
  const groups = Map.groupBy(cards, ({ route, state }) => `${route} · ${state}`);
  const rendered = [...groups].map(
    ([name, group]) =>
      `<section><h2>${escapeMarkup(name)}</h2><div>${group.map((card) => figure(card, render(card))).join('\n')}</div></section>`,
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeMarkup(title)}</title><style>${css}</style>
<header><h1>${escapeMarkup(title)}</h1><form>${choice('route')} ${choice('state')} ${boxes('width')} ${boxes('theme')}
<label><input type="checkbox" name="problems" value="1">with problems</label></form><output></output></header>
<main>${rendered.join('\n')}</main>
<script>${script}</script></html>
`;
}

function figure({ route, state, width, theme, problems = [] }: Filterable, inside: string): string {
  const marks = Object.entries({ route, state, width, theme });
  const data = marks.map(([key, value]) => ` data-${key}="${escapeMarkup(String(value))}"`).join('');
  return `<figure${data}${problems.length > 0 ? ' data-problems' : ''}>${inside}</figure>`;
}
