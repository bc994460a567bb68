import { useId } from 'react';
import { AccentTitle } from '../../ui/accent-title.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { FormPlace } from '../../forms/place/form-place.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useMessages } from '../../ui/locale.ts';
import { Picture } from '../../ui/picture.tsx';
import type { SectionProps } from '../../ui/section-props.ts';
import type { SignUpData } from './props.gen.ts';
import styles from './sign-up.module.css';

/** The first step of a sign-up, next to a dark area with the page’s heading. */
export default function SignUp({ data }: SectionProps<SignUpData>) {
  const t = useMessages();
  return (
    <section id={data.id} className={`wrap ${styles.root}`}>
      <Crumbs crumbs={data.breadcrumbs} current={data.currentPage} />
      <div className={styles.join}>
        <div className={`on-dark ${styles.side}`}>
          <div>
            <AccentTitle title={data.title} accent={data.accent} />
            {data.intro && <p className="lede">{data.intro}</p>}
          </div>
          {data.image && <Picture image={data.image} sizes="(max-width: 48rem) 9rem, 30rem" isEager />}
        </div>
        <div className={styles.main}>
          <ol className={styles.steps} aria-label={t('join.steps')}>
            {data.steps.map((step, index) => (
              <li key={step} aria-current={index === 0 ? 'step' : undefined}>
                {step}
              </li>
            ))}
          </ol>
          <Providers providers={data.providers} note={data.providersNote} />
          <FormPlace form={data.form} />
          {data.login && (
            <p className="small">
              {data.loginText} <a href={data.login.to}>{data.login.label}</a>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

/** Buttons that have no function yet; the line below them says so. */
function Providers({
  providers = [],
  note,
}: {
  providers: SignUpData['providers'];
  note: string | undefined;
}) {
  const noteId = useId();
  if (providers.length === 0) return null;
  return (
    <div className={styles.providers}>
      <div className={styles.with}>
        {providers.map(({ network, label }) => (
          <button
            key={network}
            type="button"
            className="btn"
            aria-disabled="true"
            aria-describedby={note && noteId}
          >
            {network === 'google' ? <GoogleSign /> : <Icon name={network} />}
            <span>{label}</span>
          </button>
        ))}
      </div>
      {note && (
        <p id={noteId} className="small soft">
          {note}
        </p>
      )}
    </div>
  );
}

function GoogleSign() {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.4}
      aria-hidden="true"
    >
      <path d="M20 6.5A9.5 9.5 0 1 0 21.5 12h-9" />
    </svg>
  );
}
