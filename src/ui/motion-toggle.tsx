import { Icon } from './icon.tsx';
import { useMotion } from './motion.ts';

/** The button that pauses and starts everything that moves by itself; its name says what a press will do. */
export function MotionToggle({
  className,
  words = false,
}: {
  className?: string | undefined;
  words?: boolean;
}) {
  const { moving, toggle } = useMotion();
  const name = moving ? 'Pause' : 'Play';
  return (
    <button
      type="button"
      className={className}
      aria-label={`${name} motion`}
      onClick={toggle}
      data-motion-toggle=""
    >
      <Icon name={moving ? 'pause' : 'play'} />
      {words && <span>{name}</span>}
    </button>
  );
}
