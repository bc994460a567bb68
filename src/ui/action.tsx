import type { IconName, Link } from '../core/content/parts.gen.ts';
import { Icon } from './icon.tsx';

interface ActionProps {
  link: Link;
  /**
   * primary: filled with the accent colour; ink: filled with the text colour; night: outlined, for dark
   * backgrounds; plain: outlined.
   */
  variant?: 'primary' | 'plain' | 'ink' | 'night';
  /** Whether the label is in capitals: only for a page's main call to action. */
  caps?: boolean;
  small?: boolean;
  icon?: IconName;
  /** The language of the label, if not that of the page. */
  language?: string | undefined;
}

/** A link that looks like a button. */
export function Action({
  link,
  variant = 'plain',
  caps = false,
  small = false,
  icon,
  language,
}: ActionProps) {
  const classes = ['btn', classNames[variant], caps && 'caps', small && 'btn-small'];
  return (
    <a className={classes.filter(Boolean).join(' ')} href={link.to} lang={language} {...external(link.to)}>
      {link.label}
      {icon && <Icon name={icon} />}
    </a>
  );
}

/**
 * A text link with an icon: an arrow is after the text, any other icon before it (download, external, …).
 * @param link target and label
 * @param icon Default: arrow
 * @param language language of the label, if not that of the page
 */
export function TextLink({
  link,
  icon = 'arrow',
  language,
}: {
  link: Link;
  icon?: IconName;
  language?: string | undefined;
}) {
  const mark = <Icon name={icon} />;
  return (
    <a className="go" href={link.to} lang={language} {...external(link.to)}>
      {icon !== 'arrow' && mark}
      <span>{link.label}</span>
      {icon === 'arrow' && mark}
    </a>
  );
}

const classNames = { primary: 'btn-lit', plain: '', ink: 'btn-ink', night: 'btn-night' };

/** The attributes of a link to another website: it opens a new tab. */
function external(to: string): { target?: '_blank'; rel?: string } {
  return to.startsWith('https://') ? { target: '_blank', rel: 'noopener' } : {};
}
