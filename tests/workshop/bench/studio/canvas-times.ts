/* Functions that run in the page of the studio. Each is sent alone, so it must not use other code. */

/** Notes the moment at which the form of an opened page is painted. It runs before the scripts of each document. */
export function notePaintedForm(): void {
  if (window !== top) return;
  const observer = new MutationObserver(() => {
    if (!document.querySelector('#region-panel input')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('form')));
  });
  observer.observe(document, { subtree: true, childList: true });
}

/** Milliseconds from the address to the painted page in the canvas and its form; undefined before that. */
export function openingTime(): number | undefined {
  const canvas = document.querySelector<HTMLIFrameElement>('iframe[title="The page"]')?.contentWindow;
  const [painted] = canvas?.performance.getEntriesByName('first-contentful-paint') ?? [];
  const [form] = performance.getEntriesByName('form');
  if (!canvas || !painted || !form) return undefined;
  const offset = canvas.performance.timeOrigin - performance.timeOrigin;
  return Math.max(offset + painted.startTime, form.startTime);
}

/** Milliseconds from the address of a page to its first paint; undefined before that. */
export function paintTime(): number | undefined {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
}

/** The times of some keys, from the event to the paint of the changed page. */
export async function timeKeys(count: number): Promise<number[]> {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[title="The page"]')!;
  const field = document.querySelector<HTMLInputElement>('#region-panel :is(input, textarea)')!;
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')!.set!;
  const times: number[] = [];
  field.focus();
  for (let key = 0; key < count; key++) {
    const painted = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(resolve));
      });
      observer.observe(frame.contentDocument!, { subtree: true, childList: true, characterData: true });
    });
    const start = performance.now();
    setter.call(field, `${field.value}${String.fromCharCode(97 + (key % 26))}`.slice(-60));
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await painted;
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
  return times;
}

/**
 * The time of one command, from the press of its button to the paint of the changed page.
 * @throws if the page does not change
 */
export async function timeButton(name: string): Promise<number> {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[title="The page"]')!;
  const button = [...document.querySelectorAll('button')].find((each) => each.textContent?.trim() === name)!;
  const painted = new Promise<void>((resolve, reject) => {
    setTimeout(() => reject(new Error(`${name} has changed nothing.`)), 10_000);
    const observer = new MutationObserver((changes) => {
      // The mark of the selection is not part of the page.
      if (changes.every(({ type }) => type === 'attributes')) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(resolve));
    });
    observer.observe(frame.contentDocument!, { subtree: true, childList: true, characterData: true });
  });
  const start = performance.now();
  button.click();
  await painted;
  return performance.now() - start;
}

/** Sends changes of one text, each after the response to the previous one. */
export async function sendEdits({ file, count }: { file: string; count: number }): Promise<void> {
  const post = async (address: string, body: object) => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as { state?: { version: number }; refused?: string };
  };
  let { version } = (await post('/_studio/page', { page: file })).state!;
  for (let edit = 0; edit < count; edit++) {
    const change = { kind: 'set', path: ['sections', 0, 'title'], value: `Heading ${edit}` };
    const answer = await post('/_studio/edit', {
      page: file,
      file,
      version,
      row: '',
      description: '',
      edit: change,
    });
    version = answer.state?.version ?? (await post('/_studio/page', { page: file })).state!.version;
  }
}
