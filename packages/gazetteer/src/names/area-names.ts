/**
 * What people call the country around a town: by country, an entry a line, `town[/region] kilometres=name|other name`.
 * The first name is the one it is shown by. A country stands for several where the area lies across a border: `DK,SE`.
 */
export const AREA_NAMES: Readonly<Record<string, string>> = {
  US: `
San Francisco/CA 80=San Francisco Bay Area|SF Bay Area|SF Bay|Bay Area|The Bay Area|Bay Area California|Bay Area CA|San Fran Bay Area|Greater San Francisco|Northern California Bay Area|SFBA
Palo Alto/CA 35=Silicon Valley
Oakland/CA 30=East Bay|East Bay Area
San Jose/CA 35=South Bay|South Bay Area
San Mateo/CA 30=SF Peninsula|San Francisco Peninsula|Bay Area Peninsula
San Rafael/CA 40=North Bay|North Bay Area
New York/NY 60=New York metropolitan area|Greater New York|Greater New York City|Greater NYC|NYC metro|New York metro|New York metro area|NY metro|NYC metro area|New York City metro|New York City metropolitan area|NYC area|New York area
New York/NY 100=Tri-State Area|Tri-State|Tristate|NY Tri-State Area|New York Tri-State|Tristate Area|NY Tristate|NYC Tri-State Area
Hempstead/NY 60=Long Island
White Plains/NY 40=Westchester|Westchester County|Lower Hudson Valley
Poughkeepsie/NY 70=Hudson Valley
Newark/NJ 50=North Jersey|Northern New Jersey
Toms River/NJ 60=Jersey Shore
Camden/NJ 50=South Jersey|Southern New Jersey
Los Angeles/CA 65=Greater Los Angeles|Greater LA|LA area|LA metro|Los Angeles area|Los Angeles metro|Los Angeles metropolitan area|LA County|Los Angeles County
Los Angeles/CA 190=Southern California|SoCal|So Cal
Sacramento/CA 200=Northern California|NorCal|Nor Cal
Riverside/CA 60=Inland Empire
Irvine/CA 35=Orange County|OC California|Orange County CA
Burbank/CA 30=San Fernando Valley
Fresno/CA 150=Central Valley|Central Valley California
San Luis Obispo/CA 110=Central Coast California
San Diego/CA 50=San Diego County|Greater San Diego|San Diego area|San Diego metro
Washington/DC 60=DMV|The DMV|DMV area|DC area|DC metro|DC metro area|Washington DC area|Washington metro|Washington DC metro|Washington metropolitan area|Washington DC metropolitan area|Greater Washington|Greater Washington DC|National Capital Region|Capital Region DC|DC Metro Region|Beltway
Fairfax/VA 45=Northern Virginia|NoVA|Nova VA
Baltimore/MD 45=Greater Baltimore|Baltimore area|Baltimore metro
Chicago/IL 70=Chicagoland|Greater Chicago|Chicago area|Chicago metro|Chicago metro area|Greater Chicago Area
Dallas/TX 75=Dallas-Fort Worth Metroplex|DFW|D F W|Dallas-Fort Worth|Dallas Fort Worth|Dallas Ft Worth|Dallas/Ft. Worth|DFW Metroplex|DFW area|DFW metro|Metroplex|North Texas|Greater Dallas|Dallas area
Houston/TX 70=Greater Houston|Houston area|Houston metro
Austin/TX 50=Greater Austin|Austin area|Austin metro|Central Texas
McAllen/TX 80=Rio Grande Valley|RGV
Midland/TX 120=Permian Basin
Minneapolis/MN 55=Twin Cities|Minneapolis-Saint Paul|Minneapolis St Paul|Minneapolis/St. Paul|Twin Cities area|Twin Cities metro|Greater Minneapolis
Durham/NC 45=Research Triangle|Research Triangle Park|RTP|The Triangle|Raleigh-Durham|Raleigh Durham|Triangle Park|Raleigh Durham Chapel Hill|Triangle NC|Triangle area
Greensboro/NC 50=Piedmont Triad|Triad NC
Fort Lauderdale/FL 90=South Florida|SoFlo|Miami metro|Greater Miami|Miami area|Miami Fort Lauderdale|Miami metropolitan area|Miami Dade|Southeast Florida
Orlando/FL 90=Central Florida|Greater Orlando|Orlando area
Tampa/FL 65=Tampa Bay|Tampa Bay Area|Tampa area|Tampa Saint Petersburg
Cape Coral/FL 70=Southwest Florida|SWFL
West Palm Beach/FL 60=Palm Beach County|Treasure Coast
Seattle/WA 80=Puget Sound|Puget Sound Region|Greater Seattle|Seattle area|Seattle metro|Seattle Tacoma|Sea Tac
Spokane/WA 90=Inland Northwest
Portland/OR 50=Greater Portland Oregon|Portland metro|Portland Oregon area|Portland metro area
Boston/MA 55=Greater Boston|Boston area|Boston metro|Boston metro area|Metro Boston
Philadelphia/PA 60=Greater Philadelphia|Philadelphia area|Philly metro|Delaware Valley|Philly area|Philadelphia metro
Allentown/PA 40=Lehigh Valley
Pittsburgh/PA 60=Greater Pittsburgh|Pittsburgh area|Western Pennsylvania
Detroit/MI 65=Metro Detroit|Greater Detroit|Detroit area|Southeast Michigan|Detroit metro
Grand Rapids/MI 60=West Michigan
Cleveland/OH 65=Northeast Ohio|Greater Cleveland|Cleveland area
Cincinnati/OH 55=Greater Cincinnati|Cincinnati area|Tri-State Cincinnati
Columbus/OH 50=Greater Columbus|Central Ohio|Columbus area
Indianapolis/IN 60=Greater Indianapolis|Central Indiana|Indianapolis area
Kansas City/MO 60=Greater Kansas City|Kansas City metro|KC metro|Kansas City area
Saint Louis/MO 60=Greater Saint Louis|Greater St Louis|St Louis area|St Louis metro
Denver/CO 60=Greater Denver|Denver area|Denver metro|Mile High Region
Denver/CO 130=Front Range|Colorado Front Range
Salt Lake City/UT 90=Wasatch Front|Salt Lake Valley
Lehi/UT 45=Silicon Slopes
Phoenix/AZ 70=Greater Phoenix|Phoenix area|Phoenix metro|Valley of the Sun|Phoenix metropolitan area
Las Vegas/NV 45=Greater Las Vegas|Las Vegas Valley|Las Vegas area|Vegas Valley
Atlanta/GA 70=Greater Atlanta|Metro Atlanta|Atlanta area|Atlanta metro|Metro ATL
Nashville/TN 65=Greater Nashville|Middle Tennessee|Nashville area
Charlotte/NC 60=Greater Charlotte|Charlotte area|Charlotte metro
Greenville/SC 70=Upstate South Carolina|Upstate SC
Charleston/SC 50=Lowcountry|Low Country
Norfolk/VA 55=Hampton Roads|Tidewater|Tidewater Virginia
Richmond/VA 55=Greater Richmond|Central Virginia
New Orleans/LA 60=Greater New Orleans|New Orleans area
San Antonio/TX 60=Greater San Antonio|San Antonio area
Milwaukee/WI 55=Greater Milwaukee|Milwaukee area|Southeast Wisconsin
Albany/NY 55=Capital District NY|Albany area|Tech Valley
Hartford/CT 45=Greater Hartford
Bridgeport/CT 40=Fairfield County
Davenport/IA 45=Quad Cities
Honolulu/HI 60=Oahu`,
  CA: `
Toronto/ON 70=Greater Toronto Area|GTA|Greater Toronto|Toronto area|GTHA|Toronto GTA|Greater Toronto and Hamilton Area
Hamilton/ON 90=Golden Horseshoe
Kitchener/ON 35=Waterloo Region|Kitchener-Waterloo|KW Ontario|Kitchener Waterloo|Region of Waterloo
St. Catharines/ON 45=Niagara Region|Niagara
Vancouver/BC 55=Metro Vancouver|Greater Vancouver|GVA|Lower Mainland|Greater Vancouver Area|Vancouver area
Kelowna/BC 80=Okanagan|Okanagan Valley
Nanaimo/BC 150=Vancouver Island
Montréal/QC 55=Greater Montreal|Grand Montréal|Montreal area|Montreal metro|Région de Montréal|Montréal métropolitain
Longueuil/QC 45=Montérégie|Rive-Sud|South Shore Montreal
Québec/QC 50=Capitale-Nationale
Ottawa/ON 45=National Capital Region Canada|Ottawa Gatineau|Ottawa area
Calgary/AB 50=Greater Calgary|Calgary area
Edmonton/AB 50=Greater Edmonton|Edmonton area`,
  GB: `
London 30=Greater London|London area|Inner London|Outer London|London metropolitan area|London region|Within M25|M25
London 90=Home Counties|London and South East
London 15=East London|North London|South London|West London|South East London|South West London|North West London|London West End
Manchester/ENG 25=Greater Manchester|Manchester area
Birmingham/ENG 35=West Midlands|Greater Birmingham
Dudley/ENG 20=Black Country
Nottingham/ENG 65=East Midlands
Birmingham/ENG 85=Midlands|The Midlands
Leeds/ENG 30=West Yorkshire|Leeds City Region|Greater Leeds
Sheffield/ENG 28=South Yorkshire
Leeds/ENG 75=Yorkshire|Yorkshire and the Humber
York/ENG 60=North Yorkshire
Kingston upon Hull/ENG 45=East Yorkshire|Humberside|Humber
Liverpool/ENG 25=Merseyside|Liverpool City Region|Greater Liverpool
Newcastle upon Tyne/ENG 20=Tyneside|Tyne and Wear|Tyne & Wear
Durham/ENG 60=North East England|North East of England
Middlesbrough/ENG 20=Teesside|Tees Valley
Preston/ENG 45=Lancashire
Preston/ENG 90=North West England|North West of England
Chester/ENG 45=Cheshire
Barrow in Furness/ENG 70=Cumbria
Maidstone/ENG 50=Kent|County of Kent
Guildford/ENG 30=Surrey
Horsham/ENG 35=West Sussex
Lewes/ENG 40=East Sussex
Brighton/ENG 55=Sussex
Winchester/ENG 45=Hampshire
Chelmsford/ENG 45=Essex
Ipswich/ENG 50=Suffolk
Norwich/ENG 50=Norfolk UK|Norfolk England|County of Norfolk
Norwich/ENG 110=East Anglia
Hatfield/ENG 30=Hertfordshire|Herts
Reading/ENG 40=Berkshire|Thames Valley|Royal Berkshire
Aylesbury/ENG 35=Buckinghamshire|Bucks
Oxford/ENG 40=Oxfordshire|Oxon
Cambridge/ENG 45=Cambridgeshire|Cambs|Silicon Fen
Bedford/ENG 30=Bedfordshire|Beds
Northampton/ENG 35=Northamptonshire|Northants
Leicester/ENG 32=Leicestershire|Leics
Nottingham/ENG 35=Nottinghamshire|Notts
Derby/ENG 45=Derbyshire
Lincoln/ENG 60=Lincolnshire|Lincs
Stafford/ENG 40=Staffordshire|Staffs
Warwick/ENG 35=Warwickshire
Worcester/ENG 35=Worcestershire
Shrewsbury/ENG 40=Shropshire
Hereford/ENG 30=Herefordshire
Gloucester/ENG 40=Gloucestershire|Glos|Cotswolds
Trowbridge/ENG 45=Wiltshire|Wilts
Taunton/ENG 50=Somerset UK|Somerset England|County of Somerset
Dorchester/ENG 45=Dorset
Exeter/ENG 75=Devon|Devonshire
Truro/ENG 70=Cornwall UK|Cornwall England|Cornwall
Bristol/ENG 30=Greater Bristol|Bristol area|Avon UK
Exeter/ENG 150=South West England|West Country
Crawley/ENG 90=South East England|South East of England
Kingussie/SCT 195=Scotland|Schottland|Écosse|Ecosse|Schotland|Skottland|Escocia|Alba
Glasgow/SCT 35=Greater Glasgow|Strathclyde|Clydeside
Edinburgh/SCT 35=Lothian|Lothians|Edinburgh area
Stirling/SCT 60=Central Belt|Scottish Central Belt
Inverness/SCT 120=Scottish Highlands|Highlands and Islands
Llanidloes/WLS 112=Wales|Pays de Galles|Gales|Cymru|Wales UK
Pontypridd/WLS 50=South Wales
Bangor/WLS 80=North Wales
Cookstown/NIR 85=Northern Ireland|Nordirland|Irlande du Nord|Noord-Ierland|Irlanda del Norte|Ulster`,
  IE: `
Dublin 35=Greater Dublin|County Dublin|Co Dublin|Greater Dublin Area|Dublin area
Cork 60=County Cork|Co Cork
Galway 60=County Galway|Co Galway
Limerick 45=County Limerick|Co Limerick
Naas 35=County Kildare|Co Kildare|Kildare
Athlone 70=Irish Midlands`,
  DE: `
Essen/NW 45=Ruhrgebiet|Ruhr|Ruhr area|Ruhr Valley|Ruhrpott|Metropole Ruhr|Metropolregion Ruhr|Bassin de la Ruhr
Frankfurt/HE 55=Rhein-Main-Gebiet|Rhein-Main|Rhine-Main|Rhein Main Region|Frankfurt Rhein-Main|Frankfurt Rhine Main|Rhine Main Area|Raum Frankfurt|Großraum Frankfurt|Metropolregion Rhein-Main
Mannheim/BW 45=Rhein-Neckar|Rhine-Neckar|Metropolregion Rhein-Neckar|Rhein-Neckar-Kreis|Rhein Neckar Region
Düsseldorf/NW 60=Rhein-Ruhr|Rhine-Ruhr|Metropolregion Rhein-Ruhr
Köln/NW 55=Rheinland|Rhineland|Köln Bonn|Region Köln/Bonn|Raum Köln|Großraum Köln|Cologne Bonn
München/BY 45=Großraum München|Raum München|Greater Munich|Munich area|Munich metropolitan area|Metropolregion München|Münchner Umland
Rosenheim/BY 90=Oberbayern|Upper Bavaria|Haute-Bavière
Landshut/BY 100=Niederbayern|Lower Bavaria
Nürnberg/BY 45=Großraum Nürnberg|Metropolregion Nürnberg|Raum Nürnberg|Mittelfranken|Nürnberg Fürth Erlangen
Nürnberg/BY 110=Franken|Franconia
Würzburg/BY 60=Unterfranken
Bamberg/BY 70=Oberfranken
Hamburg/HH 45=Großraum Hamburg|Metropolregion Hamburg|Greater Hamburg|Hamburg area|Raum Hamburg
Berlin/BE 45=Großraum Berlin|Greater Berlin|Berlin area|Raum Berlin|Berliner Umland|Speckgürtel Berlin
Berlin/BE 100=Berlin-Brandenburg|Berlin Brandenburg
Stuttgart/BW 40=Großraum Stuttgart|Region Stuttgart|Stuttgart Region|Raum Stuttgart|Greater Stuttgart|Stuttgart area
Ravensburg/BW 60=Bodensee|Lake Constance|Bodenseeregion|Lac de Constance|Lago de Constanza
Freiburg/BW 60=Breisgau|Südbaden
Villingen-Schwenningen/BW 70=Schwarzwald|Black Forest|Forêt-Noire|Selva Negra
Ulm/BW 90=Schwaben|Swabia
Hannover/NI 40=Region Hannover|Raum Hannover|Großraum Hannover|Greater Hanover
Bremen/HB 40=Großraum Bremen|Raum Bremen
Leipzig/SN 45=Großraum Leipzig|Raum Leipzig|Mitteldeutschland|Leipzig Halle
Dresden/SN 40=Großraum Dresden|Raum Dresden|Silicon Saxony
Bielefeld/NW 55=Ostwestfalen|OWL|Ostwestfalen-Lippe
Münster/NW 55=Münsterland
Siegen/NW 60=Sauerland|Siegerland
Wuppertal/NW 25=Bergisches Land
Mönchengladbach/NW 40=Niederrhein|Lower Rhine
Oldenburg/NI 80=Ostfriesland|East Frisia
Lüneburg/NI 50=Lüneburger Heide
Trier/RP 60=Eifel|Moselle Germany|Mosel`,
  AT: `
Wien 35=Großraum Wien|Greater Vienna|Vienna area|Raum Wien|Wiener Umland
Sankt Pölten 90=Niederösterreich|Lower Austria|Basse-Autriche
Wels 80=Oberösterreich|Upper Austria|Haute-Autriche
Leoben 110=Steiermark|Styria|Styrie
Innsbruck 110=Tirol|Tyrol|Tirol Österreich
Dornbirn 45=Vorarlberg
Villach 90=Kärnten|Carinthia|Carinthie
Eisenstadt 80=Burgenland
Bischofshofen 85=Salzburger Land|Salzburgerland|Land Salzburg
Graz 35=Großraum Graz|Raum Graz`,
  CH: `
Zürich 35=Greater Zurich|Zürich Region|Großraum Zürich|Raum Zürich|Zurich area|Kanton Zürich|Canton of Zurich|Greater Zurich Area
Genève 30=Greater Geneva|Canton de Genève|Kanton Genf|Geneva area
Lausanne 60=Romandie|Suisse romande|Westschweiz|Lake Geneva Region|Arc lémanique|Vaud|Waadt
Basel 30=Kanton Basel|Basel Stadt|Nordwestschweiz|Basel area
Bern 60=Kanton Bern|Canton of Bern|Berner Oberland
Luzern 45=Zentralschweiz|Innerschweiz|Central Switzerland
Sankt Gallen 50=Ostschweiz
Bellinzona 60=Tessin|Ticino
Aarau 35=Aargau|Argovie
Sion 90=Wallis|Valais`,
  FR: `
Paris 55=Île-de-France|Ile de France|IDF|Région parisienne|Region parisienne|Paris region|Grand Paris|Greater Paris|Paris area|Banlieue parisienne|Paris et région|Pariser Raum|Großraum Paris|Région IDF|Paris metropolitan area
Paris 20=Petite couronne|Paris intramuros et petite couronne
Versailles 30=Yvelines
Évry 35=Essonne
Courbevoie 15=Hauts-de-Seine
Bobigny 15=Seine-Saint-Denis
Créteil 15=Val-de-Marne
Melun 45=Seine-et-Marne
Pontoise 30=Val-d'Oise
Lyon 35=Grand Lyon|Métropole de Lyon|Région lyonnaise|Greater Lyon|Lyon area|Agglomération lyonnaise
Lyon 120=Rhône-Alpes|Rhone Alpes
Marseille 45=Aix-Marseille|Bouches-du-Rhône|Région marseillaise|Greater Marseille
Nice 50=Côte d'Azur|Cote d'Azur|French Riviera|Alpes-Maritimes|Riviera française
Toulouse 40=Région toulousaine|Grand Toulouse|Toulouse métropole|Haute-Garonne
Bordeaux 45=Région bordelaise|Bordeaux métropole|Gironde
Lille 30=Métropole lilloise|Lille métropole|Région lilloise|MEL Lille
Lille 75=Nord-Pas-de-Calais|Nord Pas de Calais
Nantes 45=Loire-Atlantique|Région nantaise|Nantes métropole
Rennes 45=Ille-et-Vilaine|Région rennaise
Strasbourg 100=Alsace|Elsass|Elzas|Alsacia
Strasbourg 30=Eurométropole de Strasbourg|Bas-Rhin
Grenoble 50=Isère|Région grenobloise
Montpellier 50=Hérault
Nancy 100=Lorraine|Lothringen|Lorena
Annecy 45=Haute-Savoie|Haute Savoie
Chambéry 60=Savoie
Bayonne 45=Pays basque|Pays basque français
Dijon 120=Bourgogne|Burgundy|Burgund
Avignon 60=Vaucluse
Montpellier 130=Languedoc`,
  NL: `
Gouda 50=Randstad|De Randstad|Randstad Holland
Amsterdam 30=Groot-Amsterdam|Greater Amsterdam|Metropoolregio Amsterdam|Amsterdam area|Regio Amsterdam|MRA Amsterdam|Amsterdam metropolitan area
Rotterdam 25=Rijnmond|Groot-Rotterdam|Regio Rotterdam|Greater Rotterdam
Den Haag 20=Haaglanden|Regio Den Haag
Utrecht 25=Regio Utrecht|Greater Utrecht
Eindhoven 30=Brainport|Regio Eindhoven|Brainport Eindhoven
Enschede 35=Twente
Ede 30=Food Valley|Foodvalley
Hilversum 15=Gooi|Het Gooi
Arnhem 35=Veluwe|Regio Arnhem-Nijmegen|Arnhem Nijmegen
Maastricht 30=Zuid-Limburg`,
  BE: `
Brussels 25=Brussels Capital Region|Région de Bruxelles-Capitale|Brussels Hoofdstedelijk Gewest|Greater Brussels|Brussels region|Région bruxelloise|Brussels area
Gent 75=Vlaanderen|Flanders|Flandre|Flandern|Flandes
Namur 90=Wallonie|Wallonia|Wallonië|Wallonien|Valonia
Antwerpen 35=Provincie Antwerpen|Greater Antwerp|Antwerp area
Gent 35=Oost-Vlaanderen|East Flanders
Brugge 45=West-Vlaanderen|West Flanders
Leuven 35=Vlaams-Brabant|Flemish Brabant
Hasselt 40=Limburg België|Belgisch Limburg
Wavre 25=Brabant wallon|Walloon Brabant
Charleroi 50=Hainaut|Henegouwen`,
  SE: `
Stockholm 45=Stor-Stockholm|Storstockholm|Stockholmsområdet|Greater Stockholm|Stockholm area|Stockholmsregionen|Stockholm med omnejd
Göteborg 40=Stor-Göteborg|Storgöteborg|Göteborgsområdet|Greater Gothenburg|Göteborgsregionen|Gothenburg area
Malmö 35=Stor-Malmö|Malmöregionen|Greater Malmö
Stockholm 100=Mälardalen|Mälardalsregionen
Jönköping 110=Småland
Luleå 200=Norrland`,
  'DK,SE': `
Malmö 55=Öresund|Øresund|Öresundsregionen|Oresund|Öresund Region`,
  ES: `
Madrid 50=Comunidad de Madrid|Community of Madrid|Madrid region|Área metropolitana de Madrid|Madrid y alrededores|Greater Madrid|Madrid area
Barcelona 40=Área metropolitana de Barcelona|Greater Barcelona|Barcelona area|Barcelona y alrededores
Manresa 120=Cataluña|Catalunya|Catalonia|Catalogne|Katalonien|Catalonië|Katalonia
Antequera 200=Andalucía|Andalusia|Andalousie|Andalusien|Andalusië
Valencia 170=Comunidad Valenciana|Comunitat Valenciana|Valencian Community
Vitoria-Gasteiz 75=País Vasco|Euskadi|Basque Country|Baskenland|Euskal Herria|Pays basque espagnol
Lugo 110=Galicia|Galice|Galicien|Galicia España
Valladolid 180=Castilla y León|Castile and León|Castilla y Leon
Toledo 190=Castilla-La Mancha|Castilla La Mancha
Zaragoza 150=Aragón|Aragon
Oviedo 90=Asturias|Principado de Asturias|Asturien
Santander 60=Cantabria|Cantabrie
Pamplona 80=Navarra|Navarre
Logroño 60=La Rioja
Cáceres 140=Extremadura|Estremadura
Murcia 80=Región de Murcia|Region of Murcia
Palma 150=Islas Baleares|Baleares|Illes Balears|Balearic Islands|Balearen|Mallorca|Majorca|Majorque
Las Palmas de Gran Canaria 200=Islas Canarias|Canarias|Canary Islands|Kanarische Inseln|Kanaren|Îles Canaries|Canarische Eilanden
Málaga 60=Costa del Sol
Alicante 60=Costa Blanca`,
  PT: `
Lisboa 40=Grande Lisboa|Greater Lisbon|Lisbon area
Porto 35=Grande Porto|Greater Porto
Faro 80=Algarve`,
  IT: `
Milano 35=Greater Milan|Milan area|Hinterland milanese
Milano 80=Lombardia|Lombardy|Lombardei|Lombardie
Roma 70=Lazio|Latium
Torino 80=Piemonte|Piedmont Italy|Piemont
Firenze 90=Toscana|Tuscany|Toskana|Toscane
Venezia 80=Veneto|Venetien
Bologna 100=Emilia-Romagna
Bolzano 60=Südtirol|South Tyrol|Alto Adige`,
  DK: `
København 40=Greater Copenhagen|Storkøbenhavn|Copenhagen area|Hovedstaden|Großraum Kopenhagen`,
  NO: `
Oslo 45=Stor-Oslo|Greater Oslo|Oslo area|Osloområdet`,
  FI: `
Helsinki 35=Greater Helsinki|Helsinki metropolitan area|Uusimaa|Pääkaupunkiseutu`,
  PL: `
Katowice 45=Silesia|Śląsk|Górny Śląsk|Upper Silesia
Gdańsk 40=Trójmiasto|Tricity`,
  IN: `
Delhi 60=Delhi NCR|NCR|NCR Delhi|National Capital Region India|Delhi National Capital Region|New Delhi NCR|Greater Delhi
Mumbai 55=Mumbai Metropolitan Region|Greater Mumbai|MMR Mumbai|Mumbai area`,
  PH: `
Manila 30=Metro Manila|NCR Philippines|National Capital Region Philippines|Greater Manila|Manila area
Cebu City 35=Metro Cebu`,
  MY: `
Kuala Lumpur 40=Klang Valley|Greater Kuala Lumpur|Greater KL|Lembah Klang`,
  ID: `
Jakarta 60=Jabodetabek|Greater Jakarta|Jakarta area
Denpasar 70=Bali`,
  CN: `
Shenzhen 100=Greater Bay Area|Pearl River Delta`,
  JP: `
Tokyo 60=Greater Tokyo|Kanto|Tokyo area
Osaka 60=Kansai`,
  KR: `
Seoul 50=Greater Seoul|Seoul Capital Area|Sudogwon`,
  IL: `
Tel Aviv 40=Gush Dan|Greater Tel Aviv|Tel Aviv area`,
  BR: `
São Paulo 60=Grande São Paulo|Greater São Paulo|São Paulo area`,
  MX: `
Mexico City 55=Valle de México|Greater Mexico City|Zona metropolitana del Valle de México`,
  AR: `
Buenos Aires 55=Gran Buenos Aires|Greater Buenos Aires|AMBA|GBA`,
  ZA: `
Johannesburg 65=Gauteng|Greater Johannesburg`,
  AU: `
Sydney/NSW 60=Greater Sydney|Sydney metro|Sydney area|Sydney metropolitan area|Western Sydney
Melbourne/VIC 60=Greater Melbourne|Melbourne metro|Melbourne area|Melbourne metropolitan area
Brisbane/QLD 55=Greater Brisbane|Brisbane area
Brisbane/QLD 100=South East Queensland|SEQ
Caloundra/QLD 40=Sunshine Coast
Perth/WA 55=Greater Perth|Perth area|Perth metro
Adelaide/SA 45=Greater Adelaide|Adelaide area
Newcastle/NSW 60=Hunter Valley|Hunter Region|Newcastle and Hunter
Wollongong/NSW 40=Illawarra
Wyong/NSW 35=Central Coast NSW`,
  NZ: `
Auckland 45=Greater Auckland|Auckland area
Wellington 45=Greater Wellington`,
};
