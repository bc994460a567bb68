import { FormPreview } from '../../ui/form-preview.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { FormData } from './props.gen.ts';
import styles from './form.module.css';

export default function Form({ data }: SectionProps<FormData>) {
  return (
    <section id={data.id} className="wrap section-end">
      <div className={styles.two}>
        <div className={styles.side}>
          <h2>{data.title ?? data.form.title}</h2>
          {data.intro && <p className="soft">{data.intro}</p>}
          {data.text && <RichText value={data.text} className={styles.text} />}
        </div>
        <FormPreview form={data.form} label={data.mailLabel} />
      </div>
    </section>
  );
}
