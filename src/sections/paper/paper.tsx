import { Go } from '../../ui/action.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { fileSize } from '../../ui/file-size.ts';
import { Icon } from '../../ui/icon.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { PaperData } from './props.gen.ts';
import styles from './paper.module.css';

export default function Paper({ data }: SectionProps<PaperData>) {
  const { language, references = [] } = data;
  return (
    <article id={data.id} className={`wrap ${styles.root}`}>
      <Crumbs crumbs={data.crumbs} here={data.here} />
      <div className={styles.grid}>
        <Head data={data} />
        <div className={styles.main}>
          <h2>Abstract</h2>
          <div lang={language} className={styles.abstract}>
            {data.abstract.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <h2>Keywords</h2>
          <ul lang={language} className={styles.keywords}>
            {data.keywords.map((keyword) => (
              <li key={keyword}>{keyword}</li>
            ))}
          </ul>
        </div>
        <Rail data={data} />
        {references.length > 0 && (
          <div className={styles.references}>
            <h2>References</h2>
            <ol lang={language}>
              {references.map((reference) => (
                <li key={reference}>{reference}</li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </article>
  );
}

function Head({ data }: { data: PaperData }) {
  return (
    <header className={styles.head}>
      <p className="small soft num">{data.line}</p>
      <h1 lang={data.language}>{data.title}</h1>
      {data.subtitle && <p className="lede">{data.subtitle}</p>}
      <ul className={styles.authors}>
        {data.authors.map((author) => (
          <li key={author.name}>
            <b>{author.name}</b>
            <span className="soft">{author.work}</span>
            {author.email && <a href={`mailto:${author.email}`}>{author.email}</a>}
          </li>
        ))}
      </ul>
      {data.note && <p className={`small ${styles.note}`}>{data.note}</p>}
    </header>
  );
}

function Rail({ data }: { data: PaperData }) {
  const { file, facts, issue } = data;
  return (
    <aside className={styles.rail} aria-label="File and facts">
      <section>
        <h2>Download</h2>
        <a className={styles.file} href={file.href} target="_blank" rel="noopener">
          <Icon name="download" />
          <span>
            {`Full text, ${file.format}`}
            <span className="hidden">, opens in a new tab</span>
          </span>
          <small className="num">{fileSize(file.bytes)}</small>
        </a>
      </section>
      <section>
        <h2>About this paper</h2>
        <dl className="num">
          {facts.map(({ term, value, to }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{to ? <a href={to}>{value}</a> : value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Go link={{ label: `All papers of ${issue.label}`, to: issue.to }} />
    </aside>
  );
}
