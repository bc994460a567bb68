import { fileSize } from '../../ui/file-size.ts';
import { Icon } from '../../ui/icon.tsx';
import { Block } from '../../ui/parts/block.tsx';
import { Split } from '../../ui/parts/split.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { TemplateFilesData } from './props.gen.ts';
import styles from './template-files.module.css';

export default function TemplateFiles({ data }: SectionProps<TemplateFilesData>) {
  return (
    <Block id={data.id}>
      <Split title={data.title} text={data.text} className={styles.split}>
      <ul className={styles.files}>
        {data.items.map(({ title, text, file }) => (
          <li key={file.href}>
            <h3>{title}</h3>
            {text && <p className="small soft">{text}</p>}
            <a className="btn btn-small" href={file.href} download={file.name}>
              <Icon name="download" />
              <span className="num">
                <span className="hidden">{`${title}: `}</span>
                {`${file.format}, ${fileSize(file.bytes)}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
      </Split>
    </Block>
  );
}
