import type { Phrases } from './phrases.ts';

export const PHRASES_SV: Phrases = {
  headings: {
    employer: ['Om oss', 'Om {company}', 'Vilka vi är'],
    role: ['Om tjänsten', 'Tjänsten i korthet', 'Din roll'],
    duties: ['Arbetsuppgifter', 'Det här gör du', 'Din vardag'],
    needs: ['Kvalifikationer', 'Vi söker dig som har', 'Din profil'],
    pluses: ['Meriterande', 'Ett plus'],
    offer: ['Vi erbjuder', 'Förmåner', 'Det här får du'],
    pay: ['Lön', 'Ersättning'],
    closing: ['Ansökan', 'Så går det till'],
  },
  employerMore: [
    'Vi har funnits sedan {founded} och många chefer har börjat i verksamheten.',
    'Beslut fattas nära arbetet.',
    'Våra medarbetare stannar i genomsnitt åtta år.',
  ],
  opening: [
    'Vi söker en ny kollega till {city}.',
    'Vårt team i {city} växer och behöver förstärkning.',
    'En kollega går i pension och lämnar en plats i {city}.',
    'Nya uppdrag gör att vi anställer i {city}.',
  ],
  openingRemote: [
    'Vårt team som arbetar på distans söker en ny kollega.',
    'Vi förstärker ett team som är vant vid distansarbete.',
  ],
  team: [
    'Du får {n} kollegor och rapporterar till {boss}.',
    'Gruppen består av {n} personer, varav två är nya i år.',
    'Under första månaden går en erfaren kollega bredvid dig.',
    'Vi är {n} personer som känner varandra väl.',
  ],
  modes: {
    remote: [
      'Du kan arbeta helt på distans inom {country}.',
      'Arbetet sker på distans; två gånger om året ses vi i {city}.',
    ],
    hybrid: [
      'Vi arbetar hybrid: {days} dagar i veckan på kontoret i {city}, resten hemifrån.',
      'Du är på plats i {city} {days} dagar i veckan.',
    ],
    on_site: [
      'Arbetet utförs på plats i {city}.',
      'Placeringsort är {city}.',
      'Arbetsplatsen i {city} ligger nära buss och tåg.',
    ],
  },
  hours: {
    office: [
      'Arbetstiden är {hours} timmar i veckan med flextid.',
      'Du styr din dag kring några gemensamma timmar.',
    ],
    shifts: [
      'Du arbetar enligt schema som är klart sex veckor i förväg.',
      'Arbetet är förlagt till dag, kväll och var tredje helg.',
      'Pass kan bytas mellan kollegor.',
    ],
    days: [
      'Arbetstiden är måndag till fredag, {hours} timmar i veckan.',
      'Övertid ersätts i pengar eller ledighet.',
    ],
  },
  employment: {
    part_time: ['Tjänsten är på deltid, 50 till 75 procent.'],
    temporary: ['Det är ett vikariat på sex månader med möjlighet till förlängning.'],
    contract: ['Tjänsten är ett föräldravikariat på tolv månader.'],
    internship: ['Praktiken pågår i fem månader och är betald.'],
  },
  benefits: {
    other: [
      'Kollektivavtal och tjänstepension',
      'Friskvårdsbidrag på 5 000 kronor om året',
      '30 semesterdagar',
      'Föräldralön under sex månader',
      'Egen utbildningsbudget',
      'Förmånscykel',
      'Fri lunch tillsammans på fredagar',
      'Arbetskläder och tvätt',
      'Möjlighet till arbetstidsförkortning',
    ],
  },
  pay: {
    hour: ['Lönen är {pay} per timme.', 'Timlönen är {pay} i timmen plus ob-tillägg.'],
    month: ['Lönen är {pay} per månad beroende på erfarenhet.', 'Månadslön: {pay} i månaden.'],
    year: ['Årslönen är {pay} per år.', 'Lön: {pay} om året.'],
  },
  closing: [
    'Skicka ditt cv; personligt brev behövs inte. Vi svarar inom fem arbetsdagar.',
    'Urvalet sker löpande, så ansök gärna redan i dag.',
    'Har du frågor? Lämna ditt nummer så ringer vi upp.',
  ],
  equality: [
    'Vi välkomnar alla sökande oavsett ålder, bakgrund, kön eller funktionsvariation.',
    'Uppfyller du inte allt? Sök ändå.',
  ],
  updates: [
    'Uppdaterat: intervjuer hålls de närmaste två veckorna.',
    'Uppdaterat: vi har lagt till ytterligare en tjänst.',
  ],
};
