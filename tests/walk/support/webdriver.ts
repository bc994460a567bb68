/** The key under which WebDriver returns elements. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** A session of a WebDriver server: one page of the browser that it has started. */
export interface Session {
  /** Sends a command. @throws with the driver's message if it is refused */
  send<T>(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object): Promise<T>;
  /**
   * The path of an element for further commands: the match of a selector, or the focused element. @throws if there is
   * none
   */
  element(selector: string): Promise<string>;
  activeElement(): Promise<string>;
}

/**
 * Starts a session with a WebDriver server (W3C WebDriver 2, over HTTP).
 * @param server its address
 * @param capabilities what the browser must be and how it is started
 */
export async function startSession(server: string, capabilities: object): Promise<Session> {
  const started = await send<{ sessionId: string }>('POST', `${server}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${server}/session/${started.sessionId}`;
  const elementPath = (element: Record<string, string>) => `/element/${element[elementKey]}`;
  return {
    send: (method, command, body) => send(method, session + command, body),
    element: async (selector) =>
      elementPath(await send('POST', `${session}/element`, { using: 'css selector', value: selector })),
    activeElement: async () => elementPath(await send('GET', `${session}/element/active`)),
  };
}

async function send<T>(method: string, address: string, body?: object): Promise<T> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: T };
  if (!answer.ok) {
    const { error, message } = value as { error: string; message: string };
    throw new Error(
      `${method} ${new URL(address).pathname.split('/').slice(3).join('/')}: ${error}: ${message}`,
    );
  }
  return value;
}
