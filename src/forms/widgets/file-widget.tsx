import { useContext, useLayoutEffect, useRef } from 'react';
import type { WidgetProps } from '@rjsf/utils';
import type { Locale } from '../../core/messages/locale.ts';
import { fileSize } from '../../ui/parts/file-size.ts';
import styles from '../file.module.css';
import { acceptedFiles } from '../answers/check-file.ts';
import { FilesContext } from '../answers/files-context.ts';
import { described } from './described-by.ts';
import { useLocale } from '../../ui/locale.ts';
import { FileSign } from './file-sign.tsx';

/**
 * A file: the browser's own input, which takes clicks, keys and dropped files, under a panel that says what was
 * chosen, how far it is sent, or why it can't be taken. Without scripts the input itself is seen.
 */
export function FileWidget(props: WidgetProps) {
  const { id, name, htmlName, required, options } = props;
  const locale = useLocale();
  const { t } = locale;
  const { chosen, refused, limits, choose, progress, cancel } = useContext(FilesContext);
  const input = useRef<HTMLInputElement>(null);
  const file = chosen[name];
  const fault = refused[name];
  const isManaged = useRef(false);
  useLayoutEffect(() => {
    // A file that was chosen before the page hydrated is not known yet, and must not be taken away.
    if (file || fault || isManaged.current) keepInStep(input.current, file);
    isManaged.current = !!file;
  }, [file, fault]);
  const isSending = progress !== undefined && !!file;
  const state = fault ? 'bad' : isSending ? 'sending' : file ? 'done' : 'empty';
  const statusId = `${id}-status`;
  return (
    <div className={styles.file} data-state={state}>
      <FileSign state={state} />
      <div className={styles.words}>
        <b>{fault?.name ?? file?.name ?? t('formFile.drop')}</b>
        <span id={statusId} className="num" aria-live={isSending ? 'off' : 'polite'}>
          {fault?.reason ?? (file ? progressText(file.size, progress, locale) : t('formFile.none'))}
        </span>
      </div>
      <input
        ref={input}
        id={id}
        name={htmlName}
        type="file"
        accept={typeof options.accept === 'string' ? options.accept : acceptedFiles(limits)}
        required={required}
        onChange={({ target }) => void choose(name, target.files?.[0])}
        {...described(props, statusId)}
      />
      {isSending ? (
        <button type="button" className="btn btn-small" onClick={cancel}>
          {t('formFile.cancel')}
        </button>
      ) : (
        <span className={`btn btn-small ${styles.button}`} aria-hidden="true">
          {t(fault ? 'formFile.another' : file ? 'formFile.replace' : 'formFile.choose')}
        </span>
      )}
      {isSending && (
        <progress className={styles.bar} max={1} value={progress} aria-label={t('formFile.upload')} />
      )}
    </div>
  );
}

function progressText(bytes: number, progress: number | undefined, locale: Locale): string {
  const size = fileSize(bytes, locale);
  if (progress === undefined) return locale.t('formFile.attached', { size });
  return locale.t('formFile.uploading', { percent: Math.round(progress * 100), size });
}

/** A file that was kept from an earlier visit, or refused, must be in the input, or gone from it. */
function keepInStep(input: HTMLInputElement | null, file: File | undefined): void {
  if (!input || input.files?.[0] === file) return;
  const transfer = new DataTransfer();
  if (file) transfer.items.add(file);
  input.files = transfer.files;
}
