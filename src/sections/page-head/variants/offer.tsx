import { AccentTitle } from '../../../ui/accent-title.tsx';
import { Action } from '../../../ui/action.tsx';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { StartingPrice } from '../../../ui/parts/starting-price.tsx';
import type { SectionProps } from '../../../ui/section-props.ts';
import type { PageHeadData } from '../props.gen.ts';
import '../../../ui/parts/split.css';
import styles from './offer.module.css';

/** The opening of an offer: a button and a large drawing; on phones also a bar with the button. */
export default function Offer({ data }: SectionProps<PageHeadData>) {
  return (
    <section id={data.id} className={`wrap ${styles.head}`}>
      <Crumbs crumbs={data.breadcrumbs} current={data.currentPage} />
      <div className={`split split-7 ${styles.open}`}>
        <div className={styles.text}>
          <AccentTitle title={data.title} accent={data.accent} />
          {data.intro && <p className="lede">{data.intro}</p>}
          {data.from && (
            <p className={styles.from}>
              <StartingPrice price={data.from} />
            </p>
          )}
          {data.action && <Action link={data.action} variant="ink" caps />}
        </div>
        <div className={styles.art} data-plate={data.imageBackground && plates[data.imageBackground]}>
          {data.image && <Picture image={data.image} sizes="(max-width: 64rem) 100vw, 32rem" isEager />}
        </div>
      </div>
      {data.barAction && (
        <p className={styles.bar}>
          <Action link={data.barAction} variant="primary" icon="arrow" />
        </p>
      )}
    </section>
  );
}

/** The theme colours behind the drawing. */
const plates = { pale: 'wash', dark: 'night', warm: 'glow' } as const;
