/** German titles. Written as in `english-care.ts`. */
export const GERMAN = `
# registered-nurse
Examinierte Pflegekraft (m/w/d) in der Intensivpflege - 3.000 € Startbonus | Weserklinik | Bremen, HB, DE | | Beatmung, Intensivstation
Gesundheits- und Krankenpfleger (m/w/d) Nachtwache | Haus Lindenblick | Köln, NW, DE | | Nachtdienst, Medikamentengabe
Krankenschwester / Krankenpfleger (w/m/d) für die Dialyse in Teilzeit | Nierenzentrum Süd | Berlin, BE, DE | part | Dialyse
Dipl. Pflegefachperson HF 60-100% Notfall | Spital Seefeld | Zürich, CH | | Notfall
Pflegefachfrau/-mann (a) OP | Weserklinik | Bremen, HB, DE | | Instrumentieren
# nursing-assistant
Pflegehelfer:in - auch Quereinsteiger | Haus Lindenblick | Köln, NW, DE | novice | Grundpflege
Altenpfleger (m/w/d) | Haus Lindenblick | Bonn, NW, DE | | Demenz
Pflegeassistent/in 50% | Spital Seefeld | Zürich, CH | part | Lagerung
# home-carer
Betreuungskraft nach §43b in Teilzeit | Haus Lindenblick | Köln, NW, DE | part, novice | Spaziergänge
Haushaltshilfe für Senioren (Minijob) | Helferlein | Hamburg, HH, DE | part, novice | Einkaufen
# nurse-manager
Pflegedienstleitung (PDL) ambulant | Haus Lindenblick | Bonn, NW, DE | | Dienstplan
# medical-assistant
MFA (m/w/d) - Hautarztpraxis - 4-Tage-Woche | Praxis am Markt | München, BY, DE | | Blutabnahme, Anmeldung
Arzthelferin / Arzthelfer in Teilzeit | Praxis am Markt | München, BY, DE | part | Abrechnung
# dental-assistant
ZFA Prophylaxe (m/w/d) | Zahnzentrum Nord | Hamburg, HH, DE | | Röntgen
# physician
Assistenzarzt (w/m/d) Innere Medizin | Weserklinik | Bremen, HB, DE | | Sonographie
Oberarzt Anästhesie | Spital Seefeld | Zürich, CH | | Narkose
# early-educator
Erzieher/in - Krippe - unbefristet (38,5 Std.) | Kita Sonnenkäfer | Berlin, BE, DE | | Eingewöhnung
Kinderpfleger (m/w/d) als Zweitkraft | Kita Sonnenkäfer | Berlin, BE, DE | part | Spielen
# social-worker
Sozialpädagoge (m/w/d) Jugendhilfe | Brückenbau e.V. | Leipzig, SN, DE | | Hilfeplan
# truck-driver
LKW-Fahrer CE (m/w/d) Nahverkehr - Mo-Fr | Spedition Kranz | Hamburg, HH, DE | | Ladungssicherung
Kraftfahrer Fernverkehr Klasse CE - ab sofort | Spedition Kranz | Bremen, HB, DE | | Tachograph
# delivery-driver
Auslieferungsfahrer (m/w/d) Führerschein B - Minijob | Brotbote | Berlin, BE, DE | part, novice | Touren
Kurierfahrer / Paketzusteller | Gelbe Tasche | Köln, NW, DE | novice | Pakete
# driver-passenger
Busfahrer (m/w/d) - Quereinstieg mit Führerscheinfinanzierung | Stadtlinie | Leipzig, SN, DE | novice | Fahrplan
# warehouse-associate
Lagermitarbeiter (m/w/d) Nachtschicht - 16,50 €/Std. | Spedition Kranz | Hamburg, HH, DE | novice | Kommissionieren, Nachtschicht
Lagerhelfer in Vollzeit | Ziehm Personal | Berlin, BE, DE | temp, novice | Verpacken
Fachlagerist (m/w/d) | Ostwerk Maschinen | Leipzig, SN, DE | | Wareneingang, SAP
# forklift-operator
Staplerfahrer Frühschicht | Ziehm Personal | Köln, NW, DE | temp | Staplerschein
# sales-associate
Verkäufer (m/w/d) in Teilzeit - Damenmode | Modehaus Vogt | München, BY, DE | part, novice | Anprobe
Mitarbeiter Verkauf / Kasse (m/w/d) Filiale 218 | Frischmarkt Lind | Köln, NW, DE | part, novice | Regale
Kauffrau im Einzelhandel | Frischmarkt Lind | Bonn, NW, DE | | Bestellungen
# cashier
Kassierer (m/w/d) auf 538-Euro-Basis | Frischmarkt Lind | Berlin, BE, DE | part, novice | Kasse
# store-manager
Filialleiter (m/w/d) | Modehaus Vogt | Berlin, BE, DE | | Personalplanung
Stellv. Marktleitung | Frischmarkt Lind | Köln, NW, DE | | Inventur
# cook
Koch / Köchin (m/w/d) Betriebsrestaurant - keine Wochenenden | Casino Catering | Frankfurt am Main, HE, DE | | Menüs
Jungkoch für Almhütte (Saison) | Almhof | Innsbruck, AT | temp | Grill
Beikoch / Küchenhilfe | Casino Catering | Frankfurt am Main, HE, DE | novice | Salate
# dishwasher
Spülkraft (m/w/d) Abendschicht | Gasthaus Krone | München, BY, DE | part, novice | Spülmaschine
# server
Kellner/in - Biergarten | Gasthaus Krone | München, BY, DE | temp, novice | Tabletts
Servicemitarbeiter Restaurant (m/w/d) | Hotel am Dom | Köln, NW, DE | | Gäste
# hotel-receptionist
Rezeptionist (m/w/d) Nachtportier | Hotel am Dom | Köln, NW, DE | | Check-in
# housekeeper
Zimmermädchen / Roomboy | Almhof | Innsbruck, AT | temp, novice | Betten
# cleaner
Reinigungskraft (m/w/d) morgens 2 Std. | Blitzblank Service | Berlin, BE, DE | part, novice | Büros
# security-guard
Sicherheitsmitarbeiter §34a Objektschutz | Wachwerk | Berlin, BE, DE | novice | Rundgänge
# backend-developer
Softwareentwickler Java (m/w/d) - Remote möglich | Codewerft | Berlin, BE, DE | hybrid | Java, Spring
Senior Python Entwickler*in (all genders) | Codewerft | DE | remote | Python, FastAPI
C++ Entwickler (m/w/d) Medizintechnik | Ostwerk Maschinen | Leipzig, SN, DE | | C++, Qt
Programmierer SPS/PHP (m/w/d) | Ziehm Personal | Stuttgart, BW, DE | | PHP
# frontend-developer
Frontend-Entwickler (w/m/d) Angular | Codewerft | Hamburg, HH, DE | hybrid | Angular, TypeScript
# fullstack-developer
Fullstack Developer (m/w/d) | Bahnfunk IT | Frankfurt am Main, HE, DE | hybrid | Kotlin, React
# sap-consultant
SAP FI/CO Berater (m/w/d) | Bahnfunk IT | Frankfurt am Main, HE, DE | hybrid | SAP, S/4HANA
# system-administrator
Systemadministrator Linux/Windows | Bahnfunk IT | München, BY, DE | | Linux
# it-support
IT-Supporter 1st Level (m/w/d) | Bahnfunk IT | Berlin, BE, DE | novice | Tickets
# data-scientist
Werkstudent Data Science (m/w/d) | Codewerft | Berlin, BE, DE | part, novice | Python
# accountant
Buchhalter (m/w/d) - Kreditoren/Debitoren | Ostwerk Maschinen | Leipzig, SN, DE | | DATEV, SAP
Bilanzbuchhalter in Teilzeit, Homeoffice | Kanzlei Reuter | DE | remote, part | HGB, DATEV
# tax-adviser
Steuerfachangestellte/r | Kanzlei Reuter | Bonn, NW, DE | | DATEV
# office-administrator
Bürokauffrau / Sachbearbeiter Innendienst | Ostwerk Maschinen | Leipzig, SN, DE | | Angebote
Sekretärin (m/w/d) der Geschäftsleitung, Teilzeit | Kanzlei Reuter | Bonn, NW, DE | part | Termine
# receptionist
Empfangsmitarbeiter:in 80 % | Bank am Ring | Zürich, CH | part | Telefon
# customer-service
Kundenberater Call Center (m/w/d) im Homeoffice | Telekanal | DE | remote, novice | Headset
# sales-representative
Außendienstmitarbeiter (m/w/d) Elektrowerkzeuge | Ostwerk Maschinen | Stuttgart, BW, DE | | Kundenbesuche
# recruiter
Personalreferent Recruiting (m/w/d) | Ziehm Personal | Berlin, BE, DE | hybrid | Interviews
# electrician
Elektroniker für Energie- und Gebäudetechnik (m/w/d) | Stromwerk Jansen | Hamburg, HH, DE | | Zählerschrank
Elektriker-Helfer | Ziehm Personal | Köln, NW, DE | temp, novice | Kabel ziehen
# plumber
Anlagenmechaniker SHK (m/w/d) Kundendienst | Bad & Wärme Hahn | München, BY, DE | | Heizung
# carpenter
Tischler / Schreiner Möbelbau | Holzmanufaktur Eich | Stuttgart, BW, DE | | Fräsen
# vehicle-mechanic
Kfz-Mechatroniker (m/w/d) LKW-Werkstatt | Spedition Kranz | Hamburg, HH, DE | | Diagnose
# welder
Schweißer WIG/MAG | Ostwerk Maschinen | Leipzig, SN, DE | | WIG
# cnc-machinist
CNC-Zerspanungsmechaniker Drehen 3-Schicht | Ostwerk Maschinen | Leipzig, SN, DE | | Fanuc
# production-operator
Produktionshelfer (m/w/d) ohne Erfahrung | Ziehm Personal | Stuttgart, BW, DE | temp, novice | Fließband
# hairdresser
Friseur/in - Trinkgeld bleibt bei dir | Haargenau | Berlin, BE, DE | part | Färben
# mechanical-engineer
Konstruktionsingenieur Maschinenbau | Ostwerk Maschinen | Stuttgart, BW, DE | | CATIA
# project-manager
Projektleiter (m/w/d) Elektrotechnik | Stromwerk Jansen | Hamburg, HH, DE | | Baustellen
# primary-teacher
Grundschullehrer/in (m/w/d) | Freie Schule Anger | Leipzig, SN, DE | part | Deutsch
# physical-therapist
Physiotherapeut (m/w/d) 30 Std. | Bewegungsraum | Berlin, BE, DE | part | Manuelle Therapie
# pharmacist
Apotheker / PTA | Löwen-Apotheke | Köln, NW, DE | part | Rezeptur
`;
