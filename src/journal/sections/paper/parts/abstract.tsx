import { Fragment, useId } from 'react';
import type { PaperData } from '../props.gen.ts';
import { useMessages } from 'pagewright/section';
import styles from './abstract.module.css';
import choice from './choice.module.css';

type AbstractTranslation = NonNullable<PaperData['translations']>[number];

/** The texts in one language: the paper's own title is at the head of the page. */
type AbstractText = Omit<AbstractTranslation, 'title'> & { title?: string };

/**
 * Abstract and keywords. If they are translated, readers choose a language: CSS shows its text, with or without
 * scripts; by default the paper's own.
 */
export function Abstract({ data }: { data: PaperData }) {
  const t = useMessages();
  const name = useId();
  const texts = listTexts(data);
  const { search } = data.context;
  if (texts.length === 1) return <Words text={texts[0]!} search={search} />;
  return (
    <fieldset className={styles.languages}>
      <legend className="hidden">{t('journal.languages')}</legend>
      {texts.map((text, index) => (
        <Fragment key={text.language}>
          <label lang={text.language} className={choice.choice}>
            <input type="radio" name={name} defaultChecked={index === 0} />
            <span>{text.name}</span>
          </label>
          <div className={styles.text}>
            <Words text={text} search={search} />
          </div>
        </Fragment>
      ))}
    </fieldset>
  );
}

/** Whether there is an abstract or keywords: a letter may have keywords alone. */
export function hasWords({ abstract, keywords, translations = [] }: PaperData): boolean {
  return [{ abstract, keywords }, ...translations].some((each) => each.abstract ?? each.keywords);
}

/**
 * Whether a translated title is shown below the paper's own: the English one, and those without abstract and
 * keywords.
 */
export function isShownBelow({ language, abstract, keywords }: AbstractTranslation): boolean {
  return /^en\b/.test(language) || !(abstract ?? keywords);
}

function listTexts(data: PaperData): AbstractText[] {
  const { language, languageName = language, direction, abstract, keywords, translations = [] } = data;
  return [
    {
      language,
      name: languageName,
      ...(direction && { direction }),
      ...(abstract && { abstract }),
      ...(keywords && { keywords }),
    },
    ...translations
      .filter((each) => each.abstract ?? each.keywords)
      .map((each): AbstractText => {
        const { title: _title, subtitle: _subtitle, ...text } = each;
        return isShownBelow(each) ? text : each;
      }),
  ];
}

function Words({ text, search }: { text: AbstractText; search: string | undefined }) {
  const t = useMessages();
  const { language, direction, title, subtitle, abstract, keywords } = text;
  const script = { lang: language, dir: direction };
  return (
    <div className={styles.words}>
      {title && (
        <p {...script} className={styles.title}>
          {[title, subtitle].filter(Boolean).join(' – ')}
        </p>
      )}
      {abstract && (
        <>
          <h2>{t('journal.abstract')}</h2>
          <div {...script} className={styles.abstract}>
            {abstract.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </>
      )}
      {keywords && (
        <>
          <h2>{t('journal.keywords')}</h2>
          <ul {...script} className={styles.keywords}>
            {keywords.map((keyword) => (
              <li key={keyword}>
                {search ? <a href={`${search}?q=${encodeURIComponent(keyword)}`}>{keyword}</a> : keyword}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
