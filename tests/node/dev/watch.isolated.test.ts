import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchContent } from '../../../src/site-build/dev/watch.ts';
import { writeEditorSchemas } from '../../../src/site-build/generate/write-editor-schemas.ts';
import { root } from '../../helpers/project.ts';
import { copySmallSite, type SmallSite } from '../../helpers/small-site.ts';

vi.mock(import('../../../src/site-build/generate/write-editor-schemas.ts'), () => ({
  writeEditorSchemas: vi.fn(() => Promise.reject(new Error('The site is gone'))),
}));

let site: SmallSite;
const error = vi.fn();
const httpServer = new EventEmitter();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.mocked(writeEditorSchemas).mockClear();
  error.mockClear();
  site = copySmallSite();
  const server = {
    httpServer,
    watcher: Object.assign(new EventEmitter(), { add: () => undefined }),
    config: { logger: { error } },
  };
  const live = { current: () => Promise.resolve({ content: { project: { files: [] } } }) };
  watchContent(server as never, {} as never, live as never, { engine: root, site: site.root });
});

afterEach(() => {
  httpServer.emit('close');
  vi.useRealTimers();
  site.remove();
});

test('the editor schemas are written some seconds after the start; a failure is reported', async () => {
  await vi.advanceTimersByTimeAsync(3000);
  expect(writeEditorSchemas).toHaveBeenCalledOnce();
  expect(error).toHaveBeenCalledWith('The site is gone', expect.anything());
});

test('a server that is closed earlier writes and reports nothing', async () => {
  await vi.advanceTimersByTimeAsync(0);
  httpServer.emit('close');
  await vi.advanceTimersByTimeAsync(3000);
  expect(writeEditorSchemas).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});

test('a server that is closed during the write reports nothing', async () => {
  vi.mocked(writeEditorSchemas).mockImplementationOnce(() => {
    httpServer.emit('close');
    return Promise.reject(new Error('The site is gone'));
  });
  await vi.advanceTimersByTimeAsync(3000);
  expect(writeEditorSchemas).toHaveBeenCalledOnce();
  expect(error).not.toHaveBeenCalled();
});
