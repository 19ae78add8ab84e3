import fc from 'fast-check';
import { WORK_MODES, type WorkMode } from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import { buildPosting } from './build-posting.ts';
import { findWorkModeInDescription } from './work-mode-in-description.ts';

const plain: Record<WorkMode, string[]> = {
  remote: [
    'This is a fully remote position.',
    'This is a remote position: you can work from anywhere in the United States.',
    'The role is fully remote in Canada; we meet in Toronto twice a year and pay for the trip.',
    'This is a 100% remote, full-time role.',
    'This position is remote within the EU.',
    'This Data Engineer role will be remote.',
    'Work arrangement: Remote',
    'Diese Stelle ist vollständig remote.',
    'Es handelt sich um eine vollständig remote Stelle.',
    'Le poste est en télétravail complet depuis n’importe où en France.',
    'Este puesto es 100% remoto.',
    'Deze functie is volledig op afstand.',
    'Arbetet sker på distans; två gånger om året ses vi i Lund.',
    'We are a remote-first company and this role is fully remote.',
    'This role can be performed fully remotely.',
    'This role can be performed remotely from anywhere in Chile.',
    'Remote (US)',
    '100% Remote - Canada only',
    'Fully Remote | Europe',
    'Remote: Yes',
    'You work from home anywhere in Chile, with a quiet room of your own.',
    'Je werkt volledig op afstand.',
    'Le travail se fait entièrement à distance.',
    'Du arbetar på distans från hela landet.',
    'Type: Full-time, Remote',
    'Employment type: Contract | Remote',
    'Work arrangement: Remote with occasional travel to customers',
    'You will be working remotely from your home in Ohio.',
    'Work from home opportunity!',
    'This is a telecommute position.',
    'This is a virtual position.',
    'Du arbeitest vollständig remote.',
    'Arbeitsort: Remote innerhalb Deutschlands',
    'Modalidad de trabajo: Remota',
    'Trabajo 100% remoto',
    '#LI-Remote',
    'Kites fly. #LI-AB3 #LI-REMOTE',
    '#LIRemote',
    'Work style: Remote',
    'Work Style - Remote (United States)',
    'Workplace type: Remote, within Canada',
    'Telecommuting options: Fully remote',
    'Telecommuting options: 100% telecommuting',
    'Work location: Home based',
    'Remote status: Fully Remote',
    'Location: Remote',
    'Location: Remote (Canada or United States)',
    'Location type: Remote - any state but Alaska',
    'Work arrangement:\n\nRemote',
    'This is a fully remote role, but you must live in Texas or Nevada.',
    'This is a remote position; candidates must be authorized to work in Canada.',
    'This position is fully remote and can be performed from anywhere in Spain.',
    'This is a remote position open to candidates in Ohio or Indiana.',
    'This is a remote role that may require occasional travel.',
    'This is a remote position, but relocation is not offered.',
    'This role is remote: you need a quiet home office.',
    'This is a work-from-home position.',
    'This is a 100% work from home role.',
    'In this fully remote role you plan the berths of a port.',
    'Position is fully remote.',
    'You will work fully remotely from anywhere in Poland.',
    'All of our roles are remote.',
    'All roles at Acme are remote unless otherwise specified in the job description.',
  ],
  hybrid: [
    'The position is hybrid, with 2 fixed office days a week in Boston.',
    'This is a hybrid role based in our London office.',
    'This role follows a hybrid schedule: Tuesdays and Thursdays in the office.',
    'Workplace type: hybrid',
    'Die Stelle ist hybrid, mit 2 festen Bürotagen.',
    'Poste hybride avec 3 jours fixes à Lyon.',
    'Este puesto es híbrido, con 2 días en la oficina.',
    'De functie is hybride.',
    'Die Stelle ist teilweise remote.',
    'Le poste est en télétravail partiel.',
    'Tjänsten är delvis på distans.',
    'Tjänsten är hybrid med tre dagar på kontoret.',
    'This role requires in-office work 3 days per week.',
    'Hybrid work environment (3 days in the office, 2 days remote)',
    'Location: Bath, UK (hybrid, 3 days in the office)',
    'Work location: Hybrid remote in Bath, BA1',
    'Position type: Full-time / Hybrid',
    'This role is based in our Berlin office with a hybrid working model.',
    'The role is based in Bath with hybrid working.',
    'You must be able to work onsite 3 days a week.',
    'Du arbeitest hybrid: 2 Tage im Büro, 3 Tage zu Hause.',
    'Modalidad de trabajo: Híbrida',
    'We work hybrid: three days a week in our Leeds office.',
    'We work in a hybrid model, 2 days per week at our Cork headquarters.',
    'We werken hybride: 3 dagen per week op kantoor in Assen, de rest thuis.',
    'Wir arbeiten hybrid: zwei Tage in der Woche im Büro in Bremen.',
    '#LI-Hybrid',
    '#LI-AB3 #LI-HYBRID',
    'Work style: Hybrid',
    'Work style: Hybrid (three days in the office)',
    'Telecommuting options: Some telecommuting',
    'Telecommuting options: Hybrid, 2 days at home',
    'Location: Hybrid - Boston, MA',
    'Location: Boston, MA (Hybrid)',
    'Hybrid work schedule: Tuesday to Thursday in Boston.',
    'This role is remote with two days a week in our Boston office.',
    'This is a remote position with 3 days per week in the office.',
    'This role requires you to be in our Austin office three days per week.',
    'You are expected to work from the office 2-3 days a week.',
    'This is a hybrid work opportunity, but Fridays are spent at home.',
  ],
  on_site: [
    'This is an on-site position at our Fargo location, five minutes from public transport.',
    'This role is 100% onsite in Dayton, OH.',
    'This position is onsite at the head of the valley.',
    'This position is in-person, five days a week.',
    'Diese Stelle ist vor Ort in Köln.',
    'Le poste est en présentiel à Nantes.',
    'El trabajo es presencial en Sevilla.',
    'Deze functie is op locatie in Breda.',
    'Arbetet utförs på plats i Malmö.',
    'This position is based on-site in our Dallas plant.',
    'The work is done on site in Sacramento.',
    'This position requires on-site presence five days a week.',
    'This position will be required to work onsite.',
    'Must be able to work onsite in Charlotte, NC.',
    'Poste basé à Lyon, en présentiel',
    'Je werkt op locatie in Assen.',
    'Le travail se fait sur place à Nice.',
    'Du arbetar på plats i Umeå.',
    'Lugar de trabajo: presencial en Bogotá',
    '#LI-Onsite',
    '#LI-On-site',
    'Work style: On-site',
    'Work location: Onsite in Dayton, OH',
    'Telecommuting options: No telecommuting',
    'Telecommuting options: Not available',
    'This position is on-site, and candidates must live near Dayton.',
  ],
};

const silent = [
  'We offer hybrid work, dental insurance and a gym.',
  'We are a remote-first company.',
  'We’re a fully remote team spread over nine time zones.',
  'Acme has been remote since 2014.',
  'You will install remote monitoring systems.',
  'This role is remote-friendly.',
  'This position is remote eligible.',
  'This role is remote or hybrid.',
  'This role is onsite in Austin or fully remote.',
  'This position is in-person with hybrid or remote days.',
  'This role can be remote.',
  'This role may be remote for the right candidate.',
  'Remote work is possible after the probation period.',
  'This position is not remote.',
  'This is not a remote position.',
  'This isn’t a remote role.',
  'Is this position remote?',
  'This is a remote position?',
  'This position is remote until our office opens.',
  'We work hybrid.',
  'We work in a hybrid way with partners who are two days a week in our office park.',
  'Wir arbeiten hybrid und agil.',
  'Je werkt op locatie of thuis.',
  'Je werkt op afstand samen met kantoor.',
  'Remote (optional)',
  'Remote - 2 days',
  'Remote: No',
  'Type: Remote, Hybrid or On-site',
  'Location: Bath / Remote',
  'This position requires on-site work at client locations 25% of the time.',
  'Must be able to work onsite when required.',
  'This position is not eligible for remote work.',
  'You will be working remotely with teams in Asia two days a week.',
  'Virtual reality is what this role is about.',
  'Remote monitoring (24/7)',
  'Work style: Remote or hybrid',
  'Work style: Collaborative',
  'Location: Austin, or remote for the right person',
  'Location: Remote Sensing Centre, Fairbanks',
  'Location: Onsite gym and parking',
  'Work environment: remote areas of Alaska',
  'Telecommuting options: Ask us',
  '#LI-Remotely-Piloted',
  '#LI-Remote #LI-Hybrid',
  'All of our roles are remote, except this one.',
  'All of our managers work remotely.',
  'Customers expect us in their office three days a week.',
  'Our office is open five days a week.',
  'You will train new staff in the office two days a week.',
  'In this remote region you will build roads.',
  'This is a remote role or one in our New York hub.',
  'This position is remote, with quarterly visits to the office.',
  'This role is remote for the first month.',
  'This position is remote for candidates outside of Ohio.',
  'This role is remote sensing work.',
  'The position is hybrid vehicle technician.',
  'The role is hybrid cloud architecture at scale.',
  'This is a hybrid electric bus depot.',
  'This is a remote site in the north of Alaska.',
  'The job is remote from any city.',
  'This role supports our remote and hybrid employees.',
  'This role manages on-site contractors.',
  'This role leads a fully remote team of six.',
  'This role is part of a remote team.',
  'The role is responsible for onsite support.',
  'The position is on-site support engineer.',
  'Hybrid work, flexible hours, and 25 days of leave.',
  'Most of our positions are hybrid.',
  'Hybrid working with 2 fixed office days is common here.',
  'Benefits: remote work, health insurance',
  'Perks: fully remote company retreats',
  'Location: Remote, or our office in Austin',
  'You will travel on-site to customers.',
  'You will work with remote teams in Asia.',
  'Experience in a remote role is a plus.',
  'We believe the future of work is remote.',
  'If this position is remote, you will need a quiet room.',
  'Wir bieten hybrides Arbeiten und 30 Tage Urlaub.',
  'Hybrides Arbeiten mit 2 festen Bürotagen in Kiel ist bei uns üblich.',
  'Die Stelle ist nicht remote.',
  'Die Position ist remote möglich.',
  'Diese Stelle ist remote oder vor Ort.',
  'Télétravail possible deux jours par semaine.',
  'Nous proposons le télétravail.',
  'Le poste est à distance raisonnable du métro.',
  'Ofrecemos teletrabajo y seguro médico.',
  'El puesto es remoto o presencial.',
  'Wij bieden hybride werken aan.',
  'Vi erbjuder distansarbete.',
  'Rollen är på plats två på marknaden.',
];

const findMode = (text: string) => findWorkModeInDescription(text)?.mode ?? null;

describe('the work mode in a description', () => {
  test('comes with where it stands', () => {
    const text = 'About us\n\nWe build kites. • This is a hybrid role based in Lund. Join us.';
    const { start, end } = findWorkModeInDescription(text) ?? { start: 0, end: 0 };
    expect(text.slice(start, end)).toContain('This is a hybrid role based in Lund.');
    expect(text.slice(start, end)).not.toContain('Join us');
  });

  for (const mode of WORK_MODES) {
    test(`is ${mode} where a sentence about the job says so`, () => {
      for (const text of plain[mode]) expect(findMode(text), text).toBe(mode);
    });
  }

  test('stays open where a sentence is about something else, or leaves it open', () => {
    for (const text of silent) expect(findMode(text), text).toBeNull();
  });

  test('is found among other text, and once is enough', () => {
    const text = `About us\n\nWe are remote-first.\n\n• ${plain.on_site[0] ?? ''} ${plain.on_site[1] ?? ''}\n\nHybrid perks.`;
    expect(findMode(text)).toBe('on_site');
  });

  test('stays open where two sentences contradict each other', () => {
    expect(findMode(`${plain.hybrid[0] ?? ''}\n${plain.remote[0] ?? ''}`)).toBeNull();
  });

  test('counts only where no field, place or title says one', () => {
    const draft = {
      externalId: '7',
      title: 'Welder',
      hostedUrl: 'https://jobs.example/7',
      applyUrl: 'https://jobs.example/7/apply',
      html: '<p>This is a fully remote position.</p>',
    };
    expect(buildPosting(draft).workMode).toBe('remote');
    expect(buildPosting({ ...draft, workMode: 'on_site' }).workMode).toBe('on_site');
    expect(buildPosting({ ...draft, placeTexts: ['Boise, ID (Hybrid)'] }).workMode).toBe('hybrid');
    expect(buildPosting({ ...draft, title: 'Welder - onsite' }).workMode).toBe('on_site');
  });

  test.each([
    'You will work from home two days a week and from our office the rest.',
    'We work from the office in Lund at least three days a week.',
    'The team meets in the office on Tuesdays and works from home on the other days.',
    'One day a week is spent in the office.',
    'Hybrid: we expect you in Lund Tuesday through Thursday.',
    'Du arbeitest drei Tage pro Woche im Büro und zwei Tage zu Hause.',
    'Wir bieten mobiles Arbeiten an zwei Tagen pro Woche.',
    'Le poste est basé à Lille, deux jours de télétravail par semaine.',
    'Dos días a la semana de teletrabajo.',
    'Je werkt twee dagen per week thuis.',
    'Du arbetar två dagar i veckan hemifrån.',
    'Expect to be in the Umeå office 2 days a week; the team agrees on which ones.',
  ])('some days at home and some in an office are hybrid: %s', (sentence) => {
    expect(findMode(sentence)).toBe('hybrid');
  });

  test.each([
    'You may work from home two days a week after your first year.',
    'Our customers work from home two days a week.',
    'The office is open five days a week.',
    'Mobiles Arbeiten ist nicht möglich.',
    'We spent two days in the office of a customer.',
    'The work is done on site or from home.',
  ])('of others, of possibilities and of hours it says nothing: %s', (sentence) => {
    expect(findMode(sentence)).toBeNull();
  });

  test('takes back a remote that is really hybrid', () => {
    const html = '<p>This role is hybrid: two days a week in our Lund office.</p>';
    const draft = {
      externalId: '7',
      title: 'Welder',
      hostedUrl: 'https://jobs.example/7',
      applyUrl: 'https://jobs.example/7',
      html,
    };
    expect(buildPosting({ ...draft, workMode: 'remote' }).workMode).toBe('hybrid');
    expect(buildPosting({ ...draft, placeTexts: ['Remote - Sweden'] }).workMode).toBe('hybrid');
    expect(buildPosting({ ...draft, workMode: 'on_site' }).workMode).toBe('on_site');
  });

  test('is one of three or none, whatever the text', () => {
    const piece = fc.constantFrom(
      'This role is ',
      'a remote ',
      'hybrid ',
      'position',
      '. ',
      'on-site ',
      '\n',
      'fully ',
      ', ',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece, { maxLength: 40 }).map((all) => all.join('')),
        ),
        (text) => {
          expect([null, ...WORK_MODES]).toContain(findMode(text));
        },
      ),
    );
  });

  test('is looked for in bounded time', () => {
    for (const text of ['this ', 'this role is fully ', 'remote ', 'this is a remote, ', 'the a b ']) {
      expect([null, ...WORK_MODES]).toContain(findMode(text.repeat(50_000)));
    }
  });
});
