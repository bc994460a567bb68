/** The limits of an abstract in the schema: characters per paragraph, and number of paragraphs. */
export const abstractLimits = { characters: 1600, paragraphs: 60 };

/** The paragraphs of an abstract: long ones are split between sentences, and if there are too many they are joined. */
export function fitParagraphs(paragraphs: readonly string[], remarks: string[]): string[] {
  const parted = paragraphs.flatMap(part);
  if (parted.length > paragraphs.length) remarks.push('A long paragraph of its abstract was split.');
  const joined: string[] = [...parted];
  while (joined.length > abstractLimits.paragraphs) {
    const at = joined.findIndex(
      (text, index) => text.length + (joined[index + 1]?.length ?? Infinity) < abstractLimits.characters,
    );
    if (at < 0) break;
    joined.splice(at, 2, `${joined[at]} ${joined[at + 1]}`);
  }
  if (joined.length < parted.length) remarks.push('Some paragraphs of its abstract were joined.');
  return joined;
}

function part(text: string): string[] {
  if (text.length <= abstractLimits.characters) return [text];
  const head = text.slice(0, abstractLimits.characters);
  const sentence = Math.max(...['. ', '? ', '! ', '। '].map((character) => head.lastIndexOf(character)));
  const end = sentence < 0 ? head.lastIndexOf(' ') : sentence;
  return end < 0 ? [text] : [text.slice(0, end + 1), ...part(text.slice(end + 1).trim())];
}
