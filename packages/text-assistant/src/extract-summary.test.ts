import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extractSummary, SUMMARY_LIMIT } from './extract-summary.ts';

interface Case {
  language: string;
  title: string;
  descriptionText: string;
  /** A sentence the summary must hold, and words it must not. */
  expected: string;
  never: string[];
}

const cases: Case[] = [
  {
    language: 'en',
    title: 'Backend Engineer',
    descriptionText: `About Harbourline

Harbourline is a leading provider of port software, founded in 2009 and headquartered in Hull. We believe in people.

The role

As a Backend Engineer you will design and run the services that plan berths for container ships. You will work with port planners to turn their rules into code.

What you'll do

• Build APIs that ten thousand planners use each day.
• Own the queue that moves cargo messages between ports.

Requirements

• 5+ years of experience with TypeScript or Go.

Benefits

• Health insurance and a 401(k) with match.

Harbourline is an equal opportunity employer, without regard to race or religion. Apply now by sending your resume to jobs@harbourline.example.`,
    expected:
      'As a Backend Engineer you will design and run the services that plan berths for container ships.',
    never: ['leading provider', '401', 'equal opportunity', 'Apply now', 'years of experience'],
  },
  {
    language: 'de',
    title: 'Pflegefachkraft (m/w/d)',
    descriptionText: `Über uns

Die Lindenhof Gruppe ist ein führender Träger mit 1.200 Mitarbeitenden an 14 Standorten.

Deine Aufgaben

Du übernimmst die Grund- und Behandlungspflege unserer Bewohnerinnen und Bewohner im Wohnbereich. Du planst die Pflege im Team und dokumentierst sie digital.

Wir bieten

30 Urlaubstage, betriebliche Altersvorsorge und ein Jobticket. Bewirb dich jetzt mit deinem Lebenslauf!`,
    expected:
      'Du übernimmst die Grund- und Behandlungspflege unserer Bewohnerinnen und Bewohner im Wohnbereich.',
    never: ['führender', 'Urlaubstage', 'Bewirb'],
  },
  {
    language: 'fr',
    title: 'Chef de rang (H/F)',
    descriptionText: `Qui sommes-nous

Notre groupe est un leader européen de la restauration, fondé en 1987.

Vos missions

Au sein de la brasserie, vous assurez l'accueil des clients et le service en salle de quarante couverts. Vous encadrez deux commis et vous conseillez les clients sur la carte.

Avantages

Mutuelle, tickets restaurant et deux jours de repos. Postulez en envoyant votre candidature.`,
    expected:
      "Au sein de la brasserie, vous assurez l'accueil des clients et le service en salle de quarante couverts.",
    never: ['leader', 'Mutuelle', 'Postulez'],
  },
  {
    language: 'es',
    title: 'Técnico de mantenimiento',
    descriptionText: `Somos una empresa líder en energía solar con nuestra misión de un planeta limpio.

Funciones

Te encargarás del mantenimiento preventivo y correctivo de los inversores en tres plantas solares. Serás responsable de registrar las averías y pedir los repuestos.

Ofrecemos

Seguro médico y vacaciones. Envía tu candidatura hoy mismo.`,
    expected:
      'Te encargarás del mantenimiento preventivo y correctivo de los inversores en tres plantas solares.',
    never: ['líder', 'Seguro', 'candidatura'],
  },
  {
    language: 'nl',
    title: 'Planner logistiek',
    descriptionText: `Over ons

Wij zijn een toonaangevend transportbedrijf met 600 medewerkers.

Wat ga je doen?

Je zorgt dat veertig vrachtwagens elke ochtend met de juiste lading op pad gaan. Je bent verantwoordelijk voor het contact met chauffeurs en klanten tijdens de rit.

Wij bieden

Goed pensioen en 28 vakantiedagen. Solliciteer direct.`,
    expected: 'Je zorgt dat veertig vrachtwagens elke ochtend met de juiste lading op pad gaan.',
    never: ['toonaangevend', 'pensioen', 'Solliciteer'],
  },
  {
    language: 'sv',
    title: 'Lärare i matematik',
    descriptionText: `Om oss

Vår vision är en skola för alla och vi är 80 medarbetare.

Arbetsuppgifter

Du kommer att undervisa i matematik i årskurs sju till nio och vara mentor för en klass. Du ansvarar för planering och bedömning tillsammans med två kollegor.

Ansökan

Skicka din ansökan senast den 1 mars. Urval sker löpande.`,
    expected: 'Du kommer att undervisa i matematik i årskurs sju till nio och vara mentor för en klass.',
    never: ['vision', 'Urval', 'ansökan'],
  },
];

describe('extractSummary', () => {
  for (const { language, title, descriptionText, expected, never } of cases) {
    test(`tells what the person will do, in ${language}`, () => {
      const summary = extractSummary({ title, company: null, descriptionText, language }) ?? '';
      expect(summary).toContain(expected);
      for (const words of never) expect(summary).not.toContain(words);
      expect(summary.length).toBeLessThanOrEqual(SUMMARY_LIMIT);
    });
  }

  test('gives two or three sentences where the description has them', () => {
    for (const { title, descriptionText, language } of cases) {
      const summary = extractSummary({ title, company: null, descriptionText, language }) ?? '';
      const count = [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(summary)].length;
      expect(count).toBeGreaterThanOrEqual(2);
      expect(count).toBeLessThanOrEqual(3);
    }
  });

  test('does not end a sentence at an abbreviation', () => {
    const descriptionText =
      'You will repair pumps, e.g. Those of the Acme Inc. Product line, in three workshops of the region.';
    expect(extractSummary({ title: 'Fitter', company: null, descriptionText })).toBe(descriptionText);
  });

  test('takes a task without a full stop only as the last words', () => {
    const descriptionText = `Responsibilities

• Weld frames for trailers in the main hall
• Check every seam against the drawing
You will weld and check trailer frames with a crew of six.`;
    const summary = extractSummary({ title: 'Welder', company: null, descriptionText }) ?? '';
    expect(summary.startsWith('You will weld and check trailer frames with a crew of six.')).toBe(true);
    expect(summary.split('\n')).toHaveLength(1);
  });

  test('gives nothing for an empty, a boilerplate-only or a heading-only description', () => {
    for (const descriptionText of [
      '',
      'We are an equal opportunity employer and do not discriminate by race, color or religion.',
      'Responsibilities:\n\nRequirements:\n\nBenefits',
      'See attached job description',
    ]) {
      expect(extractSummary({ title: 'Clerk', company: 'Acme', descriptionText })).toBeNull();
    }
  });

  test('reads a bounded part of a huge description', () => {
    const { title, descriptionText } = cases[0] ?? { title: '', descriptionText: '' };
    const huge = `${descriptionText}\n${'x'.repeat(400_000)}\n${'word '.repeat(40_000)}`;
    expect(extractSummary({ title, company: null, descriptionText: huge })).toContain('Backend Engineer');
  });
});

test('every sentence of a summary stands word for word in the description', () => {
  const lines = cases.flatMap(({ descriptionText }) => descriptionText.split('\n'));
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.constantFrom(...lines),
          fc.string({ maxLength: 90 }),
          fc.lorem({ mode: 'sentences', maxCount: 3 }),
        ),
        {
          maxLength: 30,
        },
      ),
      fc.constantFrom('en', 'de', 'fr', 'zz-bad', undefined),
      (pieces, language) => {
        const descriptionText = pieces.join('\n');
        const summary = extractSummary({
          title: 'Backend Engineer',
          company: 'Acme',
          descriptionText,
          language,
        });
        if (summary === null) return;
        expect(summary.length).toBeLessThanOrEqual(SUMMARY_LIMIT);
        // The summary is made of pieces of lines joined by one blank: each can be found, from the front.
        let rest = summary;
        for (let count = 0; count < 3 && rest !== ''; count += 1) {
          const piece = longestPrefixIn(rest, descriptionText);
          expect(piece.length).toBeGreaterThanOrEqual(30);
          rest = rest.slice(piece.length).trimStart();
        }
        expect(rest).toBe('');
      },
    ),
    { numRuns: 150 },
  );
});

function longestPrefixIn(text: string, whole: string): string {
  for (let length = text.length; length > 0; length -= 1) {
    if (whole.includes(text.slice(0, length))) return text.slice(0, length);
  }
  return '';
}
