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

  test.each([
    [
      'en',
      `The position

If you are good at your craft and kind to the people around you, this Welder opening in Hull may suit you. You will report to the Workshop Manager and work with a team of 9. You will be based in Hull; parking is free.

The work

• Weld frames and rails from drawings.
• Check each seam and grind what is not right.`,
      'Weld frames and rails from drawings. Check each seam and grind what is not right.',
    ],
    [
      'de',
      `Die Stelle

Ein Kollege geht in den Ruhestand; wir suchen eine Nachfolge in Bremen. Sie arbeiten mit 8 Kolleginnen und Kollegen zusammen.

Der Alltag

• Sie schweißen Rahmen und Geländer nach Zeichnung.
• Sie prüfen jede Naht und bessern nach.`,
      'Sie schweißen Rahmen und Geländer nach Zeichnung. Sie prüfen jede Naht und bessern nach.',
    ],
    [
      'fr',
      `En bref

À la suite d’un départ à la retraite, un poste est à pourvoir à Lyon. L’équipe compte 7 personnes et votre interlocuteur sera le chef d'atelier.

Au quotidien

• Souder des cadres et des rampes d'après plan.
• Contrôler chaque cordon et reprendre les défauts.`,
      "Souder des cadres et des rampes d'après plan. Contrôler chaque cordon et reprendre les défauts.",
    ],
    [
      'es',
      `El puesto

Nuevos contratos nos permiten ampliar el equipo en Madrid. Los turnos rotan y el calendario se publica con seis semanas.

El día a día

• Soldar marcos y barandillas según el plano.
• Revisar cada cordón y corregir los defectos.`,
      'Soldar marcos y barandillas según el plano. Revisar cada cordón y corregir los defectos.',
    ],
    [
      'nl',
      `In het kort

Voor onze vestiging in Breda zoeken we versterking. Je werkt met 8 collega’s en je aanspreekpunt is de ploegleider.

Jouw werkdag

• Je last frames en leuningen volgens tekening.
• Je controleert elke naad en herstelt fouten.`,
      'Je last frames en leuningen volgens tekening. Je controleert elke naad en herstelt fouten.',
    ],
    [
      'sv',
      `Tjänsten i korthet

Vi söker en ny kollega till Borås. Du får 12 kollegor och rapporterar till verkstadschefen.

Det här gör du

• Du svetsar ramar och räcken.
• Du kontrollerar varje fog och rättar fel.`,
      'Du svetsar ramar och räcken. Du kontrollerar varje fog och rättar fel.',
    ],
  ])('prefers duties to invitations and circumstances, in %s', (language, descriptionText, expected) => {
    expect(extractSummary({ title: 'Welder', company: 'Acme', descriptionText, language })).toBe(expected);
  });

  test('keeps an invitation that says what for', () => {
    const descriptionText =
      'We are hiring! We are looking for a welder to build frames for trailers in three sizes. You will report to the Workshop Manager and work with a team of 9.';
    const summary = extractSummary({ title: 'Welder', company: 'Acme', descriptionText }) ?? '';
    expect(summary).toContain('We are looking for a welder to build frames for trailers in three sizes.');
  });

  test('does not end a sentence at an abbreviation', () => {
    const descriptionText =
      'You will repair pumps, e.g. Those of the Acme Inc. Product line, in three workshops of the region.';
    expect(extractSummary({ title: 'Fitter', company: null, descriptionText })).toBe(descriptionText);
  });

  test('takes the point of a name for no end of a sentence', () => {
    const texts = [
      'You will build .NET services for the harbours of the north, and keep them running through every storm.',
      'You will move the planning tools from ASP .NET and Node.js to Go, together with a crew of planners.',
      'You will repair the pumps of the U.S. Coast Guard and of three ferry lines on the eastern shore.',
      'You will take orders between 6 a.m. Monday and 9 p.m. Saturday and pack them for the drivers.',
      'You will assist Sr. Engineers with tests of the brakes and write down what you find.',
      'Sie betreuen die .NET-Dienste unserer Werft und entwickeln sie mit den Planern weiter.',
    ];
    for (const descriptionText of texts)
      expect(extractSummary({ title: 'Engineer', company: null, descriptionText })).toBe(descriptionText);
  });

  test('says nothing of the employer where there are sentences of the job', () => {
    const job = 'Weld frames for trailers in three sizes and check every seam against the drawing.';
    const company = [
      'Acme builds trailers that carry harvests across four continents.',
      'Acme Trailers is a Hull-based maker of trailers and frames for trailers.',
      'We make trailers, frames for trailers and everything that a trailer needs.',
      'Our trailers are known for frames that outlive their owners.',
      'With more than 40 workshops, trailers of ours run in every county.',
      'At our workshops we have welded frames for trailers since 1962.',
      'Founded in a barn, the firm has welded frames for trailers ever since.',
      'Trailer frames are our passion, and welding them is our art.',
    ];
    for (const sentence of company) {
      const summary = extractSummary({
        title: 'Trailer Welder',
        company: 'Acme',
        descriptionText: `${sentence}\n${sentence}\n\nThe work\n\n• ${job}`,
      });
      expect(summary, sentence).toBe(job);
      expect(
        extractSummary({ title: 'Trailer Welder', company: 'Acme', descriptionText: sentence }),
        sentence,
      ).toBeNull();
    }
  });

  test('says nothing of perks, trivia and formalities', () => {
    const job = 'You will weld frames for trailers in three sizes.';
    const beside = [
      'You will enjoy free lunch, a gym and flexible hours in a team that welds together.',
      'You will receive a generous discount on trailers and a yearly trip to the sea.',
      'You will love our office dog, who is called Trailer and sleeps beside the welding frames.',
      'Fun fact: our first trailer frame hangs over the door of the canteen.',
      'Acme was voted the best place to work in Hull three years in a row.',
      'You will work in an environment where people come together, have fun and make an impact.',
      'All your information will be kept confidential according to our guidelines for welders.',
      'You must be legally authorized to work in the country where the trailers are welded.',
      'By joining our talent community, you will be considered for current and future welding roles.',
      'You will be part of a supportive family that looks out for you today and tomorrow.',
    ];
    for (const sentence of beside) {
      const summary = extractSummary({
        title: 'Trailer Welder',
        company: 'Acme',
        descriptionText: `${sentence} ${job}`,
      });
      expect(summary, sentence).toBe(job);
    }
  });

  test.each([
    // Of lawyers, and of how the employer works everywhere.
    'Assignments of welders may be changed at any time by the company in its sole discretion.',
    'Complete all periodic mandatory security trainings before you weld frames.',
    'The majority of our roles are remote, and a limited number of them are in the welding shop.',
    'A limited number of welding roles remain office-based with frames and trailers.',
    'All roles at Acme are remote unless otherwise specified in the description of the welder.',
    'Perform other duties as assigned by the welding supervisor of the trailers.',
    'You will comply with all company policies and procedures for welders of trailers.',
    'Toutes autres tâches confiées par le responsable des soudeurs de remorques.',
    'Weitere Aufgaben nach Weisung der Leitung der Werkstatt für Rahmen.',
    'Realizar otras tareas que le asigne su responsable en el taller de remolques.',
    // To the reader.
    'Your qualification and skills could be a valuable addition to our team of welders.',
    'If this sounds like you, we would love to hear from you about welding frames.',
    // Of the employer.
    'For us and millions of users of trailers, welding frames is a way of life: that is Acme.',
    'With welders like you we transform together, delivering outcomes that improve people’s lives.',
    // Torn out of a sentence.
    'and welds frames for trailers in all three of the sizes that Acme builds.',
    'of trailers and welding frames for them in the large hall of the works.',
    ') as well as the welding of frames for trailers in the hall.',
    // Unseen:
    'Duties, responsibilities and activities may change at any time with or without notice to welders.',
    'Welders must complete required annual compliance training and safety courses on time.',
    'Most of our positions are hybrid, while some welding positions are on the shop floor.',
    'Any other reasonable tasks requested by the manager of the welding frames shop.',
    'Do you see yourself welding frames with us? Then we want to meet you!',
    'This role is subject to the terms of our code of conduct and policies for welders.',
  ])('says nothing of what is not the work: %s', (sentence) => {
    const job = 'You will weld frames for trailers in three sizes.';
    for (const descriptionText of [`${sentence} ${job}`, `The work\n${sentence}\n${job}`]) {
      const summary = extractSummary({ title: 'Trailer Welder', company: 'Acme', descriptionText });
      expect(summary).toBe(job);
    }
  });

  test('says where the job is and what is asked, where nothing tells the work', () => {
    const descriptionText = `About Acme

Acme builds trailers that carry harvests across four continents. We believe in frames.

Requirements

• Experience with MIG welding and a driving licence are required for this position.

Where

This role is on-site in Hull, five minutes from the station.`;
    const summary = extractSummary({ title: 'Welder', company: 'Acme', descriptionText }) ?? '';
    expect(summary).toContain('on-site in Hull');
    expect(summary).toContain('MIG welding');
    expect(summary).not.toContain('continents');
  });

  test('takes a short task, where nothing says more', () => {
    const descriptionText = `Acme is on a mission to make billing easy.

Responsibilities:
• Design APIs in .NET and C#
• Improve build pipelines
• Mentor juniors

Requirements:
• 3+ years with .NET`;
    expect(extractSummary({ title: 'Software Engineer', company: 'Acme', descriptionText })).toBe(
      'Design APIs in .NET and C#',
    );
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
          expect(piece.length).toBeGreaterThanOrEqual(20);
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
