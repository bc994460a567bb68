import { partsFor } from './parts.ts';
import type { Hints, Parts } from './parts.ts';

const f = (age: NonNullable<Hints['age']>, more: Hints): Hints => ({ look: 'f', age, ...more });
const m = (age: NonNullable<Hints['age']>, more: Hints): Hints => ({ look: 'm', age, ...more });

/**
 * The people of the site, by the name of their file: what is fixed by hand, so that no two look alike.
 * The rest follows from the place in this list: add new people at its end.
 */
// One person a line.
// prettier-ignore
const table: [file: string, hints: Hints][] = [
  // team
  ['sunita-rawat', f('middle', { hair: 'nape', face: 'oval', dress: 'sari', fill: 'light', glasses: 0, jewels: ['studs', 'bindi'], mouth: 'lips' })],
  ['arjun-kulkarni', m('middle', { hair: 'parted', face: 'square', dress: 'suit', fill: 'ink', glasses: 'round', moustache: 'handlebar', beard: 0 })],
  ['farah-merchant', f('young', { hair: 'bob', face: 'heart', dress: 'shell', fill: 'ink', glasses: 'bold', jewels: [], mouth: 'smile' })],
  ['imran-shaikh', m('young', { hair: 'quiff', face: 'long', dress: 'shirt', fill: 'paper', glasses: 0, beard: 'trim', moustache: 'chevron', mouth: 'smile' })],
  ['v-narayanan', m('middle', { hair: 'recede', face: 'round', dress: 'check', fill: 'tint', glasses: 'square', beard: 0, moustache: 0, mouth: 'wide', tone: 'dark' })],
  ['rhea-sengupta', f('young', { hair: 'plait', face: 'soft', dress: 'kameez', fill: 'tint', glasses: 0, jewels: ['jhumka', 'dot'], mouth: 'wide' })],
  ['jatin-solanki', m('young', { hair: 'coils', face: 'slim', dress: 'crew', fill: 'ink', glasses: 'oval', beard: 0, moustache: 0, mouth: 'half' })],
  // advisors
  ['meenal-vaidya', f('elder', { hair: 'bun', face: 'round', tone: 'white', dress: 'silk', fill: 'ink', second: 'light', glasses: 'oval', jewels: ['studs', 'lit'], mouth: 'smile', tilt: 0 })],
  ['raghavan-iyer', m('elder', { hair: 'bald', face: 'oval', tone: 'white', dress: 'bandhgala', fill: 'ink', glasses: 'heavy', beard: 0, moustache: 'handlebar' })],
  ['gurpreet-dhillon', m('middle', { head: 'turban', headFill: 'ink', face: 'long', dress: 'blazer', fill: 'tint', beard: 'long', moustache: 'chevron', tone: 'dark', glasses: 0 })],
  ['saba-qureshi', f('middle', { head: 'hijab', headFill: 'tint', face: 'oval', dress: 'blazer', fill: 'ink', glasses: 0, jewels: [], mouth: 'calm', eyes: 'almond' })],
  ['aslam-pathan', m('middle', { hair: 'curly', face: 'broad', dress: 'kurta', fill: 'tint', beard: 'full', moustache: 0, glasses: 0, tone: 'dark' })],
  ['ishita-ghoshal', f('middle', { hair: 'falls', face: 'long', dress: 'salwar', fill: 'tint', glasses: 0, jewels: ['nosestud', 'dot'], mouth: 'lips', eyes: 'kohl' })],
  ['thomas-kurian', m('elder', { hair: 'tufts', face: 'square', tone: 'grey', dress: 'vee', fill: 'tint', glasses: 'reading', beard: 0, moustache: 0, mouth: 'smile' })],
  ['perviz-daruwalla', f('elder', { hair: 'pixie', face: 'slim', tone: 'grey', dress: 'stole', fill: 'light', glasses: 'round', jewels: ['drops'], mouth: 'half' })],
  ['aniket-borkar', m('young', { hair: 'wavy', face: 'oval', dress: 'labcoat', glasses: 'square', beard: 0, moustache: 0, mouth: 'smile' })],
  ['lalrinpuii-sailo', f('young', { hair: 'bangs', face: 'round', dress: 'turtle', fill: 'tint', glasses: 0, jewels: [], eyes: 'narrow', nose: 'button', mouth: 'smile' })],
  ['harish-bhatnagar', m('middle', { hair: 'side', face: 'long', tone: 'salt', dress: 'tie', fill: 'ink', glasses: 0, beard: 0, moustache: 'chevron' })],
  ['shanta-purohit', f('elder', { head: 'pallu', headFill: 'paper', hair: 'nape', face: 'oval', tone: 'white', dress: 'shawl', fill: 'tint', glasses: 0, jewels: [], mouth: 'calm' })],
  ['vasant-wankhede', m('elder', { head: 'boat', headFill: 'paper', hair: 'crop', face: 'slim', tone: 'white', dress: 'nehru', fill: 'tint', glasses: 'round', beard: 0, moustache: 0, mouth: 'thin' })],
  ['adwoa-mensah', f('middle', { hair: 'cloud', face: 'soft', dress: 'blazer', fill: 'ink', glasses: 0, jewels: ['chain'], mouth: 'wide' })],
  ['emeka-nwosu', m('middle', { hair: 'shaved', face: 'square', dress: 'jacket', fill: 'ink', glasses: 0, beard: 'trim', moustache: 0, brow: 'thick' })],
  ['kalyani-subramaniam', f('middle', { hair: 'gajra', face: 'round', dress: 'silk', fill: 'tint', second: 'light', glasses: 0, jewels: ['jhumka', 'bindi'], mouth: 'smile', eyes: 'kohl' })],
  ['edmund-hartley', m('elder', { hair: 'slick', face: 'broad', tone: 'white', dress: 'suit', fill: 'tint', glasses: 'brow', beard: 0, moustache: 0, mouth: 'smile' })],
  ['tenzin-norphel', m('middle', { head: 'pill', headFill: 'tint', hair: 'crop', face: 'round', dress: 'shawl', fill: 'ink', eyes: 'narrow', glasses: 0, beard: 0, moustache: 'pencil', tone: 'dark' })],
  ['ritika-malhotra', f('young', { hair: 'pony', face: 'slim', dress: 'coatTop', glasses: 'oval', jewels: ['studs'], mouth: 'half' })],
  ['zainab-lone', f('middle', { head: 'dupatta', headFill: 'light', hair: 'nape', face: 'heart', tone: 'dark', dress: 'kameez', fill: 'paper', glasses: 0, jewels: ['nosestud'], mouth: 'lips' })],
  ['balwant-sandhu', m('elder', { head: 'turban', headFill: 'paper', face: 'broad', dress: 'nehru', fill: 'ink', tone: 'white', beard: 'long', moustache: 'chevron', glasses: 'aviator' })],
  ['bikram-ningombam', m('young', { hair: 'fringe', face: 'oval', dress: 'slit', fill: 'tint', eyes: 'narrow', nose: 'button', glasses: 0, beard: 0, moustache: 0, mouth: 'smile' })],
  ['sneha-kamath', f('middle', { hair: 'waves', face: 'oval', dress: 'pinned', fill: 'ink', glasses: 'cat', jewels: ['chain'], mouth: 'smile' })],
  ['ranvijay-rathore', m('middle', { hair: 'crop', face: 'broad', tone: 'salt', dress: 'bandhgala', fill: 'tint', glasses: 0, beard: 0, moustache: 'handlebar' })],
  ['lakshmi-venkatesan', f('elder', { hair: 'nape', face: 'soft', tone: 'salt', dress: 'pinned', fill: 'tint', second: 'ink', glasses: 'square', jewels: ['studs', 'bindi'], mouth: 'calm' })],
  ['anirban-maitra', m('middle', { hair: 'locks', face: 'long', dress: 'kurta', fill: 'ink', glasses: 'round', beard: 'trim', moustache: 'chevron', tone: 'dark', mouth: 'smile' })],
  ['mira-fernandes', f('young', { hair: 'shoulder', face: 'oval', dress: 'check', fill: 'paper', glasses: 'aviator', jewels: [], mouth: 'smile' })],
  ['abdul-rehman-siddiqui', m('elder', { head: 'kufi', headFill: 'paper', hair: 'crop', face: 'oval', tone: 'white', dress: 'shawl', fill: 'tint', second: 'ink', glasses: 0, beard: 'full', moustache: 0 })],
  ['banashree-hazarika', f('middle', { hair: 'straight', face: 'round', dress: 'shirt', fill: 'tint', glasses: 0, jewels: ['dot'], eyes: 'narrow', mouth: 'lips' })],
  ['jacob-thekkekara', m('middle', { hair: 'recede', face: 'oval', tone: 'salt', dress: 'blazer', fill: 'ink', glasses: 'heavy', beard: 'full', moustache: 0 })],
  ['karan-thakkar', m('young', { hair: 'wavy', face: 'heart', dress: 'tie', fill: 'tint', glasses: 0, beard: 0, moustache: 0, mouth: 'wide' })],
  ['helen-lindqvist', f('elder', { hair: 'bob', face: 'round', tone: 'white', dress: 'cardigan', fill: 'ink', glasses: 'brow', jewels: [], mouth: 'wide' })],
  ['sravanthi-reddy', f('middle', { hair: 'knot', face: 'heart', dress: 'sari', fill: 'tint', second: 'ink', glasses: 'round', jewels: ['hoops', 'lit'], mouth: 'half' })],
  ['debasish-mohanty', m('middle', { hair: 'short', face: 'soft', dress: 'vee', fill: 'paper', glasses: 'oval', beard: 0, moustache: 'curled', tone: 'dark' })],
  ['nafeesa-kunhi', f('young', { head: 'hijabLoose', headFill: 'ink', face: 'heart', dress: 'shirt', fill: 'tint', glasses: 'oval', jewels: [], mouth: 'smile' })],
  // editors
  ['ramnath-tripathi', m('elder', { hair: 'parted', face: 'long', tone: 'grey', dress: 'kurta', fill: 'paper', glasses: 0, beard: 0, moustache: 'handlebar' })],
  ['satish-karandikar', m('elder', { hair: 'side', face: 'soft', tone: 'white', dress: 'blazer', fill: 'ink', glasses: 'oval', beard: 0, moustache: 0, mouth: 'smile' })],
  ['paromita-basu', f('middle', { hair: 'long', face: 'soft', dress: 'sari', fill: 'ink', second: 'tint', glasses: 0, jewels: ['bindi', 'beads'], mouth: 'calm' })],
  ['rohan-pinto', m('middle', { hair: 'wavy', face: 'square', tone: 'salt', dress: 'crew', fill: 'tint', glasses: 'bold', beard: 'trim', moustache: 0 })],
  ['vasudha-hegde', f('middle', { hair: 'bob', face: 'long', tone: 'salt', dress: 'silk', fill: 'paper', second: 'ink', glasses: 'reading', jewels: [], mouth: 'half' })],
  ['manpreet-gill', m('young', { head: 'turban', headFill: 'light', face: 'oval', dress: 'shirt', fill: 'ink', beard: 'full', moustache: 0, tone: 'dark', glasses: 'square' })],
  ['nandita-kashyap', f('young', { hair: 'curly', face: 'oval', dress: 'kameez', fill: 'ink', glasses: 0, jewels: ['hoops', 'nosestud'], mouth: 'wide' })],
  ['suresh-pillai', m('middle', { hair: 'bald', face: 'round', dress: 'shirt', fill: 'tint', glasses: 0, beard: 0, moustache: 'chevron', tone: 'dark', mouth: 'smile' })],
  ['zarine-contractor', f('elder', { hair: 'curly', face: 'heart', tone: 'grey', dress: 'shawl', fill: 'ink', glasses: 0, jewels: ['drops', 'beads'], mouth: 'smile' })],
  ['ishaan-bhattarai', m('middle', { hair: 'knot', face: 'slim', dress: 'nehru', fill: 'ink', glasses: 0, beard: 'trim', moustache: 0 })],
  ['gayathri-muthukumar', f('middle', { hair: 'plait', face: 'round', dress: 'slit', fill: 'ink', glasses: 'oval', jewels: ['bindi'], mouth: 'lips' })],
  ['ewan-drummond', m('elder', { hair: 'recede', face: 'square', tone: 'white', dress: 'turtle', fill: 'ink', glasses: 0, beard: 'full', moustache: 0 })],
  ['shalini-kujur', f('middle', { hair: 'pixie', face: 'slim', tone: 'grey', dress: 'coatTop', glasses: 'cat', jewels: ['studs'], mouth: 'half' })],
  ['yangchen-lepcha', f('young', { hair: 'falls', face: 'round', dress: 'stole', fill: 'tint', glasses: 'round', jewels: [], mouth: 'smile', eyes: 'narrow' })],
  ['umakant-jha', m('elder', { hair: 'tufts', face: 'long', tone: 'white', dress: 'tie', fill: 'tint', glasses: 'square', beard: 'goatee', moustache: 'chevron' })],
  // the founder, and a face for examples
  ['devdatt-ranade', m('elder', { hair: 'bald', face: 'oval', tone: 'dark', dress: 'jacket', fill: 'ink', glasses: 'round', beard: 0, moustache: 0, eyes: 'dot', brow: 'soft', nose: 'line', mouth: 'smile' })],
  ['example', f('middle', { hair: 'bun', face: 'soft', dress: 'sari', fill: 'tint', glasses: 'square', jewels: ['studs'], mouth: 'smile' })],
];

/** Everybody's parts, ready for `portrait`. */
export const cast: { file: string; parts: Parts }[] = table.map(([file, hints], i) => ({
  file,
  parts: partsFor(`person-${i + 1}`, {
    ...hints,
    flip: (i * 5) % 3 === 0,
    beam: 86 + ((i * 23) % 60),
    tilt: hints.tilt ?? [0, -3, 2, 0, 3, -2, 0][i % 7]!,
  }),
}));
