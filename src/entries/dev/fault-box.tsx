import { FAULT } from '../../core/page/preview.ts';
import type { FaultSection } from '../../core/page/preview.ts';
import { registerSection } from '../../renderer/registry.ts';
import type { SectionComponent } from '../../renderer/registry.ts';
import styles from './fault-box.module.css';
import { FaultList } from './fault-list.tsx';

/** Registers the box for diagnostics as a section component. */
export function registerFaultBox(): void {
  // The data of a box come from the server, like those of every section.
  registerSection(FAULT, FaultBox as SectionComponent);
}

/** A box for diagnostics in the page: message, position and advice. */
function FaultBox({ data: { title, faults } }: { data: FaultSection }) {
  return (
    <div className="wrap">
      <div className={styles.box} role="note" aria-label={title} data-fault-box="">
        <p className={styles.title}>{title}</p>
        <FaultList faults={faults} />
      </div>
    </div>
  );
}
