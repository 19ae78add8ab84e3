/** Goes on with the sign-out at once, or once the person has said what becomes of their work, or never. */
type SignOutGuard = (proceed: () => void) => void;

let guard: SignOutGuard | null = null;

/** Lets the page that is open ask before a sign-out takes what is not saved. Gives the way to stop. */
export function guardSignOut(asking: SignOutGuard): () => void {
  guard = asking;
  return () => {
    if (guard === asking) guard = null;
  };
}

/** Signs out by `proceed`, unless the open page has something to ask first. */
export function askBeforeSignOut(proceed: () => void): void {
  if (guard) guard(proceed);
  else proceed();
}
