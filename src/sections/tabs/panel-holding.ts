interface Panel {
  id: string;
  sections: unknown[];
}

/** The place of the panel that has this anchor, or that holds something which has it; -1 where none does. */
export function panelHolding(panels: readonly Panel[], anchor: string): number {
  const named = panels.findIndex((panel) => panel.id === anchor);
  return named >= 0 ? named : panels.findIndex((panel) => holds(panel.sections, anchor));
}

function holds(value: unknown, anchor: string): boolean {
  if (Array.isArray(value)) return value.some((item) => holds(item, anchor));
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(value).some(
    ([key, inner]) => (key === 'id' && inner === anchor) || holds(inner, anchor),
  );
}
