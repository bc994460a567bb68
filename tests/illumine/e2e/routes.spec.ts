import { listHeadingElements } from '../../helpers/markup.ts';
import { expect, test } from '../../e2e/support/site.ts';
import { mainHeadings } from './headings.ts';

test('every route of the specification answers, also after a redirect, with the specified main heading', async ({
  request,
}) => {
  for (const [route, words] of Object.entries(mainHeadings)) {
    const answer = await request.get(route);
    expect.soft(answer.status(), route).toBe(200);
    const main = listHeadingElements(await answer.text()).find(({ level }) => level === 1);
    expect.soft(main?.text, route).toMatch(words);
  }
});
