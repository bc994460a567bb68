import type { ReactNode } from 'react';
import { Go } from '../../../../ui/action.tsx';
import { fileSize } from '../../../../ui/file-size.ts';
import { Icon } from '../../../../ui/icon.tsx';
import type { PaperData } from '../props.gen.ts';
import { Cite } from './cite.tsx';
import { Share } from './share.tsx';
import styles from './rail.module.css';

/** Beside the abstract: the files, how to cite, what is known of the paper, and how to pass it on. */
export function Rail({ data }: { data: PaperData }) {
  const { context } = data;
  return (
    <aside className={styles.rail} aria-label="Files and facts">
      <Downloads data={data} />
      {context.citations.length > 0 && <Cite citations={context.citations} />}
      <Facts data={data} />
      {context.url && <Share context={context} />}
    </aside>
  );
}

function Downloads({ data: { file, context } }: { data: PaperData }) {
  const { pages, files } = context;
  const length = pages && (pages === 1 ? '1 page' : `${pages} pages`);
  return (
    <section className={styles.downloads}>
      <h2>Download</h2>
      <a className={styles.file} href={file.href} target="_blank" rel="noopener">
        <Icon name="download" />
        <span>
          {`Full text, ${file.format}`}
          <span className="hidden">, opens in a new tab, </span>
        </span>
        <small className="num">{[length, fileSize(file.bytes)].filter(Boolean).join(', ')}</small>
      </a>
      {files.length > 0 && (
        <ul className={styles.records} aria-label="The record of this paper for reference managers">
          {files.map(({ label, href }) => (
            <li key={href}>
              <a href={href} download="">
                <Icon name="file" />
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Facts({ data: { facts, licence, context } }: { data: PaperData }) {
  const { subject, journal, corrections } = context;
  return (
    <section>
      <h2>About this paper</h2>
      <dl className={`num ${styles.facts}`}>
        {journal && (
          <Fact term="Journal">
            <a href={journal.to}>{journal.label}</a>
          </Fact>
        )}
        {facts.map(({ term, value, to }) => (
          <Fact key={term} term={term}>
            {to ? <a href={to}>{value}</a> : value}
          </Fact>
        ))}
        {subject && (
          <Fact term="Subject">
            <a href={subject.to}>{subject.label}</a>
          </Fact>
        )}
        {licence && (
          <Fact term="Licence">
            <a href={licence.to} rel="license">
              {licence.label}
            </a>
          </Fact>
        )}
      </dl>
      {corrections && <Go link={{ label: 'Report a mistake in this paper', to: corrections }} />}
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
