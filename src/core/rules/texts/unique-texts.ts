import { fault, type Rule } from '../rule.ts';

/** No two pages share a title or a description, unless one of them names the other as its original. */
export const uniqueTexts: Rule = function* ({ pages }) {
  for (const key of ['title', 'description']) {
    const seen = new Map<string, string>();
    for (const page of pages) {
      const { data, file } = page;
      const text = data[key];
      if (
        typeof text !== 'string' ||
        (data['seo'] as { canonical?: unknown } | undefined)?.canonical !== undefined
      )
        continue;
      const known = seen.get(text);
      if (known === undefined) seen.set(text, file);
      else
        yield fault(
          page,
          { path: [key] },
          {
            code: `duplicate-${key}`,
            message: `The ${key} is the same as in ${known}.`,
            about: [known],
            hint: `Say what is particular to this page: search engines show the ${key}.`,
          },
        );
    }
  }
};
