/** German. Written as in `english-everyday.ts`. */
export const GERMAN = `
# plain
Krankenschwester | DE | =nurse
Krankenpfleger | DE | =nurse
Altenpflegerin | DE | 3 nursing-assistant; 2 registered-nurse home-carer
Verkäuferin | DE | =shop
Kellner | DE | =server
Koch | DE | =cook
Putzfrau | DE | =cleaner
Reinigungskraft | DE | =cleaner
LKW Fahrer | DE | =truck
Fahrer | DE | =driver
Programmierer | DE | =programmer
Softwareentwickler | DE | =programmer
Lagerarbeiter | DE | =warehouse-worker
Lagerist | DE | =warehouse-worker
Buchhalterin | DE | 3 accountant bookkeeper; 2 tax-adviser controller; 1 payroll-specialist
Elektriker | DE | =electrician
Schreiner | DE | =carpenter
Tischler | DE | =carpenter
Automechaniker | DE | =mechanic
Friseurin | DE | =hairdresser
Arzthelferin | DE | =medical-assistant
Arzt | DE | =doctor
Kindergärtnerin | DE | =kindergarten
Erzieher | DE | =kindergarten
Sekretärin | DE | =secretary
Hausmeister | DE | =maintenance
Schlosser | DE | 3 maintenance-technician; 2 welder cnc-machinist
Schweißer | DE | =welder
Bäcker | DE | =baker
Bauarbeiter | DE | =builder
Physiotherapeutin | DE | =physical-therapist
nurse | DE | =nurse
# modern
MFA | DE | =medical-assistant
PDL | DE | 3 nurse-manager; 1 registered-nurse
Customer Success Manager | DE | 3 customer-success-manager; 1 account-manager customer-service
# skill
Java Entwickler | DE | =programmer | words=java
Intensivpflege Pflegefachkraft | DE | =nurse | words=intensivpflege/intensivstation/beatmung
SAP Berater | DE | 3 sap-consultant; 1 business-analyst
# level
Senior Entwickler | DE | =programmer | level=senior
Assistenzarzt | DE | 3 physician
# place
Entwickler Berlin | - | =programmer | place=Berlin
Lager Hamburg | DE | =warehouse | place=Hamburg
Pflegekraft in Köln | DE | 3 registered-nurse nursing-assistant home-carer; 1 nurse-manager | place=Köln
Verkäufer München | DE | =shop | place=München
Krankenpfleger Zürich | CH | =nurse | place=Zürich
# filter
Teilzeit Verkäuferin | DE | =shop | type=part_time
Minijob Reinigung | DE | =cleaner | type=part_time
Homeoffice Buchhaltung | DE | =accountant | mode=remote
Nachtschicht Lager | DE | =warehouse-worker | words=nachtschicht
Quereinsteiger Pflege | DE | 3 nursing-assistant home-carer; 2 registered-nurse | novice
Produktionshelfer ohne Erfahrung | DE | =factory | novice
Werkstudent | DE | 3 title:werkstudent
# field
Pflege | DE | 3 registered-nurse nursing-assistant home-carer; 2 nurse-manager; 1 medical-assistant
Gastronomie | DE | 3 server cook; 2 dishwasher hotel-receptionist bakery-sales; 1 baker
Verkauf | DE | =shop
# spelling
verkaeufer | DE | =shop
baecker | DE | =baker
Pflege-Fachkraft | DE | =nurse
Kfz Mechatroniker | DE | =mechanic
# slip
Krankenschwster | DE | =nurse
Elektrikker | DE | =electrician
Buchhalther | DE | 3 accountant; 2 bookkeeper tax-adviser controller
# filler
Ich suche eine Stelle als Köchin | DE | =cook
Stellenangebote Busfahrer | DE | =bus
Jobs für Staplerfahrer | DE | =forklift
# trap
Bauleiter | DE | =site-manager
Küchenhilfe | DE | =dishwasher
# exact
Falkenried Kliniken | - | 3 company:Falkenried Kliniken
DATEV | DE | 3 title:datev; 2 text:datev
Sauerteig | DE | 3 title:sauerteig; 2 text:sauerteig
`;
