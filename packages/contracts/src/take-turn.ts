let last: Promise<void> = Promise.resolve();

/**
 * Resolves once everybody else had a turn, and for one caller in each round of the event loop: whoever makes postings of an answer
 * works for up to a tenth of a second, and several boards are read at once.
 */
export function takeTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
