import type { Reporter, TestCase, TestModule, TestProject, TestSpecification } from 'vitest/node';

interface Tally {
  files: number;
  done: number;
  failed: number;
  startedAt: number;
}

const EVERY_MS = 15_000;

/** Says where each kind of tests stands, every now and then and at its end, so that nobody wonders whether it hangs. */
export class ProgressReporter implements Reporter {
  private readonly tallies = new Map<string, Tally>();
  private saidAt = Date.now();
  private readonly luckyTests: string[] = [];

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    for (const { project } of specifications) {
      const tally = this.tallyOf(project);
      tally.files += 1;
    }
  }

  onTestModuleStart(module: TestModule): void {
    this.tallyOf(module.project).startedAt ||= Date.now();
  }

  onTestModuleEnd(module: TestModule): void {
    const tally = this.tallyOf(module.project);
    tally.done += 1;
    if (!module.ok()) tally.failed += 1;
    if (tally.done < tally.files && Date.now() - this.saidAt < EVERY_MS) return;
    this.saidAt = Date.now();
    const seconds = ((Date.now() - tally.startedAt) / 1000).toFixed(0);
    const failed = tally.failed > 0 ? `, ${tally.failed} failed` : '';
    console.log(`${module.project.name}: ${tally.done} of ${tally.files} files${failed}, ${seconds} s`);
  }

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.luckyTests.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd(): void {
    if (this.luckyTests.length === 0) return;
    console.log(`\nPassed only when tried again, so something in them or in the product is a race:`);
    for (const name of this.luckyTests) console.log(`  ${name}`);
  }

  private tallyOf({ name }: TestProject): Tally {
    let tally = this.tallies.get(name);
    if (!tally) this.tallies.set(name, (tally = { files: 0, done: 0, failed: 0, startedAt: 0 }));
    return tally;
  }
}
