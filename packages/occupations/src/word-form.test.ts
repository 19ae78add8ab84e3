import { splitWords } from '@firsthand/contracts';
import { expect, test } from 'vitest';
import { toWordForm } from './word-form.ts';

/** The form of each of these words with a space between them. */
const formsOf = (words: string) => new Set(splitWords(words).map(toWordForm));

test.each([
  ['en', 'nurse nurses'],
  ['en', 'secretary secretaries'],
  ['en', 'waitress waitresses'],
  ['en', 'coach coaches'],
  ['en', 'salesman saleswoman salesperson salesmen'],
  ['en', 'foreman forewoman foremen'],
  ['de', 'Verkäufer Verkäuferin Verkäuferinnen Verkaeufer Verkaeuferinnen'],
  ['de', 'Erzieher Erzieherin Erzieherinnen'],
  ['de', 'Kaufmann Kauffrau Kaufleute Kaufmänner'],
  ['de', 'Pflegefachmann Pflegefachfrau'],
  ['de', 'Angestellte Angestellter Angestellten'],
  ['de', 'Assistent Assistentin Assistenten'],
  ['fr', 'infirmier infirmière infirmiers infirmières'],
  ['fr', 'vendeur vendeuse vendeurs vendeuses'],
  ['fr', 'directeur directrice'],
  ['fr', 'technicien technicienne techniciens'],
  ['fr', 'conseiller conseillère'],
  ['fr', 'boulanger boulangère'],
  ['fr', 'assistant assistante'],
  ['fr', 'chef cheffe'],
  ['nl', 'verpleegkundige verpleegkundigen'],
  ['nl', 'docent docenten'],
  ['nl', 'leraar leraren'],
  ['nl', 'ontwikkelaar ontwikkelaars'],
  ['sv', 'sjuksköterska sjuksköterskor'],
  ['sv', 'frisör frisörer'],
  ['sv', 'rektor rektorer'],
  ['es', 'enfermero enfermera enfermeros enfermeras'],
  ['es', 'vendedor vendedora vendedores vendedoras'],
  ['es', 'psicólogo psicóloga'],
  ['es', 'técnico técnica'],
  ['es', 'cocinero cocinera'],
  ['es', 'auxiliar auxiliares'],
])('%s: “%s” have one form', (_language, words) => {
  expect([...formsOf(words)]).toHaveLength(1);
});

test.each([
  ['fr', 'chargé chargée chargées'],
  ['fr', 'employé employée'],
  ['es', 'dependiente dependienta'],
])('%s: “%s” have one form too', (_language, words) => {
  expect([...formsOf(words)]).toHaveLength(1);
});

test.each([
  'nurse nursing',
  'manager management',
  'accountant account',
  'programmer program',
  'engineer engineering',
  'teacher teaching',
  'baker bakery',
  'mechanic mechanical',
  'designer design',
])('“%s” stay apart', (words) => expect([...formsOf(words)]).toHaveLength(2));

test('words of one or two letters, and those that only look like plurals, stay as they are', () => {
  for (const word of ['', 'rn', 'it', 'as', 'bus', 'status', 'poet', 'queue', 'c', '3', '看護師'])
    expect(toWordForm(word)).toBe(word);
});

test('a word of any length and sort has a form', () => {
  for (const piece of ['a', 'oe', 'men', 'innen', 'ies', 'entwickler', 'ores'])
    expect(toWordForm(piece.repeat(5_000))).toMatch(/^\w+$/);
});
