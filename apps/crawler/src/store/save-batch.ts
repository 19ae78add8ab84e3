import { takeTurn } from '@firsthand/contracts/take-turn';
import type { Place, Posting, Source } from '@firsthand/contracts';
import { nameCompany, noteRemade, type Db, type Executor } from '@firsthand/database';
import { adjustPlaceCounts, indexJobs } from '@firsthand/search';
import { describeChanges } from './describe-changes.ts';
import { findHeldJobs, isHeldAsListed, loadDescribedJobs, loadPlaces, type HeldJob } from './held-jobs.ts';
import { reindexJobs, toSearchDocument } from './index-rows.ts';
import { resolvePlaces, toJobRow, type JobRow, type PlaceEvidence } from './job-row.ts';
import { keepPublished } from './keep-published.ts';
import { toStorablePosting } from './storable-posting.ts';
import * as write from './write-jobs.ts';

/** Of texts, after which a batch is stored though it is small: what indexes them works in one turn. */
export const BATCH_CHARACTERS = 200_000;

/** What one page or so of a reading said. No external id stands in it twice. */
export interface Batch {
  /** Postings with everything we know of them. */
  postings: { posting: Posting; fingerprint: string }[];
  /** Listed without their content: as we hold them, or with details left for a later reading. */
  seen: { externalId: string; fingerprint: string }[];
  /** Listed, but their row or details could not be read: alive if we hold them open, nothing more. */
  listedIds: string[];
  /** Read again behind list rows that are as we hold them: what they say now, and nothing about the list. */
  texts: { posting: Posting; fingerprint: string }[];
}

export interface SaveContext {
  board: {
    id: number;
    source: Source;
    board: string;
    featured: boolean;
    /** Whether its company has a page already. */
    isNamed: boolean;
  };
  /** Whether the rows of the list carry the texts, so that one that is as we hold it proves them too. */
  listHasTexts: boolean;
  evidence: PlaceEvidence;
  /** When the batch was seen on the board. */
  at: Date;
}

export interface SaveCounts {
  created: number;
  /** Held postings with a change that a reader would notice. */
  changed: number;
  reopened: number;
}

interface Version {
  row: JobRow;
  places: readonly Place[];
}

interface ChangedJob extends Version {
  id: number;
  /** The content it was compared with. */
  heldHash: string;
  open: boolean;
  oldPlaces: Place[];
  firstSeenAt: Date;
  visible: boolean;
  line: write.HistoryLine;
}

interface Plan {
  added: Version[];
  changed: ChangedJob[];
  fingerprints: { id: number; fingerprint: string }[];
  /** Closed jobs that are listed again. */
  reopened: number[];
  verified: number[];
  /** Verified with their texts. */
  verifiedWhole: number[];
  /** Of which only the texts were read. */
  textsRead: number[];
}

/**
 * Stores one batch of a reading in one short transaction: new postings, changed ones with their history, the
 * verification of all, the reopening of closed ones, places, search rows and place counts. What costs time (hashes,
 * summaries) is done before the transaction begins, since the embedded database serves searches on the same connection.
 */
export async function saveBatch(db: Db, batch: Batch, context: SaveContext): Promise<SaveCounts> {
  const plan = await planBatch(db, batch, context);
  const { added, verified, verifiedWhole, textsRead } = plan;
  const isNothing = [added, verified, verifiedWhole, textsRead].every((jobs) => jobs.length === 0);
  if (isNothing) return { created: 0, changed: 0, reopened: 0 };
  return db.transaction().execute((tx) => carryOut(tx, plan, context));
}

async function planBatch(db: Db, batch: Batch, context: SaveContext): Promise<Plan> {
  const [given, texts] = [batch.postings.map(toStorable), batch.texts.map(toStorable)];
  const ids = [
    ...[...given, ...texts].map(({ posting }) => posting.externalId),
    ...batch.seen.map((row) => row.externalId),
    ...batch.listedIds,
  ];
  const held = await findHeldJobs(db, context.board.id, ids);
  const plan: Plan = {
    ...{ added: [], changed: [], fingerprints: [], reopened: [] },
    ...{ verified: [], verifiedWhole: [], textsRead: [] },
  };
  const differing: { job: HeldJob; version: Version }[] = [];
  for (const { posting, fingerprint } of given) {
    await takeTurn();
    const version = toVersion(posting, fingerprint, context.evidence);
    const job = held.get(posting.externalId);
    if (!job) {
      plan.added.push(version);
      continue;
    }
    noteListed(plan, job, { withText: true });
    if (job.contentHash !== version.row.content_hash) differing.push({ job, version });
    else if (job.fingerprint !== fingerprint) plan.fingerprints.push({ id: job.id, fingerprint });
  }
  for (const { externalId, fingerprint } of batch.seen) {
    const job = held.get(externalId);
    if (!job) continue;
    const asHeld = isHeldAsListed(job, fingerprint);
    if (job.open || asHeld) noteListed(plan, job, { withText: asHeld && context.listHasTexts });
  }
  for (const id of batch.listedIds) {
    const job = held.get(id);
    if (job?.open) plan.verified.push(job.id);
  }
  for (const { posting, fingerprint } of texts) {
    const job = held.get(posting.externalId);
    if (!job?.open) continue;
    plan.textsRead.push(job.id);
    const version = toVersion(posting, fingerprint, context.evidence);
    if (job.contentHash !== version.row.content_hash) differing.push({ job, version });
  }
  plan.changed = await planChanges(db, differing);
  return plan;
}

function toStorable(given: { posting: Posting; fingerprint: string }): typeof given {
  return { posting: toStorablePosting(given.posting), fingerprint: given.fingerprint };
}

function noteListed(plan: Plan, job: HeldJob, { withText }: { withText: boolean }): void {
  (withText ? plan.verifiedWhole : plan.verified).push(job.id);
  if (!job.open) plan.reopened.push(job.id);
}

function toVersion(posting: Posting, fingerprint: string, evidence: PlaceEvidence): Version {
  const places = resolvePlaces(posting, evidence);
  return { row: toJobRow(posting, places, fingerprint), places };
}

async function planChanges(db: Db, differing: { job: HeldJob; version: Version }[]): Promise<ChangedJob[]> {
  const ids = differing.map(({ job }) => job.id);
  const rows = await loadDescribedJobs(db, ids);
  const places = await loadPlaces(db, ids);
  return differing.flatMap(({ job, version }) => {
    const held = rows.get(job.id);
    if (!held) return [];
    const oldPlaces = places.get(job.id) ?? [];
    const row = keepPublished(held, version.row);
    const fields = describeChanges({ ...held, places: oldPlaces }, { ...row, places: version.places });
    return [
      {
        id: job.id,
        heldHash: job.contentHash,
        open: job.open,
        row,
        places: version.places,
        oldPlaces,
        firstSeenAt: held.first_seen_at,
        visible: fields.length > 0,
        line: { jobId: job.id, kind: 'changed', fields },
      },
    ];
  });
}

/** Place counts come last: their rows are shared by all boards, so they are locked as briefly as can be. */
async function carryOut(tx: Executor, planned: Plan, context: SaveContext): Promise<SaveCounts> {
  const { board, at } = context;
  // Texts are read again while the next crawl may have begun: a change is written by whoever comes first.
  const plan = { ...planned, changed: await write.lockAsCompared(tx, planned.changed) };
  const visible = plan.changed.filter((job) => job.visible);
  const newIds = await write.insertJobs(tx, board, plan.added, at);
  if (plan.added.length > 0 && !board.isNamed) await nameCompany(tx, board.id);
  await write.markVerified(tx, plan.verified, at, { withText: false });
  await write.markVerified(tx, plan.verifiedWhole, at, { withText: true });
  await write.markTextsRead(tx, plan.textsRead, at);
  await write.updateJobs(tx, plan.changed, at);
  await write.replacePlaces(tx, plan.changed);
  await write.updateFingerprints(tx, plan.fingerprints);
  await write.openJobs(tx, plan.reopened);
  const reopenedLines = plan.reopened.map((jobId) => ({ jobId, kind: 'reopened' as const, fields: [] }));
  await write.writeHistory(tx, [...reopenedLines, ...visible.map((job) => job.line)], at);

  const added = plan.added.flatMap((version) => {
    const id = newIds.get(version.row.external_id);
    return id === undefined ? [] : [{ ...version, id }];
  });
  await takeTurn();
  await noteRemade(
    tx,
    plan.changed.filter((job) => job.open && !job.visible).map(({ id }) => id),
  );
  await indexJobs(tx, [
    ...added.map((job) => toSearchDocument(job, board, at)),
    ...plan.changed.map((job) => toSearchDocument(job, board, job.firstSeenAt)),
  ]);
  const changed = new Set(plan.changed.map((job) => job.id));
  await reindexJobs(
    tx,
    plan.reopened.filter((id) => !changed.has(id)),
  );

  const reopenedPlaces = await loadPlaces(tx, plan.reopened);
  await adjustPlaceCounts(tx, {
    added: [
      ...added.map((job) => [...job.places]),
      ...plan.changed.filter((job) => job.open).map((job) => [...job.places]),
      ...reopenedPlaces.values(),
    ],
    removed: plan.changed.filter((job) => job.open).map((job) => job.oldPlaces),
  });
  return { created: added.length, changed: visible.length, reopened: plan.reopened.length };
}
