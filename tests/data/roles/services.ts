import type { RoleCase } from '../../../packages/search/src/testing/role-cases/role-case.ts';

/** Branches, guards, consultants, daycare and staffing: what is not in the title is in one sentence. */
export const SERVICES: readonly RoleCase[] = [
  {
    company: 'Silverlode Credit Union',
    postings: [
      {
        role: 'teller',
        title: 'Member Service Representative',
        at: 'Spokane, WA, US',
        department: 'Branches',
        text: [
          'Members own this place. You are the first of us they meet.',
          'Open accounts, count cash, and explain a fee before anybody asks.\nSpot fraud and say so.\nHelp with the app.',
          'High school diploma or equivalent. One year with customers preferred.',
          'Hiring range: $18.20 to $21.00 hourly. Full range tops out at $24.',
          'Schedule: Monday through Friday, 8:30 AM to 5:30 PM.',
          'Branch manager: Dolores Whitfield',
        ],
      },
      {
        role: 'teller',
        differs: 'city',
        at: 'Yakima, WA, US',
        replace: { 'Dolores Whitfield': 'Peter Lund' },
      },
      {
        role: 'teller',
        differs: 'pay',
        title: 'Member Service Representative - Bend',
        at: 'Bend, OR, US',
        replace: { '$18.20 to $21.00': '$17.40 to $20.10', $24: '$23' },
      },
      {
        role: 'teller',
        differs: 'spelling',
        title: 'Member Service Representative  |  Boise, Idaho',
        at: 'Boise, ID, US',
      },
      {
        role: 'teller',
        differs: 'order',
        at: 'Missoula, MT, US',
        isReversed: true,
      },
      { role: 'float', differs: 'brackets', title: 'Member Service Representative (Float)' },
      { role: 'bilingual', differs: 'language', title: 'Bilingual Member Service Representative' },
      { role: 'late', differs: 'shift', replace: { '8:30 AM to 5:30 PM': '12:30 PM to 8:00 PM' } },
      { role: 'two', differs: 'level', title: 'Member Service Representative 2' },
      {
        role: 'loans',
        differs: 'team',
        replace: { 'Open accounts, count cash': 'Write loans, order appraisals' },
      },
    ],
  },
  {
    company: 'Northgate Security',
    postings: [
      {
        role: 'officer',
        title: 'Security Officer',
        at: 'Atlanta, GA, US',
        text: [
          'Northgate guards places where nothing should happen.',
          'You patrol a distribution center near Atlanta on foot and by cart, and write reports that a court could read.',
          'Guard card required by the state of Georgia.',
          'Tier 2 site. Overnight shift, 11 PM to 7 AM.',
          'Northgate Security is a drug-free workplace.',
        ],
      },
      {
        role: 'officer',
        differs: 'city',
        at: 'Nashville, TN, US',
        replace: { Atlanta: 'Nashville', Georgia: 'Tennessee' },
      },
      {
        role: 'officer',
        differs: 'city',
        title: 'Security Officer - Charlotte NC',
        at: 'Charlotte, NC, US',
        replace: { Atlanta: 'Charlotte', Georgia: 'North Carolina' },
      },
      {
        role: 'officer',
        differs: 'requisition',
        title: '2024-118834 Security Officer',
        at: 'Macon, GA, US',
        replace: { Atlanta: 'Macon' },
      },
      {
        role: 'hospital',
        differs: 'customer',
        replace: { 'a distribution center': 'a hospital' },
      },
      {
        role: 'day',
        differs: 'shift',
        replace: { 'Overnight shift, 11 PM to 7 AM': 'Day shift, 7 AM to 3 PM' },
      },
      { role: 'tier', differs: 'level', replace: { 'Tier 2': 'Tier 3' } },
      { role: 'armed', differs: 'licence', title: 'Security Officer, Armed' },
      { role: 'supervisor', differs: 'level', title: 'Security Officer Supervisor' },
    ],
  },
  {
    company: 'Bluff & Daughters Consulting',
    postings: [
      {
        role: 'consultant',
        title: 'Consultant, Public Sector',
        at: 'Ottawa, ON, CA',
        department: 'Advisory - Ottawa',
        text: [
          'Ministries call us when a form has more pages than readers.',
          'You interview officials, draw the process nobody has drawn, and present it to people with no time.',
          'You manage a budget of $2 million on behalf of the client.',
          'Reports to Director, Public Sector.',
          'The position is hybrid, two days a week in our Ottawa office.',
        ],
      },
      {
        role: 'consultant',
        differs: 'city',
        at: 'Halifax, NS, CA',
        department: 'Advisory - Halifax',
        replace: { Ottawa: 'Halifax' },
      },
      {
        role: 'consultant',
        differs: 'city',
        title: 'Consultant, Public Sector (Winnipeg)',
        at: 'Winnipeg, MB, CA',
        department: 'Advisory - Winnipeg',
        replace: { Ottawa: 'Winnipeg' },
      },
      {
        role: 'consultant',
        differs: 'remote',
        title: 'Consultant, Public Sector [Remote]',
        at: ', , CA',
        isRemote: true,
        department: 'Advisory',
        replace: {
          'The position is hybrid, two days a week in our Ottawa office.': 'The position is fully remote.',
        },
      },
      {
        role: 'consultant',
        differs: 'legal',
        at: 'Toronto, ON, CA',
        department: 'Advisory - Toronto',
        replace: { Ottawa: 'Toronto' },
        add: [
          'Accommodations for applicants with disabilities are available on request throughout the recruitment process.',
        ],
      },
      { role: 'health', differs: 'team', title: 'Consultant, Health' },
      { role: 'senior', differs: 'level', title: 'Sr. Consultant, Public Sector' },
      { role: 'bank', differs: 'customer', replace: { Ministries: 'Banks', officials: 'traders' } },
      {
        role: 'purchase',
        differs: 'text',
        replace: {
          'You manage a budget of $2 million on behalf of the client.':
            'You run tenders worth $2 million for the client.',
        },
      },
    ],
  },
  {
    company: 'Pennywhistle Daycare',
    postings: [
      {
        role: 'toddlers',
        title: 'Lead Teacher',
        at: 'Raleigh, NC, US',
        department: 'Toddlers',
        employmentType: 'full_time',
        text: [
          'Children under three do not care for curricula; they care for you.',
          'You plan the day, change it, and tell parents at five what happened since nine.',
          'An associate degree in early childhood education.',
          'Pennywhistle Raleigh is at 88 Glenwood Ave., next to the park.',
          'Tuition discount for your own children.',
        ],
      },
      {
        role: 'toddlers',
        differs: 'address',
        at: 'Durham, NC, US',
        replace: { Raleigh: 'Durham', '88 Glenwood Ave.': '1407 Ninth St.' },
      },
      {
        role: 'toddlers',
        differs: 'spelling',
        title: 'LEAD TEACHER – GREENSBORO',
        at: 'Greensboro, NC, US',
        replace: { Raleigh: 'Greensboro', '88 Glenwood Ave.': '5 Market Street' },
      },
      {
        role: 'toddlers',
        differs: 'site',
        at: 'Cary, NC, US',
        replace: {
          'Pennywhistle Raleigh is at 88 Glenwood Ave., next to the park.':
            'Our Cary house has a slide between the floors.',
        },
      },
      { role: 'infants', differs: 'department', department: 'Infants' },
      { role: 'assistant', differs: 'level', title: 'Assistant Teacher' },
      { role: 'part time', differs: 'contract', employmentType: 'part_time' },
      { role: 'substitute', differs: 'contract', title: 'Lead Teacher (Substitute)' },
      { role: 'bachelor', differs: 'experience', replace: { 'An associate degree': 'A bachelor’s degree' } },
    ],
  },
  {
    company: 'Kettle & Wire',
    postings: [
      {
        role: 'sre',
        title: 'Site Reliability Engineer',
        at: 'Berlin, BE, DE',
        text: [
          'Kettle & Wire keeps the lights on in eleven thousand offices.',
          'You run clusters with Kubernetes and Terraform, and you are on call one week in six.',
          'Four or more years of experience in operations. Experience with hybrid clouds.',
          'Talk to Katja Brandt (people team) if anything is unclear: people@kettle.example',
        ],
      },
      {
        role: 'sre',
        differs: 'brackets',
        title: 'Site Reliability Engineer (f/m/d)',
        at: 'Munich, BY, DE',
      },
      {
        role: 'sre',
        differs: 'contact',
        title: 'Site Reliability Engineer (all genders) - Vienna',
        at: 'Vienna, , AT',
        replace: { 'Katja Brandt': 'Paul Gruber' },
      },
      {
        role: 'sre',
        differs: 'remote',
        title: 'Site Reliability Engineer (m/f/x) | Remote | Germany',
        at: ', , DE',
        isRemote: true,
      },
      { role: 'observability', differs: 'team', title: 'Site Reliability Engineer - Observability' },
      { role: 'nomad', differs: 'trade', replace: { Kubernetes: 'Nomad' } },
      { role: 'fewer years', differs: 'experience', replace: { 'Four or more years': '2+ years' } },
      { role: 'student', differs: 'level', title: 'Working Student Site Reliability Engineer (f/m/d)' },
      {
        role: 'german text',
        differs: 'language',
        text: [
          'Kettle & Wire hält in elftausend Büros das Licht an.',
          'Du betreibst Cluster mit Kubernetes und Terraform und hast jede sechste Woche Bereitschaft.',
          'Vier oder mehr Jahre Erfahrung im Betrieb.',
        ],
      },
    ],
  },
  {
    company: 'Ferrand Staffing',
    postings: [
      {
        role: 'warehouse client',
        title: 'General Labor',
        at: 'Fresno, CA, US',
        employmentType: 'temporary',
        text: [
          'Our client in Fresno packs almonds and needs twenty people for the harvest.',
          'Stand, sort, lift up to forty pounds, twelve weeks.',
          'Weekly pay. Bring two forms of ID.',
        ],
      },
      {
        role: 'warehouse client',
        differs: 'city',
        at: 'Modesto, CA, US',
        replace: { Fresno: 'Modesto' },
      },
      { role: 'glass client', differs: 'customer', replace: { 'packs almonds': 'cuts glass' } },
      { role: 'shorter', differs: 'contract', replace: { 'twelve weeks': 'three weeks' } },
      {
        role: 'hire',
        differs: 'contract',
        title: 'General Labor (Temp to Hire)',
      },
      { role: 'driver', differs: 'trade', title: 'General Labor / Driver' },
    ],
  },
];
