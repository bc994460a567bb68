import { quote } from '../../schema/message-parts.ts';
import { createDiagnostic, type Rule } from '../rule.ts';

/** Reports deliveries of the site that no form uses, because the server requires an address for each delivery. */
export const unusedDeliveries: Rule = function* ({ site, forms }, found) {
  const names = site?.data['deliveries'];
  if (!site?.valid || !Array.isArray(names) || !forms.every(({ valid }) => valid)) return;
  // A misspelt name leaves the other one unused.
  if (found.some(({ code }) => code === 'unknown-delivery')) return;
  const used = new Set(forms.map(({ data }) => data['delivery']));
  for (const [index, name] of (names as string[]).entries())
    if (!used.has(name))
      yield createDiagnostic(
        site,
        { path: ['deliveries', index] },
        {
          code: 'unused-delivery',
          severity: 'warning',
          message: `No form is delivered by ${quote(name)}.`,
          hint: 'Name it in a form ("delivery"), or remove it here.',
        },
      );
};
