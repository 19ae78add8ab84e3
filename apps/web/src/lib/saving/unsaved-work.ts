/** The open page's word on what is edited there. */
export interface WorkGuard {
  hasUnsaved: () => boolean;
  /** Goes on at once, or once the person has said what becomes of their work, or never. */
  ask: (proceed: () => void) => void;
}

let guard: WorkGuard | null = null;

/** Lets the page that is open ask before anything takes what is not saved, as a sign-out does. Gives the way to stop. */
export function guardWork(asking: WorkGuard): () => void {
  guard = asking;
  return () => {
    if (guard === asking) guard = null;
  };
}

/** Does `proceed`, unless the open page has something to ask first. */
export function askBeforeLeaving(proceed: () => void): void {
  if (guard) guard.ask(proceed);
  else proceed();
}

/** Whether something on the open page is not saved. */
export function hasUnsavedWork(): boolean {
  return guard?.hasUnsaved() ?? false;
}
