import type { JsonResume } from '@firsthand/contracts';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, expect, test } from 'vitest';
import { aProfile } from './testing/a-profile.ts';
import { toJsonResume, Typesetter, writeDocx, writePdf } from './index.ts';

const typesetter = new Typesetter();
afterAll(() => typesetter.close());
const LOOK = { design: 'one-column', paper: 'a4' } as const;

async function open(content: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(content));
  const { text } = await extractText(pdf, { mergePages: true });
  const { info } = await pdf.getMetadata();
  const isTagged = (await pdf.getMarkInfo())?.['Marked'] === true;
  const files = (await pdf.getAttachments()) as Record<string, { content: Uint8Array }> | null;
  return { text, info, isTagged, files, pages: pdf.numPages, page: (await pdf.getPage(1)).view };
}

const longOf = (entries: number, points: number): JsonResume => {
  const point =
    '<li>Moved hundreds of services to a new network without an outage, which halved the cost</li>';
  const [entry] = aProfile().experience;
  return toJsonResume(
    aProfile({
      experience: Array.from({ length: entries }, () => ({
        ...entry!,
        description: `<ul>${point.repeat(points)}</ul>`,
      })),
    }),
  );
};

test('a PDF holds the text in reading order, tagged, and prints markup as it stands', async () => {
  const resume = toJsonResume(aProfile());
  for (const design of ['one-column', 'two-columns'] as const) {
    const { content, leftOut } = await writePdf(typesetter, resume, { design, paper: 'letter' });
    const { text, info, isTagged, pages, page } = await open(content);
    expect(leftOut).toEqual([]);
    expect({ isTagged, pages, page }).toEqual({ isTagged: true, pages: 1, page: [0, 0, 612, 792] });
    expect(info).toMatchObject({ Title: 'Ada María Nguyễn, resume', Author: 'Ada María Nguyễn' });
    const order = [
      'Ada María Nguyễn',
      'ada@example.com',
      'Brightfathom GmbH',
      'Halved the cost',
      'Northwind & Söhne',
    ];
    const places = order.map((words) => text.indexOf(words));
    expect(places, text).toEqual([...places].sort((a, b) => a - b));
    expect(Math.min(...places), text).toBeGreaterThanOrEqual(0);
    expect(text).toContain('#read("/etc/passwd") $x$ *b*');
    expect(text).toContain('Планирование');
  }
});

test('the resume itself travels in the PDF, and the same resume gives the same bytes', async () => {
  const resume = toJsonResume(aProfile());
  const [first, second] = [
    await writePdf(typesetter, resume, LOOK),
    await writePdf(typesetter, resume, LOOK),
  ];
  expect(Buffer.from(first.content).equals(Buffer.from(second.content))).toBe(true);
  const { files } = await open(first.content);
  const [file] = Object.values(files ?? {});
  expect(JSON.parse(Buffer.from(file!.content).toString())).toEqual(resume);
});

test('a long resume is set smaller before it takes a third page', async () => {
  const pagesOf = async (resume: JsonResume) =>
    (await open((await writePdf(typesetter, resume, LOOK)).content)).pages;
  expect(await pagesOf(longOf(10, 5))).toBe(2);
  expect(await pagesOf(longOf(10, 30))).toBeGreaterThan(2);
});

test('Arabic, Hebrew and Japanese are set; what no font has is named', async () => {
  const skills = ['إدارة المشاريع', 'מערכות', 'データ分析', 'party 🎉', '한국어'].map((skill_name) => ({
    skill_name,
  }));
  const { content, leftOut } = await writePdf(typesetter, toJsonResume(aProfile({ skills })), LOOK);
  expect(leftOut.toSorted()).toEqual(['🎉', '국', '어', '한'].toSorted());
  expect((await open(content)).text).toContain('データ分析');
});

test('what would take a book is refused at once', async () => {
  await expect(writePdf(typesetter, longOf(10, 600), LOOK)).rejects.toMatchObject({ status: 422 });
});

test('resumes that are asked for at once are set one after the other, after a closing too', async () => {
  const resume = toJsonResume(aProfile());
  const all = await Promise.all([1, 2, 3].map(() => writePdf(typesetter, resume, LOOK)));
  expect(new Set(all.map(({ content }) => content.length)).size).toBe(1);
  await typesetter.close();
  expect((await writePdf(typesetter, resume, LOOK)).content.length).toBe(all[0]!.content.length);
});

test('a Word document is an archive of XML with the resume in it', async () => {
  const content = await writeDocx(toJsonResume(aProfile()), { paper: 'a4' });
  expect(Buffer.from(content.subarray(0, 2)).toString()).toBe('PK');
});
