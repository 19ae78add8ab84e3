/**
 * What the origin of an answer says beside its label, without saying that twice: "Your profile: first name", beside
 * "Profile", → "first name"; null when nothing is left.
 */
export function toSourceDetail(detail: string): string | null {
  const rest = detail.replace(
    /^(?:Your (?:profile|resume|answer)(?: of|:)?|Typed by you(?: for this job)?)\s?/u,
    '',
  );
  return rest === '' ? null : rest;
}
