import { useLocale } from '../../ui/locale.ts';
import { RichText } from '../../ui/rich-text.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { VideoData } from './props.gen.ts';
import '../../ui/parts/block.css';
import styles from './video.module.css';

/**
 * A video with the browser's own controls, which work without scripts. It never starts by itself: only its poster is loaded
 * before a visitor presses play.
 */
export default function Video({ data }: SectionProps<VideoData>) {
  const { t, language } = useLocale();
  const { label, width, height, poster, sources, captions } = data.video;
  return (
    <section id={data.id} className="wrap block">
      {data.title && <h2 className={styles.title}>{data.title}</h2>}
      <figure>
        <video
          className={styles.video}
          controls
          preload="none"
          playsInline
          poster={poster}
          width={width}
          height={height}
          aria-label={label}
        >
          {sources.map(({ src, type }) => (
            <source key={type} src={src} type={type} />
          ))}
          {captions && <track kind="captions" src={captions} srcLang={language} default />}
        </video>
        {data.caption && <figcaption className={`small soft ${styles.caption}`}>{data.caption}</figcaption>}
      </figure>
      {data.transcript && (
        <details className={styles.transcript}>
          <summary>{t('video.transcript')}</summary>
          <RichText value={data.transcript} />
        </details>
      )}
    </section>
  );
}
