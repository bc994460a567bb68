import { fault, type FileRule } from '../rule.ts';

/** Rich text keeps to the tags, attributes and addresses that are allowed, and closes what it opens. */
export const richTexts: FileRule = function* (page) {
  for (const place of page.faults) {
    yield fault(page, place, { code: 'rich-text', message: place.fault.message, hint: place.fault.hint });
  }
};
