import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Not among the dependencies: its own tree cannot be locked against our registry. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMEOUT_MS = 240_000;
/** Performance moves by ten points with what else the machine does, so the middle one of some runs counts. */
const RUNS = 3;
/** Now and then Chromium records nothing, and Lighthouse says to run it again. */
const TRIES = 6;

interface Report {
  categories: Record<string, { score: number | null }>;
}

/**
 * The four scores of a page, 0 to 100, on Lighthouse's mobile settings, each the median of three runs; "not measured" with
 * the reason on stderr.
 */
export async function measureLighthouse(url: string): Promise<string[]> {
  const runs: (number | null)[][] = [];
  for (let tries = 0; runs.length < RUNS && tries < TRIES; tries++) {
    const scores = await scorePage(url);
    if (scores) runs.push(scores);
  }
  return CATEGORIES.map((_, index) => {
    const scores = runs.map((run) => run[index] ?? null).filter((score) => score !== null);
    if (scores.length < RUNS) return 'not measured';
    return String(scores.sort((one, other) => one - other)[Math.floor(RUNS / 2)]);
  });
}

/** One run's score of each category, null for one that it did not give; null when the run itself failed. */
async function scorePage(url: string): Promise<(number | null)[] | null> {
  const { status, stdout, stderr } = await runLighthouse(url);
  if (status !== 0) {
    console.error(`Lighthouse did not measure ${url}: ${stderr.trim().split('\n').slice(-3).join(' ')}`);
    return null;
  }
  const { categories } = JSON.parse(stdout) as Report;
  return CATEGORIES.map((name) => {
    const score = categories[name]?.score;
    return typeof score === 'number' ? Math.round(score * 100) : null;
  });
}

function runLighthouse(url: string): Promise<{ status: number | null; stdout: string; stderr: string }> {
  const args = ['--yes', LIGHTHOUSE, url, '--output=json', '--quiet', `--chrome-flags=${CHROME_FLAGS}`];
  const debian = '/usr/bin/chromium';
  const chrome = process.env.CHROME_PATH ?? (existsSync(debian) ? debian : undefined);
  const env = { ...process.env, ...(chrome === undefined ? {} : { CHROME_PATH: chrome }) };
  return new Promise((resolve, reject) => {
    const child = spawn('npx', args, { env, stdio: ['ignore', 'pipe', 'pipe'], timeout: TIMEOUT_MS });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => (stdout += part));
    child.stderr.setEncoding('utf8').on('data', (part: string) => (stderr += part));
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, stdout, stderr }));
  });
}
