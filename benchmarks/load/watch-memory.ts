import { readMemoryMb } from '../pages/read-memory.ts';

export interface MemorySamples {
  before: number;
  after: number;
  most: number;
  /** MB a minute by least squares, without the first sixth of the time, in which caches fill. */
  slope: number;
}

/** Reads the memory of a process every so often while `work` runs, and once before and after. */
export async function watchMemory<T>(
  pid: number,
  everyMs: number,
  work: () => Promise<T>,
): Promise<{ result: T; memory: MemorySamples }> {
  const start = performance.now();
  const samples: { minute: number; mb: number }[] = [];
  const look = async () => {
    samples.push({ mb: Number(await readMemoryMb(pid)), minute: (performance.now() - start) / 60_000 });
  };
  await look();
  const timer = setInterval(() => void look(), everyMs);
  try {
    const result = await work();
    await look();
    return { result, memory: toFigures(samples) };
  } finally {
    clearInterval(timer);
  }
}

function toFigures(samples: readonly { minute: number; mb: number }[]): MemorySamples {
  const all = samples.map(({ mb }) => mb);
  const warm = samples.slice(Math.floor(samples.length / 6));
  return {
    before: all[0] ?? Number.NaN,
    after: all.at(-1) ?? Number.NaN,
    most: Math.max(...all),
    slope: fitSlope(warm.map(({ minute, mb }) => [minute, mb])),
  };
}

/** Of the line that lies closest to these points: `[[0, 1], [1, 3], [2, 5]]` → 2 */
export function fitSlope(points: readonly (readonly [number, number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const middleX = mean(points.map(([x]) => x));
  const middleY = mean(points.map(([, y]) => y));
  const over = points.reduce((sum, [x, y]) => sum + (x - middleX) * (y - middleY), 0);
  return over / points.reduce((sum, [x]) => sum + (x - middleX) ** 2, 0);
}
