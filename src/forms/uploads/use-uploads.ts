import { useEffect, useMemo, useRef, useState } from 'react';
import type { LoadedForm } from '../loaded-form.ts';
import type { useDraft } from '../draft/use-draft.ts';
import type { FormUploads } from './form-uploads.ts';
import type { UploadState } from './stored-upload.ts';

/**
 * Uploads files as soon as they are chosen, before their form. The code is loaded with the first file.
 * Without it, or if the server does not support uploads, files are sent with the form.
 */
export function useUploads({ definition, server }: LoadedForm, draft: ReturnType<typeof useDraft>) {
  const [states, setStates] = useState<Record<string, UploadState | undefined>>({});
  const loading = useRef<Promise<FormUploads | undefined>>(undefined);
  const uploads = useMemo(() => {
    const load = () =>
      (loading.current ??= import('./form-uploads.ts').then(
        ({ formUploads }) =>
          formUploads({
            server,
            form: definition.id,
            key: draft.key,
            stored: draft.storedUpload,
            store: draft.keepUpload,
            onChange: (question, state) => setStates((before) => ({ ...before, [question]: state })),
          }),
        () => {
          // The code can't be loaded, for example without a connection. The next file tries again.
          loading.current = undefined;
          return undefined;
        },
      ));
    return {
      begin: (question: string, file: File) => void load().then((loaded) => loaded?.begin(question, file)),
      drop: (question: string) => void loading.current?.then((loaded) => loaded?.drop(question)),
      /**
       * Waits for uploads. Resolves to their ids by question; undefined if the connection is broken, or after
       * an abort.
       */
      finish: async (signal: AbortSignal): Promise<Record<string, string> | undefined> => {
        const loaded = await loading.current;
        return loaded ? loaded.finish(signal) : {};
      },
    };
  }, [definition.id, server, draft]);
  useEffect(() => () => void loading.current?.then((loaded) => loaded?.stop()), []);
  return { ...uploads, states };
}
