import type { ThirdParties } from '../core/content/resolved-page.ts';

const tagManagerHost = 'https://www.googletagmanager.com';

/** Loads the tag manager's container, once per visit. */
export function loadTagManager({ id }: NonNullable<ThirdParties['tagManager']>): void {
  push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  addScript(`${tagManagerHost}/gtm.js?id=${encodeURIComponent(id)}`);
}

/**
 * Adds the analytics script while a page that uses it is shown.
 * @returns a function that removes the script
 */
export function addAnalytics({ measurementId }: NonNullable<ThirdParties['analytics']>): () => void {
  push(['js', new Date()], ['config', measurementId]);
  const script = addScript(`${tagManagerHost}/gtag/js?id=${encodeURIComponent(measurementId)}`);
  return () => script.remove();
}

/** Measures loading, interaction and stability of the page, and sends each figure once. */
export async function reportWebVitals({ endpoint }: NonNullable<ThirdParties['webVitals']>): Promise<void> {
  const { onCLS, onINP, onLCP } = await import('web-vitals');
  const send = ({ name, value }: { name: string; value: number }) =>
    navigator.sendBeacon(endpoint, JSON.stringify({ name, value, page: location.pathname }));
  for (const observe of [onCLS, onINP, onLCP]) observe(send);
}

/** The queue that both scripts read. */
function push(...entries: unknown[]): void {
  const place = window as typeof window & { dataLayer?: unknown[] };
  (place.dataLayer ??= []).push(...entries);
}

function addScript(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.src = trusted(address);
  document.head.append(script);
  return script;
}

/** Trusted Types allow scripts only through a policy; this one allows a single host. */
function trusted(address: string): string {
  policy ??= window.trustedTypes?.createPolicy('trackers', {
    createScriptURL: (url) => {
      if (!url.startsWith(`${tagManagerHost}/`))
        throw new TypeError(`${url} is not an address of a configured service.`);
      return url;
    },
  });
  return (policy?.createScriptURL(address) as unknown as string | undefined) ?? address;
}

let policy: { createScriptURL(url: string): unknown } | undefined;

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(url: string): string }): typeof policy & object;
    };
  }
}
