import type { Command } from '../../command/command.ts';
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

/** The subcommands for a site's content. */
export const contentVerbs: readonly Command[] = [
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
  schemaDiff,
].map((verb) => ({
  ...verb,
  run: (context) =>
    verb.run({ ...context, out: withVisibleOutput(context.out), err: withVisibleOutput(context.err) }),
}));

/** Escapes control characters of terminals, which content may contain. */
function withVisibleOutput(report: (text: string) => void): (text: string) => void {
  return (text) => report(text.split('\n').map(visible).join('\n'));
}
