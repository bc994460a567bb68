import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { useMessages } from '../../ui/locale.ts';
import { MotionToggle } from '../../ui/motion/motion-toggle.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { ReviewsData } from './props.gen.ts';
import '../../ui/parts/edge.css';
import '../../ui/parts/icon-button.css';
import styles from './reviews.module.css';
import { useCarousel } from './use-carousel.ts';
import { useRotation } from './use-rotation.ts';

/** A carousel as in the ARIA Authoring Practices; without scripts, a row of slides that scrolls. */
export default function Reviews({ data }: SectionProps<ReviewsData>) {
  const t = useMessages();
  const { items, title, interval = 5000 } = data;
  const root = useRef<HTMLElement>(null);
  const carousel = useCarousel(items.length);
  const { isRotating, hold } = useRotation(carousel, interval, root);
  const { isHydrated, isDragging, index, step } = carousel;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = stepsByKey[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(by);
  };
  return (
    <section
      id={data.id}
      ref={root}
      className={`edge ${styles.voices}`}
      aria-roledescription={t('reviews.carousel')}
      aria-label={title}
      data-hydrate=""
      onKeyDown={onKeyDown}
      data-keys="ArrowLeft ArrowRight"
      {...hold}
    >
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.column}>
          <h2>{title}</h2>
          {items.length > 1 && <Deck count={items.length} index={index} step={step} />}
          <div
            ref={carousel.track}
            className={`${styles.track} ${isHydrated ? styles.hydrated : ''}`}
            role="group"
            aria-label={t('reviews.keys', { title })}
            aria-live={isHydrated && !isRotating ? 'polite' : 'off'}
            tabIndex={0}
            onScroll={carousel.onScroll}
          >
            {items.map((item, place) => (
              <div
                key={item.name + item.text}
                className={`${styles.slide} ${isHydrated && !isDragging && place !== index ? styles.away : ''}`}
                role="group"
                aria-roledescription={t('reviews.slide')}
                aria-label={t('reviews.place', { place: place + 1, count: items.length })}
              >
                <figure>
                  <blockquote>{item.text}</blockquote>
                  <figcaption>
                    <b>{item.name}</b>
                    {item.role && <span>{item.role}</span>}
                  </figcaption>
                </figure>
              </div>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

const stepsByKey: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The controls come before the slides in the document, so that keyboard users can stop them first; they are
 * displayed below.
 */
function Deck({ count, index, step }: { count: number; index: number; step: (by: number) => void }) {
  const t = useMessages();
  return (
    <div className={styles.deck}>
      <MotionToggle className={`btn ${styles.toggle}`} showsName />
      <button
        type="button"
        className={`icon-button ${styles.button} ${styles.back}`}
        aria-label={t('reviews.previous')}
        onClick={() => step(-1)}
      >
        <Icon name="arrow" />
      </button>
      <button
        type="button"
        className={`icon-button ${styles.button}`}
        aria-label={t('reviews.next')}
        onClick={() => step(1)}
      >
        <Icon name="arrow" />
      </button>
      <div className={styles.pips} role="group" aria-label={t('reviews.choose')}>
        {Array.from({ length: count }, (_, place) => (
          <button
            key={place}
            type="button"
            aria-label={t('reviews.pip', { place: place + 1, count })}
            aria-current={place === index ? 'true' : undefined}
            onClick={() => step(place - index)}
          />
        ))}
      </div>
      <span className={`num ${styles.count}`} aria-hidden="true">
        {t('reviews.place', { place: index + 1, count })}
      </span>
    </div>
  );
}
