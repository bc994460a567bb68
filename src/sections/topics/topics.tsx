import { Action } from '../../ui/action.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { TopicsData } from './props.gen.ts';
import '../../ui/parts/block.css';
import '../../ui/parts/split.css';
import styles from './topics.module.css';

export default function Topics({ data }: SectionProps<TopicsData>) {
  return (
    <section id={data.id} className={`wrap block split split-5 ruled ${styles.topics}`}>
      <div className={styles.side}>
        <h2>{data.title}</h2>
        {data.text && <p className="soft">{data.text}</p>}
        {data.image && (
          <div className={`on-dark ${styles.art}`}>
            <Picture image={data.image} sizes="(max-width: 64rem) 100vw, 32rem" />
          </div>
        )}
      </div>
      <div className={styles.main}>
        <ul className={styles.list}>
          {data.items.map((topic) => (
            <li key={topic}>{topic}</li>
          ))}
        </ul>
        {data.action && <Action link={data.action} />}
      </div>
    </section>
  );
}
