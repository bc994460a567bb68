import type { SectionProps } from '../../ui/section-props.ts';
import type { PromisesData } from './props.gen.ts';
import styles from './promises.module.css';

export default function Promises({ data }: SectionProps<PromisesData>) {
  return (
    <div id={data.id} className="wrap">
      <ul className={styles.strip}>
        {data.items.map((item) => (
          <li key={item.title}>
            <strong>{item.title}</strong>
            <span className="meta">{item.text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
