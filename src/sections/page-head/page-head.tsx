import { AccentTitle } from '../../ui/accent-title.tsx';
import { Action } from '../../ui/action.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { PageHeadData } from './props.gen.ts';
import '../../ui/parts/split.css';
import styles from './page-head.module.css';

/** The top of a page: breadcrumbs, heading, introduction, and a button or a drawing. */
export default function PageHead({ data }: SectionProps<PageHeadData>) {
  const { title, accent, intro, action, image } = data;
  return (
    <section id={data.id} className={`wrap ${styles.root}`}>
      <Crumbs crumbs={data.breadcrumbs} current={data.currentPage} />
      <div className={`split split-7 ${image ? styles.open : styles.head}`}>
        <div className={styles.text}>
          <AccentTitle title={title} accent={accent} />
          {image && <Aside intro={intro} action={action} />}
        </div>
        {image ? (
          <div className={styles.art}>
            <Picture image={image} sizes="(max-width: 64rem) 100vw, 32rem" isEager />
          </div>
        ) : (
          <Aside intro={intro} action={action} />
        )}
      </div>
    </section>
  );
}

/** The content next to the heading; with a drawing, it is below the heading. */
function Aside({ intro, action }: { intro: PageHeadData['intro']; action: PageHeadData['action'] }) {
  if (!intro && !action) return null;
  return (
    <div className={styles.aside}>
      {intro && <p className="lede">{intro}</p>}
      {action && <Action link={action} variant="primary" />}
    </div>
  );
}
