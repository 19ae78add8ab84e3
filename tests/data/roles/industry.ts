import type { RoleCase } from '../../../packages/search/src/testing/role-cases/role-case.ts';

/** Depots, sites and works. */
export const INDUSTRY: readonly RoleCase[] = [
  {
    company: 'Ridgeback Freight',
    postings: [
      {
        role: 'driver',
        title: 'CDL A Truck Driver - Memphis, TN',
        at: 'Memphis, TN, US',
        department: 'Drivers - Memphis',
        text: [
          'Ridgeback drivers sleep at home. Our longest run is five hundred miles.',
          'You haul dry goods between our Memphis terminal and the stores of one customer.',
          'You hold a CDL A and have 1 year of experience on the road.',
          'We start you at $0.62 a mile. Home most nights.',
          'Ridgeback, 4500 Lamar Avenue, Memphis, TN 38118',
        ],
      },
      {
        role: 'driver',
        differs: 'city',
        title: 'CDL A Truck Driver - Little Rock, AR',
        at: 'Little Rock, AR, US',
        department: 'Drivers - Little Rock',
        replace: {
          Memphis: 'Little Rock',
          '4500 Lamar Avenue': '12 Industrial Drive',
          'TN 38118': 'AR 72209',
          '$0.62': '$0.58',
        },
      },
      {
        role: 'driver',
        differs: 'city',
        title: 'CDL A Truck Driver - Jackson, MS',
        at: 'Jackson, MS, US',
        department: 'Drivers - Jackson',
        replace: { Memphis: 'Jackson', '4500 Lamar Avenue': '900 Highway 49 South', 'TN 38118': 'MS 39218' },
      },
      { role: 'b driver', differs: 'licence', title: 'CDL B Truck Driver - Memphis, TN' },
      { role: 'local', differs: 'shift', title: 'CDL A Local Truck Driver - Memphis, TN' },
      { role: 'flatbed', differs: 'trade', title: 'CDL A Flatbed Truck Driver - Memphis, TN' },
      {
        role: 'veteran driver',
        differs: 'experience',
        replace: { '1 year of experience': '5 years of experience' },
      },
      { role: 'owner', differs: 'contract', title: 'CDL A Truck Driver (Owner Operator) - Memphis, TN' },
    ],
  },
  {
    company: 'Pallet & Pine',
    postings: [
      {
        role: 'associate',
        title: 'Warehouse Associate',
        at: 'Reno, NV, US',
        text: [
          'Boxes come in at one door and go out at another, and you know why.',
          'You pick, pack and load, with a scanner that works and a team that talks.',
          'Must be able to stand for a whole shift and lift 50 lbs.',
          'Shift: 6:00 AM - 2:30 PM.',
        ],
      },
      { role: 'associate', differs: 'city', at: 'Mobile, AL, US' },
      {
        role: 'associate',
        differs: 'pay',
        at: 'Fontana, CA, US',
        add: ['Starting pay: $21.75/hour.'],
      },
      {
        role: 'associate',
        differs: 'legal',
        at: 'Tacoma, WA, US',
        add: [
          'Washington applicants: employees may be eligible for paid sick leave, vacation and holidays. The hourly range is $20.10 to $23.',
        ],
      },
      { role: 'associate', differs: 'requisition', title: 'Warehouse Associate #88213', at: 'Waco, TX, US' },
      { role: 'second shift', differs: 'shift', title: 'Warehouse Associate - 2nd Shift' },
      { role: 'third shift', differs: 'shift', title: 'Warehouse Associate - 3rd Shift' },
      { role: 'forklift', differs: 'licence', title: 'Warehouse Associate / Forklift' },
      { role: 'cold', differs: 'brackets', title: 'Warehouse Associate (Freezer)' },
      { role: 'seasonal', differs: 'contract', title: 'Seasonal Warehouse Associate' },
      { role: 'temporary', differs: 'contract', employmentType: 'temporary' },
    ],
  },
  {
    company: 'Tarn Dairy',
    postings: [
      {
        role: 'operator',
        title: 'Production Operator',
        at: 'Tatura, VIC, AU',
        text: [
          'Milk arrives at four in the morning and does not wait.',
          'You run separators and dryers, take samples and write down what you see.',
          'You live near Tatura or are ready to move there.',
          'Applications close 30 June.',
        ],
      },
      {
        role: 'operator',
        differs: 'date',
        at: 'Koroit, VIC, AU',
        replace: { Tatura: 'Koroit', '30 June': '14 July' },
      },
      { role: 'operator', differs: 'city', at: 'Bega, NSW, AU', replace: { Tatura: 'Bega' } },
      {
        role: 'operator',
        differs: 'city',
        title: 'Production Operator - Hobart (TAS)',
        at: 'Hobart, TAS, AU',
        replace: { Tatura: 'Hobart' },
      },
      { role: 'interest', differs: 'evergreen', title: 'Expression of Interest - Production Operator' },
      { role: 'casual', differs: 'contract', title: 'Production Operator - Casual' },
      { role: 'cuts', differs: 'team', title: 'Production Operator - Natural Cuts' },
      { role: 'dairy', differs: 'trade', title: 'Dairy Production Supervisor' },
    ],
  },
  {
    company: 'Kestrel Grid',
    postings: [
      {
        role: 'electrician',
        title: 'Journeyman Electrician',
        at: 'Houston, TX, US',
        company: 'Kestrel Grid',
        text: [
          'We wire substations. The work is heavy, the crew is small, the lunch is good.',
          'You read drawings, pull cable and sign for what you did.',
          'You carry a journeyman card of your state.',
          'Site: Houston, TX. Project runs through December 2026.',
        ],
      },
      {
        role: 'electrician',
        differs: 'date',
        at: 'Baton Rouge, LA, US',
        replace: { 'Houston, TX': 'Baton Rouge, LA', 'December 2026': 'August 2027' },
      },
      {
        role: 'electrician',
        differs: 'city',
        title: 'Journeyman Electrician (Augusta, ME)',
        at: 'Augusta, ME, US',
        replace: { 'Houston, TX': 'Augusta, ME' },
      },
      {
        role: 'electrician',
        differs: 'city',
        at: 'Portland, ME, US',
        replace: { 'Houston, TX': 'Portland, Maine' },
      },
      { role: 'apprentice', differs: 'level', title: 'Apprentice Electrician' },
      { role: 'foreman', differs: 'level', title: 'Journeyman Electrician Foreman' },
      { role: 'other company', differs: 'company', company: 'Kestrel Solar' },
      {
        role: 'data centre',
        differs: 'text',
        replace: { 'We wire substations.': 'We wire data centres.' },
      },
    ],
  },
];
