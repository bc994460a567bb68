import { useEffect, useRef, useState } from 'react';
import { useMotion } from '../../ui/motion/motion.ts';
import { MotionToggle } from '../../ui/motion/motion-toggle.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import { durationStep } from './duration-step.ts';
import type { MarqueeData } from './props.gen.ts';
import '../../ui/parts/edge.css';
import styles from './marquee.module.css';

/**
 * A moving list. It is repeated, so that the second copy follows the first without a gap; screen readers read
 * it only once.
 */
export default function Marquee({ data }: SectionProps<MarqueeData>) {
  const { hasStarted, clear } = useStarted();
  return (
    <section
      id={data.id}
      className={`edge ${styles.range}`}
      data-started={hasStarted || undefined}
      onBlur={clear}
    >
      <div className={`wrap ${styles.head}`}>
        <h2>{data.title}</h2>
        <MotionToggle className={`btn btn-small ${styles.toggle}`} showsName />
      </div>
      <div className={styles.line}>
        <div className={styles.track} data-pace={durationStep(data.items, data.speed)}>
          <Entries items={data.items} />
          <Entries items={data.items} isCopy />
        </div>
      </div>
    </section>
  );
}

function Entries({ items, isCopy = false }: { items: string[]; isCopy?: boolean }) {
  return (
    <ul aria-hidden={isCopy || undefined} inert={isCopy}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/**
 * Whether the visitor has just started the motion with the play button. Focus within the section stops the motion, and
 * the click puts the focus on that button: it must not stop the motion until it has left.
 */
function useStarted(): { hasStarted: boolean; clear: () => void } {
  const { moving } = useMotion();
  const wasMoving = useRef(moving);
  const [hasStarted, setStarted] = useState(false);
  useEffect(() => {
    if (wasMoving.current !== moving) setStarted(moving);
    wasMoving.current = moving;
  }, [moving]);
  return { hasStarted, clear: () => setStarted(false) };
}
