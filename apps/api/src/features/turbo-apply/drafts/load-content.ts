import { refuse } from '@firsthand/contracts';
import type { Executor } from '@firsthand/database';
import type { ApiContext } from '../../../api-context.ts';
import { isPremium } from '../../../people/is-premium.ts';
import type { Viewer } from '../../../people/viewer.ts';
import { toContent, toDraftDigest, type DraftContent } from './draft-content.ts';
import { loadSurroundings } from './draft-surroundings.service.ts';
import { findDraft, hashProfileFiles, type DraftRow } from './drafts.repository.ts';

/** 404 when the viewer has no draft of this number. */
export async function requireDraft(db: Executor, { user }: Viewer, id: number): Promise<DraftRow> {
  const draft = await findDraft(db, user.id, id);
  if (!draft) throw refuse('draft-unknown');
  return draft;
}

/** What would be sent of a draft, and the name of exactly that. */
export async function loadContent(
  db: Executor,
  context: Pick<ApiContext, 'findApplyKey' | 'now'>,
  { user }: Pick<Viewer, 'user'>,
  draft: DraftRow,
): Promise<{ content: DraftContent; digest: string }> {
  const surroundings = await loadSurroundings(db, user.id, [draft], context.now());
  const content = toContent(draft, surroundings, toFilling(context, { user }));
  return { content, digest: toDraftDigest(content, await hashDocuments(db, content)) };
}

/** SHA-256 of what an application can carry, in hexadecimal, by kind. */
export async function hashDocuments(
  db: Executor,
  { draft, version }: Pick<DraftContent, 'draft' | 'version'>,
): Promise<Map<string, string>> {
  const hashes = await hashProfileFiles(db, draft.job_profile_id);
  return version ? hashes.set('resume', version.sha256) : hashes;
}

/** What decides, besides the draft's surroundings, how it goes and whether it may. */
export function toFilling(
  { findApplyKey, now }: Pick<ApiContext, 'findApplyKey' | 'now'>,
  { user }: Pick<Viewer, 'user'>,
) {
  return { findApplyKey, hasPremium: isPremium(user, now()) };
}
