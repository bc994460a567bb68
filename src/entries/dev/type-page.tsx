import '../../ui/parts/languages.css';
import type { WrittenTypeface } from '../../core/theme/typeface.ts';
import styles from './type-page.module.css';
import { SPECIMENS } from './type-specimens.ts';

interface TypePageProps {
  typefaces: WrittenTypeface[];
}

/**
 * The development server's page of typefaces: each face, weight, size and language with specimens, and the
 * fallbacks.
 */
export function TypePage({ typefaces }: TypePageProps) {
  return (
    <main id="content" className={`wrap section ${styles.page}`}>
      <header>
        <h1>Type</h1>
        <p className="lede">
          The site’s typefaces ({typefaces.map(({ family }) => family).join(', ') || 'none'}), cut down to
          what the content uses; for every other letter, fonts that visitors have.
        </p>
      </header>
      <Faces />
      <Steps />
      <Languages />
      <Signs />
      <Fallbacks typefaces={typefaces} />
    </main>
  );
}

const SPECIMEN = 'A lamp is lit at four in the morning, and the page can be read';

function Faces() {
  const weights = [400, 500, 560, 600, 650, 700];
  return (
    <section>
      <h2>Faces and weights</h2>
      {weights.map((weight) => (
        <div key={weight} className={styles.row} data-weight={weight}>
          <span className="meta num">{weight}</span>
          {weight <= 600 && <p className={styles.serif}>{SPECIMEN}</p>}
          {weight <= 600 && (
            <p className={styles.serif}>
              <em>{SPECIMEN}</em>
            </p>
          )}
          <p>{SPECIMEN}</p>
        </div>
      ))}
    </section>
  );
}

function Steps() {
  return (
    <section>
      <h2>Steps</h2>
      {[6, 5, 4, 3, 2, 1, 0, -1, -2].map((step) => (
        <div key={step} className={styles.row} data-step={step}>
          <span className="meta num">{step}</span>
          <p className={styles.serif}>Reading by lantern light</p>
          {step < 3 && <p>Reading by lantern light</p>}
        </div>
      ))}
    </section>
  );
}

function Languages() {
  return (
    <section>
      <h2>Languages</h2>
      {SPECIMENS.map(([code, name, title, text]) => (
        <div key={code} className={styles.row}>
          <span className="meta">{name}</span>
          <div lang={code} dir="auto">
            <h3>{title}</h3>
            <p className={styles.serif}>{text}</p>
            <p>{text}</p>
          </div>
        </div>
      ))}
    </section>
  );
}

function Signs() {
  const numbers = ['1,111.10', '28,074.93', '7–12'];
  return (
    <section>
      <h2>Figures and signs</h2>
      <div className={styles.columns}>
        {['normal', 'tabular-nums lining-nums', 'proportional-nums lining-nums'].map((variant) => (
          <div key={variant} data-figures={variant}>
            <p className="meta">{variant}</p>
            {numbers.map((number) => (
              <p key={number}>
                <span className={styles.serif}>{number}</span> · {number}
              </p>
            ))}
          </div>
        ))}
      </div>
      {[styles.serif, undefined].map((family) => (
        <p key={String(family)} className={family}>
          “double ‘single’ quotes”, the students’ ’90s; 1914–18, a dash – between words, an ellipsis …
          3&nbsp;×&nbsp;4, 25&nbsp;°C, ₹&nbsp;1,000, EUR&nbsp;1000, © 2025, No. 1 · Part 2
        </p>
      ))}
    </section>
  );
}

const TEXT =
  'When you write to us, a person reads it, asks what you mean and answers with a price in writing. Two people read every page before it leaves the house, and whoever likes may read it again.';

/** Each web font next to its fallback: both should have the same number of lines, and the same width. */
function Fallbacks({ typefaces }: TypePageProps) {
  return (
    <section>
      <h2>Fallbacks</h2>
      <style>{typefaces.map(fallbackRules).join('\n')}</style>
      {typefaces.map(({ family, style = 'normal' }, index) => (
        <div key={index} className={styles.columns} data-face={index}>
          {['web font', 'fallback, fitted', 'fallback, as it is'].map((kind) => (
            <div key={kind} data-kind={kind}>
              <p className="meta">
                {family}, {style}: {kind}
              </p>
              <p data-sample="">{TEXT}</p>
            </div>
          ))}
        </div>
      ))}
    </section>
  );
}

function fallbackRules({ family, style = 'normal', fallback }: WrittenTypeface, index: number): string {
  const rule = (kind: string, name: string) =>
    `[data-face='${index}'] [data-kind='${kind}'] [data-sample] { font-family: ${name}; font-style: ${style} }`;
  return [
    rule('web font', `'${family}'`),
    rule('fallback, fitted', `'${family} Fallback'`),
    rule('fallback, as it is', fallback === 'serif' ? 'Georgia, serif' : 'Arial, sans-serif'),
  ].join('\n');
}
