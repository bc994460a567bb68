import { FAULT } from '../../core/page/preview.ts';
import type { FaultSection } from '../../core/page/preview.ts';
import { registerSection } from '../../renderer/registry.ts';
import type { SectionComponent } from '../../renderer/registry.ts';
import styles from './fault-box.module.css';
import { FaultList } from './fault-list.tsx';

/** Makes the boxes that stand where something is at fault drawable as sections are. */
export function registerFaultBox(): void {
  // What stands in a box comes from the server, as the data of every section do.
  registerSection(FAULT, FaultBox as SectionComponent);
}

/** Stands in the page where something is at fault: what it is, where it is written, what to write instead. */
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
