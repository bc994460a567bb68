import { MarkupKind, type Hover, type Position } from 'vscode-languageserver/node';
import { routesShowing } from '../../../authoring/references/routes-showing.ts';
import { usesIn } from '../../../authoring/references/uses.ts';
import { anchorsOn } from '../anchors.ts';
import type { EditedDocument } from '../completion/names-at.ts';
import type { LiveState } from '../live-content.ts';
import { mediaPreview } from '../media-preview.ts';
import { nameAt, type NameAt } from '../name-at.ts';
import { toLspRange, type PathMapping } from '../path-mapping.ts';
import type { SchemaHelp } from '../schema-help.ts';

/** The help at the cursor: the name there, and the schema's description. */
export async function hover(
  state: LiveState,
  help: SchemaHelp,
  places: PathMapping,
  { file, kind, text }: EditedDocument,
  position: Position,
): Promise<Hover | null> {
  const nameHere = nameAt(state, file, position);
  const schemaHover = await help.hover({ text, kind }, position);
  const nameText = nameHere && describe(state, places, nameHere);
  const texts = schemaHover ? [schemaHover.contents].flat().map(toText) : [];
  const value = [nameText, ...texts].filter((each) => each !== undefined && each !== '').join('\n\n---\n\n');
  if (value === '') return null;
  const range = nameText === undefined ? schemaHover?.range : toLspRange(nameHere!.range);
  return { contents: { kind: MarkupKind.Markdown, value }, ...(range && { range }) };
}

function toText(part: string | { value: string }): string {
  return typeof part === 'string' ? part : part.value;
}

function describe(state: LiveState, places: PathMapping, { kind, name }: NameAt): string | undefined {
  const { project, validation } = state;
  switch (kind) {
    case 'page': {
      const title = validation.pages.find(({ route }) => route === name)?.head?.title;
      return title === undefined ? undefined : `**${title}**\n\n\`${name}\``;
    }
    case 'anchor': {
      const [route = '', id = ''] = name.split('#');
      const anchor = anchorsOn(state, route).find((each) => each.id === id);
      const title = validation.pages.find((page) => page.route === route)?.head?.title;
      return anchor && [`**${anchor.heading ?? id}**`, title].filter(Boolean).join(' on ');
    }
    case 'media': {
      // For a film, its poster is shown.
      const posterPath = name.replace(/\.(webm|mp4)$/, '.webp');
      const media = project.media.find(({ path }) => path === posterPath);
      return media && mediaPreview(media, places).markdown;
    }
    case 'form': {
      const title = validation.forms.find(({ id }) => id === name)?.data.title;
      return title === undefined ? undefined : `**${title}**`;
    }
    case 'shared':
      return sharedSectionText(state, name);
    default:
      return undefined;
  }
}

function sharedSectionText(state: LiveState, name: string): string | undefined {
  const content = state.content();
  const file = content.shared.get(name);
  if (!file) return undefined;
  const { length } = routesShowing(content, usesIn(content))(file);
  return `The shared section **${name}**, used on ${length} ${length === 1 ? 'page' : 'pages'}`;
}
