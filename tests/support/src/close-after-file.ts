const closers: (() => unknown)[] = [];

/** Runs this once the tests of the file are over: for what a helper opens, which outlives the test that asked for it. */
export function closeAfterFile(close: () => unknown): void {
  closers.push(close);
}

/** The newest first. */
export async function closeAll(): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}
