import type { IconName } from '../core/content/parts.gen.ts';
import { icons } from './icons.tsx';

/**
 * A small icon next to words. It is only decoration: the name is that of its control.
 * @param name name of an icon in icons.tsx
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {icons[name]}
    </svg>
  );
}
