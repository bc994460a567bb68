import { formatOf } from '../../form/questions/answer-schema.ts';
import { questionsOf } from '../../form/questions/asked-questions.ts';
import { didYouMean } from '../../schema/suggest.ts';
import { list, sentences } from '../../schema/value-words.ts';
import type { FormCheck } from './form-fault.ts';

/** What becomes of a form once it was sent can happen. */
export const sending: FormCheck = function* ({ schema, receipt, delivery, after }, { site }) {
  const asksForEmail = Object.values(questionsOf(schema)).some((question) => formatOf(question) === 'email');
  if (receipt === true && !asksForEmail) {
    yield {
      path: ['receipt'],
      code: 'receipt-without-address',
      message: 'The form promises a receipt, but asks for no e-mail address to send it to.',
      hint: 'Give the question for the address "format": "email", or leave "receipt" out.',
    };
  }
  const known = site?.data['deliveries'];
  const names = Array.isArray(known) ? known.filter((name) => typeof name === 'string') : undefined;
  if (names && !names.includes(delivery)) {
    yield {
      path: ['delivery'],
      code: 'unknown-delivery',
      message: `There is no delivery "${delivery}".`,
      hint: sentences(
        didYouMean(delivery, names),
        names.length > 0 && `There are: ${list(names)}.`,
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
