/**
 * Runs in the page: the structure that assistive technology reads. Landmarks, outline, names of links and
 * controls, descriptions of pictures, languages, tables, and live regions.
 * @returns one line for each problem
 */
export function meaningProblems(): string[] {
  const found: string[] = [];
  const visible = <T extends Element>(selector: string): T[] =>
    [...document.querySelectorAll<T>(selector)].filter((element) => element.checkVisibility());
  const one = (what: string, selector: string): void => {
    const count = visible(selector).length;
    if (count !== 1) found.push(`${count} × ${what}`);
  };
  one('main', 'main');
  one('header of the page', '#root > header, body > header');
  one('footer of the page', '#root > footer, body > footer');
  one('h1', 'h1');
  for (const [what, selector] of [
    ['nav', 'nav'],
    ['aside', 'aside'],
  ] as const) {
    const names = visible(selector).map(accessibleName);
    if (names.some((name) => !name)) found.push(`a ${what} has no name`);
    for (const name of repeated(names)) found.push(`two ${what} are called "${name}"`);
  }
  let level = 0;
  for (const heading of visible('h1, h2, h3, h4, h5, h6')) {
    const next = Number(heading.localName.slice(1));
    if (level > 0 && next > level + 1) found.push(`h${next} after h${level}: ${heading.textContent}`);
    level = next;
  }
  const targets = new Map<string, string>();
  for (const link of visible<HTMLAnchorElement>('a[href]:not([role=tab], [href^="mailto:"])')) {
    const name = accessibleName(link).toLowerCase();
    if (/^(|here|more|read more|learn more|see more|link|download( file)?|view|open|go)$/.test(name))
      found.push(`a link to ${link.pathname} is only called "${name}"`);
    const other = targets.get(name) ?? link.href;
    if (other !== link.href) found.push(`"${name}" leads to ${other} and to ${link.href}`);
    targets.set(name, link.href);
  }
  for (const part of visible<HTMLElement>('[aria-label]:is(a, button, summary, input, select)')) {
    const shown = visibleText(part);
    if (shown && !accessibleName(part).toLowerCase().includes(shown))
      found.push(`"${shown}" is called "${accessibleName(part)}"`);
  }
  for (const picture of visible('img:not([alt]), svg:not([aria-hidden=true], [role=img][aria-label])'))
    if (!picture.closest('[aria-hidden=true]'))
      found.push(`a picture has no words: ${picture.outerHTML.slice(0, 80)}`);
  for (const table of visible('table'))
    if (!table.querySelector('thead th, th[scope]'))
      found.push(`a table has no headers: ${table.textContent?.slice(0, 60)}`);
  for (const part of visible('[tabindex]'))
    if (Number(part.getAttribute('tabindex')) > 0) found.push(`tabindex ${part.getAttribute('tabindex')}`);
  for (const part of document.querySelectorAll('#announcer, output.hidden, p.hidden[aria-live]'))
    if (part.textContent)
      found.push(`a live region has text before anything has happened: ${part.textContent}`);
  if (!document.querySelector('#announcer[aria-live]'))
    found.push('no live region is ready to announce the next page');
  const chat = document.querySelector('aside[aria-label="Chat"]');
  if (
    chat &&
    document.querySelector('footer')?.compareDocumentPosition(chat) !== Node.DOCUMENT_POSITION_PRECEDING
  )
    found.push('the chat link is not where it is on other pages: before the footer');
  const scripts: [RegExp, RegExp][] = [
    [/[\u0900-\u097f]{3}/, /^(hi|sa|mr|ne)/],
    [/[\u0600-\u06ff]{3}/, /^(ar|ur|fa)/],
    [/[\u3040-\u30ff]{2}/, /^ja/],
    [/[\u0400-\u04ff]{3}/, /^ru/],
  ];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const [letters, language] of scripts)
      if (
        letters.test(node.textContent ?? '') &&
        !language.test(node.parentElement?.closest<HTMLElement>('[lang]')?.lang ?? '')
      )
        found.push(`no lang attribute for this text: ${node.textContent?.slice(0, 40)}`);
  for (const field of visible<HTMLInputElement>('input, select, textarea')) {
    const name = accessibleName(field);
    if (!name) found.push(`a field has no label: ${field.outerHTML.slice(0, 80)}`);
    const wanted = [
      [/^(your )?e-?mail|^email/i, 'email'],
      [/^(phone|mobile|telephone)/i, 'tel'],
      [/^(your )?name$/i, 'name'],
      [/^first name/i, 'given-name'],
      [/^last name/i, 'family-name'],
      [/password/i, 'new-password'],
    ] as const;
    for (const [words, token] of wanted)
      if (words.test(name) && field.type !== 'search' && !field.autocomplete.split(' ').includes(token))
        found.push(`"${name}" does not ask for autocomplete="${token}" but "${field.autocomplete}"`);
  }
  return found;

  function accessibleName(element: Element): string {
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const words =
      by.map((id) => document.getElementById(id)?.textContent).join(' ') ||
      element.getAttribute('aria-label') ||
      labels.map((label) => label.textContent).join(' ') ||
      [
        element.textContent,
        ...[...element.querySelectorAll('[role=img], img')].map(
          (img) => img.getAttribute('aria-label') ?? img.getAttribute('alt'),
        ),
      ].join(' ');
    return words.trim().replace(/\s+/g, ' ');
  }
  function visibleText(element: HTMLElement): string {
    return element.innerText?.trim().replace(/\s+/g, ' ').toLowerCase() ?? '';
  }
  function repeated(names: string[]): string[] {
    return [...new Set(names.filter((name, place) => names.indexOf(name) !== place))];
  }
}
