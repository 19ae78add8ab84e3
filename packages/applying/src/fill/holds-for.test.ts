import { describe, expect, test } from 'vitest';
import { findSensitiveTopic } from '../sensitive/find-topic.ts';
import { makeField } from '../testing/factories.ts';
import { holdsForOneCountry } from './holds-for.ts';

const read = (label: string) => {
  const field = makeField({ label });
  return { ...field, sensitive: findSensitiveTopic(field) };
};

describe('an answer about the right to work', () => {
  test.each([
    'Are you allowed to work in the country of this job, and do you need a visa sponsor?',
    'Will you now or in the future require sponsorship for an employment visa?',
    'Are you legally authorized to work in the country in which this role is located?',
    'Do you have the right to work here?',
    'Do you have the right to work in the country where this job is based (for example Germany)?',
    'Are you able to be employed in this country without restriction?',
    'Do you require a work permit?',
    'Can you work in the country of employment?',
    'Right-to-work status',
    'Are you authorized to work for us?',
    'Besitzen Sie eine gültige Arbeitserlaubnis?',
    'Sind Sie berechtigt, in diesem Land zu arbeiten?',
    'Avez-vous le droit de travailler dans ce pays ?',
    'Disposez-vous d’un permis de travail valable ?',
    '¿Está autorizado legalmente para trabajar en el país?',
    '¿Necesita patrocinio de visado?',
    'Heb je een werkvergunning?',
    'Har du arbetstillstånd?',
    'Hai un permesso di soggiorno valido?',
    'Você precisa de visto de trabalho?',
    'Har du arbejdstilladelse?',
    'Czy posiadasz pozwolenie na pracę?',
    '就労ビザをお持ちですか',
  ])('holds for one country where the question names none: %s', (label) => {
    const field = read(label);
    expect(field.sensitive).toBe('work-permission');
    expect(holdsForOneCountry(field)).toBe(true);
  });

  test.each([
    'Are you legally authorized to work in the United States?',
    'Are you legally authorized to work in the US?',
    'Do you have the right to work in the UK?',
    'Do you require a visa to work in Germany?',
    'Besitzen Sie eine gültige Arbeitserlaubnis für Deutschland?',
    'Sind Sie berechtigt, in der Schweiz zu arbeiten?',
    '¿Tiene permiso de trabajo en España?',
    'Har du arbetstillstånd i Sverige?',
    'Heb je een werkvergunning voor Nederland?',
    'Avez-vous un permis de travail pour la France ?',
  ])('holds everywhere where the question names it: %s', (label) => {
    const field = read(label);
    expect(field.sensitive).toBe('work-permission');
    expect(holdsForOneCountry(field)).toBe(false);
  });

  test('is nothing else', () => {
    for (const label of ['Do you drive?', 'Pay expectation', 'Why us?'])
      expect(holdsForOneCountry(read(label))).toBe(false);
  });
});
