import { useEffect, useMemo, useRef, useState } from 'react';
import type { LoadedForm } from '../loaded-form.ts';
import type { useDraft } from '../draft/use-draft.ts';
import type { FormUploads } from './form-uploads.ts';
import type { UploadState } from './kept-upload.ts';

/**
 * Files that are sent as soon as they are chosen, ahead of their form. The code for it is loaded with the first of
 * them; without it, and where the server takes no such files, they travel with the form.
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
            kept: draft.keptUpload,
            keep: draft.keepUpload,
            onChange: (question, state) => setStates((before) => ({ ...before, [question]: state })),
          }),
        () => {
          // Without a connection, say. With the next file it is tried again.
          loading.current = undefined;
          return undefined;
        },
      ));
    return {
      begin: (question: string, file: File) => void load().then((loaded) => loaded?.begin(question, file)),
      drop: (question: string) => void loading.current?.then((loaded) => loaded?.drop(question)),
      /** Waits for them: their ids by question; nothing where the line is broken off, or nobody waits any more. */
      finish: async (signal: AbortSignal): Promise<Record<string, string> | undefined> => {
        const loaded = await loading.current;
        return loaded ? loaded.finish(signal) : {};
      },
    };
  }, [definition.id, server, draft]);
  useEffect(() => () => void loading.current?.then((loaded) => loaded?.stop()), []);
  return { ...uploads, states };
}
