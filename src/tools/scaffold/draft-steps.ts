import { mayBeDraft } from '../../core/content/dates/showing.ts';

/** The next steps for a page with placeholders, one per line. @param file its path */
export function draftSteps(file: string): string[] {
  return mayBeDraft(file)
    ? [
        'It is a draft: `npm run dev` and previews show it, the site does not.',
        `To publish it, replace every placeholder and remove "draft": true from ${file}.`,
      ]
    : ['This page can’t be a draft: until its placeholders are replaced, check and build refuse it.'];
}
