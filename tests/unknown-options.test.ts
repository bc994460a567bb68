/** @module-tag long */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { root } from './helpers/project.ts';

/* Every command refuses unknown options: an ignored option would seem to have an effect. */

const commands = Object.entries(packageJson.scripts).flatMap(([name, command]) => {
  // The part of `npm test` that prepares a clone is a separate command.
  const words = (command.split(' && ').at(-1) ?? '').split(' ');
  return !name.startsWith('pre') && words.some((word) => /^scripts\/pagewright\.mjs$/.test(word))
    ? [[name, words] as const]
    : [];
});

test('package.json has commands to test', () => {
  expect(commands.map(([name]) => name)).toEqual(expect.arrayContaining(['dev', 'start', 'build', 'check']));
});

describe('an unknown option', () => {
  test.each(commands)(
    'of %s is refused with a message',
    async (_name, [, ...words]) => {
      const { code, output } = await run([...words, '--no-such-option']);
      expect(output).not.toMatch(/^ {4}at /m);
      expect(output.trim()).not.toBe('');
      expect(code).toBe(2);
    },
    60_000,
  );
});

test.each(['dev', 'start'])('an invalid port of %s is refused', async (name) => {
  const [, words] = commands.find(([each]) => each === name)!;
  const { code, output } = await run([...words.slice(1), '--port', 'many']);
  expect(output).toMatch(/^--port takes a number from 0 to 65535, such as 4510, and not "many"\./);
  expect(code).toBe(2);
});

/** Runs a command until it ends; a command that does not end is killed after some seconds. */
async function run(words: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, words, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A server that starts takes a free port.
    env: { ...process.env, PORT: '0' },
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), 40_000);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => (output += piece.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  return { code, output };
}
