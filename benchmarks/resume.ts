import { parseResume, ResumeError, type ParsedResume } from '@firsthand/resume-parser';
import { formatTable, percentile } from './measure.ts';
import { judgeValues, toCalibrationRows, type JudgedValue } from './resume/calibration.ts';
import { FIELDS, scoreResume, type Field, type Score } from './resume/score.ts';
import { makeExamples } from './resume/made/make-examples.ts';
import { readExamples, type Example } from './resume/truth.ts';

const RSS_EVERY_MS = 5;

/**
 * Measures how much of the resumes in a folder (`pdf/` and `truth/`) is read right: accuracy per field, F1 of skills
 * and positions, their macro average, how many values of which confidence are wrong, the time a file takes and the memory of this process. `--faults` lists each miss.
 * `--made N` makes N resumes instead of reading a folder, `--seed S` others.
 */
export async function run(args: string[]): Promise<void> {
  const examples = await findExamples(args);
  const memory = watchMemory();
  const results: { example: Example; score: Score; ms: number }[] = [];
  const values: JudgedValue[] = [];
  for (const example of examples) {
    const startedAt = performance.now();
    const parsed = await parse(example);
    values.push(...judgeValues(parsed, example.truth));
    results.push({ example, score: scoreResume(parsed, example.truth), ms: performance.now() - startedAt });
  }
  const peak = memory.stop();
  const scores = results.map(({ score }) => score);
  const rows = toRows(scores);
  console.log(formatTable([['field', 'score', 'resumes'], ...rows]));
  if (args.includes('--made'))
    console.log(`\n${formatTable([['layout', 'score', 'resumes'], ...toLayoutRows(results)])}`);
  const macro = toMacro(scores);
  const times = results.map(({ ms }) => ms);
  const slowest = results.reduce((a, b) => (b.ms > a.ms ? b : a));
  console.log(`\nmacro average ${macro?.toFixed(1) ?? '-'} of 100, over ${examples.length} resumes`);
  console.log(
    `parse p50 / p95 ${percentile(times, 0.5).toFixed(0)} / ${percentile(times, 0.95).toFixed(0)} ms, ` +
      `slowest ${slowest.example.name} ${slowest.ms.toFixed(0)} ms; peak memory of this process ${peak} MB`,
  );
  console.log(
    `\n${formatTable([['confidence', 'values', 'wrong', '% wrong'], ...toCalibrationRows(values)])}`,
  );
  if (args.includes('--faults')) for (const { example, score } of results) printFaults(example, score);
}

async function findExamples(args: string[]): Promise<Example[]> {
  const option = (name: string) => (args.includes(name) ? Number(args[args.indexOf(name) + 1]) : undefined);
  const made = option('--made');
  if (made !== undefined) return makeExamples(made, option('--seed') ?? 1);
  const folder = args.find((argument) => !argument.startsWith('--')) ?? '../shared/resumes';
  const examples = await readExamples(folder);
  if (examples.length === 0) throw new Error(`There is no truth file in ${folder}/truth.`);
  return examples;
}

async function parse({ name, pdf }: Example): Promise<ParsedResume | null> {
  try {
    return await parseResume(pdf);
  } catch (error) {
    if (!(error instanceof ResumeError)) throw error;
    console.log(`${name} was refused: ${error.code}`);
    return null;
  }
}

function toRows(scores: readonly Score[]): [string, string, string][] {
  return [
    ...(Object.keys(FIELDS) as Field[]).map((field) =>
      toRow(
        field,
        scores.map((score) => score.fields[field]),
      ),
    ),
    toRow(
      'skills (F1)',
      scores.map(({ skills }) => skills),
    ),
    toRow(
      'experience (F1)',
      scores.map(({ experience }) => experience),
    ),
  ];
}

/** Made resumes are named `NUMBER-LAYOUT`. */
function toLayoutRows(results: readonly { example: Example; score: Score }[]): [string, string, string][] {
  const layouts = new Map<string, Score[]>();
  for (const { example, score } of results) {
    const layout = example.name.replace(/^\d+-/, '');
    layouts.set(layout, [...(layouts.get(layout) ?? []), score]);
  }
  return [...layouts].map(([layout, scores]) => [
    layout,
    toMacro(scores)?.toFixed(1) ?? '-',
    String(scores.length),
  ]);
}

/** The mean of the fields' scores, each of which counts the same. */
function toMacro(scores: readonly Score[]): number | null {
  return mean(toRows(scores).flatMap(([, score]) => (score === '-' ? [] : [Number(score)])));
}

function toRow(name: string, scores: (number | null)[]): [string, string, string] {
  const counted = scores.filter((score) => score !== null);
  return [name, mean(counted.map((score) => score * 100))?.toFixed(1) ?? '-', String(counted.length)];
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function printFaults({ name }: Example, { faults }: Score): void {
  console.log(`\n${name}${faults.length === 0 ? ': all right' : ''}`);
  for (const fault of faults) console.log(`  ${fault}`);
}

function watchMemory(): { stop: () => number } {
  let peak = process.memoryUsage.rss();
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, RSS_EVERY_MS);
  return {
    stop: () => {
      clearInterval(timer);
      return Math.round(peak / 1024 / 1024);
    },
  };
}
