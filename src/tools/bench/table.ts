import { namesBeside } from './measures.ts';
import { median, medianUsage, type BenchResults, type Measured } from './results.ts';

/** The results as tables for people, one for each size: medians, and how many times as long as its likes each takes. */
export function tableOf({ measured }: BenchResults): string {
  const sizes = [...new Set(measured.map(({ pages }) => pages))];
  return sizes
    .map((pages) =>
      ofSize(
        measured.filter((one) => one.pages === pages),
        pages,
      ),
    )
    .join('\n\n');
}

function ofSize(measured: readonly Measured[], pages: number): string {
  const rows = measured.map(({ name, runs }) => {
    const { wall, cpu, memory } = medianUsage(runs);
    const beside = namesBeside(name).flatMap((other) => {
      const found = measured.find((one) => one.name === other);
      return found ? `${(wall / median(found.runs.map((run) => run.wall))).toFixed(2)} × ${other}` : [];
    });
    const cells = [wall.toFixed(2), cpu.toFixed(2), memory.toFixed(0)].map((cell) => cell.padStart(9));
    return `${cells.join('')}  ${[name, ...beside].join('; ')}`;
  });
  return [`${pages.toLocaleString('en')} pages`, '   wall s    cpu s       MB', ...rows].join('\n');
}
