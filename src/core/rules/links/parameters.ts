import { subjectIn } from '../../content/services/page-subject.ts';
import { serviceRoute } from '../../content/services/page-service.ts';
import type { Diagnostic } from '../../diagnostic.ts';
import { routeOfLink, originalRoute } from '../../page/routes.ts';
import { suggestOr } from '../../schema/suggest.ts';
import { joinNames } from '../../schema/message-parts.ts';
import type { Place } from '../references.ts';
import { createDiagnostic, type CheckedFile, type CheckedPage, type RuleContext } from '../rule.ts';

/**
 * Reports a link with a service or subject, such as /quote?service=web, that no form on the target page uses: the
 * visitor would get an empty question without an explanation.
 * @param target the page of the link
 */
export function* checkParameters(
  file: CheckedFile,
  place: Place,
  href: string,
  target: CheckedPage,
  context: RuleContext,
): Iterable<Diagnostic> {
  const [search = ''] = /\?[^#]*/.exec(href) ?? [];
  const forms = search === '' || target.opaque ? undefined : formsOn(target, context);
  if (!forms) return;
  const takes = (key: 'service' | 'subject') => forms.some(({ data }) => data[key] !== undefined);
  if (readParameter(search, 'service') !== undefined) {
    if (takes('service')) yield* checkService(file, place, href, search, context);
    else
      yield createDiagnostic(file, place, {
        code: 'unused-parameter',
        severity: 'warning',
        message: `No form on ${target.route} asks for a service: "service" in this link has no effect.`,
        hint: `Write "${href.replace(search, '')}", or link to a page whose form has "service".`,
      });
  }
  const subject = readParameter(search, 'subject');
  if (subject !== undefined && takes('subject') && subjectIn(search) === undefined)
    yield createDiagnostic(file, place, {
      code: 'wrong-subject',
      message: `The form on ${target.route} does not use the subject “${subject}”.`,
      hint: 'A subject has at most 60 letters, spaces and simple punctuation marks.',
    });
}

function* checkService(
  file: CheckedFile,
  place: Place,
  href: string,
  search: string,
  { pages }: RuleContext,
): Iterable<Diagnostic> {
  const services = pages.filter(({ data }) => data['tile'] !== undefined).map(originalRoute);
  const route = serviceRoute(search);
  if (route !== undefined && services.includes(route)) return;
  const names = [...new Set(services)].map((each) => each.slice(1));
  const written = readParameter(search, 'service') ?? '';
  const { hint, meant } = suggestOr(written.replace(/^\//, ''), names, `There are: ${joinNames(names)}.`);
  yield createDiagnostic(file, place, {
    code: 'unknown-service',
    message: `"${written}" is not a service: the form on ${routeOfLink(href)} would not select it.`,
    hint: names.length === 0 ? 'A service is a page with a "tile": there is none yet.' : hint,
    meant: meant === undefined ? undefined : href.replace(/(?<=[?&]service=)[^&#]*/, meant),
  });
}

/** The forms on a page; undefined if one of them has errors. */
function formsOn(
  { forms: references, valid }: CheckedPage,
  { forms }: RuleContext,
): CheckedFile[] | undefined {
  const formsOnPage = references.map(({ id }) => forms.find((form) => form.id === id));
  return valid && formsOnPage.every((form) => form?.valid === true)
    ? (formsOnPage as CheckedFile[])
    : undefined;
}

/** The value of a parameter as it is written, percent-encoded. */
function readParameter(search: string, name: string): string | undefined {
  const pairs = search.slice(1).split('&');
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
