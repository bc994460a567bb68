import { useRef, useState } from 'react';
import { FormPlace } from '../../forms/place/form-place.tsx';
import { useFormTitle } from '../../forms/place/use-form-topic.ts';
import { useMessages } from '../../ui/locale.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { FormData } from './props.gen.ts';
import '../../ui/parts/split.css';
import '../../ui/parts/icon-button.css';
import styles from './form.module.css';

/** A form with an introduction next to it. If the data allow it, visitors can close it and open it again. */
export default function Form({ data }: SectionProps<FormData>) {
  const t = useMessages();
  const title = useFormTitle(data.title ?? data.form.title, data.form);
  const [isClosed, setClosed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = (next: boolean) => {
    setClosed(next);
    heading.current?.focus();
  };
  return (
    <section id={data.id} className="wrap section-end">
      <div className={`split ruled ${styles.two} ${data.closable ? styles.long : 'split-5'}`}>
        <div className={styles.side}>
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {data.intro && <p className="soft">{data.intro}</p>}
          {data.text && <RichText value={data.text} className={styles.text} />}
        </div>
        {data.closable && !isClosed && (
          <button
            type="button"
            className={`icon-button ${styles.close}`}
            aria-label={t('form.close')}
            onClick={() => close(true)}
          >
            <Icon name="close" />
          </button>
        )}
        {isClosed && (
          <div className={styles.closed}>
            <p className="soft">{t('form.closed')}</p>
            <button type="button" className="btn" onClick={() => close(false)}>
              {t('form.openAgain')}
            </button>
          </div>
        )}
        <div hidden={isClosed}>
          <FormPlace form={data.form} />
        </div>
      </div>
    </section>
  );
}
