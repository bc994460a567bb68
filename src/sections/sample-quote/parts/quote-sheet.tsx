import '../../../ui/parts/facts.css';
import type { SampleQuoteData } from '../props.gen.ts';
import styles from '../sample-quote.module.css';

/** The quote as a sheet, which begins with the note that it is a sample. */
export function QuoteSheet({ quote }: { quote: SampleQuoteData }) {
  const { labels, tasks } = quote;
  return (
    <div className={styles.sheet}>
      <p className={styles.mark}>{quote.sampleNotice}</p>
      {quote.name && <p className={styles.name}>{quote.name}</p>}
      <h3>{labels.brief}</h3>
      <p className={styles.brief}>{quote.brief}</p>
      <table className={`num ${styles.tasks}`}>
        <thead>
          <tr>
            <th scope="col">{labels.task}</th>
            <th scope="col">{labels.hours}</th>
          </tr>
        </thead>
        <tbody>
          {tasks.map(({ task, hours }) => (
            <tr key={task}>
              <th scope="row">{task}</th>
              <td>{hours}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{labels.sum}</th>
            <td>{tasks.reduce((sum, { hours }) => sum + hours, 0)}</td>
          </tr>
        </tfoot>
      </table>
      <dl className="facts">
        <Fact term={labels.rework} value={quote.rework} />
        <Fact term={labels.date} value={quote.date} />
        <Fact term={labels.total} value={labels.agreed} className={styles.total} />
      </dl>
    </div>
  );
}

function Fact({ term, value, className }: { term: string; value: string; className?: string | undefined }) {
  return (
    <div className={className}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
