import { adp } from './adp.ts';
import { bamboohr } from './bamboohr.ts';
import { breezy } from './breezy.ts';
import { dover } from './dover.ts';
import { greenhouse } from './greenhouse.ts';
import { jobvite } from './jobvite.ts';
import { lever } from './lever.ts';
import { smartrecruiters } from './smartrecruiters.ts';
import type { System } from './system.ts';
import { workday } from './workday.ts';

const SYSTEMS: readonly System[] = [
  ...[adp, bamboohr, breezy, dover, greenhouse, jobvite, lever, smartrecruiters, workday],
];

/** The system whose page this is, by its host; null on every other page. */
export function findSystem(host: string): System | null {
  return SYSTEMS.find(({ hosts }) => hosts.test(host)) ?? null;
}
