import type { Link } from '../core/content/parts.gen.ts';
import { Icon } from '../ui/icon.tsx';
import { useMessages } from '../ui/locale.ts';
import styles from './chat-link.module.css';

/** The floating link to a conversation in the chat application, with a prepared greeting. */
export function ChatLink({ link, language }: { link: Link; language: string | undefined }) {
  const t = useMessages();
  return (
    <aside aria-label={t('chat.label')}>
      <a
        className={styles.chat}
        lang={language}
        href={link.to}
        target="_blank"
        rel="noopener"
        aria-label={link.label}
      >
        <Icon name="chat" />
        <b>{link.label}</b>
      </a>
    </aside>
  );
}
