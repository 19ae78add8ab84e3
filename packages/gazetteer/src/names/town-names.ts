/**
 * What people call towns beside what postings write: nicknames, abbreviations, and names in English, German, French,
 * Dutch, Swedish and Spanish. By country, an entry a line: `name[/region]=other name|other name`. The name is as postings
 * write it, and the gazetteer knows it, there.
 */
export const TOWN_NAMES: Readonly<Record<string, string>> = {
  US: `
New York/NY=NYC|N Y C|New York City|NY City|New York NYC|Nueva York|Big Apple|the Big Apple|New York Stad
Manhattan/NY=Manhattan NYC|NYC Manhattan
Brooklyn/NY=Bklyn|Brooklyn NYC
The Bronx/NY=Bronx
Los Angeles/CA=LA|L A|City of Angels|Los Angeles LA|Los Ángeles
San Francisco/CA=SF|S F|San Fran|Frisco CA|SFO|San Francisco SF
San Jose/CA=San José CA|SJC
San Diego/CA=SD County|San Diego CA
Sacramento/CA=Sac|Sacto
Long Beach/CA=LBC
Washington/DC=DC|D C|Washington DC|Washington D C|Wash DC|WDC|District of Columbia
Chicago/IL=Chi Town|Chitown|Windy City|Chicagó
Philadelphia/PA=Philly|Phila|PHL|Filadelfia|Philadelphie
Pittsburgh/PA=Pitt|PGH|Steel City
Boston/MA=Beantown
Houston/TX=H Town|HTX|Space City
Dallas/TX=Big D
Fort Worth/TX=Ft Worth|Cowtown
San Antonio/TX=SATX|San Antone
Austin/TX=ATX
El Paso/TX=EPTX
Las Vegas/NV=Vegas|Sin City|LV NV
New Orleans/LA=NOLA|N O L A|Big Easy|Nueva Orleans|La Nouvelle Orléans|Nouvelle Orléans
Baton Rouge/LA=BTR
Atlanta/GA=ATL|Hotlanta
Kansas City/MO=KC|K C|KCMO|Kansas City KC
Saint Louis/MO=STL|St Louis MO|Saint Louis City
Salt Lake City/UT=SLC|S L C|Salt Lake
Oklahoma City/OK=OKC|Okla City
Jacksonville/FL=Jax
Miami/FL=MIA
Orlando/FL=O Town
Fort Lauderdale/FL=Ft Lauderdale|Fort Liquordale
Saint Petersburg/FL=St Pete|Saint Pete
Tampa/FL=Tampa FL
Indianapolis/IN=Indy|Naptown
Minneapolis/MN=Mpls|Minneapolis MN
Saint Paul/MN=St Paul MN
Portland/OR=PDX|Stumptown
Seattle/WA=Emerald City
Phoenix/AZ=PHX|Phoenix AZ
Denver/CO=Mile High City
Colorado Springs/CO=Co Springs|Springs CO
Detroit/MI=Motor City|Motown
Grand Rapids/MI=GR MI
Nashville/TN=Nash|Music City|Nashvegas
Memphis/TN=Bluff City
Charlotte/NC=CLT|Queen City NC
Raleigh/NC=Raleigh NC
Winston-Salem/NC=Winston|Winston Salem
Cincinnati/OH=Cincy|Cinci
Cleveland/OH=CLE
Columbus/OH=Cbus|Columbus OH
Milwaukee/WI=MKE|Brew City
Baltimore/MD=Bmore|Charm City|BMore
Albuquerque/NM=ABQ|Burque
Louisville/KY=Derby City
Buffalo/NY=Buffalo NY
Richmond/VA=RVA
Virginia Beach/VA=VB VA
Birmingham/AL=Bham AL
Huntsville/AL=Rocket City
Spokane/WA=Spokompton
Anchorage/AK=Anchorage AK
Honolulu/HI=HNL
San Juan/PR=San Juan PR
Chattanooga/TN=Chatt|Nooga
Knoxville/TN=Knox
Hartford/CT=Hartford CT
Providence/RI=PVD
Omaha/NE=Omaha NE`,
  CA: `
Toronto/ON=TO Canada|The 6ix|T dot|YYZ
Montréal/QC=Montreal|MTL|Mtl QC|YUL
Vancouver/BC=Van City|Vancouver BC|YVR|Raincity
Calgary/AB=YYC|Cowtown AB
Edmonton/AB=YEG|Edm
Ottawa/ON=YOW
Winnipeg/MB=Wpg|YWG|The Peg
Québec/QC=Quebec City|Québec City|Ville de Québec|Ciudad de Quebec|Quebec Stadt
Halifax/NS=YHZ|Hali
London/ON=London Ontario
Saint John/NB=St John NB
St. John's/NL=Saint Johns|St Johns Newfoundland
Hamilton/ON=Steeltown
Mississauga/ON=Sauga
Saskatoon/SK=Stoon|YXE
Regina/SK=YQR`,
  GB: `
London=LDN|Londres|Londen|Greater London Authority|City of London|London UK|Central London|London City|London England
Birmingham/ENG=Brum|Bham|Birmingham UK
Manchester/ENG=MCR|Manc|Manchester UK
Liverpool/ENG=Lpool|Scouseland
Newcastle upon Tyne/ENG=Newcastle|Newcastle on Tyne|NCL|Toon
Nottingham/ENG=Notts City|Nottm
Sheffield/ENG=Sheff
Wolverhampton/ENG=Wolves|Wolvo
Southampton/ENG=Soton
Portsmouth/ENG=Pompey
Kingston upon Hull/ENG=Hull
Stoke-on-Trent/ENG=Stoke
Brighton/ENG=Brighton and Hove|Brighton Hove
Milton Keynes/ENG=MK Bucks|Milton Keynes UK
Middlesbrough/ENG=Boro
Huddersfield/ENG=Hudds
Peterborough/ENG=Pboro
Edinburgh/SCT=Edinburg|Édimbourg|Edimburgo|Auld Reekie|Edinburgo
Glasgow/SCT=Glesga
Aberdeen/SCT=Granite City
Belfast/NIR=Béal Feirste
Derry/NIR=Londonderry|Derry Londonderry
Cardiff/WLS=Caerdydd
Swansea/WLS=Abertawe
Newport/WLS=Casnewydd
Bournemouth/ENG=Bmouth
Cambridge/ENG=Cambridge UK
Canterbury/ENG=Cantorbéry
Bury St Edmunds/ENG=Bury St Eds
Reading/ENG=Reading UK
Oxford/ENG=Oxford UK`,
  IE: `
Dublin=Dublín|Baile Átha Cliath|Dublin Ireland|Dublin City
Cork=Corcaigh|Cork City
Galway=Gaillimh|Galway City
Limerick=Luimneach
Waterford=Port Láirge`,
  DE: `
München/BY=Munich|Muenchen|Múnich|Monaco di Baviera|Monachium|Minga
Köln/NW=Cologne|Koeln|Cöln|Keulen|Colonia|Kölle
Nürnberg/BY=Nuremberg|Nuernberg|Neurenberg|Núremberg|Nuremberga
Hannover/NI=Hanover|Hanovre|Hanóver
Braunschweig/NI=Brunswick DE|Brunswick Germany|Brunsvique
Frankfurt/HE=Frankfurt am Main|Frankfurt a M|Frankfurt aM|Frankfurt Main|FFM|Francfort|Francfort sur le Main|Fráncfort|Fráncfort del Meno|Frankfort|Mainhattan
Frankfurt (Oder)/BB=Frankfurt Oder|Frankfurt an der Oder
Aachen/NW=Aix la Chapelle|Aken|Aquisgrán
Mainz/RP=Mayence|Maguncia
Trier/RP=Trèves|Tréveris
Koblenz/RP=Coblence|Coblenza|Coblenz
Regensburg/BY=Ratisbon|Ratisbonne|Ratisbona
Augsburg/BY=Augsbourg|Augsburgo
Bremen/HB=Brême|Hansestadt Bremen
Hamburg/HH=Hambourg|Hamburgo|HH Hamburg|Hansestadt Hamburg
Berlin/BE=Berlín|Berlijn|Berlin Germany|Berlino|BLN
Düsseldorf/NW=Duesseldorf|Dusseldorf|Düdo|DDorf
Dortmund/NW=Dortmund NRW
Duisburg/NW=Duisbourg
Stuttgart/BW=Stuttgart Germany|Estugarda
Freiburg/BW=Freiburg im Breisgau|Freiburg i Br|Fribourg en Brisgau|Friburgo de Brisgovia
Heidelberg/BW=Heidelberga
Karlsruhe/BW=KA Karlsruhe
Konstanz/BW=Constance Germany|Constanza
Leipzig/SN=Leipsic|Hypezig
Dresden/SN=Dresde
Münster/NW=Muenster|Munster Germany
Kassel/HE=Cassel
Saarbrücken/SL=Sarrebruck|Saarbruecken
Lübeck/SH=Luebeck|Lubeck
Göttingen/NI=Goettingen|Gotinga
Magdeburg/ST=Magdebourg|Magdeburgo
Rostock/MV=Hansestadt Rostock
Würzburg/BY=Wuerzburg|Wurtzbourg
Osnabrück/NI=Osnabrueck
Paderborn/NW=Paderborna
Halle (Saale)/ST=Halle Saale|Halle an der Saale
Ludwigshafen am Rhein/RP=Ludwigshafen|LU Rhein
Mülheim/NW=Mülheim an der Ruhr|Mülheim Ruhr
Offenbach/HE=Offenbach am Main`,
  AT: `
Wien=Vienna|Vienne|Wenen|Viena|Wien Österreich
Salzburg=Salzbourg|Salzburgo
Graz=Gratz
Linz=Linz an der Donau
Klagenfurt am Wörthersee=Klagenfurt`,
  CH: `
Zürich=Zurich|Zuerich|Zúrich|Züri|ZRH
Genève=Geneva|Genf|Ginebra|Geneve|Genfen
Basel=Basle|Bâle|Bazel|Basilea
Bern=Berne|Berna
Luzern=Lucerne|Lucerna
Lausanne=Lausana
Neuchâtel=Neuenburg
Fribourg=Freiburg im Üechtland
Sankt Gallen=St Gallen|St Gall|Saint Gall|San Galo
Biel=Bienne|Biel Bienne
Zug=Zoug
Lugano=Lugano Switzerland`,
  FR: `
Paris=París|Parijs|Paname|Paris France
Lyon=Lyons|Lión
Marseille=Marseilles|Marsella
Strasbourg=Straßburg|Strassburg|Straatsburg|Estrasburgo
Nice=Nizza|Niza|Nice France|Nice Côte d Azur
Lille=Rijsel|Ryssel
Bordeaux=Burdeos|BDX
Toulouse=Tolosa de Francia|Ville Rose
Dunkerque=Dunkirk|Duinkerke|Dünkirchen|Dunquerque
Rennes=Rennes Bretagne
Nantes=Nantes 44
Mulhouse=Mülhausen Elsass
Aix-en-Provence=Aix
Grenoble=Grenoble 38
Reims=Rheims
Montpellier=MTP
Saint-Étienne=St Etienne|Sainté
Villeurbanne=Lyon Villeurbanne
Courbevoie=La Défense|Paris La Défense|Defense Paris
Valbonne=Sophia Antipolis|Sophia`,
  NL: `
Den Haag=The Hague|'s-Gravenhage|s Gravenhage|La Haye|La Haya|Haag
Amsterdam=Ámsterdam|Mokum|Adam NL|AMS
Rotterdam=Róterdam|Rdam
Utrecht=Utrecht Stad|Domstad
Eindhoven=Lichtstad
's-Hertogenbosch=Den Bosch|Bois le Duc|Hertogenbosch
Nijmegen=Nimwegen|Nimègue|Nimega
Leiden=Leyden|Leyde
Groningen=Groninga|Groningue|Groningen Stad
Maastricht=Maestricht
Haarlem=Harlem NL
Vlissingen=Flushing NL|Flessingue`,
  BE: `
Brussels=Bruxelles|Brussel|Brüssel|Bryssel|Bruselas|Brussels Belgium
Antwerpen=Antwerp|Anvers|Amberes
Gent=Ghent|Gand|Gante
Brugge=Bruges|Brügge|Brujas
Liège=Luik|Lüttich|Lieja|Liege
Leuven=Louvain|Löwen|Lovaina
Mechelen=Malines|Mecheln|Malinas
Namur=Namen
Mons=Bergen BE
Kortrijk=Courtrai
Oostende=Ostend|Ostende
Tournai=Doornik
Louvain-la-Neuve=LLN`,
  SE: `
Stockholm=Estocolmo|Sthlm|Stokholm|Estockholm
Göteborg=Gothenburg|Goteborg|Gotenburg|Gotemburgo|Göteburg|Gbg
Malmö=Malmo|Malmoe
Uppsala=Upsala
Linköping=Linkoping
Norrköping=Norrkoping|Peking SE
Örebro=Orebro
Västerås=Vasteras|Westeras
Umeå=Umea
Luleå=Lulea
Jönköping=Jonkoping
Helsingborg=Hälsingborg|Hbg
Gävle=Gavle|Gefle`,
  ES: `
Madrid=Madrid Spain|Madrid España
Barcelona=Barcelone|BCN|Barna
Sevilla=Seville|Séville
Zaragoza=Saragossa|Saragosse
Valencia=Valencia Spain|Valence Espagne|València
Málaga=Malaga
Bilbao=Bilbo|Bilbao España
San Sebastián=Donostia|Saint Sébastien|San Sebastian|Donostia San Sebastián
Vitoria-Gasteiz=Vitoria|Gasteiz
Pamplona=Iruña|Pampelune
A Coruña=La Coruña|La Corogne|Corunna|Coruña
Santiago de Compostela=Saint Jacques de Compostelle
Córdoba=Cordoue|Cordova Spain
Cádiz=Cadix
Granada=Grenade Espagne|Granada España
Palma=Palma de Mallorca|Palma de Majorque
Las Palmas de Gran Canaria=Las Palmas
Alicante=Alacant
Murcia=Murcie`,
  PT: `
Lisboa=Lisbon|Lissabon|Lisbonne|Lisabon
Porto=Oporto
Braga=Braga Portugal`,
  IT: `
Milano=Milan|Mailand|Milaan|Milán
Roma=Rome|Rom|Rome Italy
Torino=Turin|Turijn|Turín
Napoli=Naples|Neapel|Napels|Nápoles
Firenze=Florence|Florenz|Florencia
Venezia=Venice|Venedig|Venise|Venetië|Venecia
Genova=Genoa|Genua|Gênes|Génova
Bologna=Bologne|Bolonia
Padova=Padua|Padoue
Bolzano=Bozen
Trento=Trient|Trente|Trento Italy
Palermo=Palerme
Verona=Vérone|Verona Italy
Perugia=Pérouse|Perugia Italy
Livorno=Livourne|Leghorn
Siracusa=Syracuse Italy`,
  DK: `
København=Copenhagen|Kopenhagen|Köpenhamn|Copenhague|CPH|Kobenhavn|Koebenhavn
Aarhus=Århus
Odense=Odense Denmark
Aalborg=Ålborg`,
  NO: `
Oslo=Oslo Norway
Bergen=Bergen Norway|Bergen Norge
Trondheim=Trondhjem
Stavanger=Stavanger Norway`,
  FI: `
Helsinki=Helsingfors
Tampere=Tammerfors
Turku=Åbo
Espoo=Esbo
Vantaa=Vanda FI
Oulu=Uleåborg`,
  IS: `
Reykjavík=Reykjavik`,
  PL: `
Warszawa=Warsaw|Warschau|Varsovie|Varsovia|Warszaw
Kraków=Krakow|Cracow|Krakau|Cracovie|Cracovia
Wrocław=Wroclaw|Breslau|Breslavia
Gdańsk=Gdansk|Danzig
Poznań=Poznan|Posen
Łódź=Lodz|Lodsch
Szczecin=Stettin
Katowice=Kattowitz`,
  CZ: `
Praha=Prague|Prag|Praag|Praga
Brno=Brünn
Plzeň=Pilsen|Plzen`,
  SK: `
Bratislava=Pressburg|Presbourg
Košice=Kosice|Kaschau`,
  HU: `
Budapest=Boedapest`,
  RO: `
Bucharest=București|Bucuresti|Bukarest|Bucarest|Boekarest
Cluj-Napoca=Cluj|Klausenburg
Timișoara=Timisoara|Temeswar
Iași=Iasi|Jassy
Brașov=Brasov|Kronstadt RO`,
  BG: `
Sofia=Sofía|Sofia Bulgaria`,
  GR: `
Athens=Athen|Athènes|Athene|Aten|Atenas|Athina
Thessaloniki=Salonica|Thessalonique|Saloniki|Tesalónica`,
  HR: `
Zagreb=Agram`,
  SI: `
Ljubljana=Laibach|Liubliana`,
  RS: `
Belgrade=Beograd|Belgrad|Belgrado`,
  UA: `
Kyiv=Kiev|Kiew|Kijev
Lviv=Lemberg|Lwów|Lvov
Odesa=Odessa Ukraine
Kharkiv=Kharkov|Charkiw`,
  LT: `
Vilnius=Wilna|Wilno
Kaunas=Kauen`,
  LV: `
Riga=Rīga`,
  EE: `
Tallinn=Reval|Tallin
Tartu=Dorpat`,
  LU: `
Luxembourg=Luxembourg City|Luxembourg Ville|Luxemburg Stadt|Ciudad de Luxemburgo`,
  RU: `
Moscow=Moskau|Moskva|Moscou|Moskou|Moscú|Moskwa
Saint Petersburg=Sankt Petersburg|Saint Pétersbourg|San Petersburgo|Sint Petersburg`,
  TR: `
Istanbul=İstanbul|Estambul|Constantinople
Ankara=Angora
İzmir=Izmir|Smyrna TR`,
  IL: `
Tel Aviv=TLV|Tel Aviv Yafo|Tel Aviv Jaffa
Jerusalem=Jérusalem|Jerusalén|Yerushalayim`,
  AE: `
Dubai=DXB|Dubaï|Dubái
Abu Dhabi=Abou Dabi|Abu Dabi`,
  SA: `
Riyadh=Riad|Riyad|Ar Riyadh
Jeddah=Djeddah|Dschidda|Jiddah`,
  EG: `
Cairo=Kairo|Le Caire|Caïro|El Cairo
Alexandria=Alexandrie Égypte`,
  IN: `
Bengaluru=Bangalore|BLR|Blore|Bangaluru
Mumbai=Bombay|BOM|Navi Bombay
Delhi=New Delhi|Nouvelle Delhi|Neu Delhi|Nueva Delhi
Chennai=Madras
Kolkata=Calcutta|Kalkutta|Calcuta
Pune=Poona
Hyderabad=HYD|Cyberabad
Gurgaon=Gurugram
Kochi=Cochin
Thiruvananthapuram=Trivandrum
Vadodara=Baroda
Mysuru=Mysore
Puducherry=Pondicherry|Pondichéry`,
  CN: `
Beijing=Peking|Pékin|Pekín
Shanghai=Schanghai|Shanghái
Guangzhou=Canton China|Kanton
Shenzhen=Shenzen
Chengdu=Chengdú
Nanjing=Nanking|Nankin`,
  JP: `
Tokyo=Tokio|Tōkyō
Osaka=Ōsaka
Kyoto=Kioto`,
  KR: `
Seoul=Séoul|Seúl
Busan=Pusan`,
  VN: `
Ho Chi Minh City=Saigon|HCMC|Ho Chi Minh|TP HCM|Ho Chi Minh Stadt
Hanoi=Hanói|Ha Noi`,
  TH: `
Bangkok=BKK|Krung Thep`,
  PH: `
Manila=Manille
Cebu City=Cebu
Quezon City=QC Philippines
Taguig=BGC|Bonifacio Global City|Taguig City
Makati City=Makati`,
  MY: `
Kuala Lumpur=KL|K L
George Town=Penang`,
  ID: `
Jakarta=Yakarta|Djakarta|DKI Jakarta`,
  PK: `
Karachi=Karatschi`,
  BD: `
Dhaka=Dacca`,
  MX: `
Mexico City=CDMX|Ciudad de México|México DF|Mexico DF|D F Mexico|Mexiko Stadt|Mexico Stad
Guadalajara=GDL
Monterrey=MTY`,
  BR: `
São Paulo=Sao Paulo|SP Brasil|Sampa
Rio de Janeiro=Rio|Río de Janeiro
Brasília=Brasilia`,
  AR: `
Buenos Aires=CABA|Capital Federal|Bs As|BsAs`,
  CL: `
Santiago=Santiago de Chile`,
  CO: `
Bogotá=Bogota|Bogota DC
Medellín=Medellin`,
  CR: `
San José=San José Costa Rica`,
  PA: `
Panamá=Panama City|Ciudad de Panamá`,
  ZA: `
Johannesburg=Joburg|Jozi|JHB|Johannesburgo
Cape Town=Kapstadt|Le Cap|Kaapstad|Kapstaden|Ciudad del Cabo|CPT
Pretoria=Tshwane
Durban=eThekwini`,
  NG: `
Lagos=Lagos Nigeria`,
  MA: `
Casablanca=Casa Maroc`,
  AU: `
Sydney/NSW=SYD|Sídney|Sydney Australia
Melbourne/VIC=MEL|Melb|Melbourne Australia|Melbs
Brisbane/QLD=Brissie|BNE|Brisvegas
Perth/WA=Perth Australia
Adelaide/SA=Adl|Adélaïde|Radelaide
Canberra/ACT=CBR
Hobart/TAS=Hobart Australia
Gold Coast/QLD=Surfers Paradise Gold Coast|Goldie
Newcastle/NSW=Newcastle Australia|Newy`,
  NZ: `
Auckland=AKL|Tāmaki Makaurau
Wellington=Welly|Wellington NZ
Christchurch=Chch`,
};
