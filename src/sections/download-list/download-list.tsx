import { fileSize } from '../../ui/file-size.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLocale } from '../../ui/locale.ts';
import { Message, hidden } from '../../ui/message.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { DownloadListData } from './props.gen.ts';
import '../../ui/parts/ledger.css';
import styles from './download-list.module.css';

type Item = DownloadListData['items'][number];

/** Files to download, each with its format and size. */
export default function DownloadList({ data }: SectionProps<DownloadListData>) {
  return (
    <section id={data.id} className="wrap section-end">
      <ul className="ledger">
        {data.items.map((item) => (
          <Entry key={item.title} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ item }: { item: Item }) {
  const locale = useLocale();
  const { file } = item;
  return (
    <li className={styles.entry}>
      {item.image && <Picture image={item.image} sizes="5.25rem" className={`plate ${styles.page}`} />}
      <h2 className={styles.title}>{item.title}</h2>
      <p className={`meta num ${styles.caption}`}>
        <b>{item.text}</b>
        {locale.t('file.size', { format: file.format, size: fileSize(file.bytes, locale) })}
      </p>
      <a className={`go ${styles.link}`} href={file.href} target="_blank" rel="noopener">
        <Icon name="download" />
        <span>
          <Message of="download.file" values={{ title: item.title, format: file.format, hidden }} />
        </span>
      </a>
    </li>
  );
}
