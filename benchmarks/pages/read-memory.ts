import { readFile } from 'node:fs/promises';

/** Resident memory of a process in MB, as Linux tells it. Other systems: "not measured". */
export async function readMemoryMb(pid: number): Promise<string> {
  if (process.platform !== 'linux') return 'not measured';
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return (Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1_024).toFixed(0);
}
