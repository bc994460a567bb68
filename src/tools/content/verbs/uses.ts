import { findUses, type NamedUses } from '../../../authoring/references/find-uses.ts';
import { missingPlaceMessage } from '../../../authoring/references/places-on.ts';
import { locateUse } from '../../../authoring/references/uses.ts';
import type { Roots } from '../../../site-build/roots.ts';
import { asSeenFrom } from '../../report/as-seen-from.ts';
import { filesOfStyle, readContent } from '../read-content.ts';
import { defineCommand, UsageError, type Terminal } from '../../../command/command.ts';
import { createPositions } from '../../../core/json/text-position.ts';
import type { Position } from '../../../core/json/text-position.ts';
import type { ProjectFile } from '../../../core/project.ts';

/** The command that lists references, in lines that an editor can open. */
export const uses = defineCommand({
  name: 'uses',
  summary:
    'lists the uses of a page, anchor, picture, file, form, shared section, section type, property, icon, token or person',
  takes: 'NAME',
  options: {},
  isVerbatim: true,
  run: async ({ roots, positionals, out, err }) => {
    const [name, ...more] = positionals;
    if (!name || more.length > 0)
      throw new UsageError('Name one thing: /about, /about#team, hero.title, --paper …');
    if (name.startsWith('--')) return report(out, [tokenLines(roots, name)]);
    const { content } = await readContent(roots);
    const namedUses = findUses(content, name);
    if (namedUses.length === 0) {
      const isPlace = /^\/.*#/.test(name);
      err(
        isPlace
          ? `${missingPlaceMessage(content, name)}\n`
          : `Nothing in the content is called "${name}", and no text names it.\n`,
      );
      return 1;
    }
    return report(
      out,
      namedUses.map((each) => useLines(roots, each)),
    );
  },
});

interface Lines {
  what: string;
  places: string[];
}

function report(out: Terminal['out'], groups: readonly Lines[]): 0 {
  for (const { what, places } of groups) {
    const count = `${places.length} ${places.length === 1 ? 'use' : 'uses'} of ${what}`;
    out(`${places.map((place) => `${place}\n`).join('')}${count}\n`);
  }
  return 0;
}

function useLines(roots: Roots, { kind, name, uses: references }: NamedUses): Lines {
  const places = references.map((use) => {
    const { line, column } = locateUse(use);
    return `${asSeenFrom(roots, use.in.file)}:${line}:${column} ${use.written}`;
  });
  return { what: kind === 'words' ? `the words “${name}”` : `the ${KINDS[kind]} ${name}`, places };
}

function tokenLines(roots: Roots, token: string): Lines {
  const tokenPlaces = tokenUses(filesOfStyle(roots), token);
  const places = tokenPlaces.map(
    ({ file, line, column }) => `${asSeenFrom(roots, file)}:${line}:${column} ${token}`,
  );
  return { what: `the token ${token}`, places };
}

const KINDS: Record<Exclude<NamedUses['kind'], 'words'>, string> = {
  page: 'page',
  anchor: 'place',
  media: 'file',
  form: 'form',
  shared: 'shared section',
  icon: 'icon',
  collection: 'collection',
  section: 'section type',
  template: 'template',
  property: 'property',
};

/** A place in code or styles that uses a token. */
interface TokenUse extends Position {
  file: string;
}

/**
 * The places that use a token of the theme; its definition is not included.
 * @param files style sheets and code
 * @param token with its two dashes: --paper
 */
function tokenUses(files: readonly ProjectFile[], token: string): TokenUse[] {
  const pattern = new RegExp(`(?<![\\w-])${token}(?![\\w-]|\\s*:)`, 'g');
  return files.flatMap(({ path, text }) => {
    const at = createPositions(text);
    return [...text.matchAll(pattern)].map(({ index }) => ({ file: path, ...at(index) }));
  });
}
