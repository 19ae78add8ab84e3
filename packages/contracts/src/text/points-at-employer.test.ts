import { describe, expect, test } from 'vitest';
import { pointsAtEmployer } from './points-at-employer.ts';

describe('a question', () => {
  test.each([
    'How did you hear about this job?',
    'How did you find out about Acme?',
    'Where did you hear about us?',
    'Who referred you?',
    'Were you referred by a current employee?',
    'Referral name',
    'Source',
    'Have you worked here before?',
    'Have you ever worked for Acme or any of its subsidiaries?',
    'Have you previously applied to Acme?',
    'Are you a former employee?',
    'Have you been employed by Acme in the past?',
    'Do you have any relatives working at Acme?',
    'Do any of your family members work for the company?',
    'Do you know anyone who works at Acme?',
    'Why us?',
    'Why do you want to work with us?',
    'Why are you interested in Acme?',
    'What excites you about this role?',
    'What do you know about Acme?',
    'Wie sind Sie auf uns aufmerksam geworden?',
    'Warum möchten Sie bei uns arbeiten?',
    'Haben Sie bereits bei Acme gearbeitet?',
    'Comment avez-vous entendu parler de nous ?',
    'Pourquoi cette entreprise ?',
    '¿Cómo te enteraste de esta vacante?',
    'Hoe heb je ons gevonden?',
    'Waarom wil je bij ons werken?',
    'Hur hörde du talas om oss?',
    'Come hai saputo di noi?',
    'Como soube desta vaga?',
  ])('that points at one employer is known: %s', (label) => {
    expect(pointsAtEmployer({ label, sensitive: null })).toBe(true);
  });

  test.each([
    'Why engines?',
    'Do you drive?',
    'Have you worked with Python before?',
    'Have you ever worked in retail?',
    'How many years of experience do you have?',
    'Are you willing to travel?',
    'Can you lift 50 pounds?',
    'What are you interested in learning?',
    'How did you learn Python?',
    'Do you hold a nursing licence?',
    'Name your greatest achievement',
    'Wie viele Jahre Erfahrung haben Sie?',
    'What is your notice period?',
    'Experience related to nursing',
    'Have you worked in the US?',
  ])('that every employer asks alike is not: %s', (label) => {
    expect(pointsAtEmployer({ label, sensitive: null })).toBe(false);
  });
});
