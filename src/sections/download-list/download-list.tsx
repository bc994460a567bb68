import { fileSize } from '../../ui/file-size.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { DownloadListData } from './props.gen.ts';
import '../../ui/parts/ledger.css';
import styles from './download-list.module.css';

type Item = DownloadListData['items'][number];

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
  const { file } = item;
  return (
    <li className={styles.entry}>
      <Picture image={item.image} className={`plate ${styles.page}`} />
      <h2 className={styles.title}>{item.title}</h2>
      <p className={`meta num ${styles.caption}`}>
        <b>{item.caption}</b>
        {`${file.format}, ${fileSize(file.bytes)}`}
      </p>
      <a className={`go ${styles.link}`} href={file.href} target="_blank" rel="noopener">
        <Icon name="download" />
        <span>
          Download file
          <span className="hidden">{`: ${item.title} (${file.format}, opens in a new tab)`}</span>
        </span>
      </a>
    </li>
  );
}
