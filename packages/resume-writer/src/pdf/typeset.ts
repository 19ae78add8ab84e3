import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AppError } from '@firsthand/contracts';
import { loadFonts } from '@myriaddreamin/typst.ts';
import { createTypstCompiler, type TypstCompiler } from '@myriaddreamin/typst.ts/compiler';
import type { MadeResume } from '../made-resume.ts';
import { findFonts, type FontFamily } from './find-fonts.ts';
import type { SetResume, WrittenLook } from '../to-set-resume.ts';

/** What is to be set, with the same resume as JSON to travel in the file. */
export interface SetRequest extends WrittenLook {
  resume: SetResume;
  json: string;
}

const MAIN = '/main.typ';
/** Points. The first in which a resume has no more than two pages, else the last. */
const SIZES = [10.5, 9.5, 10];
const MOST_PAGES = 2;
const require = createRequire(import.meta.url);
/** Beside the bundle in the built program. */
const DESIGN = new URL('./resume.typ', import.meta.url);

const compilers = new Map<string, Promise<TypstCompiler>>();

/** Sets a resume as a tagged PDF with its fonts embedded. Holds its thread while it works. Throws 422 for what cannot be set. */
export async function typeset({ resume, json, design, paper }: SetRequest): Promise<MadeResume> {
  const data = JSON.stringify(resume);
  const { families, missing } = findFonts(data);
  const compiler = await getCompiler(families);
  const shown = {
    ...resume,
    design,
    paper: paper === 'letter' ? 'us-letter' : paper,
    fonts: families.map(({ name }) => name),
  };
  for (const [index, size] of SIZES.entries()) {
    const inputs = { data: JSON.stringify(shown), resume: json, size: String(size) };
    const set = await compiler.runWithWorld({ mainFilePath: MAIN, inputs }, async (world) => {
      const { hasError, diagnostics } = await world.compile({ diagnostics: 'unix' });
      if (hasError) throw notSettable(diagnostics?.join(' ') ?? '');
      const [pages = 1] = await world.query<number[]>({ selector: '<pages>', field: 'value' });
      if (pages > MOST_PAGES && index < SIZES.length - 1) return undefined;
      return (await world.pdf()).result;
    });
    if (set) return { content: set, leftOut: missing };
  }
  throw notSettable('in no size');
}

function getCompiler(families: readonly FontFamily[]): Promise<TypstCompiler> {
  const key = families.map(({ name }) => name).join();
  const kept = compilers.get(key) ?? startCompiler(families);
  compilers.set(key, kept);
  return kept;
}

async function startCompiler(families: readonly FontFamily[]): Promise<TypstCompiler> {
  const compiler = createTypstCompiler();
  await compiler.init({
    getModule: () =>
      ({
        module_or_path: readFileSync(require.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')),
      }) as never,
    // Without `assets: false` it would fetch fonts of its own.
    beforeBuild: [
      loadFonts(
        families.flatMap(({ files }) => files),
        { assets: false },
      ),
    ],
  });
  compiler.addSource(MAIN, readFileSync(DESIGN, 'utf8'));
  return compiler;
}

/** Texts are data, so what is wrong lies in them: words of mixed scripts without an end, nesting without an end. */
function notSettable(detail: string): AppError {
  return new AppError(
    'This profile holds a text that cannot be set in a PDF. As Word document and JSON Resume it can be made.',
    { code: 'resume-not-settable', status: 422, cause: new Error(detail) },
  );
}
