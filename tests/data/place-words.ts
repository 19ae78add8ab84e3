/** What a query says of a place: `city`, `state`, `near` and `country` as the API takes them; null: nothing. */
export interface PlaceCase {
  query: string;
  expected: string | null;
  countries?: readonly string[];
}

/** `query → expected`, a line each; ` | US` names the countries that were chosen. */
function readCases(lines: string): PlaceCase[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [typed = '', expected = ''] = line.split(' → ');
      const [query = '', chosen] = typed.split(' | ');
      const countries = chosen === undefined ? {} : { countries: chosen.split(',') };
      return { query, expected: expected === '-' ? null : expected, ...countries };
    });
}

/** Those that the rule was made by. */
export const KNOWN_CASES = readCases(
  `
nurse in Columbus, Ohio → Columbus/OH/US
warehouse jobs in Columbus | US → Columbus/US
NYC → New York/NY/US
nurse nyc → New York/NY/US
software engineer sf bay area → ~San Francisco, CA/US
jobs in leeds uk → Leeds/GB
data analyst london → London/GB
london nurse → London/GB
Berlin Softwareentwickler → Berlin/DE
Softwareentwickler in München → München/DE
infirmière à Paris → Paris/FR
développeur Île-de-France → ~Paris/FR
verpleegkundige in Den Haag → Den Haag/NL
sjuksköterska i Göteborg → Göteborg/SE
enfermera en Sevilla → Sevilla/ES
jobs near Leeds → ~Leeds/GB
within 10 miles of Leeds → ~Leeds/GB
nurse cook mobile → -
mobile developer → -
reading teacher → -
nurse in Reading → Reading/GB
nice sales → -
Köche in Essen → Essen/DE
sales in data → -
medical assistant ma → -
austin tx nurse → Austin/TX/US
jobs in TX → TX/US
truck driver la → -
jobs in LA → Los Angeles/CA/US
jobs in Washington → WA/US
remote germany → DE
jobs in the UK → GB
contact us → -
Bank of America → -
University of California → -
software engineer in test → -
engineer in training → -
Mobile AL → Mobile/AL/US
Portland, OR, USA → Portland/OR/US
Arbeit in der Schweiz → CH
emploi aux Pays-Bas → NL
Raum Kassel → ~Kassel/DE
DFW → ~Dallas, TX/US
electrician Perth WA → Perth/WA/AU
Nurse - London → London/GB
Texas Instruments → -
Texas nurse → TX/US
nurse practitioner pa → -
or nurse → -
cook in → -
remote data entry → -
vertriebsmitarbeiter teilzeit → -
Koch gesucht → -
cuisinier de nuit → -
chauffeur poids lourd → -
monteur zonnepanelen → -
lärare deltid → -
camarero fines de semana → -
nurse Birmingham | US → Birmingham/US
nurse Birmingham → Birmingham/GB
jobs in Munich | US → Munich?/DE
teilzeit hamburg → Hamburg/DE
emploi lyon → Lyon/FR
`.replace('Munich?/DE', 'München/DE'),
);

/** Those that were put aside while it was made. */
export const UNSEEN_CASES = readCases(`
registered nurse philadelphia pa → Philadelphia/PA/US
Philly bartender → Philadelphia/PA/US
barista in Brooklyn → Brooklyn/US
forklift operator near Dallas → ~Dallas, TX/US
customer service representative Phoenix, AZ → Phoenix/AZ/US
accountant in Greater Manchester → ~Manchester/GB
teaching assistant Birmingham UK → Birmingham/GB
react developer Silicon Valley → ~Palo Alto, CA/US
receptionist in Toronto, Canada → Toronto/CA
cashier Mississauga Ontario → Mississauga/ON/CA
electrician brisbane qld → Brisbane/QLD/AU
jobs in New South Wales → NSW/AU
software developer in Galway → Galway/IE
care assistant Cork, Ireland → Cork/IE
Elektriker in Nürnberg → Nürnberg/DE
Pflegefachkraft Stuttgart → Stuttgart/DE
Lagerhelfer Nähe Dortmund → ~Dortmund/DE
Minijob in der Nähe von Köln → ~Köln/DE
Ausbildung Bayern → BY/DE
Verkäuferin Wien → Wien/AT
Buchhalter in Zürich → Zürich/CH
Ingenieur Ruhrgebiet → ~Essen/DE
München Krankenschwester → München/DE
Koch in Tuttlingen → Tuttlingen/DE
serveur à Lyon → Lyon/FR
comptable Bruxelles → Brussels/BE
vendeuse en Suisse → CH
infirmier près de Nantes → ~Nantes/FR
alternance région parisienne → ~Paris/FR
ingénieur logiciel Bretagne → BRE/FR
chauffeur in Utrecht → Utrecht/NL
vacatures Rotterdam → Rotterdam/NL
verpleegkundige omgeving Eindhoven → ~Eindhoven/NL
magazijnmedewerker Noord-Brabant → NB/NL
kok in Antwerpen → Antwerpen/BE
lagerarbetare i Malmö → Malmö/SE
utvecklare nära Stockholm → ~Stockholm/SE
jobb i Skåne → M/SE
undersköterska Uppsala → Uppsala/SE
Stor-Stockholm ekonom → ~Stockholm/SE
camarero en Barcelona → Barcelona/ES
desarrollador cerca de Madrid → ~Madrid/ES
trabajo en Alemania → DE
limpieza Zaragoza → Zaragoza/ES
empleo en Andalucía → ~Antequera/ES
Python developer in Bangalore → Bengaluru/IN
remote USA → US
marketing manager Singapore → SG
jobs Tel Aviv → Tel Aviv/IL
barman in the Netherlands → NL
nurse saint louis mo → Saint Louis/MO/US
ft lauderdale chef → Fort Lauderdale/FL/US
Welder in Mt. Vernon, WA → Mount Vernon/WA/US
intern Washington, DC → Washington/DC/US
Twin Cities plumber → ~Minneapolis, MN/US
jobs in cambridge | US → Cambridge/US
orange picker → -
bath remodeler → -
split system technician → -
hull inspector → -
deal desk analyst → -
cook → -
head of data → -
nail technician → -
director of nursing → -
chef de partie → -
customer success in saas → -
work from home → -
part time evening → -
IT support → -
oil and gas → -
business development or sales → -
cna hha md → -
java in banking → -
nurse in icu → -
travel nurse → -
machine learning engineer → -
Mitarbeiter im Lager → -
Erzieher in Vollzeit → -
Essen ausliefern → -
Fahrer Klasse B → -
aide à domicile → -
vendeur en boulangerie → -
stage en alternance → -
medewerker in de zorg → -
leraar basisonderwijs → -
verkoper in een winkel → -
personlig assistent natt → -
säljare på distans → -
profesora de inglés → -
cuidadora de noche → -
Virgin Australia → -
Real Madrid → -
Deutsche Bank → -
`);
