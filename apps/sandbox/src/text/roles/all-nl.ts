/** Dutch texts of roles whose facts stand in the English banks; the format is described at `addBank`. */
export const ALL_NL = `
# registered-nurse
titles: Verpleegkundige; Wijkverpleegkundige; Praktijkverpleegkundige
focus: Wijk; Avonddienst; Ouderenzorg
team: wijkteam; teamcoach
- Je stelt samen met cliënten het zorgplan op en past het aan.
- Je verleent verpleegkundige zorg zoals wondzorg, injecties en infusen.
- Je merkt op tijd dat iemand achteruitgaat en schakelt de huisarts in.
- Je regelt indicaties en overlegt met de verzekeraar.
- Je rapporteert kort en duidelijk.
- Je begeleidt stagiairs en nieuwe collega's.
- Je maakt met het team het rooster.
- Je bespreekt moeilijke situaties in het weekoverleg.
- Je draait eens in de vijf weken bereikbaarheidsdienst.
+ Diploma verpleegkunde en BIG-registratie
+ Zelfstandigheid en overleg waar nodig
+ Rijbewijs of stevige benen op de fiets
+ Bereidheid tot weekenddiensten
* Ervaring in de wijk

# home-carer
titles: Verzorgende IG; Helpende; Thuisbegeleider
focus: Ochtend; Avond; Kleine route
team: wijkteam; wijkverpleegkundige
- Je bezoekt vaste cliënten en helpt bij wassen, aankleden en eten.
- Je ziet toe op medicijnen en tekent af.
- Je trekt steunkousen aan en verzorgt eenvoudige wonden.
- Je merkt eenzaamheid of verwardheid op en bespreekt die.
- Je gebruikt tilliften veilig.
- Je overlegt met familie en mantelzorgers.
- Je rapporteert na elk bezoek op de telefoon.
- Je plant je route met je collega's.
+ Diploma verzorgende of helpende, of de wens dat te halen
+ Geduld en humor
+ Betrouwbaarheid
+ Om het weekend beschikbaar
* Ervaring met dementie

# medical-assistant
titles: Doktersassistent; Praktijkondersteuner
focus: Balie; Triage
team: praktijkteam; praktijkmanager
- Je beantwoordt de telefoon en bepaalt wat spoed heeft.
- Je plant afspraken met ruimte voor wie meer tijd nodig heeft.
- Je prikt bloed, maakt uitstrijkjes en meet bloeddruk.
- Je verzorgt wonden en assisteert bij kleine ingrepen.
- Je verwerkt post, recepten en verwijzingen.
- Je legt uitslagen uit in gewone taal.
- Je houdt spreekkamers en voorraad op orde.
- Je draait mee in de vaccinatieweken.
+ Diploma doktersassistent
+ Ervaring met triage
+ Vriendelijk en duidelijk
+ Nauwkeurigheid
* Kennis van een huisartsensysteem

# delivery-driver
titles: Pakketbezorger; Fietskoerier; Chauffeur elektrische bus
focus: Bakfiets; Ochtend; Zaterdag
team: bezorgteam; depotleider
- Je laadt je bus of bakfiets in de volgorde van de route.
- Je bezorgt zeventig adressen per dag en kent de buurt.
- Je scant en laat tekenen zonder mensen op te houden.
- Je regelt buren, retouren en afhaalpunten.
- Je meldt opbrekingen en foute adressen.
- Je houdt je voertuig heel, schoon en geladen.
- Je blijft vriendelijk in de regen.
- Je helpt op het depot als je vroeg klaar bent.
+ Rijbewijs B, of geen als je fietst
+ Goede conditie
+ Op tijd beginnen
+ Nederlands of Engels
* Kennis van de stad

# warehouse-associate
titles: Magazijnmedewerker; Sorteerder; Orderpicker
focus: Avondploeg; Nacht; Weekend
team: depotteam; ploegleider
- Je lost wagens en sorteert pakketten op wijk.
- Je scant elke zending en zoekt wat ontbreekt.
- Je laadt karren zo dat de bezorger vlot kan werken.
- Je houdt de band vrij en stopt hem als het moet.
- Je telt aan het einde van de dienst.
- Je behandelt beschadigde pakketten netjes.
- Je leert meerdere werkplekken.
- Je meldt gevaarlijke situaties meteen.
+ Zin in aanpakken
+ Tillen tot 23 kilo
+ Ploegendienst
+ Betrouwbaarheid
* Heftruckcertificaat

# hvac-technician
titles: Monteur warmtepompen; Installatiemonteur; Servicemonteur
focus: Warmtepompen; Service; Woningcorporaties
team: monteursteam; werkvoorbereider
- Je installeert warmtepompen, leidingen en vloerverwarming.
- Je neemt installaties in bedrijf en stelt de stooklijn in.
- Je zoekt storingen in koeltechniek en regelingen.
- Je werkt volgens de regels met koudemiddelen.
- Je legt bewoners uit hoe het werkt.
- Je bestelt materiaal voor de volgende week.
- Je leert een leerling het vak.
- Je draait eens per zes weken storingsdienst.
+ Opleiding installatietechniek
+ F-gassencertificaat of bereidheid om het te halen
+ Rijbewijs B
+ Netjes werken in andermans huis
* Ervaring met elektra

# solar-installer
titles: Monteur zonnepanelen; Installateur zonne-energie
focus: Daken; Bedrijven
team: montageploeg; voorman
- Je monteert rails en panelen recht en veilig.
- Je trekt en sluit kabels aan.
- Je zet randbeveiliging voordat je begint.
- Je leest legplannen en past ze aan het dak aan.
- Je meet en noteert opbrengsten.
- Je vervangt kapotte pannen zonder lekkage.
- Je stelt omvormers in met de elektricien.
- Je legt de app uit aan de bewoner.
+ Ervaring in de bouw of techniek
+ Geen hoogtevrees
+ Rijbewijs B
+ VCA-certificaat
* Laadpalen aansluiten

# production-operator
titles: Productiemedewerker; Procesoperator; Operator kaasmakerij
focus: Vijfploegen; Inpak; Wei en poeder
team: ploeg; ploegleider
- Je bedient de lijn van opstart tot reiniging.
- Je controleert monsters en grijpt in bij afwijkingen.
- Je stelt machines om tussen producten.
- Je lost storingen veilig op.
- Je registreert aantallen en uitval.
- Je werkt hygiënisch volgens het voorschrift.
- Je brengt verbeteringen in bij het dagoverleg.
- Je leert ook de naastgelegen installaties.
+ Technische of voedingsopleiding, of ervaring
+ Ploegendienst
+ Oog voor detail
+ Goede beheersing van Nederlands of Engels
* Procesoperator niveau B

# maintenance-technician
titles: Onderhoudsmonteur; Monteur technische dienst; Storingsmonteur
focus: Elektro; Mechanisch; Consignatie
team: technische dienst; teamleider techniek
- Je onderhoudt installaties volgens plan.
- Je zoekt en verhelpt mechanische en elektrische storingen.
- Je vervangt lagers, kleppen en sensoren.
- Je verbetert zwakke plekken blijvend.
- Je begeleidt externe monteurs.
- Je houdt onderdelen op voorraad.
- Je legt werk vast in het systeem.
- Je test beveiligingen en tekent ervoor.
+ Mbo-opleiding techniek
+ Ervaring met storingen
+ Consignatiedienst
+ Veilig werken
* Kennis van PLC's

# backend-developer
titles: Backend developer; Software engineer; Ontwikkelaar
focus: Betalingen; Kaarten; Koppelingen; Platform
team: ontwikkelteam; teamlead
- Je bouwt en beheert de diensten achter ons product.
- Je ontwerpt tabellen en query's die snel blijven.
- Je schrijft tests die de bedoeling uitleggen.
- Je leest code van collega's met aandacht.
- Je vervangt oude onderdelen in kleine stappen.
- Je praat wekelijks met support en lost oorzaken op.
- Je legt keuzes vast op één pagina.
- Je doet mee aan de wachtdienst en maakt die rustiger.
+ Enkele jaren ervaring met een getypeerde taal
+ Goede kennis van relationele databases
+ Ervaring met beheer van eigen diensten
+ Goed Nederlands of Engels
* Interesse in ons vakgebied

# account-executive
titles: Accountmanager; Adviseur verkoop
focus: Musea; Gemeenten; Marktplaatsen
team: salesteam; verkoopleider
- Je wint nieuwe klanten door hun werk te begrijpen.
- Je geeft demonstraties die vragen beantwoorden.
- Je schrijft offertes en onderhandelt.
- Je houdt je verwachtingen eerlijk.
- Je bezoekt klanten en vakbeurzen.
- Je draagt nieuwe klanten zorgvuldig over.
- Je werkt samen met partners.
- Je vertelt het team wat de markt zegt.
+ Ervaring in zakelijke verkoop
+ Goed luisteren
+ Vasthoudendheid
+ Rijbewijs B
* Netwerk in de sector
`;
