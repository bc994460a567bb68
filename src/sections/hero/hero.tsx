import { AccentTitle } from '../../ui/accent-title.tsx';
import { Action } from '../../ui/action.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { HeroData } from './props.gen.ts';
import '../../ui/parts/edge.css';
import styles from './hero.module.css';

export default function Hero({ data }: SectionProps<HeroData>) {
  return (
    <section id={data.id} className={`edge ${styles.hero}`}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.text}>
          <AccentTitle title={data.title} accent={data.accent} />
          <p className={`lede ${styles.intro}`}>{data.intro}</p>
          <p className={styles.actions} data-whole-page="">
            <Action link={data.action} variant="primary" caps />
            {data.secondAction && <Action link={data.secondAction} caps />}
          </p>
        </div>
        <div className={styles.art}>
          <Picture image={data.image} sizes="(max-width: 64rem) 36rem, 40rem" isEager />
        </div>
      </div>
    </section>
  );
}
