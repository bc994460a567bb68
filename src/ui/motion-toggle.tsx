import { Icon } from './icon.tsx';
import { useMessages } from './locale.ts';
import { useMotion } from './motion.ts';

/** The button that pauses and starts everything that moves by itself; its name says what a press will do. */
export function MotionToggle({
  className,
  words = false,
}: {
  className?: string | undefined;
  words?: boolean;
}) {
  const t = useMessages();
  const { moving, toggle } = useMotion();
  return (
    <button
      type="button"
      className={className}
      aria-label={t(moving ? 'motion.pauseAll' : 'motion.playAll')}
      onClick={toggle}
      data-motion-toggle=""
    >
      <Icon name={moving ? 'pause' : 'play'} />
      {words && <span>{t(moving ? 'motion.pause' : 'motion.play')}</span>}
    </button>
  );
}
