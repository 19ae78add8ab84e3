/** How people of one language write a resume. Everybody and every employer here is invented. */
export interface Culture {
  language: string;
  given: string[];
  family: string[];
  /** Telephone as written, with `#` for digits. */
  phones: string[];
  homes: Home[];
  headings: Record<'contact' | 'summary' | 'experience' | 'education' | 'skills' | 'languages', string[]>;
  months: string[];
  shortMonths: string[];
  present: string[];
  titles: string[];
  employers: string[];
  points: string[];
  summary: string;
  degree: string;
  school: string;
  spoken: string[];
}

export interface Home {
  street: string;
  line: string;
  city: string;
  state: string | null;
  country: string | null;
}

const list = (text: string): string[] => text.split('|');

export const CULTURES: Culture[] = [
  {
    language: 'en',
    given: list('Amara|Joel|Siobhán|Marcus|Keiko|Dwayne|Mary Ann|Theo|Renée|Priya'),
    family: list(
      'Whitfield|O’Rourke|Castellanos-Byrne|Tanaka|McAllister|van der Berg|Okonkwo|Lindqvist|Patel|St. Clair',
    ),
    phones: list('(4##) 555-01##|+1 617-555-01##|3##.555.01##|+44 20 7946 0###|+1 (416) 555-01##'),
    homes: [
      {
        street: '1420 Juniper Street, Apt 3B',
        line: 'Portland, OR 97205',
        city: 'Portland',
        state: 'OR',
        country: null,
      },
      {
        street: '88 Harbour Road',
        line: 'Bristol BS1 6QF, United Kingdom',
        city: 'Bristol',
        state: null,
        country: 'United Kingdom',
      },
      {
        street: '5 Maple Crescent',
        line: 'Toronto, ON M5V 2T6, Canada',
        city: 'Toronto',
        state: 'ON',
        country: 'Canada',
      },
      {
        street: '12 Wattle Lane',
        line: 'Sydney, NSW 2000, Australia',
        city: 'Sydney',
        state: 'NSW',
        country: 'Australia',
      },
      {
        street: '',
        line: 'Bengaluru, Karnataka, India',
        city: 'Bengaluru',
        state: 'Karnataka',
        country: 'India',
      },
      { street: '', line: 'Columbus, Ohio', city: 'Columbus', state: 'Ohio', country: null },
    ],
    headings: {
      contact: list('Contact|Personal Details|Get in touch'),
      summary: list('Profile|About Me|Professional Summary|Objective'),
      experience: list(
        'Experience|Work Experience|Professional Experience|Employment History|Career History|Relevant Experience',
      ),
      education: list('Education|Education & Training|Academic Background'),
      skills: list('Skills|Technical Skills|Core Competencies|Key Skills|Areas of Expertise|Skills & Tools'),
      languages: list('Languages'),
    },
    months: list('January|February|March|April|May|June|July|August|September|October|November|December'),
    shortMonths: list('Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'),
    present: list('Present|Current|present|Now|Today'),
    titles: list(
      'Registered Nurse|Marketing Manager|Senior Data Analyst|Warehouse Associate|Head of Product|Civil Engineer|UX Designer|Customer Success Specialist|Line Cook|Staff Accountant|Physical Therapist|VP of Operations|Executive Assistant|Site Reliability Engineer II',
    ),
    employers: list(
      'Northgate Medical Center|Bramble & Finch|Cobalt Ridge|Harrow Street Bakery|Quillon Labs, Inc.|Tidewater Logistics LLC|Meridian Credit Union|Fennimore School District|Oakline|Vantor Aerospace|Peppercorn Hospitality Group|Silverbirch',
    ),
    points: list(
      'Cut average waiting time from 40 to 25 minutes by reworking the intake process|Trained eleven new colleagues and wrote the onboarding guide|Managed a budget of $1.2M across three regions|Introduced weekly reviews that reduced rework by 18%|Prepared monthly reports for the board and external auditors|Led the move to a new ticketing system in 2019 without downtime|Worked closely with sales, finance and legal',
    ),
    summary:
      'Dependable professional with nine years in growing teams, known for clear writing and calm under pressure.',
    degree: 'B.Sc. in Applied Economics',
    school: 'Eastmoor State University',
    spoken: list('English (native)|Spanish (fluent)|French (basic)'),
  },
  {
    language: 'de',
    given: list('Jürgen|Anneliese|Björn|Käthe|Hans-Peter|Miriam|Ömer|Lena'),
    family: list('Großmann|von Hohenfels|Weißenberger|Schäfer-Lindt|Yıldırım|Kühn|zu Rabenau|Petersen'),
    phones: list('+49 30 901820##|0171 39200##|+49 (0)89 636480##|+43 1 58058 ##|+41 44 668 18 ##'),
    homes: [
      { street: 'Lindenstraße 14', line: '10969 Berlin', city: 'Berlin', state: null, country: null },
      { street: 'Am Mühlbach 3', line: 'D-80331 München', city: 'München', state: null, country: null },
      {
        street: 'Bahnhofstrasse 21',
        line: '8001 Zürich, Schweiz',
        city: 'Zürich',
        state: null,
        country: 'Schweiz',
      },
      {
        street: 'Mariahilfer Straße 88a',
        line: '1070 Wien, Österreich',
        city: 'Wien',
        state: null,
        country: 'Österreich',
      },
      { street: 'Rosenweg 7', line: '91301 Forchheim', city: 'Forchheim', state: null, country: null },
    ],
    headings: {
      contact: list('Persönliche Daten|Kontakt|Zur Person'),
      summary: list('Profil|Kurzprofil|Über mich'),
      experience: list('Berufserfahrung|Beruflicher Werdegang|Berufspraxis|Berufliche Stationen'),
      education: list('Ausbildung|Bildungsweg|Studium'),
      skills: list('Kenntnisse|EDV-Kenntnisse|Fähigkeiten|Fachliche Kompetenzen|Kenntnisse und Fähigkeiten'),
      languages: list('Sprachen|Sprachkenntnisse'),
    },
    months: list('Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'),
    shortMonths: list('Jan.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sept.|Okt.|Nov.|Dez.'),
    present: list('heute|jetzt|aktuell'),
    titles: list(
      'Softwareentwicklerin|Vertriebsleiter Süd|Sachbearbeiter Einkauf|Projektingenieurin|Gesundheits- und Krankenpfleger|Teamleiterin Kundenservice|Werkstudent Marketing|Kaufmännische Angestellte|Elektroniker für Betriebstechnik|Senior Consultant',
    ),
    employers: list(
      'Brückner Anlagenbau GmbH|Stadtwerke Auental|Klinikum Nordheide|Feinwerk Technik AG|Hellmann & Söhne KG|Lumenio GmbH & Co. KG|Autohaus Kessler|Sparkasse Mittelrhein|Tannhauser Verlag',
    ),
    points: list(
      'Betreuung von 45 Bestandskunden im Großraum Stuttgart|Einführung eines neuen Warenwirtschaftssystems|Leitung eines Teams von acht Mitarbeitenden|Erstellung der monatlichen Berichte für die Geschäftsführung|Schulung neuer Kolleginnen und Kollegen|Senkung der Durchlaufzeiten um 20 %',
    ),
    summary:
      'Engagierte Fachkraft mit langjähriger Erfahrung in mittelständischen Unternehmen und Freude an klaren Abläufen.',
    degree: 'Bachelor of Arts Betriebswirtschaftslehre',
    school: 'Hochschule Weserbergland',
    spoken: list('Deutsch (Muttersprache)|Englisch (verhandlungssicher)|Französisch (Grundkenntnisse)'),
  },
  {
    language: 'fr',
    given: list('Éloïse|Jean-Baptiste|Gaëlle|Maxime|Nour|Solène'),
    family: list('Desrosiers|de La Tour|Lefèvre|Benali|Marchand-Roux|N’Guessan'),
    phones: list('06 39 98 ## ##|+33 6 39 98 ## ##|01 99 00 ## ##|+32 470 12 ## ##|+33 (0)1 99 00 ## ##'),
    homes: [
      { street: '12 rue des Tilleuls', line: '69003 Lyon', city: 'Lyon', state: null, country: null },
      {
        street: '4 bis, avenue Jean Jaurès',
        line: '31000 Toulouse, France',
        city: 'Toulouse',
        state: null,
        country: 'France',
      },
      {
        street: 'Rue Haute 57',
        line: '1000 Bruxelles, Belgique',
        city: 'Bruxelles',
        state: null,
        country: 'Belgique',
      },
      { street: '', line: 'Saint-Étienne (42)', city: 'Saint-Étienne', state: null, country: null },
    ],
    headings: {
      contact: list('Coordonnées|Contact|Informations personnelles'),
      summary: list('Profil|À propos'),
      experience: list(
        'Expérience professionnelle|Expériences professionnelles|Parcours professionnel|Expériences',
      ),
      education: list('Formation|Formations|Études et diplômes'),
      skills: list('Compétences|Compétences techniques|Compétences clés|Savoir-faire'),
      languages: list('Langues'),
    },
    months: list('janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'),
    shortMonths: list('janv.|févr.|mars|avr.|mai|juin|juil.|août|sept.|oct.|nov.|déc.'),
    present: list('aujourd’hui|présent|ce jour|en cours'),
    titles: list(
      'Chef de projet digital|Ingénieure méthodes|Assistante de direction|Développeur full stack|Responsable de magasin|Chargée de communication|Conseiller clientèle|Infirmière|Comptable unique|Technicien de maintenance',
    ),
    employers: list(
      'Groupe Valmont|Atelier Bréval|Banque du Ponant|Clinique des Acacias|Novatis Conseil|Mairie de Saint-Aubin|Logéo Transports SARL|Maison Quénard|Sogérim SAS',
    ),
    points: list(
      'Pilotage d’un portefeuille de 30 clients grands comptes|Mise en place d’un tableau de bord mensuel|Encadrement d’une équipe de six personnes|Réduction des délais de livraison de 15 %|Rédaction des procédures internes|Gestion de la relation avec les fournisseurs',
    ),
    summary:
      'Professionnelle rigoureuse et curieuse, habituée aux environnements exigeants et au travail en équipe.',
    degree: 'Master Management des organisations',
    school: 'Université de Haute-Vallée',
    spoken: list('Français (langue maternelle)|Anglais (courant)|Espagnol (notions)'),
  },
  {
    language: 'es',
    given: list('María José|Iñaki|Lucía|Andrés|Begoña|Ximena'),
    family: list('García Zúñiga|Etxeberria Ruiz|Núñez Peralta|de la Fuente Mora|Ibáñez Solís'),
    phones: list('+34 612 00 ## ##|612 34 ## ##|+52 55 5000 ####|+54 11 4000-####|91 000 ## ##'),
    homes: [
      { street: 'Calle Mayor, 25, 3º B', line: '28013 Madrid', city: 'Madrid', state: null, country: null },
      {
        street: 'Av. Insurgentes Sur 1602',
        line: 'Ciudad de México, México',
        city: 'Ciudad de México',
        state: null,
        country: 'México',
      },
      { street: '', line: 'Valencia, España', city: 'Valencia', state: null, country: 'España' },
    ],
    headings: {
      contact: list('Datos personales|Contacto'),
      summary: list('Perfil|Sobre mí|Perfil profesional'),
      experience: list('Experiencia laboral|Experiencia profesional|Experiencia|Trayectoria profesional'),
      education: list('Formación|Formación académica|Educación'),
      skills: list('Habilidades|Competencias|Conocimientos técnicos|Aptitudes'),
      languages: list('Idiomas'),
    },
    months: list('enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'),
    shortMonths: list('ene.|feb.|mar.|abr.|may.|jun.|jul.|ago.|sept.|oct.|nov.|dic.'),
    present: list('actualidad|la actualidad|presente|actualmente'),
    titles: list(
      'Ingeniera de software|Jefe de ventas|Auxiliar administrativa|Técnico de laboratorio|Directora de operaciones|Camarero|Analista de datos|Enfermera de urgencias|Responsable de logística',
    ),
    employers: list(
      'Grupo Altamar|Construcciones Peñalver S.L.|Banco Meseta|Hospital San Telmo|Nubelia Tecnología S.A.|Colegio Los Olmos|Almacenes Rivera|Agencia Trébol',
    ),
    points: list(
      'Gestión de un equipo de diez personas en dos turnos|Implantación de un nuevo sistema de inventario|Aumento de las ventas en un 12 % durante el primer año|Atención a clientes nacionales e internacionales|Elaboración de informes semanales para la dirección',
    ),
    summary:
      'Profesional con amplia experiencia en entornos multiculturales, orientada a resultados y a las personas.',
    degree: 'Grado en Administración de Empresas',
    school: 'Universidad de Castilla del Norte',
    spoken: list('Español (nativo)|Inglés (avanzado)|Catalán (medio)'),
  },
  {
    language: 'nl',
    given: list('Maaike|Sjoerd|Femke|Joost'),
    family: list('van den Heuvel|de Wit|Jansen|ter Horst|Bakker'),
    phones: list('06-1234 56##|+31 6 1234 56##|+31 20 794 0###'),
    homes: [
      { street: 'Kerkstraat 41', line: '3511 AB Utrecht', city: 'Utrecht', state: null, country: null },
      {
        street: 'Prinsengracht 263',
        line: '1016 GV Amsterdam, Nederland',
        city: 'Amsterdam',
        state: null,
        country: 'Nederland',
      },
    ],
    headings: {
      contact: list('Persoonsgegevens|Contact'),
      summary: list('Profiel'),
      experience: list('Werkervaring|Ervaring'),
      education: list('Opleiding|Opleidingen'),
      skills: list('Vaardigheden|Competenties'),
      languages: list('Talen'),
    },
    months: list('januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december'),
    shortMonths: list('jan|feb|mrt|apr|mei|jun|jul|aug|sep|okt|nov|dec'),
    present: list('heden|nu'),
    titles: list(
      'Projectleider|Softwareontwikkelaar|Medewerker klantenservice|Verpleegkundige|Accountmanager|Financieel adviseur',
    ),
    employers: list(
      'Waterman Groep B.V.|Zorggroep De Linde|Hofstede Bouw|Gemeente Rijnwijk|Polderlicht|Van Dorp Logistiek',
    ),
    points: list(
      'Leiding geven aan een team van zeven medewerkers|Verbeteren van de interne processen|Opstellen van offertes en rapportages|Contact met klanten in de Benelux',
    ),
    summary: 'Enthousiaste professional met oog voor detail en plezier in samenwerken.',
    degree: 'HBO Bedrijfskunde',
    school: 'Hogeschool Midden-Delta',
    spoken: list('Nederlands (moedertaal)|Engels (goed)'),
  },
  {
    language: 'sv',
    given: list('Åsa|Göran|Linnéa|Per-Olof'),
    family: list('Sjöström|af Ekenstam|Björklund|Nyqvist'),
    phones: list('070-174 06 ##|+46 70 174 06 ##|08-465 004 ##'),
    homes: [
      { street: 'Storgatan 12', line: '411 38 Göteborg', city: 'Göteborg', state: null, country: null },
      {
        street: 'Vasavägen 5',
        line: '113 21 Stockholm, Sverige',
        city: 'Stockholm',
        state: null,
        country: 'Sverige',
      },
    ],
    headings: {
      contact: list('Kontakt|Kontaktuppgifter'),
      summary: list('Profil|Sammanfattning'),
      experience: list('Arbetslivserfarenhet|Yrkeserfarenhet'),
      education: list('Utbildning'),
      skills: list('Kompetenser|Färdigheter|Kunskaper'),
      languages: list('Språk'),
    },
    months: list('januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december'),
    shortMonths: list('jan|feb|mars|apr|maj|juni|juli|aug|sep|okt|nov|dec'),
    present: list('nu|pågående|nuvarande'),
    titles: list('Projektledare|Systemutvecklare|Undersköterska|Butikssäljare|Redovisningsekonom'),
    employers: list('Nordvik Energi AB|Region Mälardalen|Hantverksbolaget|Tallberga kommun|Söderbloms'),
    points: list(
      'Ansvarig för planering och uppföljning av projekt|Införde nya rutiner för kvalitet|Utbildade nya medarbetare|Daglig kontakt med kunder och leverantörer',
    ),
    summary: 'Noggrann och drivande medarbetare med vana av högt tempo.',
    degree: 'Kandidatexamen i ekonomi',
    school: 'Högskolan i Västerhav',
    spoken: list('Svenska (modersmål)|Engelska (flytande)'),
  },
];

export const SKILLS = list(
  'Excel|SAP R/3|Python|Photoshop|Project Management|C#|Salesforce|Patient Care|Google Analytics|SQL|Figma|Docker|Team Leadership|AutoCAD|Scrum|PowerPoint|Kubernetes|Negotiation|Budgeting|Node.js|Adobe InDesign|HTML/CSS|Tableau|Six Sigma|MS Office|Forklift Operation|Copywriting|SEO|Jira|R|Terraform|A/B Testing',
);
