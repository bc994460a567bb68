import type { Diagnostic } from '../../diagnostic.ts';
import { createDiagnostic, type FileRule, type ParsedFile } from '../rule.ts';

interface Button {
  variant?: unknown;
  icon?: unknown;
}

/**
 * Reports a second prominent button in the header, because two would compete, and keys of buttons without effect.
 */
export const headerButtons: FileRule = function* (site) {
  const { actions } = (site.data['header'] ?? {}) as { actions?: unknown };
  if (!Array.isArray(actions)) return;
  let first: number | undefined;
  for (const [index, action] of actions.entries()) {
    const { variant, icon } = (action ?? {}) as Button;
    if (variant === 'primary' && first !== undefined) yield secondPrimary(site, index, first);
    if (variant === 'primary') first ??= index;
    if ((variant === 'primary' || variant === 'secondary') && icon !== undefined) yield idleIcon(site, index);
  }
};

function secondPrimary(site: ParsedFile, index: number, first: number): Diagnostic {
  return createDiagnostic(
    site,
    { path: ['header', 'actions', index, 'variant'] },
    {
      code: 'second-primary',
      severity: 'warning',
      message: `Button ${index + 1} is primary, and so is button ${first + 1}.`,
      hint: 'Write "secondary" or "quiet" for one of them.',
    },
  );
}

function idleIcon(site: ParsedFile, index: number): Diagnostic {
  return createDiagnostic(
    site,
    { path: ['header', 'actions', index, 'icon'] },
    {
      code: 'idle-key',
      severity: 'warning',
      what: 'key',
      message: 'Only quiet buttons show "icon".',
      hint: 'Remove it, or write "variant": "quiet".',
    },
  );
}
