import { expect, test } from 'vitest';
import { readJson } from '../../../src/core/json/json-source.ts';
import { findReferences } from '../../../src/core/rules/find-references.ts';
import type { ParsedFile } from '../../../src/core/rules/rule.ts';
import { invisibleCharacters } from '../../../src/core/rules/texts/invisible-characters.ts';
import { mayHaveTextDiagnostics } from '../../../src/core/rules/texts/may-have-text-diagnostics.ts';
import { placeholderTexts } from '../../../src/core/rules/texts/placeholder-texts.ts';
import { texts } from '../../../src/core/rules/texts/texts.ts';
import { composeSchemas } from '../../../src/core/schema/compile-schemas.ts';
import { seeded } from '../../workshop/fuzz/random.ts';
import { fixtureSchemas } from '../fixture-schemas.ts';

/* The validator skips the texts of a file if a fast scan excludes diagnostics in them: the scan must never be
   wrong. */
const set = composeSchemas(fixtureSchemas());

/** Pieces that cause diagnostics, and pieces close to them. */
const PIECES =
  'a|day|Mon|Fri| |  |.|...|-|--| - |1|2026|x| x |xxx|XXXX|"|\'|<p>|</p>|<b|<!--|<a href="/about">|</a>|&|&amp;|*|**|_|`|](|[a|# |## |> |- |TBD|FIXME|TODO|lorem ipsum|Lorem Ipsum|{{a}}|,|;|?|!|:|é|Ã©|â€™|’|\u200b|\u2028|\ufeff|\ue000|\u061c|🙂|\\|/|\n|\t|10.1000/x|•|1. |2. |the the|page|&amp;amp;|<br>|- '.split(
    '|',
  );

function createPage(title: string, html: string): ParsedFile {
  const data = { title, description: 'A page.', sections: [{ type: 'hero', title, text: html }] };
  const source = readJson({ path: 'pages-config/page.json', text: JSON.stringify(data, null, 2) });
  return {
    ...findReferences(set, 'page', source),
    valid: true,
    opaque: false,
    editorSchemas: undefined,
    language: '',
    accepted: [],
  };
}

function problemsIn(page: ParsedFile): string[] {
  return [invisibleCharacters, texts, placeholderTexts].flatMap((rule) =>
    [...rule(page)].map(({ message }) => message),
  );
}

test('a page with plain words and rich text is skipped', () => {
  const html = '<p>See <a href="/about">what we do</a>: “much”, since 2019.</p><h2>More – and more</h2>';
  expect(mayHaveTextDiagnostics(createPage('Eight well-known places', html))).toBe(false);
});

test('a skipped file has no diagnostic in its texts', () => {
  const random = seeded(11);
  const text = () => Array.from({ length: 1 + random.below(4) }, () => random.pick(PIECES)).join('');
  let passedOver = 0;
  for (let round = 0; round < 6000; round++) {
    const page = createPage(text(), random.below(2) === 0 ? `<p>${text()}</p>` : text());
    if (mayHaveTextDiagnostics(page)) continue;
    passedOver++;
    expect([page.source.text, problemsIn(page)]).toEqual([page.source.text, []]);
  }
  expect(passedOver).toBeGreaterThan(75);
});
