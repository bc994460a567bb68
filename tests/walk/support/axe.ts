interface Axe {
  run(
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

/** What axe finds in the page as it stands, a line for each fault. Runs in the page, which brings axe along. */
export async function axeFaults(): Promise<string[]> {
  await document.fonts.ready;
  const ending = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations === 1);
  const longest = new Promise((resolve) => setTimeout(resolve, 600));
  await Promise.race([longest, Promise.allSettled(ending.map(({ finished }) => finished))]);
  const { axe } = window as unknown as { axe: Axe };
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await axe.run({
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  );
}
