import { Action } from '../../ui/action.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { CallToActionData } from './props.gen.ts';
import styles from './call-to-action.module.css';

export default function CallToAction({ data }: SectionProps<CallToActionData>) {
  return (
    <section id={data.id} className={`wrap ${styles.start}`}>
      <div>
        <h2>{data.title}</h2>
        {data.text && <p className="lede">{data.text}</p>}
      </div>
      <Action link={data.action} variant={variants[data.button ?? 'filled']} caps={data.button !== 'plain'} />
    </section>
  );
}

/** The variants of `Action`, by the button's variants in content. */
const variants = { filled: 'primary', plain: 'plain' } as const;
