import type { Source } from '@firsthand/contracts';
import { createRandom } from '../random.ts';
import type { Employer } from '../demo-data/employer.ts';

/** A key with which applications reach an employer's board. */
export interface ApplyKey {
  source: Source;
  board: string;
  key: string;
}

const SENDING_SOURCES: readonly Source[] = ['greenhouseio', 'lever', 'smartrecruiters', 'bamboohr', 'breezy'];

/** The key that the employer's system takes. Every employer has one, whether or not anybody was given it. */
export function toApplyKey(employer: Employer): string {
  return `sandbox-${createRandom(`${employer.name}|apply-key`).hex(24)}`;
}

/** The keys that the demo was given: of every second employer of the systems that take applications by API. */
export function listApplyKeys(employers: readonly Employer[]): ApplyKey[] {
  return SENDING_SOURCES.flatMap((source) =>
    employers
      .filter((employer) => employer.source === source)
      .filter((_, index) => index % 2 === 0)
      .map((employer) => ({ source, board: employer.board, key: toApplyKey(employer) })),
  );
}
