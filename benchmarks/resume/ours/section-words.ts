/** What people of one language write in the sections of a resume beside their positions. All of it is invented. */
export interface SectionWords {
  summaries: string[];
  degrees: [degree: string, field: string][];
  schools: string[];
  grades: string[];
  notes: string[];
  /** Name of a language and the level as its speaker states it; none where the level is one of the framework. */
  languages: [language: string, level: string | null][];
  certificates: [name: string, issuer: string][];
  states: string[];
  projects: [name: string, role: string][];
  volunteering: [organization: string, role: string][];
  awards: [title: string, issuer: string][];
  publications: [title: string, publisher: string][];
  said: string[];
}

const list = (text: string): string[] => text.split('|');
const pairs = (text: string): [string, string][] =>
  list(text).map((pair) => {
    const [one = '', other = ''] = pair.split(' / ');
    return [one, other];
  });

export const SECTION_WORDS: Record<string, SectionWords> = {
  en: {
    summaries: list(
      'Nurse with nine years on busy wards and a calm hand with families. I train new colleagues and like clear plans.|Engineer who has built bridges and teams in three countries. Looking for work with a town or a county that plans for the long run.|I keep books in order, and have done so for small firms and a hospital since 2011.',
    ),
    degrees: pairs(
      'Bachelor of Science / Civil Engineering|MSc / Computer Science|B.A. / English Literature|Associate Degree / Nursing|MBA / Finance|PhD / Organic Chemistry|High School Diploma / Mathematics',
    ),
    schools: list(
      'Eastmoor State University|University of Northern Vale|Lakeside College|Hartwell Institute of Technology|St. Brigid’s High School|Pinecrest Community College|Royal Academy of Arts',
    ),
    grades: list('3.8/4.0|First class honours|2:1|Distinction'),
    notes: list(
      'Thesis on the load of old stone bridges|Taught algebra to first-year students|Exchange year in Kyoto, Japan|Captain of the rowing club',
    ),
    languages: [
      ...pairs(
        'English / Native speaker|Spanish / Fluent|French / Basic|Mandarin Chinese / Professional working proficiency',
      ),
      ['German', null],
      ['Dutch', null],
    ],
    certificates: pairs(
      'Registered Nurse / Board of Nursing|AWS Certified Developer / Amazon Web Services|Project Management Professional / Project Management Institute|Forklift Operator Licence / National Safety Council|First Aid at Work / British Red Cross|CPR Certification / American Heart Association',
    ),
    states: list('CA|Texas|New York|Ontario'),
    projects: pairs(
      'Atlas of Lakes / Maintainer|Night bus planner / Lead Developer|Community garden map / Designer|Open Ledger / Contributor|Library of Smells / Curator',
    ),
    volunteering: pairs(
      'Eastside Food Bank / Driver|Red Cross Society / First Aid Instructor|Animal Shelter Fairview / Dog Walker|Code Club / Mentor|Mountain Rescue Team / Volunteer',
    ),
    awards: pairs(
      'Nurse of the Year / State of Colorado|Best Paper / Society of Bridge Builders|Employee of the Quarter / Tidewater Logistics|Dean’s List / Lakeside College',
    ),
    publications: pairs(
      'On the care of the old / Journal of Care|Queues and how to leave them / Proceedings of Waiting|What bridges remember / Structural Review',
    ),
    said: list(
      'Used by ten towns along the river|Drew every map by hand before it was scanned|Kept twelve volunteers busy each weekend|Raised $14,000 in one year|Wrote the guide for those who came after|Cut the time of a delivery in half',
    ),
  },
  de: {
    summaries: list(
      'Pflegefachkraft mit zehn Jahren Erfahrung in der Chirurgie und der Anleitung von Auszubildenden. Ich arbeite gern mit klaren Abläufen.|Ingenieur für Brücken und Straßen, der Baustellen leitet und mit den Gemeinden spricht.|Seit 2012 führe ich die Bücher von Handwerksbetrieben und einer Klinik.',
    ),
    degrees: pairs(
      'Bachelor of Engineering / Bauingenieurwesen|Master of Science / Informatik|Diplom / Betriebswirtschaftslehre|Staatsexamen / Rechtswissenschaften|Abitur / Mathematik und Physik|Ausbildung / Gesundheits- und Krankenpflege',
    ),
    schools: list(
      'Hochschule Weserbergland|Technische Universität Auental|Universität Nordheide|Berufskolleg Mitte|Albert-Schweitzer-Gymnasium|Fachhochschule Kessel',
    ),
    grades: list('1,7|2,3|sehr gut|1,3'),
    notes: list(
      'Abschlussarbeit über alte Steinbrücken|Tutor für Mathematik im ersten Semester|Auslandsjahr in Lyon|Sprecherin der Studierenden',
    ),
    languages: [
      ...pairs(
        'Deutsch / Muttersprache|Englisch / verhandlungssicher|Französisch / Grundkenntnisse|Türkisch / fließend',
      ),
      ['Spanisch', null],
      ['Italienisch', null],
    ],
    certificates: pairs(
      'Staplerschein / Dekra Akademie|Scrum Master / Scrum Alliance|Ersthelfer / Deutsches Rotes Kreuz|Geprüfte Bilanzbuchhalterin / IHK Mittelrhein|ITIL Foundation / Axelos',
    ),
    states: list('Berlin|Bayern|Hessen'),
    projects: pairs(
      'Karte der Seen / Entwicklerin|Nachtbusplaner / Projektleiter|Stadtgarten / Koordinatorin|Archiv der Gerüche / Kuratorin',
    ),
    volunteering: pairs(
      'Tafel Auental / Fahrer|Deutsches Rotes Kreuz / Ausbilderin|Freiwillige Feuerwehr Kessel / Gruppenführer|Tierheim Nord / Helferin',
    ),
    awards: pairs(
      'Pflegepreis / Land Hessen|Bester Vortrag / Verein der Brückenbauer|Mitarbeiterin des Jahres / Stadtwerke Auental',
    ),
    publications: pairs(
      'Über die Pflege der Alten / Zeitschrift für Pflege|Was Brücken sich merken / Bautechnik Rundschau',
    ),
    said: list(
      'Von zehn Gemeinden am Fluss genutzt|Jede Karte von Hand gezeichnet|Zwölf Freiwillige an jedem Wochenende eingeteilt|In einem Jahr 14.000 Euro gesammelt|Leitfaden für die Nachfolger geschrieben',
    ),
  },
  fr: {
    summaries: list(
      'Infirmière avec dix ans d’expérience en chirurgie et dans la formation des élèves. J’aime le travail bien préparé.|Ingénieur des ponts et des routes, je dirige des chantiers et parle avec les communes.',
    ),
    degrees: pairs(
      'Master / Informatique|Licence / Lettres modernes|BTS / Comptabilité et gestion|Diplôme d’ingénieur / Génie civil|Baccalauréat / Sciences|Doctorat / Chimie organique',
    ),
    schools: list(
      'Université de Haute-Vallée|École des Mines de Brancourt|Lycée Victor-Duruy|Institut National des Ponts|IUT de Saint-Aubin',
    ),
    grades: list('Très bien|Bien|15/20'),
    notes: list(
      'Mémoire sur les vieux ponts de pierre|Cours de soutien aux élèves de première année|Année d’échange à Kyoto',
    ),
    languages: [
      ...pairs('Français / Langue maternelle|Anglais / courant|Espagnol / notions|Arabe / bilingue'),
      ['Allemand', null],
      ['Italien', null],
    ],
    certificates: pairs(
      'Sauveteur secouriste du travail / Croix-Rouge française|CACES 3 / Centre de formation Bréval|Scrum Master / Scrum Alliance|TOEIC / Educational Testing Service',
    ),
    states: list('Rhône|Île-de-France'),
    projects: pairs(
      'Carte des lacs / Développeuse|Plan des bus de nuit / Chef de projet|Jardin partagé / Coordinatrice',
    ),
    volunteering: pairs(
      'Banque alimentaire du Ponant / Conducteur|Croix-Rouge française / Formatrice|Refuge des Tilleuls / Bénévole',
    ),
    awards: pairs('Prix de l’infirmière de l’année / Région Rhône|Meilleur exposé / Société des ponts'),
    publications: pairs(
      'Du soin des anciens / Revue des soins|Ce dont les ponts se souviennent / Cahiers du génie civil',
    ),
    said: list(
      'Utilisée par dix communes le long du fleuve|Chaque carte dessinée à la main|Douze bénévoles encadrés chaque samedi|14 000 euros collectés en une année',
    ),
  },
  es: {
    summaries: list(
      'Enfermera con diez años de experiencia en cirugía y en la formación de alumnas. Me gusta el trabajo bien preparado.|Ingeniero de puentes y caminos para los municipios, con obras en tres países.',
    ),
    degrees: pairs(
      'Grado / Ingeniería Civil|Máster / Ciencia de Datos|Licenciatura / Filología Inglesa|Bachillerato / Ciencias|Doctorado / Química Orgánica',
    ),
    schools: list(
      'Universidad del Valle Alto|Universidad Politécnica de la Ribera|Instituto San Isidro|Colegio Los Tilos|Facultad de Derecho de Montoro',
    ),
    grades: list('8,7/10|Matrícula de honor|Sobresaliente'),
    notes: list(
      'Tesis sobre los viejos puentes de piedra|Clases de apoyo a alumnos de primer curso|Año de intercambio en Kioto',
    ),
    languages: [
      ...pairs('Español / Lengua materna|Inglés / avanzado|Francés / básico|Catalán / nativo'),
      ['Alemán', null],
      ['Portugués', null],
    ],
    certificates: pairs(
      'Carné de carretillero / Centro de Formación Ribera|Scrum Master / Scrum Alliance|Primeros auxilios / Cruz Roja Española',
    ),
    states: list('Madrid|Cataluña'),
    projects: pairs(
      'Mapa de lagos / Desarrolladora|Plano de autobuses nocturnos / Jefe de proyecto|Huerto del barrio / Coordinadora',
    ),
    volunteering: pairs(
      'Banco de Alimentos de la Ribera / Conductor|Cruz Roja Española / Formadora|Refugio Los Tilos / Voluntaria',
    ),
    awards: pairs(
      'Premio a la enfermera del año / Comunidad de la Ribera|Mejor ponencia / Sociedad de puentes',
    ),
    publications: pairs(
      'Del cuidado de los mayores / Revista de cuidados|Lo que recuerdan los puentes / Cuadernos de obra',
    ),
    said: list(
      'Usado por diez municipios a lo largo del río|Cada mapa dibujado a mano|Doce voluntarios coordinados cada sábado|14.000 euros recaudados en un año',
    ),
  },
  nl: {
    summaries: list(
      'Verpleegkundige met tien jaar ervaring op de afdeling chirurgie en met het begeleiden van leerlingen.|Ingenieur van bruggen en wegen voor de gemeenten, met een team van acht.',
    ),
    degrees: pairs(
      'Bachelor / Civiele Techniek|Master / Informatica|HBO / Verpleegkunde|VWO / Natuur en Techniek',
    ),
    schools: list('Universiteit van Noordland|Hogeschool Weerdam|ROC Midden-Polder|Erasmus Lyceum'),
    grades: list('8,1|Cum laude'),
    notes: list(
      'Scriptie over oude stenen bruggen|Bijles wiskunde aan eerstejaars|Uitwisselingsjaar in Kyoto',
    ),
    languages: [
      ...pairs('Nederlands / Moedertaal|Engels / vloeiend|Duits / goed|Frans / matig'),
      ['Spaans', null],
    ],
    certificates: pairs('Heftruckcertificaat / Stichting Veilig Werk|EHBO / Het Nederlandse Rode Kruis'),
    states: list('Utrecht|Gelderland'),
    projects: pairs('Kaart van de meren / Ontwikkelaar|Nachtbusplanner / Projectleider'),
    volunteering: pairs('Voedselbank Weerdam / Chauffeur|Dierenasiel Noord / Medewerker'),
    awards: pairs('Verpleegkundige van het jaar / Provincie Noordland'),
    publications: pairs('Over de zorg voor ouderen / Tijdschrift voor Zorg'),
    said: list(
      'Gebruikt door tien gemeenten langs de rivier|Elke kaart met de hand getekend|Elke week twaalf vrijwilligers begeleid',
    ),
  },
  sv: {
    summaries: list(
      'Sjuksköterska med tio års erfarenhet av kirurgi och av att handleda elever.|Ingenjör för broar och vägar med ett team på åtta.',
    ),
    degrees: pairs('Civilingenjör / Väg och vatten|Kandidatexamen / Datavetenskap|Magisterexamen / Ekonomi'),
    schools: list('Norrlands Tekniska Högskola|Universitetet i Sjöstad|Bergagymnasiet'),
    grades: list('VG|4,5'),
    notes: list('Uppsats om gamla stenbroar|Utbytesår i Kyoto'),
    languages: [
      ...pairs('Svenska / Modersmål|Engelska / flytande|Tyska / goda kunskaper'),
      ['Franska', null],
    ],
    certificates: pairs('Truckkort / Arbetsmiljöcentrum|Första hjälpen / Röda Korset'),
    states: list('Skåne|Uppsala'),
    projects: pairs('Karta över sjöar / Utvecklare|Nattbussplan / Projektledare'),
    volunteering: pairs('Stadsmissionen Sjöstad / Förare|Röda Korset / Instruktör'),
    awards: pairs('Årets sjuksköterska / Region Norrland'),
    publications: pairs('Om vården av de gamla / Tidskrift för vård'),
    said: list('Används av tio kommuner längs älven|Varje karta ritad för hand|Tolv frivilliga varje lördag'),
  },
};
