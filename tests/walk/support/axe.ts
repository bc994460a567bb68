interface Axe {
  run(
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
}

/**
 * Runs axe in the current page, which includes it. That may take longer than a driver waits for a response, so the
 * result is in `window.walk.found`: a line for each violation.
 */
export function lookByAxe(): void {
  const walk = window.walk!;
  delete walk.found;
  void look().then((found) => (walk.found = found));

  async function look(): Promise<string[]> {
    await document.fonts.ready;
    const isMoving = ({ effect, playState }: Animation) =>
      playState === 'running' && effect?.getTiming().iterations === 1;
    // The wait is counted in frames, because a busy machine renders fewer; an animation in a part that is not
    // rendered never ends.
    for (let frames = 0; frames < 40 && document.getAnimations().some(isMoving); frames += 1)
      await new Promise(requestAnimationFrame);
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
}
