import type { SnapshotOrigin } from '../bitmap/snapshot-file.ts';
import type { Cluster } from './cluster.ts';
import { isMissing } from './cluster-error.ts';
import { INDEX_VERSION, isNewer, toAlias } from './index-names.ts';

/** What an index says of itself, in its mapping. */
export interface IndexMeta {
  /** Tells our indexes from those of other products. */
  madeBy: typeof MADE_BY;
  version: string;
  /** Whether all jobs of the store have been read into it once. */
  isWhole: boolean;
  /** What the engine calls the past of each shard, since it was made: {@link readHistories}. */
  histories: readonly string[];
  /** Which store it shows, and how much of it. */
  origin: SnapshotOrigin;
  /** When that was, by the store's clock, in seconds since 1970. */
  at: number;
}

export const MADE_BY = 'firsthand-search';

/** What stands under our name in the cluster. */
export type Standing =
  | { kind: 'none' }
  /** Of another product, or made by hand. */
  | { kind: 'foreign'; name: string }
  /** Of ours, of a program before or after this one. */
  | { kind: 'older' | 'newer'; name: string; version: string }
  | { kind: 'ours'; name: string; meta: IndexMeta };

const READ_MS = 2_000;

type Mappings = Record<string, { mappings: { _meta?: Partial<IndexMeta> } }>;

export async function readStanding(cluster: Cluster, prefix: string): Promise<Standing> {
  const alias = toAlias(prefix);
  const indexes = Object.entries(await readMappings(cluster, alias));
  const [only] = indexes;
  if (only === undefined) return { kind: 'none' };
  const [name, meta] = only;
  // Two behind one name, or an index that is itself called so, are nothing that we have made.
  if (indexes.length > 1 || name === alias || meta === null) return { kind: 'foreign', name };
  if (meta.version === INDEX_VERSION) return { kind: 'ours', name, meta };
  return { kind: isNewer(meta.version, INDEX_VERSION) ? 'newer' : 'older', name, version: meta.version };
}

/** Every index of ours below the prefix, whether it answers or not. */
export async function listOurs(
  cluster: Cluster,
  prefix: string,
): Promise<{ name: string; meta: IndexMeta }[]> {
  const indexes = Object.entries(await readMappings(cluster, `${toAlias(prefix)}-*`));
  return indexes.flatMap(([name, meta]) => (meta === null ? [] : [{ name, meta }]));
}

/** What the indexes of this name say of themselves; null: nothing that we would. */
async function readMappings(cluster: Cluster, name: string): Promise<Record<string, IndexMeta | null>> {
  try {
    const mappings = await cluster.ask<Mappings>('GET', `/${name}/_mapping`, { timeoutMs: READ_MS });
    return Object.fromEntries(
      Object.entries(mappings).map(
        ([
          index,
          {
            mappings: { _meta: meta },
          },
        ]) => [index, isOfOurs(meta) ? meta : null],
      ),
    );
  } catch (error) {
    if (isMissing(error)) return {};
    throw error;
  }
}

function isOfOurs(meta: Partial<IndexMeta> | undefined): meta is IndexMeta {
  return meta?.madeBy === MADE_BY && typeof meta.version === 'string';
}

export async function writeMeta(cluster: Cluster, name: string, meta: IndexMeta): Promise<void> {
  await cluster.ask('PUT', `/${name}/_mapping`, { body: { _meta: meta } });
}
