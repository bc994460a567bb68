import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { LetterData } from './props.gen.ts';
import '../../ui/parts/portrait.css';
import '../../ui/parts/split.css';
import styles from './letter.module.css';

/** A letter: the text, a portrait that stays next to it, and a signature. */
export default function Letter({ data }: SectionProps<LetterData>) {
  const { text, image, signature } = data;
  return (
    <div id={data.id} className="wrap section-end">
      <div className={`split ruled ${styles.letter}`}>
        <figure className={styles.writer}>
          <div className={`plate portrait ${styles.portrait}`}>
            <Picture
              image={image}
              sizes="(max-width: 48rem) 7.5rem, (max-width: 64rem) 9rem, 26rem"
              isEager
            />
          </div>
          {data.caption && <figcaption className="small soft">{data.caption}</figcaption>}
        </figure>
        <div className={styles.page}>
          <RichText value={text} className={styles.text} />
          <div className={styles.end}>
            <div className={styles.sign}>
              {signature.image && <Picture image={signature.image} sizes="15rem" className={styles.hand} />}
              <strong>{signature.name}</strong>
              <p className="soft">{signature.role}</p>
            </div>
            {data.closingImage && <Picture image={data.closingImage} sizes="14rem" className={styles.tail} />}
          </div>
        </div>
      </div>
    </div>
  );
}
