import { useContext, useLayoutEffect, useRef } from 'react';
import type { InvalidEvent } from 'react';
import type { WidgetProps } from '@rjsf/utils';
import type { Locale } from '../../core/messages/locale.ts';
import { fileSize } from '../../ui/file-size.ts';
import styles from '../file.module.css';
import { acceptedFiles } from '../answers/check-file.ts';
import { FilesContext } from '../answers/files-context.ts';
import type { UploadState } from '../uploads/stored-upload.ts';
import { describedByAttributes } from './described-by.ts';
import { useLocale } from '../../ui/locale.ts';

/**
 * A file question. The browser's own input takes clicks, keys and dropped files; the panel over it shows the
 * chosen file, its progress, or the reason for a refusal. Without scripts the input itself is visible.
 */
export function FileWidget(props: WidgetProps) {
  const { id, name, htmlName, required, options } = props;
  const locale = useLocale();
  const { t } = locale;
  const { chosen, refused, limits, choose, arriving, progress, cancel } = useContext(FilesContext);
  const input = useRef<HTMLInputElement>(null);
  const file = chosen[name];
  const problem = refused[name];
  const isManaged = useRef(false);
  useLayoutEffect(() => {
    // The form does not know yet of a file that was chosen before hydration, and must not remove it.
    if (file || problem || isManaged.current) syncInput(input.current, file);
    isManaged.current = !!file;
  }, [file, problem]);
  const upload = file && arriving[name];
  const isSending = progress !== undefined && !!file;
  const isInTransit = isSending || upload?.isDone === false;
  const state = problem ? 'bad' : isSending ? 'sending' : isInTransit ? 'arriving' : file ? 'done' : 'empty';
  const part = upload ? upload.part : progress;
  const statusId = `${id}-status`;
  return (
    <div className={styles.file} data-state={state}>
      <FileSign state={state} />
      <div className={styles.words}>
        <b id={`${id}-file`}>{problem?.name ?? file?.name ?? t('formFile.drop')}</b>
        <span id={statusId} className="num" aria-live={isInTransit && !upload?.isBroken ? 'off' : 'polite'}>
          {problem?.reason ?? (file ? progressText(file.size, upload, progress, locale) : t('formFile.none'))}
        </span>
      </div>
      <input
        ref={input}
        id={id}
        name={htmlName}
        type="file"
        accept={typeof options.accept === 'string' ? options.accept : acceptedFiles(limits)}
        // A refused file was removed from the input: without this, the form would be sent without it.
        required={required || problem !== undefined}
        onInvalid={(event) => problem && focusWithoutBubble(event)}
        onChange={({ target }) => void choose(name, target.files?.[0])}
        {...describedByAttributes(props, statusId)}
      />
      {isSending ? (
        <button type="button" className="btn btn-small" onClick={cancel}>
          {t('formFile.cancel')}
        </button>
      ) : (
        <div className={styles.buttons}>
          <span className={`btn btn-small ${styles.button}`} aria-hidden="true">
            {t(problem ? 'formFile.another' : file ? 'formFile.replace' : 'formFile.choose')}
          </span>
          {(file || problem) && (
            <button
              type="button"
              className="btn btn-small"
              aria-describedby={`${id}-file`}
              onClick={() => {
                input.current?.focus();
                void choose(name, undefined);
              }}
            >
              {t('formFile.remove')}
            </button>
          )}
        </div>
      )}
      {isInTransit && (
        <progress className={styles.bar} max={1} value={part} aria-label={t('formFile.upload')} />
      )}
    </div>
  );
}

/** The progress of a file that is sent before the form, or with it. */
function progressText(
  bytes: number,
  upload: UploadState | undefined,
  progress: number | undefined,
  locale: Locale,
): string {
  const { t } = locale;
  const size = fileSize(bytes, locale);
  if (upload?.isDone) return t('formFile.uploaded', { size });
  const part = upload ? upload.part : progress;
  if (part === undefined) return t('formFile.attached', { size });
  const percent = Math.round(part * 100);
  return upload?.isBroken ? t('formFile.broken', { percent }) : t('formFile.uploading', { percent, size });
}

/** The panel already shows why the file was refused; the browser would repeat it in a bubble. */
function focusWithoutBubble(event: InvalidEvent<HTMLInputElement>): void {
  event.preventDefault();
  const input = event.currentTarget;
  if (input.form?.querySelector('input:invalid, select:invalid, textarea:invalid') === input) input.focus();
}

/** Puts a restored file into the input, and removes a refused one. */
function syncInput(input: HTMLInputElement | null, file: File | undefined): void {
  if (!input || input.files?.[0] === file) return;
  const transfer = new DataTransfer();
  if (file) transfer.items.add(file);
  input.files = transfer.files;
}

/** An icon: a sheet with a sign for the file's state. */
function FileSign({ state }: { state: keyof typeof signs }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M6 2h8l5 5v15H6zM14 2v5h5" />
      <path d={signs[state]} />
    </svg>
  );
}

const signs = {
  empty: 'M12.5 19v-7m-3 3 3-3 3 3',
  sending: '',
  arriving: '',
  done: 'm9 14 2.5 2.5L16 12',
  bad: 'm9.5 13 6 6m0-6-6 6',
};
