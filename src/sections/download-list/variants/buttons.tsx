import { fileSize } from '../../../ui/file-size.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useLocale } from '../../../ui/locale.ts';
import type { SectionProps } from '../../../ui/section-props.ts';
import type { DownloadListData } from '../props.gen.ts';
import '../../../ui/parts/block.css';
import '../../../ui/parts/split.css';
import styles from './buttons.module.css';

/** A few files side by side, each with a download button. */
export default function Buttons({ data }: SectionProps<DownloadListData>) {
  const locale = useLocale();
  return (
    <section id={data.id} className="wrap block">
      <div className={`split ruled ${styles.split}`}>
        <div className="split-head">
          <h2>{data.title}</h2>
          {data.text && <p className="soft">{data.text}</p>}
        </div>
        <ul className={styles.files}>
          {data.items.map(({ title, text, file }) => (
            <li key={file.href}>
              <h3>{title}</h3>
              {text && <p className="small soft">{text}</p>}
              <a className="btn btn-small" href={file.href} download={file.name}>
                <Icon name="download" />
                <span className="num">
                  <span className="hidden">{`${title}: `}</span>
                  {locale.t('file.size', { format: file.format, size: fileSize(file.bytes, locale) })}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
