import { byMoment, changesAfter, type ScheduledChange } from '../../../core/content/dates/changes.ts';
import { writtenMoment } from '../../../core/content/dates/moments.ts';
import { isDraft } from '../../../core/content/dates/showing.ts';
import type { WrittenFile } from '../../../authoring/references/written-content.ts';
import { resolvePath } from '../../../core/rules/references.ts';
import { placeName } from '../../../core/schema/message-parts.ts';
import { asSeenFrom } from '../../report/as-seen-from.ts';
import { readContent } from '../read-content.ts';
import { defineCommand, UsageError } from '../../../command/command.ts';

/** The default number of listed changes. */
const SHOWN = 10;

/** The command that lists scheduled changes, the next first. */
export const due = defineCommand({
  name: 'due',
  summary: 'lists content that appears or disappears by its dates: a build after that moment shows it',
  takes: '[NUMBER]',
  options: {},
  run: async ({ roots, positionals, out }) => {
    const [countText = String(SHOWN), ...more] = positionals;
    if (more.length > 0 || !/^[1-9]\d{0,5}$/.test(countText))
      throw new UsageError(
        `The number of changes to list must be a number such as 3, and not "${positionals.join(' ')}".`,
      );
    const { content, validation } = await readContent(roots);
    const changes = content.files
      .filter(({ references }) => !isDraft(references.data))
      .flatMap((file) => changesIn(file, validation.showing.at))
      .sort((one, other) => byMoment(one.change, other.change));
    for (const { file, change } of changes.slice(0, Number(countText))) {
      const { line, column } = file.references.source.locate([...change.path, change.key], 'value');
      const place = `${asSeenFrom(roots, file.file)}:${line}:${column}`;
      out(`${writtenMoment(change.moment)} ${place} ${describeChange(file, change)}\n`);
    }
    out(summary(changes.length, validation.site?.data['timeZone']));
    return 0;
  },
});

function changesIn(file: WrittenFile, at: string): { file: WrittenFile; change: ScheduledChange }[] {
  const { references } = file;
  const days = references.days.map((place) => ({ path: resolvePath(references, place), day: place.day }));
  return changesAfter(at, references.dated, days).map((change) => ({ file, change }));
}

function describeChange({ route, file }: WrittenFile, { path, kind }: ScheduledChange): string {
  const pageName = route ?? file;
  return `${path.length === 0 ? pageName : `${placeName(path)} on ${pageName}`} ${kind}`;
}

function summary(count: number, timeZone: unknown): string {
  const zone = typeof timeZone === 'string' ? timeZone : 'UTC';
  return count === 0
    ? 'no change is scheduled\n'
    : `${count} ${count === 1 ? 'change' : 'changes'} scheduled, in the time zone ${zone}\n`;
}
