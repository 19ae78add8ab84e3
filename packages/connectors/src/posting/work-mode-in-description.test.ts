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
    'Tjänsten är hybrid med tre dagar på kontoret.',
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
  'This role is remote two days a week.',
  'This position is remote until our office opens.',
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
  'Our hybrid model gives everyone two days at home.',
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
  'Die Stelle ist teilweise remote.',
  'Télétravail possible deux jours par semaine.',
  'Le poste est en télétravail partiel.',
  'Nous proposons le télétravail.',
  'Le poste est à distance raisonnable du métro.',
  'Ofrecemos teletrabajo y seguro médico.',
  'El puesto es remoto o presencial.',
  'Wij bieden hybride werken aan.',
  'Vi erbjuder distansarbete.',
  'Rollen är på plats två på marknaden.',
  'Tjänsten är delvis på distans.',
];

describe('the work mode in a description', () => {
  for (const mode of WORK_MODES) {
    test(`is ${mode} where a sentence about the job says so`, () => {
      for (const text of plain[mode]) expect(findWorkModeInDescription(text), text).toBe(mode);
    });
  }

  test('stays open where a sentence is about something else, or leaves it open', () => {
    for (const text of silent) expect(findWorkModeInDescription(text), text).toBeNull();
  });

  test('is found among other text, and once is enough', () => {
    const text = `About us\n\nWe are remote-first.\n\n• ${plain.on_site[0] ?? ''} ${plain.on_site[1] ?? ''}\n\nHybrid perks.`;
    expect(findWorkModeInDescription(text)).toBe('on_site');
  });

  test('stays open where two sentences contradict each other', () => {
    expect(findWorkModeInDescription(`${plain.hybrid[0] ?? ''}\n${plain.remote[0] ?? ''}`)).toBeNull();
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
          expect([null, ...WORK_MODES]).toContain(findWorkModeInDescription(text));
        },
      ),
    );
  });

  test('is looked for in bounded time', () => {
    for (const text of ['this ', 'this role is fully ', 'remote ', 'this is a remote, ', 'the a b ']) {
      expect([null, ...WORK_MODES]).toContain(findWorkModeInDescription(text.repeat(50_000)));
    }
  });
});
