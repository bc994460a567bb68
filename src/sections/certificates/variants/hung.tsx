import { Picture } from '../../../ui/picture.tsx';
import type { SectionProps } from '../../../ui/section-props.ts';
import type { CertificatesData } from '../props.gen.ts';
import styles from './hung.module.css';

/** Awards hung from one rule, each with its seal. */
export default function Hung({ data }: SectionProps<CertificatesData>) {
  return (
    <section id={data.id} className="wrap section-end">
      <ul className={styles.hung}>
        {data.items.map((item) => (
          <li key={item.title}>
            <div className={styles.deed}>
              <div>
                {item.image && <Picture image={item.image} sizes="(max-width: 48rem) 40vw, 17rem" />}
                <h2>{item.title}</h2>
                <AwardDetails award={item} />
              </div>
            </div>
            {item.text && <p>{item.text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The giver and the date of an award, below the line for a signature. */
function AwardDetails({ award }: { award: CertificatesData['items'][number] }) {
  const details = [award.giver, award.date?.slice(0, 4)].filter((word) => word !== undefined);
  return details.length > 0 && <p className={`num ${styles.given}`}>{details.join(', ')}</p>;
}
