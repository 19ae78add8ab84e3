import { expect, test } from 'vitest';
import { parseResume } from './parse-resume.ts';
import { NORA, NORA_POSITIONS, NORA_SKILLS } from './testing/nora.ts';
import { toPositions } from './testing/read-drawn.ts';
import { heading, p, part, point, table, writeDocx } from './testing/write-docx.ts';

const HEADER = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/header';

function summarise(resume: Awaited<ReturnType<typeof parseResume>>) {
  return {
    name: `${resume.firstName?.value} ${resume.lastName?.value}`,
    email: resume.email?.value,
    positions: toPositions(resume),
    skills: resume.skills.map(({ value }) => value),
  };
}

const WHOLE = {
  name: 'Nora Lindqvist',
  email: 'nora@mail.example',
  positions: NORA_POSITIONS,
  skills: NORA_SKILLS,
};

test('paragraphs, headings by their style, tabs and lists are read', async () => {
  const resume = await parseResume(writeDocx(NORA.contact + NORA.experience + NORA.skills));
  expect(summarise(resume)).toEqual(WHOLE);
  expect(resume).toMatchObject({ phone: { value: '+14155550132' }, city: { value: 'Portland' } });
  expect(resume.experience[0]?.description?.value).toBe(
    'Led a team of four engineers who keep the reports of nine clinics on time, every night of the year\nCut the cost of storage in half',
  );
});

test('the lines come with the reading, and every value stands on one of them', async () => {
  const resume = await parseResume(writeDocx(NORA.contact + NORA.experience + NORA.skills));
  const [page] = resume.pages;
  expect(page).toMatchObject({ width: 595, height: 842 });
  const name = page?.lines?.find(({ text }) => text === 'Nora Lindqvist');
  expect(name).toMatchObject({ size: 22, isBold: true });
  const [where] = resume.email?.where ?? [];
  const line = page?.lines?.find(({ text }) => text.startsWith('nora@mail.example'));
  expect(where?.x).toBeCloseTo(line?.x ?? 0, 0);
  expect((where?.y ?? 0) < (line?.y ?? 0) && (line?.y ?? 0) < (where?.y ?? 0) + (where?.height ?? 0)).toBe(
    true,
  );
});

test('headings by boldness alone part a document without styles', async () => {
  const bold = (text: string) => p(text, '', '<w:b/>');
  const body =
    NORA.contact +
    bold('EXPERIENCE') +
    NORA.experience.replace(heading('Experience'), '') +
    bold('SKILLS') +
    p('Python, SQL, Airflow, Terraform');
  expect(summarise(await parseResume(writeDocx(body, { styles: '' })))).toEqual(WHOLE);
});

test('columns made by a table are read one after the other', async () => {
  const body = table(
    [3000, 6900],
    [
      [
        p('Nora Lindqvist', '', '<w:b/><w:sz w:val="40"/>') + p('nora@mail.example') + NORA.skills,
        NORA.experience,
      ],
    ],
  );
  expect(summarise(await parseResume(writeDocx(body)))).toEqual(WHOLE);
});

test('a table of dates beside positions keeps its rows', async () => {
  const rows = [
    ['03/2021 – Present', 'Senior Data Engineer', 'Bluewater Analytics', 'Led a team of four'],
    ['06/2017 – 02/2021', 'Data Engineer', 'Kestrel Health', 'Moved reporting to streams'],
  ].map(([dates = '', title = '', employer = '', task = '']) => [
    p(dates),
    p(title, '', '<w:b/>') + p(employer) + point(task),
  ]);
  const body = NORA.contact + heading('Experience') + table([2600, 7300], rows) + NORA.skills;
  expect(summarise(await parseResume(writeDocx(body)))).toEqual(WHOLE);
});

test('a text box is read once, whatever it offers older programs', async () => {
  const box = `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent>${NORA.skills}</w:txbxContent></wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox><w:txbxContent>${NORA.skills}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`;
  const resume = await parseResume(writeDocx(NORA.contact + NORA.experience + box));
  expect(summarise(resume)).toEqual(WHOLE);
  const shown = resume.pages.flatMap(({ lines = [] }) => lines.map(({ text }) => text));
  expect(shown.filter((text) => text.includes('Terraform'))).toHaveLength(1);
});

test('header and footer are read once, before and after the rest', async () => {
  const section =
    '<w:sectPr><w:headerReference w:type="default" r:id="rId7"/><w:headerReference w:type="first" r:id="rId8"/><w:footerReference w:type="default" r:id="rId9"/></w:sectPr>';
  const relation = (id: string, target: string) =>
    `<Relationship Id="${id}" Type="${HEADER}" Target="${target}"/>`;
  const resume = await parseResume(
    writeDocx(NORA.experience + NORA.skills + section, {
      relations:
        relation('rId7', 'header1.xml') + relation('rId8', 'header2.xml') + relation('rId9', 'footer1.xml'),
      more: {
        'word/header1.xml': part('hdr', NORA.contact),
        'word/header2.xml': part('hdr', NORA.contact),
        'word/footer1.xml': part('ftr', heading('References') + p('Seen last')),
      },
    }),
  );
  expect(summarise(resume)).toEqual(WHOLE);
  const shown = resume.pages.flatMap(({ lines = [] }) => lines.map(({ text }) => text));
  expect(shown.filter((text) => text === 'Nora Lindqvist')).toHaveLength(1);
  expect([shown[0], shown.at(-1)]).toEqual(['Nora Lindqvist', 'Seen last']);
});

test('what was taken out or hidden is not read, what was put in is', async () => {
  const changed =
    '<w:p><w:ins><w:r><w:t xml:space="preserve">Kept &amp; put in &#233;</w:t></w:r></w:ins><w:del><w:r><w:delText>Taken out</w:delText></w:r></w:del><w:r><w:rPr><w:vanish/></w:rPr><w:t>Hidden words</w:t></w:r></w:p>';
  const resume = await parseResume(writeDocx(NORA.contact + changed));
  const shown = resume.pages.flatMap(({ lines = [] }) => lines.map(({ text }) => text)).join('\n');
  expect(shown).toContain('Kept & put in é');
  expect(shown).not.toMatch(/Taken out|Hidden words/);
});

test('an address behind words counts, and nothing is asked for it', async () => {
  const link = '<w:p><w:hyperlink r:id="rId5"><w:r><w:t>LinkedIn</w:t></w:r></w:hyperlink></w:p>';
  const relations =
    '<Relationship Id="rId5" Type="hyperlink" Target="https://www.linkedin.com/in/nora-lindqvist" TargetMode="External"/>';
  const resume = await parseResume(writeDocx(NORA.contact + link + NORA.experience, { relations }));
  expect(resume.linkedinUrl?.value).toContain('linkedin.com/in/nora-lindqvist');
});

test('points of a numbered list have their numbers, and long documents their pages', async () => {
  const body = NORA.contact + point('First', 2) + point('Second', 2) + p('Line').repeat(100);
  const { pages } = await parseResume(writeDocx(body));
  const shown = pages.map(({ lines = [] }) => lines.map(({ text }) => text).join(' '));
  expect(shown[0]).toContain('1. First 2. Second');
  expect(pages.length).toBe(2);
});
