import { useId } from 'react';
import { RichText } from '../../ui/rich-text.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { FaqData } from './props.gen.ts';
import '../../ui/parts/split.css';
import styles from './faq.module.css';

/** Questions as native disclosures with the same name: so the browser keeps at most one of them open. */
export default function Faq({ data }: SectionProps<FaqData>) {
  const group = useId();
  return (
    <section id={data.id} className="wrap section-end">
      <div className={`split ruled ${styles.faq}`}>
        <div className="split-head">
          <h2>{data.title}</h2>
          {data.intro && <p className="soft">{data.intro}</p>}
        </div>
        <div className={styles.list}>
          {data.items.map((item, index) => (
            // A visitor may open or close one before hydration: that state stays.
            <details key={item.question} name={group} open={data.open === index + 1} suppressHydrationWarning>
              <summary>
                <h3>{item.question}</h3>
              </summary>
              <RichText value={item.answer} className={styles.answer} />
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
