import { readFileSync } from 'node:fs';

/**
 * When a process was started, as a text that no other process shares: the boot's id and the clock tick of the start.
 * Null where there is no /proc, or no such process.
 */
export function processStart(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in brackets and may hold spaces; the start is field 22.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A process that ended but was not waited for yet (Z) holds no files.
    if (fields[0] === 'Z') return null;
    return `${boot}:${fields[19]}`;
  } catch {
    return null; // not Linux, or the process is gone: the caller asks by signal too
  }
}

/** Whether the process of that pid lives and is the one that was started then (null: any). */
export function isProcessAlive(pid: number, startedAs: string | null): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Not allowed to signal it: it lives, under another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return startedAs === null || processStart(pid) === startedAs;
}
