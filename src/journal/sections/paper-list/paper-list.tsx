import { type SectionProps, TextLink, useMessages } from 'pagewright/section';
import { PaperRows } from '../../ui/paper-row.tsx';
import type { PaperListData } from './props.gen.ts';
import 'pagewright/styles/block.css';
import styles from './paper-list.module.css';

export default function PaperList({ data }: SectionProps<PaperListData>) {
  const t = useMessages();
  const { id, title, text, items, action, empty = t('journal.noPapers') } = data;
  return (
    <section id={id} className={`wrap block ${styles.list}`}>
      {(title || text || action) && (
        <div className={`head ${styles.head}`}>
          <div>
            {title && <h2>{title}</h2>}
            {text && <p className="soft">{text}</p>}
          </div>
          {action && <TextLink link={action} />}
        </div>
      )}
      {items.length > 0 ? (
        <PaperRows papers={items} rank={title ? 3 : 2} />
      ) : (
        <p className={`lede ${styles.empty}`}>{empty}</p>
      )}
    </section>
  );
}
