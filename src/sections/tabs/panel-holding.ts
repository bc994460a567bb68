interface TabPanel {
  id: string;
  sections: unknown[];
}

/** The index of the panel that contains an anchor, or is named by it; -1 if there is none. */
export function panelHolding(panels: readonly TabPanel[], anchor: string): number {
  const named = panels.findIndex((panel) => panel.id === anchor);
  return named >= 0 ? named : panels.findIndex((panel) => containsAnchor(panel.sections, anchor));
}

function containsAnchor(value: unknown, anchor: string): boolean {
  if (Array.isArray(value)) return value.some((item) => containsAnchor(item, anchor));
  if (value === null || typeof value !== 'object') return false;
  return Object.entries(value).some(
    ([key, inner]) => (key === 'id' && inner === anchor) || containsAnchor(inner, anchor),
  );
}
