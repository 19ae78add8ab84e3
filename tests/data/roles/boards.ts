import type { RoleCase } from '../../../packages/search/src/testing/role-cases/role-case.ts';

/** In the shapes of real boards: a title with its town, benefits and an entity by country, an address, a slip of the pen. */
export const BOARDS: readonly RoleCase[] = [
  {
    company: 'Northwind Relay',
    postings: [
      {
        role: 'account-executive',
        title: 'Account Executive - Denver',
        at: 'Denver, CO, US',
        department: 'Sales',
        text: [
          'Northwind Relay has offices in Denver, London, Singapore and São Paulo and serves carriers on five continents.',
          'You open new accounts, run demonstrations and close deals with shippers of all sizes.',
          'You bring four years of selling software and a calm voice on the phone.',
          'This role is based in Denver.',
          'Benefits',
          '401(k) with a match',
          'Medical, dental and vision from the first day',
        ],
      },
      {
        role: 'account-executive',
        differs: 'city',
        title: 'Account Executive - Austin',
        at: 'Austin, TX, US',
        replace: { 'This role is based in Denver.': 'This role is based in Austin.' },
      },
      {
        role: 'account-executive',
        differs: 'legal',
        title: 'Account Executive - London',
        at: 'London, , GB',
        replace: {
          'This role is based in Denver.': 'This role is based in London.',
          '401(k) with a match': 'Pension with 8% from us',
          'Medical, dental and vision from the first day': 'Private medical insurance',
        },
        add: ['Employer of record: Northwind Relay Ltd.'],
      },
      {
        role: 'account-executive',
        differs: 'pay',
        title: 'Account Executive - Boston',
        at: 'Boston, MA, US',
        replace: { 'This role is based in Denver.': 'This position is located in Boston, MA.' },
        add: ['The base salary for this location is $92,000 - $118,000 per year.'],
      },
      { role: 'senior', differs: 'level', title: 'Senior Account Executive - Denver' },
      {
        role: 'portuguese',
        differs: 'language',
        title: 'Account Executive - São Paulo',
        at: 'São Paulo, SP, BR',
        text: [
          'A Northwind Relay atende transportadoras em cinco continentes.',
          'Você abre novas contas, conduz demonstrações e fecha negócios com embarcadores de todos os tamanhos.',
          'Você traz quatro anos de vendas de software e uma voz calma ao telefone.',
        ],
      },
    ],
  },
  {
    company: 'Ferncliff Dental',
    postings: [
      {
        role: 'assistant',
        title: 'Dental Assistant',
        at: 'Tucson, AZ, US',
        text: [
          'Ferncliff Dental is looking for a dental assistant who makes people feel at ease.',
          'You prepare rooms, take x-rays and hand instruments to the dentist.',
          'Office address: 4410 E Speedway Blvd, Tucson, AZ 85712',
          'Questions? Call our office at (520) 555-0142.',
          'Requisition 2025-1187',
        ],
      },
      {
        role: 'assistant',
        differs: 'address',
        at: 'Mesa, AZ, US',
        replace: {
          '4410 E Speedway Blvd, Tucson, AZ 85712': '18 N Center Street, Suite 4, Mesa, AZ 85201',
          '(520) 555-0142': '(480) 555-0177',
          '2025-1187': '2025-1203',
        },
      },
      {
        role: 'assistant',
        differs: 'spelling',
        at: 'Yuma, AZ, US',
        replace: {
          'Office address: 4410 E Speedway Blvd, Tucson, AZ 85712':
            'Office address: 77 W 24th St, Yuma, AZ 85364',
          '(520) 555-0142': '(928) 555-0101',
          '2025-1187': '2025-1255',
        },
      },
      {
        role: 'assistant',
        differs: 'company',
        title: 'Dental Assistant (Flagstaff)',
        at: 'Flagstaff, AZ, US',
        replace: {
          '4410 E Speedway Blvd, Tucson, AZ 85712': '9 S Milton Road, Flagstaff, AZ',
          '2025-1187': '2025-1301',
        },
      },
      { role: 'lead', differs: 'level', title: 'Lead Dental Assistant' },
      { role: 'second', differs: 'level', title: 'Dental Assistant II' },
    ],
  },
  {
    company: 'Lumen & Alder',
    postings: [
      {
        role: 'engineer',
        title: 'Backend Engineer',
        at: 'Berlin, BE, DE',
        department: 'Engineering',
        text: [
          'Lumen & Alder lights concert halls from Lisbon to Oslo.',
          'You write the services that tell forty thousand lamps what to do, in Go and a little Rust.',
          'You have three years of backend work behind you.',
          'You will be employed by Lumen & Alder GmbH.',
          'What we offer',
          '30 days of holiday',
          'A ticket for public transport',
        ],
      },
      {
        role: 'engineer',
        differs: 'legal',
        at: 'Madrid, , ES',
        replace: {
          'Lumen & Alder GmbH': 'Lumen & Alder España S.L.',
          '30 days of holiday': '23 days of holiday',
          'A ticket for public transport': 'Restaurant vouchers',
        },
      },
      {
        role: 'engineer',
        differs: 'pay',
        title: 'Backend Engineer (Lisbon)',
        at: 'Lisbon, , PT',
        replace: { 'Lumen & Alder GmbH': 'Lumen & Alder Unipessoal Lda.' },
        add: ['Salary in Lisbon: €48,000 to €60,000 a year.'],
      },
      {
        role: 'german',
        differs: 'language',
        title: 'Backend Engineer (m/w/d)',
        text: [
          'Lumen & Alder beleuchtet Konzertsäle von Lissabon bis Oslo.',
          'Du schreibst die Dienste, die vierzigtausend Lampen sagen, was sie tun sollen, in Go und etwas Rust.',
          'Du hast drei Jahre Backend hinter dir.',
        ],
      },
      { role: 'staff', differs: 'level', title: 'Staff Backend Engineer' },
    ],
  },
];
