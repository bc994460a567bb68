import { Split } from '../../ui/parts/split.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { HelpListData } from './props.gen.ts';
import styles from './help-list.module.css';

export default function HelpList({ data }: SectionProps<HelpListData>) {
  return (
    <section id={data.id} className="wrap">
      <Split title={data.title} className={data.items.length % 2 ? styles.ledger : ''}>
        <ul className={styles.list}>
          {data.items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </Split>
    </section>
  );
}
