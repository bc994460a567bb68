import { expect, test } from 'vitest';
import { findInteractions } from '../../bench/visits/find-interactions.ts';
import type { BuiltPage, BuiltSite } from '../../built/built-site.ts';

function page(route: string, body: string, more: Partial<BuiltPage> = {}): BuiltPage {
  const html = `<html><body><main>${body}</main></body></html>`;
  return { route, title: route, types: [route], forms: [], hasDialog: false, html, sections: [], ...more };
}

function site(...pages: BuiltPage[]): BuiltSite {
  return { folder: '', pages, overlays: ['/ask'], navigation: [] };
}

test('each kind of control is found once, on the longest page, by the styles around it', () => {
  const folded = '<details class="answer open"><summary class="line">What  is it?</summary></details>';
  const found = findInteractions(
    site(
      page('/short', `${folded}<nav class="bar"><button type="button">Next</button></nav>`),
      page(
        '/long',
        `<ul class="list">${folded}<li><label><input type="radio" name="kind"></label></li></ul>`,
      ),
    ),
  );
  expect(found).toEqual([
    {
      name: 'unfolding “What is it?”',
      route: '/long',
      selector: '[class~="answer"] summary[class~="line"]',
    },
    { name: 'choosing kind', route: '/long', selector: '[class~="list"] input[type=radio]' },
    { name: 'pressing “Next”', route: '/short', selector: '[class~="bar"] button:not([type=submit])' },
  ]);
});

test('a form is filled in on its page, one field of each kind, and sent', () => {
  const form = `<div data-form="ask"><input type="text" name="first"><input type="text" name="last">
    <input type="hidden" name="key"><input type="file" name="paper"><select name="size"><option>One</select>
    <button type="submit">Send</button></div>`;
  const plain = page('/plain', form, { forms: ['ask'] });
  const longer = page('/longer', `${'<p>More</p>'.repeat(20)}<noscript>${form}</noscript>`);
  expect(findInteractions(site(longer, plain))).toEqual([
    {
      name: 'typing into ask first',
      route: '/plain',
      selector: '[data-form="ask"] input[type=text]',
      letters: 'Asha',
    },
    { name: 'choosing ask size', route: '/plain', selector: '[data-form="ask"] select', isList: true },
    { name: 'sending ask “Send”', route: '/plain', selector: '[data-form="ask"] button[type=submit]' },
  ]);
});

test('only links that stay on the page, open a dialog or lead to another language are clicked', () => {
  const links = `<a class="away" href="/b">Away</a><a class="inner" href="#top">Up</a><a href="#">Nowhere</a>
    <a class="btn" href="/ask?about=it">Ask</a><a class="link" href="/ask">Ask again</a>
    <a hreflang="hi" href="/hi">हिन्दी</a><button disabled>Not now</button>`;
  expect(findInteractions(site(page('/', links))).map(({ name, selector }) => [name, selector])).toEqual([
    ['going to “Up”', 'a[href^="#"][class~="inner"]'],
    ['opening “Ask”', 'a[href^="/ask"]'],
    ['following “हिन्दी”', 'a[hreflang]'],
  ]);
});
