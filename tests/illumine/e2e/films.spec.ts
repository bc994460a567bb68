import { expect, test } from '../../e2e/support/site.ts';

for (const [system, chosen] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const)
  test(`if the system is ${system} and the visitor chose ${chosen}, the film of the ${chosen} theme is shown`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), chosen);
    await page.goto('/');
    const films = await page.evaluate(() =>
      [...document.querySelectorAll('video')]
        .filter((film) => film.offsetParent)
        .map((film) => film.querySelector('source')?.src),
    );
    expect(films[0]).toContain(`window-${chosen}`);
  });
