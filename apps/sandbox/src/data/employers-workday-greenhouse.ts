/**
 * Invented employers, one a line: name | open postings | sector | countries (`US:OH+KY` = only these states) | board details | about.
 * Lines that begin with a language code give the "about" in that language, which lets the employer post in it.
 */
export const WORKDAY_EMPLOYERS = `
Hollowbrook Health | 120 | health | US:OH+KY+IN | wd5 jr | We run four hospitals and twenty-six outpatient clinics between the Ohio and Wabash rivers, and most of our patients live within half an hour of one of them.
Tarnwick Freight Lines | 110 | logistics | US:TX+OK+TN+GA, CA:ON | wd1 wrap | Tarnwick hauls refrigerated and dry freight for food producers and moves about 9,000 loads a week from eleven terminals.
Ostermark Automotive | 92 | manufacturing | DE, US:MI+SC | wd3 lang=de | Ostermark builds seat frames, adjusters and door modules for eight car makers and supplies them just in sequence.
de: Ostermark entwickelt und fertigt Sitzgestelle, Verstelleinheiten und Türmodule für acht Automobilhersteller und liefert sequenzgenau ans Band.
Coldspar Grocers | 120 | retail | US:WA+OR+ID | wd5 wrap | Coldspar is a regional grocer with 64 stores, its own bakery and a fish counter in every one of them.
Vandermolen Zuivel | 58 | manufacturing | NL, DE:NI | wd103 | Vandermolen turns the milk of 640 farms into cheese, butter and baby-food powder at three sites.
nl: Vandermolen verwerkt de melk van 640 boerderijen tot kaas, boter en grondstoffen voor babyvoeding op drie locaties.
de: Vandermolen verarbeitet die Milch von 640 Höfen an drei Standorten zu Käse, Butter und Rohstoffen für Babynahrung.
Great Tallow Bank | 78 | finance | US:NC+NY+IL | wd1 400 | Great Tallow is a commercial bank for firms with ten to five hundred employees: loans, payments, payroll and people who answer the phone.
Kestrel Point Hotels | 84 | hotels | US:CA+FL+CO, GB, AU | wd12 | Kestrel Point runs thirty-eight hotels near the sea and in the mountains, none of them with more than 180 rooms.
Aurelle Santé | 74 | health | FR | wd3 lang=fr | Aurelle runs nine private clinics and a network of dialysis centres across France.
fr: Aurelle Santé exploite neuf cliniques privées et un réseau de centres de dialyse où travaillent 4 200 soignants.
Merrow & Thane Insurance | 62 | insurance | GB, IE | wd3 400 | Merrow & Thane insures homes, small fleets and farms, and settles nine claims out of ten within a fortnight.
Southern Banksia Health | 72 | health | AU | wd105 wrap | Southern Banksia provides hospital, aged-care and community health services, from city wards to single-nurse posts in the bush.
Norrfjärd Energi | 46 | energy | SE | wd3 | Norrfjärd owns fourteen hydro stations, two wind parks and the district heating of five towns.
sv: Norrfjärd Energi äger fjorton vattenkraftverk, två vindparker och fjärrvärmen i fem städer.
Pellatone Pharma | 64 | biotech | US:NJ+MA, DE:BE, IE | wd1 jr | Pellatone develops inhaled medicines for chronic lung disease and makes them in its own sterile plants.
de: Pellatone entwickelt inhalierbare Arzneimittel gegen chronische Lungenerkrankungen und stellt sie in eigenen Reinräumen her.
Redgum Rail & Civil | 52 | civil | AU | wd105 bullets | Redgum renews track, bridges and signalling on regional railways, usually at night and at weekends when no trains run.
Ridgemaple University | 56 | college | CA | wd10 | Ridgemaple is a teaching university of 14,000 students with campuses in three provinces.
fr: Ridgemaple est une université axée sur l'enseignement qui accueille 14 000 étudiantes et étudiants sur ses campus de trois provinces.
Falkenried Kliniken | 66 | health | DE:HH+NI+NW | wd3 lang=de | Falkenried runs seven acute hospitals and a nursing school in northern Germany.
de: Die Falkenried Kliniken betreiben sieben Akutkrankenhäuser und eine eigene Pflegeschule in Norddeutschland.
Larkstone Aerospace | 56 | manufacturing | US:CA+WA+AZ | wd5 jr | Larkstone machines and assembles landing-gear parts and hydraulic actuators for regional aircraft.
Ashmorrow Public Schools | 60 | education | US:VA+NC | wd12 | Ashmorrow is a public school district with 31 schools, 18,400 pupils and a strong music programme.
Bluequarry Utilities | 46 | energy | US:PA+OH | wd1 | Bluequarry keeps power and drinking water flowing for 410,000 households.
`;

export const GREENHOUSE_EMPLOYERS = `
Quillmere | 62 | software | US:CA+NY+CO, GB, DE:BE | pay=metadata | Quillmere makes scheduling software for outpatient clinics; about 2,300 of them plan their day with it.
de: Quillmere entwickelt Terminsoftware für Arztpraxen; rund 2.300 Praxen planen damit ihren Tag.
Fenwick Arbor | 48 | software | GB, US:MA, NL | pay=ranges | Fenwick Arbor maps the roots, wires and pipes under city streets so that nobody digs into them.
nl: Fenwick Arbor brengt wortels, kabels en leidingen onder de straat in kaart, zodat niemand ze kapot graaft.
Saltmarsh Kitchens | 58 | restaurants | US:GA+SC+FL | pay=prose | Saltmarsh runs twenty-two neighbourhood restaurants that change a third of the menu every month.
Pinnock Freightworks | 40 | logistics | US:IL+IN+WI | pay=metadata | Pinnock consolidates small shipments for manufacturers who cannot fill a truck on their own.
Lodestone Reading Project | 26 | nonprofit | US:TN+AL+LA | pay=prose form=hostile | Lodestone trains reading tutors and places them in 140 elementary schools where fewer than half of the children read at grade level.
Cobaltine Robotics | 44 | manufacturing | US:PA+MI, DE:BY | pay=ranges | Cobaltine builds autonomous floor scrubbers and pallet movers for airports, hospitals and warehouses.
de: Cobaltine baut autonome Reinigungs- und Transportroboter für Flughäfen, Krankenhäuser und Lagerhäuser.
Marrowick Studios | 30 | media | GB, CA:BC+QC | pay=none | Marrowick makes animated series for children and the tools its artists draw them with.
fr: Marrowick produit des séries d'animation pour enfants et développe les outils de dessin de ses artistes.
Harbourlight Mutual | 46 | finance | CA:ON+NS, GB | pay=metadata | Harbourlight is a member-owned savings and mortgage lender that still keeps branches open in fishing towns.
Tessaly Genomics | 42 | biotech | US:CA+MA, GB | pay=ranges | Tessaly sequences tumours for hospital laboratories and returns a readable report within six days.
Windrow Agri | 34 | farming | US:IA+NE+KS, CA:SK | pay=prose form=endless | Windrow sells seed, soil advice and grain storage to family farms across the plains.
Palisander | 52 | software | DE, US:NY, SE | pay=none | Palisander helps building managers cut heating bills with valves that learn and one dashboard for the whole estate.
de: Palisander hilft Hausverwaltungen, Heizkosten zu senken: mit lernenden Ventilen und einer Übersicht für den ganzen Bestand.
sv: Palisander hjälper fastighetsägare att sänka värmekostnaden med lärande ventiler och en översikt över hela beståndet.
Ottervale Pet Clinics | 44 | vet | US:OR+WA+ID, CA:BC | pay=metadata | Ottervale runs fifty-one small-animal clinics and two emergency hospitals that never close.
Brindlecroft | 36 | store | GB | pay=none | Brindlecroft sells outdoor clothing that it also repairs, in nineteen shops and by post.
Nimbus & Rook | 28 | accounting | US:IL+TX+NC | pay=metadata | Nimbus & Rook is an accounting firm for restaurants, breweries and small hotels.
Solenne Énergies | 38 | energy | FR | pay=none | Solenne puts solar roofs on schools, barns and car parks and looks after them for twenty-five years.
fr: Solenne installe des toitures solaires sur les écoles, les hangars et les parkings, et les entretient pendant vingt-cinq ans.
Kittiwake Payments | 50 | software | NL, GB, US:NY | pay=ranges | Kittiwake moves money between marketplaces and the 80,000 small sellers who depend on them.
nl: Kittiwake verzorgt de uitbetalingen van marktplaatsen aan 80.000 kleine verkopers.
Gravenhall Construction | 48 | construction | US:TX+CO+AZ | pay=prose | Gravenhall builds clinics, fire stations and school extensions, mostly for towns under 100,000 people.
Everdell Home Care | 54 | care | US:MN+WI+IA | pay=metadata | Everdell helps 3,100 older people stay in their own homes with visits from the same few carers.
Larchwood Charter Schools | 46 | education | US:CO+UT+NM | pay=metadata | Larchwood runs twelve charter schools with small classes, long projects and a school garden in each.
Skarvik Marine | 32 | manufacturing | SE, NL | pay=none | Skarvik builds electric ferries and converts old ones.
sv: Skarvik bygger elfärjor och konverterar äldre fartyg till eldrift.
Tolliver Street Hospitality | 38 | hotels | US:LA+TN+GA | pay=prose | Tolliver Street restores old city buildings and turns them into hotels with a kitchen worth visiting.
Brightfathom | 40 | software | AU, SG, US:WA | pay=none | Brightfathom makes inspection software for ports, dams and offshore platforms.
Copperline Telecom | 44 | telecom | CA:AB+MB+SK | pay=metadata | Copperline brings fibre and fixed wireless to prairie towns that were always last on the list.
Wrenfield Legal | 24 | legal | US:VA+MD+NY | pay=ranges | Wrenfield is a law firm for tenants, workers and small landlords, with fixed fees that fit on one page.
`;
