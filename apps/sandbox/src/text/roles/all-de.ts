/** German texts of roles whose facts stand in the English banks; the format is described at `addBank`. */
export const ALL_DE = `
# registered-nurse
titles: Pflegefachkraft; Gesundheits- und Krankenpfleger/in; Pflegefachfrau / Pflegefachmann
focus: Intensivstation; Notaufnahme; Geriatrie; Nachtdienst; OP-Bereich; Springerpool
team: Pflegeteam; Stationsleitung
- Sie planen die Pflege gemeinsam mit Patientinnen, Patienten und Angehörigen und passen sie täglich an.
- Sie verabreichen Medikamente und Infusionen sicher und prüfen kritische Präparate zu zweit.
- Sie erkennen früh, wenn sich ein Zustand verschlechtert, und leiten die ersten Schritte ein.
- Sie dokumentieren während der Schicht und nicht nach Feierabend.
- Sie bereiten Eingriffe vor und betreuen Menschen danach.
- Sie leiten Angehörige bei Verbandwechsel, Injektionen und Ernährung an.
- Sie übergeben am Bett, damit zwischen den Schichten nichts verloren geht.
- Sie begleiten Auszubildende unserer Pflegeschule.
- Sie stimmen Entlassungen mit Sozialdienst und Hausarztpraxis ab.
+ Abgeschlossene Ausbildung in der Pflege
+ Freude an der Arbeit im Team und an klaren Absprachen
+ Ruhe, wenn mehrere Dinge gleichzeitig passieren
+ Bereitschaft zum Schichtdienst
+ Deutschkenntnisse mindestens auf Niveau B2
* Fachweiterbildung oder der Wunsch danach
* Erfahrung als Praxisanleitung

# nursing-assistant
titles: Pflegehelfer/in; Pflegefachassistenz; Altenpflegehelfer/in
focus: Nachtdienst; Demenzbereich
team: Pflegeteam; Wohnbereichsleitung
- Sie unterstützen beim Waschen, Anziehen und Essen, im Tempo der Menschen.
- Sie messen Blutdruck, Temperatur und Gewicht und melden Auffälliges.
- Sie lagern und mobilisieren mit Hilfsmitteln.
- Sie beantworten die Klingel zügig und nehmen sich Zeit für das eigentliche Anliegen.
- Sie halten Zimmer und Hilfsmittel sauber und einsatzbereit.
- Sie begleiten zu Untersuchungen oder in den Garten.
- Sie schreiben kurze, sachliche Einträge in die Dokumentation.
- Sie helfen Fachkräften bei Aufnahme und Verbandwechsel.
+ Ausbildung in der Pflegehilfe oder Bereitschaft, sie bei uns zu machen
+ Geduld und ein freundlicher Ton
+ Zuverlässigkeit im Früh- und Spätdienst
+ Körperliche Belastbarkeit
* Erfahrung mit Menschen mit Demenz

# home-carer
titles: Pflegekraft in der ambulanten Pflege; Alltagsbegleiter/in; Betreuungskraft
focus: Frühtour; Spätdienst
team: Tourenteam; Pflegedienstleitung
- Sie fahren eine feste Tour und kennen Ihre Kundinnen und Kunden.
- Sie helfen bei Körperpflege, Frühstück und Kompressionsstrümpfen.
- Sie erinnern an Medikamente und halten die Einnahme fest.
- Sie bemerken, wenn der Kühlschrank leer ist oder jemand einsam wird.
- Sie begleiten zum Arzt oder zum Friedhof.
- Sie dokumentieren kurz auf dem Telefon.
- Sie sprechen mit Angehörigen und bleiben dabei diskret.
- Sie planen Ihre Tour gemeinsam mit dem Team.
- Sie springen im Notfall füreinander ein.
+ Führerschein der Klasse B oder ein Fahrrad und eine kleine Tour
+ Respekt vor fremden Wohnungen und Gewohnheiten
+ Bereitschaft zu jedem dritten Wochenende
+ Erste Erfahrung in Pflege oder Betreuung, auch aus der Familie
* Qualifikation als Betreuungskraft

# medical-assistant
titles: Medizinische Fachangestellte; Medizinische/r Fachangestellte/r
focus: Anmeldung; Dialyse; Ambulanz
team: Praxisteam; Leitung der Ambulanz
- Sie empfangen Patientinnen und Patienten und ordnen ein, was dringend ist.
- Sie nehmen Blut ab, schreiben EKGs und bereiten Untersuchungen vor.
- Sie vergeben Termine so, dass sie eingehalten werden können.
- Sie assistieren bei kleinen Eingriffen.
- Sie rechnen Leistungen ab und pflegen die Akte.
- Sie bestellen Material und prüfen Verfallsdaten.
- Sie erklären Abläufe in einfachen Worten.
- Sie achten auf Hygiene und die Aufbereitung der Instrumente.
+ Abgeschlossene Ausbildung als MFA
+ Sichere Blutentnahme
+ Freundlichkeit auch am Montagmorgen
+ Sorgfalt bei Daten
* Kenntnisse in der Abrechnung

# physical-therapist
titles: Physiotherapeut/in
focus: Neurologie; Orthopädie; Geriatrie
team: Therapieteam; Therapieleitung
- Sie befunden, vereinbaren Ziele und behandeln einzeln.
- Sie mobilisieren frühzeitig nach Operationen.
- Sie zeigen Übungen so, dass sie auch zu Hause gemacht werden.
- Sie leiten eine Gruppe für Gleichgewicht oder Rücken.
- Sie wählen Hilfsmittel aus und passen sie an.
- Sie stimmen sich mit Ärztinnen und Pflege ab.
- Sie dokumentieren Verlauf und Ergebnis am selben Tag.
- Sie begleiten Praktikantinnen und Praktikanten.
+ Staatliche Anerkennung als Physiotherapeut/in
+ Einfühlung und Klarheit
+ Interesse an Fortbildung
+ Freude am Austausch im Team
* Bobath, Manuelle Therapie oder MLD

# laboratory-technician
titles: Medizinische/r Technologe/-in; Biologisch-technische/r Assistent/in; Chemielaborant/in
focus: Qualitätskontrolle; Mikrobiologie; Hämatologie
team: Laborteam; Laborleitung
- Sie nehmen Proben an und prüfen, ob sie verwertbar sind.
- Sie bedienen Analysegeräte und beurteilen Kontrollen.
- Sie setzen Lösungen und Nährmedien an und halten Chargen fest.
- Sie geben Ergebnisse frei und melden kritische Werte sofort.
- Sie warten Geräte und beheben kleine Störungen selbst.
- Sie erproben neue Methoden im Vergleich.
- Sie dokumentieren nachvollziehbar für jede Prüfung.
- Sie entsorgen Abfälle fachgerecht.
+ Abgeschlossene Ausbildung in einem Laborberuf
+ Genauigkeit, auch bei der zweihundertsten Probe
+ Teamgeist
+ Bereitschaft zu gelegentlichen Spätdiensten
* Erfahrung mit GMP oder Akkreditierung

# warehouse-associate
titles: Fachkraft für Lagerlogistik; Mitarbeiter/in Lager; Kommissionierer/in
focus: Spätschicht; Wareneingang; Versand; Nachtschicht
team: Lagerteam; Schichtleitung
- Sie nehmen Ware an, prüfen Papiere und buchen ein.
- Sie kommissionieren mit dem Scanner und packen so, dass alles heil ankommt.
- Sie lagern Teile dort ein, wo man sie wiederfindet.
- Sie laden Fahrzeuge nach Tourenplan.
- Sie zählen täglich einen kleinen Bereich.
- Sie halten Wege frei und melden Schäden.
- Sie bearbeiten Rücksendungen und entscheiden, was wieder verkauft werden kann.
- Sie bringen Eilaufträge innerhalb von zwei Stunden auf den Weg.
+ Ausbildung in der Logistik oder Erfahrung im Lager
+ Zuverlässigkeit und ein gleichmäßiges Tempo
+ Grundkenntnisse am Computer
+ Bereitschaft zur Schichtarbeit
* Staplerschein

# truck-driver
titles: Berufskraftfahrer/in; Lkw-Fahrer/in Klasse CE
focus: Nahverkehr; Nachtlinie; Kranfahrzeug
team: Fahrerteam; Disposition
- Sie fahren feste Touren im Nahverkehr und sind abends zu Hause.
- Sie sichern Ladung nach Gewicht und Form.
- Sie prüfen das Fahrzeug vor jeder Abfahrt.
- Sie halten Lenk- und Ruhezeiten ein.
- Sie liefern freundlich aus und lassen quittieren.
- Sie melden Mängel, bevor sie teuer werden.
- Sie planen Pausen und Tanken mit der Disposition.
- Sie halten Fahrerhaus und Papiere in Ordnung.
+ Führerschein CE mit gültiger Schlüsselzahl 95
+ Fahrerkarte
+ Erfahrung mit Sattelzügen
+ Gutes Auftreten beim Kunden
* ADR-Schein

# baker
titles: Bäcker/in; Konditor/in; Bäckergeselle / Bäckergesellin
focus: Sauerteig; Tagbäckerei; Teigmacher
team: Backstube; Backstubenleitung
- Sie führen unsere Sauerteige und beurteilen sie mit Hand und Nase.
- Sie bereiten Teige zu, wirken und schießen ein.
- Sie backen im Etagenofen und auf Stein.
- Sie stellen Hefestücke und feines Gebäck her.
- Sie packen die Bestellungen der Läden bis halb fünf.
- Sie halten Temperaturen und Reinigung fest.
- Sie lernen Auszubildende an.
- Sie probieren zweimal im Jahr neue Mehle aus.
+ Abgeschlossene Ausbildung im Handwerk
+ Freude am frühen Aufstehen oder wenigstens Frieden damit
+ Sorgfalt und Sauberkeit
+ Kraft für Mehlsäcke
* Erfahrung mit langen Teigführungen

# server
titles: Verkäufer/in im Bäckereicafé; Servicekraft; Filialmitarbeiter/in
focus: Frühdienst; Wochenende
team: Filialteam; Filialleitung
- Sie bedienen am Tresen und im Café und kennen Ihre Stammkunden.
- Sie beraten zu Broten, Zutaten und Allergenen.
- Sie bereiten Kaffee und Frühstück zu.
- Sie backen nach, wenn die Körbe leer werden.
- Sie kassieren und rechnen ab.
- Sie richten die Theke morgens ein.
- Sie halten Laden und Maschinen sauber.
- Sie bestellen nach Wetter und Wochentag.
+ Freundlichkeit ab sechs Uhr morgens
+ Zuverlässigkeit
+ Sicheres Rechnen
+ Bereitschaft zu zwei Samstagen im Monat
* Erfahrung an der Siebträgermaschine

# production-operator
titles: Produktionsmitarbeiter/in; Maschinen- und Anlagenführer/in; Montagemitarbeiter/in
focus: Dreischicht; Montage; Abfüllung; Wochenendschicht
team: Schichtteam; Schichtführung
- Sie rüsten und bedienen Anlagen vom Anlauf bis zur Reinigung.
- Sie prüfen das erste Gutteil und danach regelmäßig Stichproben.
- Sie halten die Linie an, wenn Werte wegdriften.
- Sie beheben Störungen bei gesicherter Maschine.
- Sie erfassen Mengen, Ausschuss und Gründe.
- Sie verpacken und kennzeichnen fertige Ware.
- Sie bringen Vorschläge in die Schichtbesprechung ein.
- Sie lernen nach und nach die Nachbarstationen.
+ Technische Ausbildung oder Erfahrung in der Produktion
+ Bereitschaft zur Schichtarbeit
+ Auge für kleine Abweichungen
+ Teamfähigkeit
* Kenntnisse in Hygiene oder Reinraum

# cnc-machinist
titles: Zerspanungsmechaniker/in; CNC-Fräser/in; CNC-Dreher/in
focus: Fünf-Achs; Kleinserie; Musterbau
team: Zerspanung; Fertigungsleitung
- Sie richten Dreh- und Fräsmaschinen ein und fahren kleine Serien.
- Sie lesen Zeichnungen und setzen Toleranzen in einen Ablauf um.
- Sie schreiben oder ändern Programme an der Steuerung.
- Sie wählen Werkzeuge und Schnittwerte.
- Sie messen mit Mikrometer und Messmaschine.
- Sie korrigieren, bevor Teile außer Maß laufen.
- Sie entgraten, kennzeichnen und übergeben.
- Sie halten Maschine und Kühlschmierstoff in Schuss.
+ Abgeschlossene Ausbildung in der Zerspanung
+ Erfahrung mit einer gängigen Steuerung
+ Genauigkeit
+ Bereitschaft zu zwei Schichten
* CAM-Kenntnisse

# electrician
titles: Elektroniker/in für Betriebstechnik; Elektroinstallateur/in; Elektriker/in
focus: Instandhaltung; Montage; Gebäudetechnik
team: Elektrowerkstatt; Werkstattleitung
- Sie installieren Leitungen, Verteilungen und Antriebe nach Plan.
- Sie suchen Fehler mit Messgerät und System.
- Sie prüfen Anlagen und schreiben das Protokoll.
- Sie schalten frei, sichern und prüfen, bevor Sie etwas anfassen.
- Sie nehmen Steuerungen in Betrieb.
- Sie bestellen Material für die kommende Woche.
- Sie stimmen sich mit anderen Gewerken ab.
- Sie leiten Auszubildende an.
+ Abgeschlossene Ausbildung in der Elektrotechnik
+ Sicheres Lesen von Schaltplänen
+ Führerschein der Klasse B
+ Saubere Arbeitsweise, auch dort, wo niemand hinsieht
* SPS-Kenntnisse

# maintenance-technician
titles: Industriemechaniker/in; Instandhalter/in; Mechatroniker/in
focus: Rufbereitschaft; Frühschicht; Krankenhaustechnik
team: Instandhaltung; Leitung Technik
- Sie warten Anlagen nach Plan und beheben Störungen.
- Sie tauschen Lager, Riemen, Ventile und Sensoren.
- Sie verbessern Schwachstellen, statt sie zum fünften Mal zu flicken.
- Sie begleiten Fremdfirmen.
- Sie pflegen das Ersatzteillager.
- Sie dokumentieren Arbeiten im System.
- Sie prüfen Schutzeinrichtungen und unterschreiben dafür.
- Sie unterstützen bei Umbauten.
+ Abgeschlossene technische Ausbildung
+ Erfahrung in der Fehlersuche
+ Bereitschaft zu Schicht und Rufdienst
+ Ordnung in der Werkstatt
* Schweiß- oder Hydraulikkenntnisse

# carpenter
titles: Zimmerer/in; Holzbauer/in; Schreiner/in
focus: Hallenbau; Vorfertigung; Montage
team: Kolonne; Polier
- Sie reißen an, binden ab und richten auf.
- Sie fertigen Wand- und Deckenelemente in der Halle vor.
- Sie montieren Binder mit dem Kran.
- Sie bauen Treppen, Gauben und Fassaden ein.
- Sie prüfen Maß und Diagonale vor dem ersten Nagel.
- Sie lesen Werkpläne und melden Unstimmigkeiten.
- Sie sichern Kanten und Gerüste.
- Sie halten den Platz ordentlich.
+ Abgeschlossene Ausbildung im Holzhandwerk
+ Trittsicherheit in der Höhe
+ Führerschein der Klasse B
+ Freude am Bauen im Team
* Erfahrung mit Abbundanlagen

# site-manager
titles: Bauleiter/in; Polier/in; Projektleiter/in Bau
focus: Holzbau; Brücken; Schulbau
team: Bauteam; Oberbauleitung
- Sie führen die Baustelle vom ersten Zaun bis zur Abnahme.
- Sie planen drei Wochen voraus und machen den Plan sichtbar.
- Sie koordinieren eigene Kolonnen und Nachunternehmer.
- Sie prüfen Qualität dort, wo sie sich noch ändern lässt.
- Sie beginnen den Tag mit einer kurzen Sicherheitsrunde.
- Sie führen Tagebuch, Aufmaß und Abrechnung.
- Sie sprechen wöchentlich mit dem Bauherrn.
- Sie beseitigen Mängel, bevor sie auf einer Liste stehen.
+ Studium im Bauwesen, Meister oder Techniker
+ Erfahrung in der Bauleitung
+ Kenntnisse in VOB und Abrechnung
+ Führerschein der Klasse B
* Erfahrung mit öffentlichen Auftraggebern

# backend-developer
titles: Backend-Entwickler/in; Softwareentwickler/in; Software Engineer
focus: Schnittstellen; Plattform; TypeScript; Abrechnung
team: Entwicklungsteam; Teamleitung Entwicklung
- Dienste hinter unserem Produkt entwickeln und im Alltag betreiben.
- Tabellen und Abfragen entwerfen, die auch mit zehn Jahren Daten schnell bleiben.
- Tests schreiben, die die Absicht erklären.
- Den Code anderer aufmerksam und freundlich prüfen.
- Alte Teile in kleinen Schritten ersetzen, während Kunden weiterarbeiten.
- Jede Woche mit dem Support sprechen und Ursachen beheben.
- Entscheidungen auf einer Seite festhalten.
- An der Rufbereitschaft teilnehmen und sie ruhiger machen.
+ Einige Jahre Erfahrung mit einer typisierten Sprache
+ Sicherheit mit relationalen Datenbanken
+ Erfahrung im Betrieb eigener Dienste
+ Gutes Deutsch oder Englisch
* Interesse an unserer Branche

# customer-success-manager
titles: Customer Success Manager/in; Kundenberater/in; Projektleiter/in Einführung
focus: Onboarding; Bestandskunden; Öffentliche Hand
team: Kundenteam; Leitung Kundenbetreuung
- Neue Kunden vom Vertrag bis zum Alltag begleiten.
- Teams vor Ort und per Video schulen.
- Unzufriedenheit erkennen, bevor jemand kündigt.
- Gespräche mit Zahlen und nächsten Schritten vorbereiten.
- Wünsche mit ihrem Hintergrund in die Produktentwicklung tragen.
- Anleitungen für häufige Fälle schreiben.
- Sich mit Support und Vertrieb eng abstimmen.
- Verträge verlängern, indem der Nutzen sichtbar wird.
+ Erfahrung in Beratung oder Kundenbetreuung
+ Sicheres Auftreten
+ Verständnis für Software
+ Reisebereitschaft an wenigen Tagen im Monat
* Kenntnisse unserer Kundenbranche
`;
