import { useState } from 'react';
import { fetchJson } from '../../../app/page-store.ts';
import type { SectionWeight } from '../../../core/gallery/gallery-entry.ts';

type State = 'unknown' | 'waiting' | 'failed' | SectionWeight | null;

/**
 * The size that a section adds to a page, in compressed bytes. It is measured on demand, because it needs a
 * build.
 */
export function Weight({ name }: { name: string }) {
  const [state, setState] = useState<State>('unknown');

  async function weigh(): Promise<void> {
    setState('waiting');
    const weights = await fetchJson<Record<string, SectionWeight | null>>('/_dev/gallery/weights.json').catch(
      (error: unknown) => console.error(error),
    );
    setState(weights ? (weights[name] ?? null) : 'failed');
  }

  return (
    <>
      {(state === 'unknown' || state === 'failed') && (
        <button type="button" className="btn btn-small" onClick={() => void weigh()}>
          Build and weigh
        </button>
      )}
      <p role="status" className="num">
        {wordsFor(state)}
      </p>
    </>
  );
}

function wordsFor(state: State): string {
  if (state === 'unknown') return '';
  if (state === 'waiting') return 'Building …';
  if (state === 'failed') return 'The build failed: the output of the development server gives the reason.';
  if (state === null) return 'This site can’t render its example.';
  const { html, css, script } = state;
  return `HTML ${bytes(html)}, CSS ${bytes(css)}, script ${bytes(script)}, each compressed`;
}

function bytes(count: number): string {
  return `${count.toLocaleString('en')} B`;
}
