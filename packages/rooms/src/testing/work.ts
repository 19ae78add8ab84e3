import { AppError } from '@firsthand/contracts';

/** What the room of the tests does: each way in which a piece of work can end. */
export async function work({ does, length = 0 }: { does: string; length?: number }): Promise<unknown> {
  if (does === 'pid') return process.pid;
  if (does === 'refuse') throw new AppError('This is not what we take.', { code: 'not-taken', status: 415 });
  if (does === 'fail') throw new TypeError('a fault of ours');
  if (does === 'exit') process.exit(3);
  if (does === 'wait') await new Promise((resolve) => setTimeout(resolve, length));
  if (does === 'bytes') return new Uint8Array(length).fill(7);
  if (does === 'environment') return Object.keys(process.env);
  if (does === 'spin') for (;;);
  if (does === 'buffers') {
    const held = [];
    for (;;) held.push(new Uint8Array(1_000_000).fill(1));
  }
  if (does === 'heap') {
    const held: unknown[] = [];
    for (;;) held.push({ held: held.length });
  }
  if (does === 'deep') return deepen(0);
  return does;
}

function deepen(depth: number): number {
  return deepen(depth + 1) + 1;
}
