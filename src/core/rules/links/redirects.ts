import type { WrittenRedirects } from '../../content/redirects.gen.ts';
import { toRedirects, type Redirect } from '../../content/redirects.ts';
import type { Period } from '../../content/dates/moments.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import { routeOfLink } from '../../page/routes.ts';
import { isBuildAddress, pageOfBuiltFile } from '../../page/build-addresses.ts';
import { isServerAddress } from '../../page/server-addresses.ts';
import { resolvePath } from '../references.ts';
import { createDiagnostic, type CheckedFile, type Rule, type RuleContext } from '../rule.ts';
import { checkLink } from './links.ts';
import { isExistingRoute } from './missing-page.ts';

/** Reports redirects that lead to a missing target or another redirect, or that hide a page. */
export const redirects: Rule = function* (context) {
  const file = context.redirects;
  if (!file?.valid) return;
  const entries = toRedirects(file.data as unknown as WrittenRedirects);
  const targets = new Map(entries.map(({ from, to }) => [from, to]));
  for (const [index, { from }] of entries.entries()) {
    const at = { path: ['redirects', index, 'from'] };
    if (isServerAddress(from))
      yield createDiagnostic(file, at, {
        code: 'redirect-of-server',
        message: `The server itself answers at ${from}: the redirect has no effect.`,
        hint: 'Remove this redirect.',
      });
    else if (isBuildAddress(from))
      yield createDiagnostic(file, at, {
        code: 'redirect-of-build',
        message: `The build writes ${from}: visitors would be redirected and not get it.`,
        hint: 'Remove this redirect.',
      });
    else if (isExistingRoute(from, context) || isExistingRoute(pageOfBuiltFile(from) ?? from, context))
      yield createDiagnostic(file, at, {
        code: 'redirect-of-page',
        message: `${from} exists: the redirect has no effect.`,
        hint: 'Remove this redirect, or what answers at its address.',
      });
    if (entries.findIndex((entry) => entry.from === from) < index)
      yield createDiagnostic(file, at, {
        code: 'repeated-redirect',
        message: `There is a redirect from ${from} already.`,
        hint: 'Keep one of the two.',
      });
  }
  const reported = new Set<string>();
  for (const link of file.links) {
    const entry = entries[Number(resolvePath(file, link)[1])];
    // A loop is reported at its first redirect.
    if (entry && reported.has(entry.from)) continue;
    if (entry && targets.has(routeOfLink(link.href)))
      yield chainDiagnostic(file, link, entry, { targets, reported, context });
    else yield* checkLink(file, { ...link, when: NO_TIME }, undefined, context);
  }
};

/** A redirect is as available as its target, so the target's dates are no error of the redirect. */
const NO_TIME: Period = { until: '' };

interface Chains {
  targets: ReadonlyMap<string, string | undefined>;
  /** The addresses of reported loops. */
  reported: Set<string>;
  context: RuleContext;
}

function chainDiagnostic(
  file: CheckedFile,
  link: CheckedFile['links'][number],
  { from }: Redirect,
  { targets, reported, context }: Chains,
): Diagnostic {
  const passed = [from];
  let end: string | undefined = link.href;
  while (end !== undefined && targets.has(routeOfLink(end)) && !passed.includes(routeOfLink(end))) {
    passed.push(routeOfLink(end));
    end = targets.get(routeOfLink(end));
  }
  const next = routeOfLink(link.href);
  if (end !== undefined && passed.includes(routeOfLink(end))) {
    for (const each of passed) reported.add(each);
    return createDiagnostic(file, link, {
      code: 'redirect-loop',
      message: `The redirect from ${from} leads back to it: ${[...passed, routeOfLink(end)].join(' → ')}.`,
      hint: 'Redirect one of them to a page.',
    });
  }
  const place = { ...link, offset: 0, length: link.href.length };
  // If the final target is missing, that is an error of another redirect, and the fix must not copy it into
  // this one.
  const isCertain = end !== undefined && (!end.startsWith('/') || isExistingRoute(routeOfLink(end), context));
  const report = createDiagnostic(file, place, {
    code: 'redirect-chain',
    message: `${next} is redirected itself.`,
    hint:
      end === undefined
        ? 'If the page is gone, write "gone": true in place of "to".'
        : `Write "${end}".${isCertain ? ' npm run validate -- --fix does it.' : ''}`,
  });
  return isCertain ? { ...report, fix: end! } : report;
}
