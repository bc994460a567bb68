import { useState } from 'react';
import type { SampleGroup, TokenKind, TokenSample } from '../../core/page/token-samples.ts';
import { ThemeSwitch } from '../../shell/theme-switch.tsx';
import { TokenColours } from './token-colours.tsx';
import styles from './tokens-page.module.css';

/** The development server's token page: each value of the site's theme, with a sample of its effect. */
export function TokensPage({ groups }: { groups: SampleGroup[] }) {
  const names = groups.flatMap(({ tokens }) => tokens.map(({ name }) => name));
  return (
    <main id="content" className={`wrap section ${styles.page}`}>
      {/* One rule per token, so that samples need no other styles. */}
      <style>{names.map((name) => `[data-token='${name}'] { --sample: var(${name}) }`).join('\n')}</style>
      <header className={styles.head}>
        <h1>Tokens</h1>
        <p className="lede">
          The whole design is built from these {names.length} values. A value in the site’s{' '}
          <code>_theme/tokens.css</code> replaces the engine’s: change it, and see the effect here.
        </p>
        <ThemeSwitch />
      </header>
      {groups.map(({ title, tokens }) => (
        <Group key={title} title={title} tokens={tokens} />
      ))}
    </main>
  );
}

function Group({ title, tokens }: SampleGroup) {
  const [name = '', ...remark] = title.split(/[:;] /);
  const colours = tokens.filter(({ kind }) => kind === 'colour');
  const others = tokens.filter(({ kind }) => kind !== 'colour');
  return (
    <section className={styles.group}>
      <div>
        <h2>{name.charAt(0).toUpperCase() + name.slice(1)}</h2>
        {remark.length > 0 && <p className="small soft">{remark.join('; ')}</p>}
      </div>
      <div className={styles.tokens}>
        {colours.length > 0 && <TokenColours tokens={colours} />}
        {others.map((token) => (
          <article key={token.name} className={styles.token} data-token={token.name}>
            <div>
              <h3>{token.name}</h3>
              <p className="meta num">{token.light}</p>
              {token.dark !== token.light && <p className="meta num">dark: {token.dark}</p>}
              {token.note && <p className="meta">{token.note}</p>}
            </div>
            <Sample token={token} />
          </article>
        ))}
      </div>
    </section>
  );
}

const sampleTexts: Partial<Record<TokenKind, string>> = {
  size: 'A lamp is lit, and the page can be read',
  family: 'A lamp is lit at four in the morning; ₹ 1,000 for 12 pages — “आलोक”',
  leading:
    'Lines of text need air between them. How much depends on how large the letters are: a heading is set close, a paragraph is set open, so that the eye finds its way back to the next line.',
};

/** The samples by kind of token; colours have a separate table. */
const sampleClasses: Partial<Record<TokenKind, string | undefined>> = {
  size: styles.size,
  family: styles.family,
  leading: styles.leading,
  length: styles.length,
  radius: styles.radius,
  shadow: styles.shadow,
  duration: styles.duration,
  easing: styles.easing,
};

function Sample({ token: { name, kind } }: { token: TokenSample }) {
  if (kind === 'duration' || kind === 'easing') return <Motion name={name} kind={kind} />;
  return <p className={`${styles.sample} ${sampleClasses[kind]}`}>{sampleTexts[kind]}</p>;
}

/** A sample of motion. It moves on demand, and never for visitors who prefer reduced motion. */
function Motion({ name, kind }: { name: string; kind: 'duration' | 'easing' }) {
  const [away, setAway] = useState(false);
  return (
    <div className={styles.motion}>
      <button type="button" className="btn btn-small" onClick={() => setAway(!away)}>
        Play<span className="hidden"> {name}</span>
      </button>
      <div className={`${styles.track} ${sampleClasses[kind]} ${away ? styles.away : ''}`}>
        <span />
      </div>
    </div>
  );
}
