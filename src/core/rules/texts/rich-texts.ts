import { fault, type FileRule } from '../rule.ts';

/** Rich text has only allowed tags, attributes and addresses, and closes its tags. */
export const richTexts: FileRule = function* (page) {
  for (const place of page.faults) {
    yield fault(page, place, { code: 'rich-text', message: place.fault.message, hint: place.fault.hint });
  }
};
