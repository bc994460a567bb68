import type { SectionProps } from '../../ui/section-props.ts';
import { TextLink } from '../../ui/action.tsx';
import { QuoteSheet } from './parts/quote-sheet.tsx';
import type { SampleQuoteData } from './props.gen.ts';
import { groundColour } from '../../ui/parts/ground.ts';
import '../../ui/parts/ground.css';
import '../../ui/parts/split.css';
import styles from './sample-quote.module.css';

/** A sample of a quote, with explanations next to it. */
export default function SampleQuote({ data }: SectionProps<SampleQuoteData>) {
  return (
    <section id={data.id} className="ground" data-ground={groundColour(data.background)}>
      <div className="wrap section">
        <div className="split split-5">
          <div className={styles.side}>
            <h2>{data.title}</h2>
            {data.text && <p className="lede">{data.text}</p>}
            {data.action && (
              <p>
                <TextLink link={data.action} />
              </p>
            )}
            {data.explanations && <Explanations entries={data.explanations} />}
          </div>
          <QuoteSheet quote={data} />
        </div>
      </div>
    </section>
  );
}

function Explanations({ entries }: { entries: NonNullable<SampleQuoteData['explanations']> }) {
  return (
    <ul className={styles.holds}>
      {entries.map((entry) => (
        <li key={entry.title}>
          <h3>{entry.title}</h3>
          <p>{entry.text}</p>
        </li>
      ))}
    </ul>
  );
}
