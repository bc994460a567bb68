import { useRef } from 'react';
import type { IssueCard } from '../../content/resolved.ts';
import { Picture, type SectionProps, TextLink, useMessages } from 'pagewright/section';
import type { IssueBrowserData } from './props.gen.ts';
import { issueText } from '../../ui/place-text.ts';
import { IssueView } from './parts/issue-view.tsx';
import { issueChoice, useChosenIssue } from './use-chosen-issue.ts';
import 'pagewright/styles/block.css';
import 'pagewright/styles/split.css';
import styles from './issue-browser.module.css';

/**
 * The page has the newest issues and, if there are others, a link to all. With scripting, the lists select the
 * visible one: by CSS before hydration, by state afterwards, so that a choice in one volume cancels the choice in
 * another.
 */
export default function IssueBrowser({ data }: SectionProps<IssueBrowserData>) {
  const t = useMessages();
  const root = useRef<HTMLElement>(null);
  const { isHydrated, chosen } = useChosenIssue(root);
  const shown = data.items.find((item) => issueChoice(item) === chosen);

  return (
    <section
      id={data.id}
      ref={root}
      className={`wrap block split ${styles.browser}`}
      data-hydrated={isHydrated ? (shown ? 'chosen' : 'open') : undefined}
    >
      {volumes(data.items).map(([volume, issues]) => (
        <div key={volume} className={styles.volume}>
          <label className={styles.field}>
            <span>{t('journal.volume', { volume })}</span>
            <select defaultValue="">
              <option value="">{t('journal.chooseIssue')}</option>
              {issues.map((issue) => (
                <option key={issue.issue} value={issueChoice(issue)}>
                  {issueText(issue.issue, t)}
                </option>
              ))}
            </select>
          </label>
          {issues.map((issue) => (
            <IssueView key={issue.issue} issue={issue} data={data} hidden={isHydrated && issue !== shown} />
          ))}
        </div>
      ))}
      <div className={styles.prompt}>
        {data.image && <Picture image={data.image} sizes="20rem" />}
        <p className="lede">{data.prompt}</p>
      </div>
      {data.archive && data.items[0]?.previous && (
        <p className={styles.all}>
          <TextLink link={data.archive} />
        </p>
      )}
      <output className="hidden">
        {shown && t('journal.issueShown', { issue: issueText(shown.issue, t), month: shown.published })}
      </output>
    </section>
  );
}

/** The issues by volume, newest volume first. */
function volumes(issues: IssueCard[]): [number, IssueCard[]][] {
  const numbers = [...new Set(issues.map(({ volume }) => volume))].sort((one, other) => other - one);
  return numbers.map((number) => [number, issues.filter(({ volume }) => volume === number)]);
}
