import { useId } from 'react';
import { Split } from '../../ui/parts/split.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { FaqData } from './props.gen.ts';
import styles from './faq.module.css';

/** Native disclosures that share a name, so that the browser itself keeps at most one of them open. */
export default function Faq({ data }: SectionProps<FaqData>) {
  const group = useId();
  return (
    <section id={data.id} className="wrap section-end">
      <Split title={data.title} text={data.intro} className={styles.faq}>
        <div className={styles.list}>
          {data.items.map((item, index) => (
            // A visitor may open or close one before the page hydrates: what they did stays.
            <details key={item.title} name={group} open={data.open === index + 1} suppressHydrationWarning>
              <summary>
                <h3>{item.title}</h3>
              </summary>
              <RichText value={item.desc} className={styles.answer} />
            </details>
          ))}
        </div>
      </Split>
    </section>
  );
}
