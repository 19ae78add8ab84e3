import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPosting } from './build-posting.ts';
import { findLanguage } from './language.ts';

/** What a person does all day, by language. */
const WORK: Readonly<Record<string, string>> = {
  en: 'You prepare the sauces, keep your station clean during a busy service and order what is missing for the next day.',
  de: 'Du schweißt Rahmen und Geländer nach Zeichnung, prüfst jede Naht und hältst deinen Arbeitsplatz in Ordnung.',
  fr: 'Vous assurez l’accueil des clients, le service en salle de quarante couverts et la tenue de la caisse chaque soir.',
  es: 'Te encargarás del mantenimiento preventivo de los inversores y de registrar las averías en tres plantas solares.',
  nl: 'Je zorgt dat veertig vrachtwagens elke ochtend met de juiste lading op pad gaan en houdt contact met de chauffeurs.',
  sv: 'Du kommer att undervisa i matematik i årskurs sju till nio och vara mentor för en klass tillsammans med en kollega.',
  da: 'Du kommer til at arbejde med installation og vedligeholdelse af vores anlæg hos kunderne i hele landet.',
  pt: 'Você será responsável pela manutenção preventiva dos equipamentos e pelo registro das falhas em três unidades.',
  it: 'Ti occuperai dell’accoglienza dei clienti, della gestione della cassa e dell’ordine del nostro negozio in centro.',
  pl: 'Będziesz odpowiedzialny za rozwój aplikacji, przegląd kodu i codzienną współpracę z zespołem w Krakowie.',
  ja: 'お客様の設備の設置と保守を担当し、現場のチームと協力して作業計画を作成していただきます。',
  he: 'תהיה אחראי על התקנה ותחזוקה של ציוד אצל הלקוחות שלנו בכל רחבי הארץ ועל תיעוד התקלות.',
  ar: 'ستكون مسؤولاً عن تركيب وصيانة المعدات لدى عملائنا في جميع أنحاء البلاد وتسجيل الأعطال.',
};

const ABOUT =
  'Harbour Works is an engineering company with offices on three continents. We believe that good tools make good days, and we build them together.';

describe('the language of a posting', () => {
  test('is that of its text, where the source names none', () => {
    for (const [language, text] of Object.entries(WORK))
      expect(findLanguage({ title: 'Team 7', text, said: null, countries: [] }), language).toBe(language);
  });

  test('keeps the region the source names, where the two agree', () => {
    const find = (said: string, text: string) => findLanguage({ title: '', text, said, countries: [] });
    expect(find('en-GB', WORK['en'] ?? '')).toBe('en-GB');
    expect(find('fr-CA', WORK['fr'] ?? '')).toBe('fr-CA');
    expect(find('de', WORK['de'] ?? '')).toBe('de');
  });

  test('is that of a long text, where the source contradicts it', () => {
    for (const language of ['de', 'fr', 'nl', 'ja', 'he']) {
      const text = `${WORK[language] ?? ''} `.repeat(3);
      expect(findLanguage({ title: 'Engineer', text, said: 'en-US', countries: [] }), language).toBe(
        language,
      );
    }
  });

  test('is the source’s, where the text is short, mixed or missing', () => {
    const find = (said: string, text: string) => findLanguage({ title: 'Fahrer', text, said, countries: [] });
    expect(find('de', '')).toBe('de');
    expect(find('sv', 'Java, Kubernetes, PostgreSQL.')).toBe('sv');
    const both = `${WORK['en'] ?? ''} `.repeat(4) + `${WORK['fr'] ?? ''} `.repeat(4);
    expect(find('en', both)).toBe('en');
    expect(find('fr', both)).toBe('fr');
  });

  test('is that of the work below an introduction in another one', () => {
    const text = `${ABOUT}\n\n${`${WORK['de'] ?? ''}\n`.repeat(8)}`;
    expect(findLanguage({ title: 'Schweißer (m/w/d)', text, said: null, countries: [] })).toBe('de');
  });

  test('is not told by addresses, marks and names of tools', () => {
    const text = `${WORK['nl'] ?? ''}\nhttps://jobs.example.com/apply/now?please=true jobs@example.com #LI-Remote`;
    expect(findLanguage({ title: 'Java Developer', text, said: null, countries: [] })).toBe('nl');
  });

  test('of a title alone is one spoken at its place, or English', () => {
    const find = (title: string, countries: string[]) =>
      findLanguage({ title, text: '', said: null, countries });
    expect(find('Warehouse Associate, Night Shift', ['US'])).toBe('en');
    expect(find('Senior Account Manager for Northern Europe', ['SE'])).toBe('en');
    expect(find('Kraftfahrer im Nahverkehr mit Führerschein', ['DE'])).toBe('de');
    expect(find('Vendeuse en boulangerie à temps partiel', ['CA'])).toBe('fr');
    expect(find('7', ['DE'])).toBeNull();
    expect(find('', [])).toBeNull();
  });

  test('stays the source’s own tag where a detector knows no better', () => {
    const text =
      'Anda akan bertanggung jawab atas pemasangan dan pemeliharaan peralatan pelanggan kami di seluruh kota.';
    expect(findLanguage({ title: 'Teknisi', text, said: 'id', countries: ['ID'] })).toBe('id');
    expect(findLanguage({ title: 'Teknisi', text, said: null, countries: ['ID'] })).toBe('id');
    expect(findLanguage({ title: 'Teknisi', text, said: null, countries: ['MY'] })).toBe('ms');
    const norwegian =
      'Du vil jobbe med installasjon og vedlikehold av anleggene våre hos kunder i hele landet, og vi tilbyr god opplæring.';
    expect(findLanguage({ title: 'Elektriker', text: norwegian, said: 'nb', countries: [] })).toBe('nb');
    expect(findLanguage({ title: 'Elektriker', text: norwegian, said: null, countries: [] })).toBe('no');
  });

  test('is on the posting', () => {
    const draft = {
      externalId: '7',
      hostedUrl: 'https://jobs.example/7',
      applyUrl: 'https://jobs.example/7',
    };
    const html = `<p>${WORK['de'] ?? ''}</p>`;
    expect(buildPosting({ ...draft, title: 'Schweißer', html }).language).toBe('de');
    expect(buildPosting({ ...draft, title: 'Schweißer', html, language: 'de-AT' }).language).toBe('de-AT');
    expect(buildPosting({ ...draft, title: 'Schweißer', html, language: 'not a tag' }).language).toBe('de');
  });

  test('is a tag or none whatever the text, in bounded time', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.string({ maxLength: 80 }),
        (text, title) => {
          const language = findLanguage({ title, text, said: null, countries: ['FR'] });
          expect(language === null || /^[a-z]{2}$/.test(language)).toBe(true);
        },
      ),
      { numRuns: 200 },
    );
    for (const piece of ['word ', '右', 'ا', '\u202e', ' ', '9', 'https://'])
      findLanguage({ title: piece, text: piece.repeat(400_000), said: null, countries: [] });
  });
});
