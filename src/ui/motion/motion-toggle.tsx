import { Icon } from '../icon.tsx';
import { useMessages } from '../locale.ts';
import { useMotion } from './motion.ts';

/** The button that pauses and starts all automatic motion; its name is the action of a click. */
export function MotionToggle({
  className,
  showsName = false,
}: {
  className?: string | undefined;
  /** Whether its name is visible next to the icon. */
  showsName?: boolean;
}) {
  const t = useMessages();
  const { moving, toggle } = useMotion();
  const name = t(moving ? 'motion.pauseAll' : 'motion.playAll');
  return (
    <button type="button" className={className} aria-label={name} onClick={toggle} data-motion-toggle="">
      <Icon name={moving ? 'pause' : 'play'} />
      {showsName && name}
    </button>
  );
}
