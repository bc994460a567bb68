import { fromHtml } from 'hast-util-from-html';
import type { Element, Nodes } from 'hast';
import { listPlacedForms } from '../../built/built-site.ts';
import type { BuiltPage, BuiltSite } from '../../built/built-site.ts';

/** An interaction with a page of a built site. */
export interface Interaction {
  /** Its name, in the words of the page. */
  name: string;
  route: string;
  /** All controls of the kind. */
  selector: string;
  /** Letters for the first visible field; without it the last control is clicked, then the first. */
  letters?: string;
  /**
   * Whether the control is a list of choices. Keys change it, because a click would open a window outside the page.
   */
  isList?: boolean;
}

/**
 * All kinds of controls of a built site, each on the page with the most content. Two controls are of one kind if they
 * are the same element within parts with the same styles, or in the same form.
 */
export function findInteractions(site: BuiltSite): Interaction[] {
  const found = new Map<string, Interaction>();
  const placed = listPlacedForms(site).map(({ page }) => page);
  for (const { route, html } of new Set([...placed, ...fullestPages(site.pages)])) {
    visitControls(fromHtml(html), {}, (control, { form, styled }) => {
      const use = classifyControl(control, site.overlays);
      if (!use) return;
      const selector = use.isAlike
        ? use.selector
        : form
          ? `[data-form="${form}"] ${use.selector}`
          : [styled, use.selector + ownStyles(control)].filter(Boolean).join(' ');
      if (found.has(selector)) return;
      const name = [use.verb, form, controlName(control)].filter(Boolean).join(' ');
      found.set(selector, { ...use.way, name, route, selector });
    });
  }
  return [...found.values()];
}

/** The longest page of each kind: pages with the same sections and forms have the same controls. */
function fullestPages(pages: readonly BuiltPage[]): BuiltPage[] {
  const byLength = pages.toSorted((one, other) => other.html.length - one.html.length);
  const kinds = Map.groupBy(byLength, ({ types, forms, hasDialog }) =>
    [...types, ...forms, hasDialog].join(),
  );
  return [...kinds.values()].map(([longest]) => longest!);
}

/** The surroundings of a control: its form, and a selector of the nearest parent with its own styles. */
interface Surroundings {
  form?: string;
  styled?: string;
}

function visitControls(
  node: Nodes,
  around: Surroundings,
  visit: (control: Element, around: Surroundings) => void,
): void {
  if (node.type !== 'element' && node.type !== 'root') return;
  let inside = around;
  if (node.type === 'element') {
    if (node.tagName === 'noscript') return;
    visit(node, around);
    const { dataForm } = node.properties;
    const styled = ownStyles(node);
    inside = { ...around, ...(styled && { styled }), ...(dataForm && { form: String(dataForm) }) };
  }
  for (const child of node.children) visitControls(child, inside, visit);
}

/** A selector of an element's CSS module classes; empty if it has none. */
function ownStyles({ properties: { className } }: Element): string {
  return Array.isArray(className) && className.length > 0 ? `[class~="${className[0]}"]` : '';
}

/** The accessible name of a control, or its name in the form. */
function controlName(control: Element): string {
  const { ariaLabel, name } = control.properties;
  const shown = toText(control).replaceAll(/\s+/g, ' ').trim();
  const words = control.tagName === 'select' ? '' : shown.slice(0, 30);
  return ariaLabel ? `“${String(ariaLabel)}”` : words ? `“${words}”` : String(name ?? '');
}

function toText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(toText).join('') : '';
}

interface Use {
  verb: string;
  selector: string;
  /** Whether the control acts in the same way everywhere. */
  isAlike?: boolean;
  way?: Pick<Interaction, 'letters' | 'isList'>;
}

/** The typed texts by input type. */
const typed: Record<string, string> = {
  text: 'Asha',
  search: 'an',
  email: 'asha',
  password: 'asha',
  url: 'asha',
  tel: '9876',
  number: '12',
};

/** The interaction with a control; undefined for others, and for those that open a window of the browser. */
function classifyControl({ tagName, properties }: Element, overlays: readonly string[]): Use | undefined {
  const { type, href, hrefLang, disabled } = properties;
  if (disabled) return undefined;
  switch (tagName) {
    case 'summary':
      return { verb: 'unfolding', selector: 'summary' };
    case 'button':
      return type === 'submit'
        ? { verb: 'sending', selector: 'button[type=submit]' }
        : { verb: 'pressing', selector: 'button:not([type=submit])' };
    case 'textarea':
      return { verb: 'typing into', selector: 'textarea', way: { letters: 'Asha' } };
    case 'select':
      return { verb: 'choosing', selector: 'select', way: { isList: true } };
    case 'input': {
      const letters = typed[String(type ?? 'text')];
      if (letters)
        return { verb: 'typing into', selector: `input[type=${type ?? 'text'}]`, way: { letters } };
      return /^(radio|checkbox|range)$/.test(String(type))
        ? { verb: 'choosing', selector: `input[type=${type}]` }
        : undefined;
    }
    case 'a':
      return linkUse(String(href ?? ''), hrefLang !== undefined, overlays);
    default:
      return undefined;
  }
}

function linkUse(href: string, isLanguage: boolean, overlays: readonly string[]): Use | undefined {
  if (/^#./.test(href)) return { verb: 'going to', selector: 'a[href^="#"]' };
  if (isLanguage) return { verb: 'following', selector: 'a[hreflang]', isAlike: true };
  const overlay = overlays.find((route) => href === route || href.startsWith(`${route}?`));
  return overlay ? { verb: 'opening', selector: `a[href^="${overlay}"]`, isAlike: true } : undefined;
}
