import type { Phrases } from './phrases.ts';

export const PHRASES_DE: Phrases = {
  headings: {
    employer: ['Über uns', 'Wer wir sind', 'Über {company}'],
    role: ['Die Stelle', 'Worum es geht', 'Ihr Arbeitsplatz'],
    duties: ['Aufgaben', 'Das erwartet Sie', 'Der Alltag', 'Die Arbeit'],
    needs: ['Profil', 'Anforderungen', 'Das wünschen wir uns', 'Voraussetzungen'],
    pluses: ['Von Vorteil', 'Gern gesehen'],
    offer: ['Wir bieten', 'Das erhalten Sie', 'Vorteile', 'Darauf können Sie zählen'],
    pay: ['Vergütung', 'Gehalt'],
    closing: ['Bewerbung', 'So geht es weiter', 'Kontakt'],
  },
  employerMore: [
    'Uns gibt es seit {founded}, und viele unserer Führungskräfte haben in dem Beruf begonnen, den sie heute leiten.',
    'Entscheidungen fallen bei uns dort, wo die Arbeit gemacht wird.',
    'Im Durchschnitt bleiben unsere Leute fast neun Jahre.',
    'Gewachsen sind wir seit {founded} langsam und mit Absicht.',
  ],
  opening: [
    'Für unseren Standort in {city} suchen wir zum nächstmöglichen Zeitpunkt Verstärkung.',
    'Unser Team in {city} wächst, deshalb ist diese Stelle neu zu besetzen.',
    'Ein Kollege geht in den Ruhestand; wir suchen eine Nachfolge in {city}.',
    'In {city} ist ab sofort ein Platz frei, und wir lernen auch Quereinsteiger mit Freude an.',
  ],
  openingRemote: [
    'Unser verteiltes Team sucht Verstärkung.',
    'Für ein Team, das seit Jahren verteilt arbeitet, suchen wir eine neue Kollegin oder einen neuen Kollegen.',
  ],
  team: [
    'Ihr Team: {team} mit {n} Menschen. Fachlich berichten Sie an: {boss}.',
    'Das Team zählt {n} Personen, zwei davon sind in diesem Jahr dazugekommen.',
    'In den ersten vier Wochen arbeitet eine erfahrene Person an Ihrer Seite.',
    'Sie arbeiten mit {n} Kolleginnen und Kollegen zusammen.',
  ],
  modes: {
    remote: [
      'Die Arbeit ist vollständig im Homeoffice innerhalb von {country} möglich; zweimal im Jahr treffen wir uns in {city}.',
      'Der Arbeitsort ist frei wählbar, solange er in {country} liegt.',
    ],
    hybrid: [
      'Wir arbeiten hybrid: {days} Tage in der Woche im Büro in {city}, den Rest von zu Hause.',
      'Hybrides Arbeiten mit {days} festen Bürotagen in {city} ist bei uns üblich.',
    ],
    on_site: [
      'Arbeitsort ist {city}.',
      'Gearbeitet wird vor Ort in {city}; Parkplätze und Fahrradständer sind vorhanden.',
      'Unser Haus in {city} liegt fünf Minuten von der nächsten Haltestelle.',
    ],
  },
  hours: {
    office: [
      'Die Woche hat {hours} Stunden mit flexiblem Beginn.',
      'Gearbeitet wird in Gleitzeit mit {hours} Stunden in der Woche.',
    ],
    shifts: [
      'Gearbeitet wird im Schichtdienst; der Dienstplan steht sechs Wochen im Voraus.',
      'Früh-, Spät- und Nachtdienst wechseln sich ab, Wünsche werden berücksichtigt.',
      'Es gibt feste Teams und verlässliche freie Wochenenden.',
    ],
    days: [
      'Gearbeitet wird montags bis freitags, {hours} Stunden in der Woche.',
      'Überstunden werden bezahlt oder ausgeglichen, ganz nach Wunsch.',
    ],
  },
  employment: {
    part_time: [
      'Die Stelle ist in Teilzeit mit 20 bis 25 Stunden in der Woche.',
      'Teilzeit: Die Tage stimmen wir gemeinsam ab.',
    ],
    temporary: ['Die Stelle ist zunächst auf sechs Monate befristet, mit guter Aussicht auf Verlängerung.'],
    contract: ['Die Stelle ist als Elternzeitvertretung auf zwölf Monate befristet.'],
    internship: ['Das Praktikum dauert fünf Monate und wird vergütet.'],
  },
  benefits: {
    other: [
      '30 Tage Urlaub, dazu der 24. und der 31. Dezember',
      'Unbefristeter Vertrag',
      'Betriebliche Altersvorsorge mit 20 Prozent Zuschuss',
      'Jobticket oder Fahrradleasing',
      'Bezahlte Fortbildung mit eigenem Budget',
      'Zuschläge für Nacht-, Sonn- und Feiertagsarbeit',
      'Kantine, in der wirklich gekocht wird',
      'Verlässlicher Dienstplan',
      'Urlaubs- und Weihnachtsgeld',
      'Arbeitskleidung, die wir auch waschen',
    ],
  },
  pay: {
    hour: [
      'Der Stundenlohn liegt bei {pay} pro Stunde.',
      'Wir zahlen einen Lohn von {pay} pro Stunde zuzüglich Zuschlägen.',
    ],
    month: ['Das Bruttogehalt beträgt {pay} pro Monat.', 'Wir zahlen ein Gehalt von {pay} brutto im Monat.'],
    year: [
      'Das Jahresgehalt liegt je nach Erfahrung bei {pay} brutto pro Jahr.',
      'Gehalt: {pay} brutto im Jahr.',
    ],
  },
  closing: [
    'Bewerben Sie sich mit einem kurzen Lebenslauf; ein Anschreiben ist nicht nötig. Sie hören innerhalb von fünf Werktagen von uns.',
    'Nach einem Telefonat laden wir Sie zu einem bezahlten Probetag ein.',
    'Fragen vorab? Hinterlassen Sie eine Nummer, wir rufen zurück.',
    'Wir lesen jede Bewerbung und entscheiden innerhalb von zwei Wochen.',
  ],
  equality: [
    'Uns ist jede Bewerbung willkommen, unabhängig von Alter, Herkunft, Geschlecht, Religion oder Behinderung.',
    'Sie erfüllen nicht jeden Punkt? Bewerben Sie sich trotzdem.',
    'Schwerbehinderte Menschen werden bei gleicher Eignung bevorzugt.',
  ],
  updates: [
    'Aktualisiert: Die Gespräche finden in den nächsten zwei Wochen statt.',
    'Aktualisiert: Wir haben eine zweite Stelle hinzugefügt.',
  ],
};
