/** Dutch and Swedish titles. Written as in `english-care.ts`. */
export const DUTCH = `
# registered-nurse
Verpleegkundige niveau 5 - Spoedeisende Hulp | Maasveld Ziekenhuis | Rotterdam, ZH, NL | | triage
Dialyseverpleegkundige (24-32 uur) | Maasveld Ziekenhuis | Rotterdam, ZH, NL | part | dialyse
Verpleegkundige thuiszorg, avond | Zorg Nabij | Gent, BE | part | wondzorg
# nursing-assistant
Verzorgende IG - Nachtdienst - Huize Vredehof | Zorg Nabij | Utrecht, UT, NL | part | medicatie, nachtdienst
# home-carer
Huishoudelijke hulp bij ouderen, 12 uur | Zorg Nabij | Amsterdam, NH, NL | part, novice | schoonmaken
Persoonlijk begeleider gehandicaptenzorg | Zorg Nabij | Eindhoven, NB, NL | part | dagbesteding
# early-educator
Pedagogisch medewerker KDV | Het Zandkasteel | Utrecht, UT, NL | part | baby's
# primary-teacher
Leerkracht groep 5 (0,6 fte) | Stichting De Wilgen | Haarlem, NH, NL | part | rekenen
# truck-driver
Vrachtwagenchauffeur CE - Internationaal | Van Roon Transport | Rotterdam, ZH, NL | | code 95
Chauffeur C distributie (m/v) | Van Roon Transport | Utrecht, UT, NL | | laden en lossen
# delivery-driver
Koerier rijbewijs B - avond | Snelpakket | Amsterdam, NH, NL | part, novice | pakketten
Maaltijdbezorger op e-bike | Snelpakket | Utrecht, UT, NL | part, novice | eten
# driver-passenger
Buschauffeur - opleiding via ons | Stadsvervoer | Den Haag, ZH, NL | novice | dienstregeling
# warehouse-associate
Orderpicker weekend - Tilburg - €15,20 p/u | Snelpakket | Tilburg, NB, NL | part, novice | scannen
Logistiek medewerker / Heftruckchauffeur | Van Roon Transport | Venlo, LI, NL | | heftruck
# forklift-operator
Reachtruckchauffeur nachtdienst | Van Roon Transport | Venlo, LI, NL | temp | stellingen, nachtdienst
# sales-associate
Verkoopmedewerker (16-24 uur) - Filiaal Breda | Winkel & Co | Breda, NB, NL | part, novice | kassa
Winkelmedewerker tuincentrum, zaterdag | Groenhof | Haarlem, NH, NL | part, novice | planten
# cashier
Caissière / kassamedewerker | Versmarkt | Amsterdam, NH, NL | part, novice | kassa
# store-manager
Assistent-filiaalmanager | Winkel & Co | Breda, NB, NL | | rooster
# cook
Zelfstandig werkend kok - 4 dagen | Brasserie De Kade | Rotterdam, ZH, NL | | kaart
Keukenhulp | Brasserie De Kade | Rotterdam, ZH, NL | part, novice | snijden
# server
Medewerker bediening - flexibel | Brasserie De Kade | Rotterdam, ZH, NL | part, novice | terras
# cleaner
Schoonmaker kantoren 06:00-08:00 | Helder Schoon | Den Haag, ZH, NL | part, novice | toiletten
# hotel-receptionist
Receptionist (m/v/x) Hotel | Hotel Zeezicht | Den Haag, ZH, NL | | gasten
# backend-developer
.NET Developer - Hybride | Bitdijk | Utrecht, UT, NL | hybrid | .NET, C#
Medior Java Developer (remote NL) | Bitdijk | NL | remote | Java, Kubernetes
PHP Programmeur | Bitdijk | Eindhoven, NB, NL | | PHP, Laravel
# frontend-developer
Front-end ontwikkelaar Vue | Bitdijk | Utrecht, UT, NL | hybrid | Vue
# it-support
Servicedeskmedewerker ICT | Bitdijk | Utrecht, UT, NL | novice | tickets
# accountant
Boekhouder / Financieel administrateur (parttime) | Kantoor Brink | Breda, NB, NL | part | Exact
Assistent-accountant | Kantoor Brink | Breda, NB, NL | novice | jaarrekening
# office-administrator
Administratief medewerker binnendienst | Van Roon Transport | Rotterdam, ZH, NL | part | orders
# customer-service
Klantenservice medewerker thuiswerken | Helpcentrum | NL | remote, part, novice | telefoon
# recruiter
Recruiter / Intercedent | Uitzendhuis | Eindhoven, NB, NL | | matchen
# electrician
Elektromonteur utiliteit | Stroom Groep | Utrecht, UT, NL | | kabelgoten
# plumber
Loodgieter - service | Stroom Groep | Amsterdam, NH, NL | | lekkages
# vehicle-mechanic
Automonteur APK | Garage Smit | Haarlem, NH, NL | | banden
# production-operator
Inpakmedewerker 2-ploegen | Uitzendhuis | Tilburg, NB, NL | temp, novice | lopende band
# project-manager
Projectleider infra | Stroom Groep | Utrecht, UT, NL | | planning
# hairdresser
Kapper / Kapster 3 dagen | Knip & Co | Breda, NB, NL | part | knippen
`;

export const SWEDISH = `
# registered-nurse
Sjuksköterska till akutmottagningen, natt | Region Norrvik | Stockholm, AB, SE | | akut, natt
Sjuksköterskor sökes - IVA | Region Norrvik | Uppsala, C, SE | | intensivvård
Skolsköterska 50 % | Ekdala kommun | Malmö, M, SE | part | hälsobesök
# nursing-assistant
Undersköterska hemtjänst - Södermalm | Hemtjänst Linden | Stockholm, AB, SE | | omvårdnad
Undersköterska natt, deltid 75 % | Ekdala kommun | Malmö, M, SE | part | boende, natt
Vårdbiträde - sommarvikariat | Ekdala kommun | Malmö, M, SE | temp, novice | städ
# home-carer
Personlig assistent till kvinna i 30-årsåldern | Assistans Väst | Göteborg, O, SE | part, novice | promenader
# early-educator
Barnskötare - Förskolan Blåbäret | Ekdala kommun | Malmö, M, SE | | lek
# primary-teacher
Lärare åk 4-6 i matematik/NO | Ekdala kommun | Malmö, M, SE | | undervisning
# social-worker
Socialsekreterare barn och unga | Ekdala kommun | Malmö, M, SE | | utredning
# truck-driver
Lastbilschaufför CE - fjärr | Åkeri Nord | Göteborg, O, SE | | släp
C-chaufför distribution | Åkeri Nord | Stockholm, AB, SE | | kyl
# delivery-driver
Budbilsförare B-körkort, kvällar | Åkeri Nord | Stockholm, AB, SE | part, novice | paket
# driver-passenger
Bussförare (D-körkort) | Länsbuss | Uppsala, C, SE | | tidtabell
# warehouse-associate
Lagerarbetare till kunds lager i Jordbro | Bemannia | Stockholm, AB, SE | temp, novice | plock
Lagermedarbetare deltid/helg | Nätvaruhuset | Borås, O, SE | part, novice | packa
# forklift-operator
Truckförare A1-B4 skift | Bemannia | Göteborg, O, SE | temp | pallar
# sales-associate
Butikssäljare deltid 20h - Täby C | Kläder & Sånt | Stockholm, AB, SE | part, novice | kassa
Säljare i elektronikbutik | Elvaruhuset | Malmö, M, SE | | kunder
# cashier
Kassapersonal extra | Matboden | Uppsala, C, SE | part, novice | kassa
# store-manager
Butikschef | Kläder & Sånt | Göteborg, O, SE | | budget
# cook
Kock à la carte | Krog Ankaret | Göteborg, O, SE | | fisk
Kallskänka/Kökspersonal | Krog Ankaret | Göteborg, O, SE | part | smörgåsar
# server
Servitör/Servitris - säsong | Krog Ankaret | Göteborg, O, SE | temp, novice | bord
# cleaner
Lokalvårdare kväll | Ren & Fin | Stockholm, AB, SE | part, novice | trappor
# hotel-receptionist
Hotellreceptionist | Hotell Viken | Malmö, M, SE | | incheckning
# backend-developer
Systemutvecklare .NET/C# | Kodsmedjan | Stockholm, AB, SE | hybrid | .NET, C#
Backendutvecklare Java - distans | Kodsmedjan | SE | remote | Java, Kubernetes
Programmerare - nyexaminerad | Kodsmedjan | Göteborg, O, SE | novice | C++
# frontend-developer
Frontendutvecklare React | Kodsmedjan | Göteborg, O, SE | | React
# it-support
IT-tekniker 1st line | Kodsmedjan | Malmö, M, SE | novice | ärenden
# accountant
Redovisningsekonom | Byrå Siffran | Stockholm, AB, SE | | bokslut
Ekonomiassistent, deltid | Byrå Siffran | Malmö, M, SE | part | fakturor
# office-administrator
Administratör till rektorsexpedition | Ekdala kommun | Malmö, M, SE | | arkiv
# customer-service
Kundtjänstmedarbetare - jobba hemifrån | Svarsgruppen | SE | remote, novice | samtal
# sales-representative
Utesäljare bygg | Elvaruhuset | Göteborg, O, SE | | provision
# electrician
Serviceelektriker | Elfirman Sund | Stockholm, AB, SE | | felsökning
# plumber
VVS-montör | Elfirman Sund | Göteborg, O, SE | | rör
# vehicle-mechanic
Fordonsmekaniker tunga fordon | Åkeri Nord | Göteborg, O, SE | | lastbil
# maintenance-technician
Underhållsmekaniker skift | Pappersverket | Umeå, AC, SE | | pumpar
# physician
ST-läkare allmänmedicin | Region Norrvik | Uppsala, C, SE | | jour
# hairdresser
Frisör sökes - hyr stol | Salong Lugg | Malmö, M, SE | contract | klippning
`;
