import { ContentError } from '../../core/content-error.ts';
import { didYouMean } from '../../core/schema/suggest.ts';
import { visible } from '../report/visible.ts';
import { diff } from './verbs/diff.ts';
import { drift } from './verbs/drift.ts';
import { due } from './verbs/due.ts';
import { fix } from './verbs/fix.ts';
import { fmt } from './verbs/fmt.ts';
import { merge } from './verbs/merge.ts';
import { mv } from './verbs/mv.ts';
import { rm } from './verbs/rm.ts';
import { schemaDiff } from './verbs/schema-diff.ts';
import { translated } from './verbs/translated.ts';
import { unused } from './verbs/unused.ts';
import { uses } from './verbs/uses.ts';
import { WrongCall, type Call, type Verb } from './verb.ts';

const VERBS: Record<string, Verb> = {
  mv,
  rm,
  uses,
  unused,
  diff,
  fix,
  fmt,
  due,
  merge,
  drift,
  translated,
  'schema-diff': schemaDiff,
};

/**
 * The command `npm run content -- VERB …`: what a team does to its content, each as one line.
 * @returns the exit code: 0; 1 where it can't be done; 2 where it was not understood
 */
export async function contentCommand(given: Call): Promise<0 | 1 | 2> {
  const call = { ...given, out: inSight(given.out), err: inSight(given.err) };
  const [name = '', ...args] = call.args;
  const verb = Object.hasOwn(VERBS, name) ? VERBS[name] : undefined;
  if (!verb) {
    const isAsked = name === '' || name === 'help' || name === '--help';
    const meant = isAsked ? undefined : didYouMean(name, Object.keys(VERBS));
    call.err(`${isAsked ? '' : `There is no verb "${name}". ${meant ?? ''}\n`}${overview()}`);
    return isAsked && name !== '' ? 0 : 2;
  }
  try {
    return await verb.run({ ...call, args });
  } catch (error) {
    if (error instanceof WrongCall || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')) {
      call.err(`${(error as Error).message}\nnpm run content -- ${name} ${verb.usage}\n`);
      return 2;
    }
    if (!(error instanceof ContentError)) throw error;
    call.err(`${error.message}\n`);
    return 1;
  }
}

/** What content says may hold signs that act on a terminal: they are written out. */
function inSight(tell: (text: string) => void): (text: string) => void {
  return (text) => tell(text.split('\n').map(visible).join('\n'));
}

function overview(): string {
  const lines = Object.entries(VERBS).map(([name, { usage, help }]) =>
    `  ${name} ${usage}`.trimEnd().concat(`\n      ${help}\n`),
  );
  return `npm run content -- VERB …\n${lines.join('')}`;
}
