import { TextLink } from '../../ui/action.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { TileGridData } from './props.gen.ts';
import '../../ui/parts/ruled-grid.css';
import styles from './tile-grid.module.css';

export default function TileGrid({ data }: SectionProps<TileGridData>) {
  return (
    <section id={data.id} className="wrap section-end">
      {data.hideTitle ? (
        <h2 className="hidden">{data.title}</h2>
      ) : (
        <SectionHead title={data.title} text={data.intro}>
          {data.action && <TextLink link={data.action} />}
        </SectionHead>
      )}
      <ul className={`ruled-grid ${styles.tiles}`}>
        {data.items.map((tile) => (
          <li key={tile.to} className={styles.tile} lang={tile.language}>
            <Picture image={tile.image} sizes="(max-width: 48rem) 50vw, 18rem" />
            <h3>
              <a href={tile.to}>{tile.title}</a>
            </h3>
            <p>{tile.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
