import type { SensitiveTopic } from '@firsthand/contracts';
import { describe, expect, test } from 'vitest';
import { makeField } from '../testing/factories.ts';
import { findSensitiveTopic } from './find-topic.ts';

const topicOf = (label: string, more: Parameters<typeof makeField>[0] = {}) =>
  findSensitiveTopic(makeField({ label, ...more }));

const EXPECTED: Record<SensitiveTopic, string[]> = {
  'equal-opportunity': [
    'Gender',
    'How would you describe your gender identity? (mark all that apply)',
    'What are your pronouns?',
    'Race',
    'Are you Hispanic/Latino?',
    'VeteranStatus',
    'Have you served in the military?',
    'Do you have a disability?',
    'Do you need a reasonable adjustment for the interview?',
    'Date of birth',
    'What is your nationality?',
    'Geschlecht',
    'Liegt eine Schwerbehinderung vor?',
    'Geburtsdatum',
    'Êtes-vous reconnu travailleur handicapé (RQTH) ?',
    'Date de naissance',
    'Género',
    '¿Tiene alguna discapacidad?',
    'Geslacht',
    'Heb je een arbeidsbeperking?',
    'Kön',
    'Har du en funktionsnedsättning?',
  ],
  'work-permission': [
    'Are you legally authorized to work in the United States?',
    'Will you now or will you in the future require employment visa sponsorship to work in the country of this job?',
    'Do you have the right to work in the UK?',
    'Are you a U.S. citizen or permanent resident?',
    'Do you need sponsorship?',
    'Are you eligible to work in Canada',
    'Besitzen Sie eine gültige Arbeitserlaubnis für Deutschland?',
    'Brauchst du ein Visum?',
    'Avez-vous un titre de séjour valable ?',
    'Disposez-vous d’un permis de travail ?',
    '¿Tiene permiso de trabajo en España?',
    'Heb je een werkvergunning voor Nederland?',
    'Har du arbetstillstånd i Sverige?',
  ],
  pay: [
    'Desired Pay',
    'What are your salary expectations?',
    'Current base salary',
    'Expected compensation (USD)',
    'Hourly rate',
    'Expected CTC',
    'Was ist Ihre Gehaltsvorstellung?',
    'Quelles sont vos prétentions salariales ?',
    'Expectativa salarial',
    'Wat is je salariswens?',
    'Löneanspråk',
    'Vilken lön vill du ha?',
  ],
  legal: [
    'Have you ever been convicted of a felony?',
    'Do you have a criminal record?',
    'Are you willing to undergo a background check?',
    'Are you bound by a non-compete agreement?',
    'Are you at least 18 years of age?',
    'Are you over 21?',
    'Do you hold an active security clearance?',
    'Are you related to anyone who works at Acme?',
    'Haben Sie Vorstrafen?',
    'Unterliegen Sie einem Wettbewerbsverbot?',
    'Avez-vous un casier judiciaire ?',
    '¿Tiene antecedentes penales?',
    'Heb je een strafblad?',
    'Finns du i belastningsregistret?',
  ],
  consent: [
    'I agree to the processing of my data',
    'I certify that my answers are true',
    'I acknowledge that I have read the privacy notice',
    'Do you consent to receive text messages?',
    'Terms and Conditions',
    'Add me to your talent pool',
    'AI Policy for Application',
    'Ich willige in die Verarbeitung meiner Daten ein. Einwilligung',
    'Datenschutz',
    'J’accepte le traitement de mes données personnelles',
    'Acepto la política de privacidad',
    'Ik geef toestemming voor het bewaren van mijn gegevens',
    'Jag samtycker till behandling av mina personuppgifter',
  ],
};

describe('sensitive questions', () => {
  test.each(Object.entries(EXPECTED).flatMap(([topic, labels]) => labels.map((label) => [label, topic])))(
    '%s → %s',
    (label, topic) => {
      expect(topicOf(label)).toBe(topic);
    },
  );

  test.each([
    'Why do you want to work here?',
    'How many years of experience do you have with TypeScript?',
    'How did you hear about us?',
    'Describe your background in sales.',
    'Tell us about your marketing experience',
    'Which languages do you speak?',
    'Have you ever interviewed at Acme before?',
    'LinkedIn Profile',
    'City',
    'When can you start?',
    'Warum möchten Sie bei uns arbeiten?',
    'Pourquoi ce poste ?',
  ])('%s → not sensitive', (label) => {
    expect(topicOf(label)).toBeNull();
  });

  test('are known by their choices too', () => {
    const options = [{ value: '1', label: 'I prefer not to say' }];
    expect(topicOf('Which of these fits you?', { options })).toBe('equal-opportunity');
    const papers = [{ value: '1', label: 'Green card' }];
    expect(topicOf('Status', { options: papers })).toBe('work-permission');
  });

  test('are known by the text below them', () => {
    expect(topicOf('One more thing', { help: 'Please tell us what salary you expect.' })).toBe('pay');
  });

  test('a box to tick is always a consent', () => {
    expect(topicOf('Newsletter', { kind: 'consent' })).toBe('consent');
  });

  test('names and e-mail stay what they are whatever the text below them says', () => {
    expect(topicOf('Email', { key: 'email', help: 'We process it as our privacy policy says.' })).toBeNull();
  });
});
