import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

/** A part of a page as a screen reader names it. */
export interface SpokenPart {
  /** heading 2, link, banner … */
  role: string;
  name: string;
  /** The number of landmarks around it. */
  depth: number;
}

/** The parts by which screen readers move, in the order of reading. */
export function spokenParts({ body }: Document): SpokenPart[] {
  const parts: SpokenPart[] = [];
  const visit = (element: Element, depth: number) => {
    if (isInaccessible(element)) return;
    const role = getRole(element) ?? '';
    const isLandmark = landmarkRoles.has(role);
    if (isLandmark || namedRoles.has(role)) {
      const name = computeAccessibleName(element);
      // A region without a name is no landmark.
      if (name !== '' || !['region', 'form'].includes(role))
        parts.push({ role: roleName(element, role), name, depth });
    }
    for (const child of element.children) visit(child, isLandmark ? depth + 1 : depth);
  };
  visit(body, 0);
  return parts;
}

const landmarkRoles = new Set([
  'banner',
  'navigation',
  'main',
  'contentinfo',
  'complementary',
  'region',
  'form',
  'search',
]);

const namedRoles = new Set(
  'heading link button img textbox searchbox combobox listbox checkbox radio spinbutton slider tab dialog table'.split(
    ' ',
  ),
);

function roleName(element: Element, role: string): string {
  if (role !== 'heading') return role === 'img' ? 'picture' : role;
  return `heading ${element.getAttribute('aria-level') ?? element.localName.slice(1)}`;
}
