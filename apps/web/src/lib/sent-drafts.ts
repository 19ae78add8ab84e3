/** What became of prepared applications that were confirmed in this tab: Back leads to one that is no draft any more. */
const sent = new Map<number, number>();

export function noteSentDraft(draftId: number, applicationId: number): void {
  sent.set(draftId, applicationId);
}

/** The application that came of a draft; undefined where that is not known. */
export function findSentDraft(draftId: number): number | undefined {
  return sent.get(draftId);
}
