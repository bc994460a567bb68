import { Action } from '../../ui/action.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { ServiceHeadData } from './props.gen.ts';
import '../../ui/parts/split.css';
import styles from './service-head.module.css';

export default function ServiceHead({ data }: SectionProps<ServiceHeadData>) {
  return (
    <section id={data.id} className={`wrap ${styles.head}`}>
      <Crumbs crumbs={data.breadcrumbs} current={data.currentPage} />
      <div className={`split split-7 ${styles.open}`}>
        <div className={styles.text}>
          <h1>{data.title}</h1>
          <p className="lede">{data.intro}</p>
          <Action link={data.action} variant="ink" caps />
        </div>
        <div className={styles.art} data-plate={data.imageBackground && plates[data.imageBackground]}>
          <Picture image={data.image} sizes="(max-width: 64rem) 100vw, 32rem" eager />
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

/** The colours of the theme behind the drawing. */
const plates = { pale: 'wash', dark: 'night', warm: 'glow' } as const;
