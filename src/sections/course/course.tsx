import { Picture } from '../../ui/picture.tsx';
import { SectionHead } from '../../ui/section-head.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { CourseData } from './props.gen.ts';
import styles from './course.module.css';

export default function Course({ data }: SectionProps<CourseData>) {
  return (
    <section id={data.id} className={`wrap ${styles.course}`}>
      <SectionHead title={data.title} />
      <Picture image={data.image} sizes="100vw" className={styles.art} />
      <ol className={styles.steps}>
        {data.steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
