import { textFormat } from '../../form/questions/answer-schema.ts';
import { allQuestions } from '../../form/questions/asked-questions.ts';
import { didYouMean } from '../../schema/suggest.ts';
import { joinNames, sentences } from '../../schema/message-parts.ts';
import type { FormCheck } from './form-diagnostic.ts';

/** Reports forms whose receipt, delivery or next page can't work, and forms that ask for no way to answer. */
export const sending: FormCheck = function* ({ schema, receipt, delivery, after }, { site }) {
  const formats = new Set(Object.values(allQuestions(schema)).map(textFormat));
  const asksFor = (format: 'email' | 'tel') => formats.has(format);
  const asksForEmail = asksFor('email');
  if (receipt === true && !asksForEmail) {
    yield {
      path: ['receipt'],
      code: 'receipt-without-address',
      message: 'The form promises a receipt, but asks for no e-mail address to send it to.',
      hint: 'Give the question for the address "format": "email", or leave "receipt" out.',
    };
  } else if (!asksForEmail && !asksFor('tel'))
    yield {
      path: ['schema', 'properties'],
      what: 'key',
      severity: 'warning',
      code: 'no-way-to-answer',
      message: 'The form asks for no e-mail address and no telephone number: nobody can be answered.',
      hint: 'Add a question such as "Email": { "type": "string", "title": "Your e-mail", "format": "email" }.',
    };
  const deliveries = site?.data['deliveries'];
  // With an invalid entry in the list, the names of the deliveries are unknown.
  const isName = (name: unknown): name is string => typeof name === 'string' && name.trim() !== '';
  const names = Array.isArray(deliveries) && deliveries.every(isName) ? deliveries : undefined;
  if (names && !names.includes(delivery)) {
    yield {
      path: ['delivery'],
      code: 'unknown-delivery',
      message: `There is no delivery "${delivery}".`,
      hint: sentences(
        didYouMean(delivery, names),
        names.length > 0 && `There are: ${joinNames(names)}.`,
        'They are listed under "deliveries" in pages-config/_site.json.',
      ),
    };
  }
  if (after?.to !== undefined && !/^\/(?!\/)/.test(after.to)) {
    yield {
      path: ['after', 'to'],
      code: 'outside-target',
      message: `"${after.to}" is no page of this site.`,
      hint: 'Write the route of a page, such as "/".',
    };
  }
};
