import { expect, test } from 'vitest';
import { readClaims } from './read-claims.ts';

const read = (line: string, { title = 'Welder', company = 'Acme' } = {}) =>
  readClaims({ title, company, descriptionText: `You weld frames.\n${line}\nThree shifts.` }).hirers.map(
    ({ value }) => value,
  );

test.each([
  'Our client, a family-owned maker of lifts, needs a fitter.',
  'Our client is looking for a Finance Manager.',
  'Recruiting on behalf of a food producer, leader in desserts.',
  'Wir setzen dich bei einem Waggonbauer ein.',
  'On behalf of our client we are recruiting a site manager.',
  'We are hiring for a client in the automotive sector.',
  'One of our clients is seeking a paralegal.',
  'Hays is acting as an employment agency in relation to this vacancy.',
  'Unser Mandant ist ein Hersteller von Pumpen.',
  'Im Auftrag unseres Kunden suchen wir einen Elektriker.',
  'Für unseren Kunden aus der Medizintechnik suchen wir Sie.',
  'Wir suchen im Kundenauftrag eine Pflegedienstleitung.',
  'Pour notre client, un groupe industriel, nous recherchons un soudeur.',
  'Notre client recherche un comptable.',
  'Nuestro cliente busca un jefe de obra.',
  'Buscamos para importante empresa del sector un técnico.',
  'Nosso cliente, uma multinacional, procura um analista.',
  'Il nostro cliente, azienda metalmeccanica, ricerca un tornitore.',
  'Voor onze opdrachtgever zijn wij op zoek naar een monteur.',
  'Vår kund söker en ekonom.',
  'Nasz klient poszukuje księgowej.',
  'About our client',
  'Six-month W2 contract through our firm, converting to a permanent seat at a regional utility.',
  'Vi bemannar åt en kund inom livsmedel.',
  'Vi rekrutterer for en af vores kunder.',
  'Rekrutujemy dla naszego klienta magazyniera.',
])('whoever posts it hires for a client: %s', (line) => expect(read(line)).toEqual(['client']));

test.each([
  'You advise our clients on tax.',
  'Client-facing work three days a week.',
  'You negotiate with insurers on behalf of our clients.',
  'Our clients love us.',
  'You will be searching records on behalf of the team.',
  'Wir setzen dich in einer modernen Filiale ein.',
  'Give your name on arrival.',
  'We are looking for partners on behalf of a good cause.',
  'Wir setzen dich bei einem Kaffee ins Bild.',
  'Du berätst unsere Kunden am Telefon.',
  'Für unsere Kunden entwickeln wir Software.',
  'You are hiring for a Client Service team.',
  'We look for somebody with a client-first attitude.',
  'Vous accompagnez nos clients dans leurs projets.',
  'Atender a nuestros clientes en tienda.',
  'Onze klanten zijn winkels.',
  'Vi söker dig som brinner för kunder.',
  'Orders come through our agency and move to the depot.',
  'Vi ansætter folk til vores kundeservice.',
  'Keep client information confidential.',
  'Your application will be kept confidential.',
  'Ihre Bewerbung wird vertraulich behandelt.',
  'You handle confidential records of the company.',
  'The company is open about pay.',
  'Sign a confidentiality agreement.',
])('is work for clients, or what is kept of people: %s', (line) => expect(read(line)).toEqual([]));

test.each([
  'The company name is confidential.',
  'Employer: confidential',
  'The employer wishes to remain anonymous for now.',
  'Confidential search',
  'We have been asked not to name the company.',
  'Das Unternehmen möchte anonym bleiben.',
  'L’entreprise souhaite rester anonyme.',
  'Empresa confidencial',
  'L’azienda preferisce mantenere l’anonimato.',
  'A national security company, name given on application.',
])('the name is kept back: %s', (line) => expect(read(line)).toContain('withheld'));

test('a board or a title without a name says so, and a secretary who keeps secrets does not', () => {
  expect(read('', { company: 'Confidential Company' })).toEqual(['withheld']);
  expect(read('', { company: 'Company Confidential' })).toEqual(['withheld']);
  expect(read('', { company: 'Confidential Records Ltd' })).toEqual([]);
  expect(read('', { title: 'CFO (Confidential)' })).toEqual(['withheld']);
  expect(read('', { title: 'Confidential Secretary' })).toEqual([]);
});

test('each stands with its sentence', () => {
  const descriptionText = 'You weld.\nOur client, a shipyard, wishes to stay anonymous.';
  const [first, second] = readClaims({ title: 'Welder', descriptionText }).hirers;
  expect([first?.value, second?.value]).toEqual(['client', 'withheld']);
  expect(descriptionText.slice(first?.evidence.start, first?.evidence.end)).toBe(
    'Our client, a shipyard, wishes to stay anonymous.',
  );
});
