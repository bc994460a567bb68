/**
 * Makes a browsed page send nothing, so that users of the studio can try its forms. Requests that only read pass. A
 * form that the page sends itself counts as cancelled, so it keeps its answers; its checks run as for visitors.
 * @param report called instead of sending
 * @param open called with the address of a form that only asks for a page, such as a search
 */
export function sendNothing(report: () => void, open: (address: string) => void): void {
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    const { action, method } = event.target as HTMLFormElement;
    const url = new URL(action, location.href);
    if (method !== 'get' || url.origin !== location.origin) return report();
    const answers = new FormData(event.target as HTMLFormElement, event.submitter);
    for (const [name, value] of answers) url.searchParams.set(name, String(value));
    open(url.pathname + url.search);
  });

  const read = fetch;
  window.fetch = (input, options) => {
    const method = options?.method ?? (input instanceof Request ? input.method : 'GET');
    if (isRead(method)) return read(input, options);
    report();
    return Promise.reject(new DOMException('Nothing is sent from browsed pages.', 'AbortError'));
  };
  navigator.sendBeacon = () => true;

  const { prototype } = XMLHttpRequest;
  const begin = prototype.open as (this: XMLHttpRequest, method: string, address: string | URL) => void;
  const end = Object.getOwnPropertyDescriptor(prototype, 'send')!.value as XMLHttpRequest['send'];
  const writes = new WeakSet<XMLHttpRequest>();
  prototype.open = function (this: XMLHttpRequest, method: string, address: string | URL) {
    if (!isRead(method)) writes.add(this);
    begin.call(this, method, address);
  };
  prototype.send = function (this: XMLHttpRequest, body) {
    if (!writes.has(this)) return end.call(this, body);
    report();
    if (this.onabort) return void setTimeout(() => this.dispatchEvent(new ProgressEvent('abort')));
    // An upload that can't be cancelled finds no server, and does not try again.
    begin.call(this, 'GET', '/_studio/unsent');
    end.call(this);
  };
}

function isRead(method: string): boolean {
  return ['GET', 'HEAD'].includes(method.toUpperCase());
}
