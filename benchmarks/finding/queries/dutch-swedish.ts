/** Dutch and Swedish. Written as in `english-everyday.ts`. */
export const DUTCH = `
# plain
verpleegster | NL | =nurse
verpleegkundige | NL | =nurse
vrachtwagenchauffeur | NL | =truck
chauffeur | NL | =driver
schoonmaakster | NL | =cleaner
verkoper winkel | NL | =shop
ober | NL | =server
kok | NL | =cook
programmeur | NL | =programmer
softwareontwikkelaar | NL | =programmer
magazijnmedewerker | NL | =warehouse-worker
boekhouder | NL | 3 accountant bookkeeper; 2 tax-adviser; 1 payroll-specialist
elektricien | NL | =electrician
loodgieter | NL | =plumber
secretaresse | NL | =secretary
juf basisschool | NL | 3 primary-teacher; 1 early-educator teaching-assistant
bezorger | NL | =delivery
fabrieksmedewerker | NL | =factory
thuishulp | NL | =home-carer
kapster | NL | =hairdresser
automonteur | NL | =mechanic
nurse | NL | =nurse
# skill
java ontwikkelaar | NL | =programmer | words=java
verpleegkundige spoedeisende hulp | NL | =nurse | words=spoedeisende hulp
# place
kok Rotterdam | NL | =cook | place=Rotterdam
developer Utrecht | NL | =programmer | place=Utrecht
# filter
parttime verkoopmedewerker | NL | =shop | type=part_time
thuiswerken klantenservice | NL | =customer-service | mode=remote
nachtdienst verzorgende | NL | 3 nursing-assistant home-carer; 1 registered-nurse | words=nachtdienst/nacht
zonder ervaring productie | NL | =factory | novice
bijbaan bezorgen | NL | =delivery | type=part_time
# field
zorg | NL | 3 home-carer nursing-assistant registered-nurse; 1 medical-assistant practice-nurse
horeca | NL | 3 cook server dishwasher; 2 hotel-receptionist
# spelling
order picker | NL | =warehouse-worker
front end developer | NL | =frontend
# slip
verpleegkundge | NL | =nurse
vrachtwagenchaufeur | NL | =truck
# filler
ik zoek werk als schoonmaker | NL | =cleaner
# exact
Veldkamp Thuiszorg | - | 3 company:Veldkamp Thuiszorg
laravel | NL | 3 title:laravel; 2 text:laravel
`;

export const SWEDISH = `
# plain
sjuksköterska | SE | =nurse
undersköterska | SE | =nursing-assistant
lastbilschaufför | SE | =truck
chaufför | SE | =driver
städare | SE | =cleaner
butiksbiträde | SE | =shop
säljare | SE | =salesperson
servitris | SE | =server
kock | SE | =cook
programmerare | SE | =programmer
utvecklare | SE | =programmer
lagerarbetare | SE | =warehouse-worker
elektriker | SE | =electrician
dagisfröken | SE | =kindergarten
svetsare | SE | =welder
läkare | SE | =doctor
lärare | SE | =teacher
bilmekaniker | SE | =mechanic
kundtjänst | SE | =customer-service
rörmokare | SE | =plumber
frisör | SE | =hairdresser
truckförare | SE | =forklift
software engineer | SE | =programmer
# skill
java utvecklare | SE | =programmer | words=java
sjuksköterska akuten | SE | =nurse | words=akut/akuten/akutmottagningen
# place
kock Göteborg | SE | =cook | place=Göteborg
undersköterska Stockholm | SE | =nursing-assistant | place=Stockholm
# filter
deltid butik | SE | =shop | type=part_time
undersköterska natt | SE | =nursing-assistant | words=natt
jobba hemifrån kundtjänst | SE | =customer-service | mode=remote
utan erfarenhet lager | SE | =warehouse-worker | novice
sommarjobb vård | SE | 3 nursing-assistant home-carer; 2 registered-nurse | type=temporary
# field
vård | SE | 3 nursing-assistant registered-nurse; 2 home-carer medical-secretary; 1 physician
städ | SE | 3 cleaner; 2 housekeeper
restaurang | SE | 3 cook server; 1 dishwasher
# spelling
underskoterska | SE | =nursing-assistant
system utvecklare | SE | =programmer
# slip
sjukskötreska | SE | =nurse
elektrikker | SE | =electrician
# filler
söker jobb som barnskötare | SE | =kindergarten
lediga jobb lager Stockholm | SE | =warehouse-worker | place=Stockholm
# exact
Norrfjärd Energi | - | 3 company:Norrfjärd Energi
limträ | SE | 3 title:limträ; 2 text:limträ
`;
