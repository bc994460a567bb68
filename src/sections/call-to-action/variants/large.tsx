import { Action } from '../../../ui/action.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { SectionProps } from '../../../ui/section-props.ts';
import type { CallToActionData } from '../props.gen.ts';
import '../../../ui/parts/split.css';
import styles from './large.module.css';

/** One large button on a separate line. */
export default function Large({ data }: SectionProps<CallToActionData>) {
  // A div, because a section element needs a heading.
  const Block = data.title ? 'section' : 'div';
  return (
    <Block id={data.id} className={`wrap section-end split split-7 ${styles.root}`}>
      <div className={styles.step}>
        {data.title && <h2>{data.title}</h2>}
        <Action link={data.action} variant="primary" icon="arrow" />
        {data.text && <p className="soft">{data.text}</p>}
      </div>
      {data.image && <Picture image={data.image} sizes="(max-width: 64rem) 100vw, 32rem" />}
    </Block>
  );
}
