import { BROKEN_SECTION } from '../../core/page/preview.ts';
import type { DiagnosticSection } from '../../core/page/preview.ts';
import { registerSection } from '../../renderer/registry.ts';
import type { SectionComponent } from '../../renderer/registry.ts';
import styles from './diagnostic-box.module.css';
import { DiagnosticList } from './diagnostic-list.tsx';

/** Registers the box for diagnostics as a section component. */
export function registerDiagnosticBox(): void {
  // The server sends the data of a box, like those of every section.
  registerSection(BROKEN_SECTION, DiagnosticBox as SectionComponent);
}

/** A box for diagnostics in the page: messages, positions and advice. */
function DiagnosticBox({ data: { title, diagnostics } }: { data: DiagnosticSection }) {
  return (
    <div className="wrap">
      <div className={styles.box} role="note" aria-label={title} data-diagnostic-box="">
        <p className={styles.title}>{title}</p>
        <DiagnosticList diagnostics={diagnostics} />
      </div>
    </div>
  );
}
