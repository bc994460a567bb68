import { comparedNames } from './builds/measures.ts';
import { median, medianUsage, type BenchResults, type Measured, type Visited } from './results.ts';

/** The subject that is the limit for the others. */
const handMade = 'hand-made';

/** The results as tables, one per size: medians, and ratios to comparable measures. */
export function resultsTable({ measured, visited }: BenchResults): string {
  const sizes = [...new Set(measured.map(({ pages }) => pages))];
  const tables = sizes.map((pages) => {
    return ofSize(
      measured.filter((one) => one.pages === pages),
      pages,
    );
  });
  return [...tables, ...(visited.length > 0 ? [ofVisits(visited)] : [])].join('\n\n');
}

function ofVisits(visited: readonly Visited[]): string {
  const wait = ({ runs }: Visited) => median(runs.map(({ milliseconds }) => milliseconds));
  const rows = visited.map((one) => {
    const limit = visited.find(({ name, subject }) => name === one.name && subject === handMade);
    const beside = limit && limit !== one ? `; ${(wait(one) / wait(limit)).toFixed(2)} × ${handMade}` : '';
    const middle = (numbers: number[], unit: number) =>
      numbers.length > 0 ? (median(numbers) / unit).toFixed(1) : '';
    const weight = middle(
      one.runs.flatMap((run) => run.bytes ?? []),
      1000,
    );
    const processor = middle(
      one.runs.flatMap((run) => run.processor ?? []),
      1,
    );
    const cells = [wait(one).toFixed(0), weight, processor].map((cell) => cell.padStart(9));
    return `${cells.join('')}  ${one.name}, ${one.subject}${beside}`;
  });
  return ['Waiting times of a visitor', '       ms       kB   cpu ms', ...rows].join('\n');
}

function ofSize(measured: readonly Measured[], pages: number): string {
  const rows = measured.map(({ name, runs }) => {
    const { wall, cpu, memory } = medianUsage(runs);
    const beside = comparedNames(name).flatMap((other) => {
      const found = measured.find((one) => one.name === other);
      return found ? `${(wall / median(found.runs.map((run) => run.wall))).toFixed(2)} × ${other}` : [];
    });
    const cells = [wall.toFixed(2), cpu.toFixed(2), memory.toFixed(0)].map((cell) => cell.padStart(9));
    return `${cells.join('')}  ${[name, ...beside].join('; ')}`;
  });
  return [`${pages.toLocaleString('en')} pages`, '   wall s    cpu s       MB', ...rows].join('\n');
}
