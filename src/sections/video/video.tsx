import { useLocale, useMessages } from '../../ui/locale.ts';
import { RichText } from '../../ui/rich-text.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { VideoData } from './props.gen.ts';
import '../../ui/parts/block.css';
import styles from './video.module.css';

/**
 * A video with the browser's own controls, which work without scripts. It never starts automatically: before
 * a visitor clicks play, only its poster is loaded.
 */
export default function Video({ data }: SectionProps<VideoData>) {
  const t = useMessages();
  return (
    <section id={data.id} className="wrap block">
      {data.title && <h2 className={styles.title}>{data.title}</h2>}
      <figure>
        <Player video={data.video} />
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

/** Without captions the video starts muted, so that the missing text is noticed. */
function Player({ video: { label, width, height, poster, sources, captions } }: Pick<VideoData, 'video'>) {
  const { language } = useLocale();
  const commonProps = { className: styles.video, controls: true, playsInline: true, preload: 'none' };
  const videoProps = { ...commonProps, poster, width, height, 'aria-label': label };
  const files = sources.map(({ src, type }) => <source key={type} src={src} type={type} />);
  if (!captions)
    return (
      <video {...videoProps} muted>
        {files}
      </video>
    );
  return (
    <video {...videoProps}>
      {files}
      <track kind="captions" src={captions} srcLang={language} default />
    </video>
  );
}
