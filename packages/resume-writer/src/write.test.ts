import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, describe, expect, test } from 'vitest';
import { aProfile } from './testing/a-profile.ts';
import { ALL_SECTIONS } from './testing/all-sections.ts';
import { openResumeMaker, toJsonResume, type ResumeProfile } from './index.ts';

const maker = openResumeMaker();
afterAll(() => maker.close());
const LOOK = { design: 'one-column', paper: 'a4' } as const;
const ADA = { person: 1 };
const writePdf = (
  profile: ResumeProfile,
  look: { design: 'one-column' | 'two-columns'; paper: 'a4' | 'letter' } = LOOK,
) => maker.work({ format: 'pdf', profile, ...look }, ADA);

async function open(content: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(content));
  const { text } = await extractText(pdf, { mergePages: true });
  const { info } = await pdf.getMetadata();
  const isTagged = (await pdf.getMarkInfo())?.['Marked'] === true;
  const files = (await pdf.getAttachments()) as Record<string, { content: Uint8Array }> | null;
  return { text, info, isTagged, files, pages: pdf.numPages, page: (await pdf.getPage(1)).view };
}

const longOf = (entries: number, points: number): ResumeProfile => {
  const point =
    '<li>Moved hundreds of services to a new network without an outage, which halved the cost</li>';
  const [entry] = aProfile().experience;
  return aProfile({
    experience: Array.from({ length: entries }, () => ({
      ...entry!,
      description: `<ul>${point.repeat(points)}</ul>`,
    })),
  });
};

test('a PDF holds the text in reading order, tagged, and prints markup as it stands', async () => {
  for (const design of ['one-column', 'two-columns'] as const) {
    const { content, leftOut } = await writePdf(aProfile(), { design, paper: 'letter' });
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

test('the resume itself travels in the PDF, and the same profile gives the same bytes', async () => {
  const [first, second] = [await writePdf(aProfile()), await writePdf(aProfile())];
  expect(Buffer.from(first.content).equals(Buffer.from(second.content))).toBe(true);
  const { files } = await open(first.content);
  const [file] = Object.values(files ?? {});
  expect(JSON.parse(Buffer.from(file!.content).toString())).toEqual(toJsonResume(aProfile()));
});

test('both designs show the summary and every section, in the language of the resume', async () => {
  const summary = 'Ich leite die Pflege mit einem Team und bin seit 2015 bei der Klinik.';
  const profile = aProfile({ summary, sections: ALL_SECTIONS });
  const shown = [
    ...[summary, 'ETH Zürich', 'Juni 2027 (voraussichtlich)', 'MSc, Computer Science', 'Taught algebra'],
    ...['Muttersprache', 'Fluent (C1)', 'Registered Nurse', 'Nr. RN-4711', 'gültig bis Mai 2027'],
    ...['example.com/atlas', 'Used by ten cities', 'Food Bank', 'Drove a van.', 'Best Paper', 'On Queues'],
    ...['Ausbildung', 'Sprachen', 'Zertifikate', 'Projekte', 'Ehrenamt', 'Auszeichnungen'],
  ];
  for (const design of ['one-column', 'two-columns'] as const) {
    const { content, leftOut } = await writePdf(profile, { design, paper: 'a4' });
    const { text } = await open(content);
    expect(leftOut).toEqual([]);
    for (const words of shown) expect(text.replaceAll(/\s+/g, ' '), design).toContain(words);
  }
});

test('a long resume is set smaller before it takes a third page', async () => {
  const pagesOf = async (profile: ResumeProfile) => (await open((await writePdf(profile)).content)).pages;
  expect(await pagesOf(longOf(10, 5))).toBe(2);
  expect(await pagesOf(longOf(10, 30))).toBeGreaterThan(2);
});

test.each([
  ['إدارة المشاريع', 'מערכות', 'データ分析'],
  ['高级会计', '编制预算', '机器学习'],
  ['한국어 회계', '데이터 分析', 'การบัญชี'],
])('skills in other scripts are set whole: %s, %s, %s', async (...names) => {
  const skills = names.map((skill_name) => ({ skill_name }));
  const { content, leftOut } = await writePdf(aProfile({ skills }));
  expect(leftOut).toEqual([]);
  expect((await open(content)).text).toContain(names.at(-1) === 'การบัญชี' ? '회계' : names[1]);
});

test('what no font has is named', async () => {
  const { leftOut } = await writePdf(aProfile({ skills: [{ skill_name: 'party 🎉' }] }));
  expect(leftOut).toEqual(['🎉']);
});

test('a Word document is an archive of XML with the resume in it, and JSON Resume is the resume', async () => {
  const docx = await maker.work({ format: 'docx', profile: aProfile(), ...LOOK }, ADA);
  expect(Buffer.from(docx.content.subarray(0, 2)).toString()).toBe('PK');
  const json = await maker.work({ format: 'json', profile: aProfile(), ...LOOK }, ADA);
  expect(JSON.parse(Buffer.from(json.content).toString())).toEqual(toJsonResume(aProfile()));
});

describe('a profile made to be too much', () => {
  const [entry] = aProfile().experience;
  const of = (description: string, entries = 10): ResumeProfile =>
    aProfile({ experience: Array.from({ length: entries }, () => ({ ...entry!, description })) });
  const fill = (text: string, length: number) =>
    text.repeat(Math.ceil(length / text.length)).slice(0, length);

  test.each([
    ['of short paragraphs', of(fill('<p>a</p>', 198_000))],
    ['of lists in lists', of('<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li></ul>'.repeat(2_000), 1)],
    ['of marked letters', of(fill('<b>a</b>', 198_000))],
    ['of one long word', of(`<p>${fill('a', 190_000)}</p>`)],
    ['that would take a book', longOf(10, 600)],
    [
      'of notes without an end',
      aProfile({
        sections: {
          ...ALL_SECTIONS,
          education: Array.from({ length: 20 }, () => ({
            ...{ ...ALL_SECTIONS.education[0]!, notes: fill('a\n', 10_000) },
          })),
        },
      }),
    ],
  ])('%s is refused in words in every format that is laid out', async (_name, profile) => {
    for (const format of ['pdf', 'docx'] as const) {
      const made = maker.work({ format, profile, ...LOOK }, ADA);
      await expect(made).rejects.toMatchObject({ code: 'resume-too-long', status: 422 });
    }
  });

  test('as a link without an end is made without the link', async () => {
    const description = `<p><a href="https://example.com/${'a'.repeat(9_000)}">my work</a></p>`;
    const profile = { ...of(description, 1), website_url: `https://example.com/${'b'.repeat(3_000)}` };
    expect((await open((await writePdf(profile)).content)).text).toContain('my work');
    await maker.work({ format: 'docx', profile, ...LOOK }, ADA);
  });

  test('of scripts that change with every letter is set, or refused in words', async () => {
    const made = writePdf(of(`<p>${fill('漢אب', 5_000)}</p>`, 1));
    await made.catch((error: unknown) => expect(error).toMatchObject({ status: 422 }));
  });
});
