/** `npm run bench`: every benchmark, or the named one with its own arguments, e.g. `npm run bench -- search --million`. */
const BENCHMARKS: Record<string, () => Promise<{ run: (args: string[]) => Promise<void> }>> = {
  search: () => import('./search.ts'),
  index: () => import('./bitmap-index.ts'),
  parity: () => import('./parity.ts'),
  alerts: () => import('./alerts.ts'),
  insights: () => import('./insights.ts'),
  store: () => import('./store.ts'),
  pages: () => import('./pages.ts'),
  load: () => import('./load.ts'),
  market: () => import('./market.ts'),
  resume: () => import('./resume.ts'),
  truth: () => import('./truth.ts'),
  finding: () => import('./finding.ts'),
};

async function main([name, ...args]: string[]): Promise<void> {
  const chosen = name === undefined ? Object.keys(BENCHMARKS) : [name];
  for (const key of chosen) {
    const load = BENCHMARKS[key];
    if (!load)
      throw new Error(`There is no benchmark "${key}". Known: ${Object.keys(BENCHMARKS).join(', ')}`);
    const benchmark = await load();
    await benchmark.run(args);
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
