import { afterEach, describe, expect, test } from 'vitest';
import { letterResponseSchema } from '@firsthand/contracts';
import { JOB, PROFILE } from '../testing/a-profile.ts';
import { startModelServer, type ModelServer } from '../testing/model-server.ts';
import { draftLetter } from './draft-letter.ts';

let server: ModelServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function draftWith(said: unknown, profile = PROFILE) {
  server = await startModelServer(said);
  const errors: unknown[] = [];
  const letter = await draftLetter({
    ...{ job: JOB, profile, model: server.model },
    onModelError: (error) => errors.push(error),
  });
  return { letter: letterResponseSchema.parse(letter), errors, bodies: server.bodies };
}

const plainLetter = (profile = PROFILE, job = JOB) => draftLetter({ job, profile, model: null });

describe('without a model', () => {
  test('the letter is plain, and made of the profile alone', async () => {
    const letter = letterResponseSchema.parse(await plainLetter());
    expect(letter).toMatchObject({
      origin: 'template',
      notice: expect.stringContaining('No model') as unknown,
    });
    expect(letter.text).toBe(
      [
        'Dear Quillmere hiring team,',
        'I am applying for the position of Reporting Analyst at Quillmere.',
        'My latest position is Data Analyst at Tarn & Co, since March 2021. From my work there: Built 14 reports in Tableau for the finance team.',
        'Of the skills you ask for, my profile shows SQL. I would be glad to talk with you about the position.',
        'Kind regards,\nAda Byron',
      ].join('\n\n'),
    );
  });

  test('each sentence names the facts it is made of', async () => {
    const { paragraphs } = await plainLetter();
    const sentences = paragraphs.flat();
    expect(sentences.every(({ doubt, facts }) => doubt === null && facts.length > 0)).toBe(true);
    const skills = sentences.find(({ text }) => text.includes('my profile shows'));
    expect(skills?.facts).toEqual([{ label: 'Your profile: skill', text: 'SQL' }]);
  });

  test('an empty profile and a posting without an employer make a short one', async () => {
    const empty = { first_name: null, last_name: null, skills: [], experience: [] };
    const { text } = await plainLetter(empty, { ...JOB, company: null });
    expect(text).toBe(
      [
        'Dear hiring team,',
        'I am applying for the position of Reporting Analyst.',
        'I would be glad to talk with you about the position.',
        'Kind regards',
      ].join('\n\n'),
    );
  });
});

describe('with a model', () => {
  const DRAFT = {
    paragraphs: [
      [
        { text: 'I built 14 reports in Tableau.', facts: ['job-7-1'] },
        { text: 'I also won an award at Initech.', facts: ['job-7'] },
      ],
    ],
  };

  test('its sentences stand between our greeting and the person’s name, each checked', async () => {
    const { letter, errors } = await draftWith(DRAFT);
    expect(errors).toEqual([]);
    expect(letter).toMatchObject({ origin: 'model', notice: null });
    expect(letter.text).toBe(
      'Dear Quillmere hiring team,\n\nI built 14 reports in Tableau. I also won an award at Initech.\n\nKind regards,\nAda Byron',
    );
    const [sound, invented] = letter.paragraphs[1] ?? [];
    expect([sound?.doubt, invented?.doubt]).toEqual([
      null,
      '“award”, “Initech” stand in none of the facts it names.',
    ]);
  });

  test('it may put a fence around its JSON', async () => {
    const { letter } = await draftWith(`Here it is:\n\`\`\`json\n${JSON.stringify(DRAFT)}\n\`\`\``);
    expect(letter.origin).toBe('model');
  });

  test('it is never told the name, nor anything of equal opportunity', async () => {
    const profile = {
      ...PROFILE,
      ...{ gender: 'Non-binary', veteran_status: 'Protected veteran', disability_status: 'Yes, I have one' },
      experience: PROFILE.experience.map((entry) => ({
        ...entry,
        description: `${entry.description}<p>As a wheelchair user and disabled veteran I know hospitals.</p>`,
      })),
    };
    const { bodies } = await draftWith(DRAFT, profile);
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toContain('Built 14 reports');
    for (const word of ['Ada', 'Byron', 'Non-binary', 'eteran', 'isab', 'gender', 'wheelchair'])
      expect(bodies[0]).not.toContain(word);
  });

  test.each([
    ['refuses', 401, 'could not be asked'],
    ['speaks prose', 'Dear team, hire me.', 'could not be used'],
    ['gives other JSON', { letter: 'x' }, 'could not be used'],
    ['gives markup', { paragraphs: [[{ text: '<b>Hi</b>', facts: [] }]] }, 'could not be used'],
    ['gives no sentence', { paragraphs: [[]] }, 'could not be used'],
    [
      'gives a novel',
      { paragraphs: Array.from({ length: 9 }, () => DRAFT.paragraphs[0]) },
      'could not be used',
    ],
  ])('when it %s, the plain letter comes with a notice', async (_what, said, notice) => {
    const { letter, errors } = await draftWith(said);
    expect(letter.notice).toContain(notice);
    expect(letter.text).toBe((await plainLetter()).text);
    expect(errors).toHaveLength(1);
  });

  test('is not asked about an empty profile', async () => {
    const { letter, bodies } = await draftWith(DRAFT, {
      ...{ first_name: 'Ada', last_name: null, skills: [], experience: [] },
    });
    expect([letter.origin, bodies.length]).toEqual(['template', 0]);
    expect(letter.notice).toContain('too little');
  });
});
