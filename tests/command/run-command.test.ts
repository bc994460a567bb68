import { describe, expect, test } from 'vitest';
import { CannotDoError, defineCommand, UsageError, type CommandGroup } from '../../src/command/command.ts';
import { runCommand } from '../../src/command/run-command.ts';

/* All commands read arguments, print help and refuse calls in the same way. */

const greet = defineCommand({
  name: 'greet',
  summary: 'says hello to somebody',
  takes: 'NAME',
  options: {
    times: { type: 'string', value: 'N', default: '1', help: 'how often' },
    loud: { type: 'boolean', help: 'in capitals' },
  },
  run: ({ values, positionals: [name], out }) => {
    if (name === undefined) throw new UsageError('Say whom.');
    if (name === 'nobody') throw new CannotDoError('Nobody is there.');
    const words = `Hello ${name}`.repeat(Number(values.times));
    out(values.loud ? words.toUpperCase() : words);
    return Promise.resolve(0);
  },
});
const plain = defineCommand({
  name: 'plain',
  summary: 'does it',
  options: {},
  run: () => Promise.resolve(0),
});
const group: CommandGroup = {
  name: 'say',
  summary: 'says things',
  verbs: () => Promise.resolve([greet, plain]),
};

async function run(command: typeof greet | CommandGroup, ...args: string[]) {
  let [out, err] = ['', ''];
  const code = await runCommand(
    command,
    args,
    {
      roots: { engine: '/engine', site: '/site' },
      out: (text) => void (out += text),
      err: (text) => void (err += text),
      hasColours: false,
      columns: 80,
    },
    `pagewright ${command.name}`,
  );
  return { code, out, err };
}

test('options and arguments are parsed, with defaults', async () => {
  expect(await run(greet, 'Asha', '--loud')).toEqual({ code: 0, out: 'HELLO ASHA', err: '' });
  expect(await run(greet, '--times', '2', 'Asha')).toEqual({ code: 0, out: 'Hello AshaHello Asha', err: '' });
});

test.each([
  [['--tims', '2', 'Asha'], 'There is no option --tims here. Did you mean "--times"?'],
  [['--zzzzzz', 'Asha'], 'There is no option --zzzzzz here.'],
  [['Asha', '--times'], '--times needs a value.'],
  [['Asha', '--loud=yes'], '--loud takes no value.'],
  [[], 'Say whom.'],
])('%j is refused with a message and the usage: exit code 2', async (args, sentence) => {
  const { code, out, err } = await run(greet, ...args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toBe(`${sentence}\npagewright greet NAME [--times N] [--loud]\n`);
});

test('a command without arguments refuses them', async () => {
  expect(await run(plain, 'more')).toMatchObject({
    code: 2,
    err: '"more" is not an option: only options are accepted here.\npagewright plain\n',
  });
});

test('a command that fails prints the reason, with exit code 1', async () => {
  expect(await run(greet, 'nobody')).toEqual({ code: 1, out: '', err: 'Nobody is there.\n' });
});

test('the help of a command describes its options; after -- nothing is an option', async () => {
  const { code, out } = await run(greet, '--help');
  expect(code).toBe(0);
  expect(out).toContain('says hello to somebody');
  expect(out).toMatch(/^ {2}--times N +how often; default: 1$/m);
  expect(out).toMatch(/^ {2}--site DIR +/m);
  expect((await run(greet, '--', '--help')).out).toBe('Hello --help');
});

describe('a group', () => {
  test('runs the named verb', async () => {
    expect((await run(group, 'greet', 'Asha')).out).toBe('Hello Asha');
    expect((await run(group, 'greet', '--helo')).err).toContain('pagewright say greet NAME');
  });

  test('lists its verbs, also after an unknown or missing verb', async () => {
    const { out, code } = await run(group, '--help');
    expect([out, code]).toEqual([expect.stringMatching(/^ {2}greet NAME +says hello to somebody$/m), 0]);
    expect(await run(group)).toEqual({ code: 2, out: '', err: out });
    expect(await run(group, 'gret')).toEqual({
      code: 2,
      out: '',
      err: `There is no verb "gret". Did you mean "greet"?\n${out}`,
    });
  });
});
