import type { WrittenIssue } from '../../content/issue.gen.ts';
import type { WrittenGuestEditor } from '../../content/written-parts.ts';
import { withoutEmpty } from './without-empty.ts';

/** The topic and guest editors of an issue; an ordinary issue has neither. */
export interface SpecialIssue {
  title: string;
  editors: GuestEditor[];
}

/** A guest editor with the name in both orders. */
export interface GuestEditor extends WrittenGuestEditor {
  /** Given and family name. */
  name: string;
  /** The name as in lists: Varghese, Leela. */
  listed: string;
}

/** The data of a special issue; undefined for an issue without a title. */
export function specialIssue({ title, guestEditors = [] }: WrittenIssue): SpecialIssue | undefined {
  return title === undefined ? undefined : { title, editors: guestEditors.map(guestEditor) };
}

/** Completes a guest editor by the name in both orders. */
export function guestEditor(editor: WrittenGuestEditor): GuestEditor {
  const { given, family, affiliation, orcid } = editor;
  const name = [given, family].filter(Boolean).join(' ');
  const listed = [family, given].filter(Boolean).join(', ');
  return withoutEmpty<GuestEditor>({ name, listed, given, family, affiliation, orcid });
}

/** The title and editors of a special issue as a sentence, for formats that have only a note for them. */
export function specialIssueInWords({ title, editors }: SpecialIssue): string {
  const names = editors.map(({ name }) => name);
  const by = names.length > 0 ? `, edited by ${new Intl.ListFormat('en').format(names)}` : '';
  return `In the special issue “${title}”${by}.`;
}
