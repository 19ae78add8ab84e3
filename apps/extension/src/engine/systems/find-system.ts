import { dover } from './dover.ts';
import { greenhouse } from './greenhouse.ts';
import { lever } from './lever.ts';
import type { System } from './system.ts';

const SYSTEMS: readonly System[] = [greenhouse, lever, dover];

/** The system whose page this is, by its host; null on every other page. */
export function findSystem(host: string): System | null {
  return SYSTEMS.find(({ hosts }) => hosts.test(host)) ?? null;
}
