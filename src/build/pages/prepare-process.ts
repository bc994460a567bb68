import { answerApart } from '../apart/answer-apart.ts';
import { loadSite } from '../load-site.ts';
import type { Roots } from '../roots.ts';

/* The process that makes what a first build has to make before anything else, and leaves it in the record and in caches. */

await answerApart(prepare);

/** @returns the section types of the site; nothing where its content has errors, which the build itself will tell */
async function prepare(roots: Roots): Promise<string[] | null> {
  const { diagnostics, fonts, validation } = await loadSite(roots);
  if (diagnostics.some(({ severity }) => severity === 'error')) return null;
  await fonts();
  return [...validation.types];
}
