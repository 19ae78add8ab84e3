/** Invented employers; the format is described at WORKDAY_EMPLOYERS. Board detail: the row template of the search page. */
export const JOBVITE_EMPLOYERS = `
Ferrowell Networks | 118 | software | US:CA+TX+GA, GB, IN | table | Ferrowell makes firewalls and backup for schools and town halls that have one IT person, or none.
Cascara Medical Devices | 62 | biotech | US:MN+UT, IE | div | Cascara makes infusion pumps and the tubing that goes with them.
Bellmead Health Partners | 68 | health | US:AL+TN | columns | Bellmead is a physician-led network of clinics, imaging centers and one small hospital.
Topsail Foods | 40 | manufacturing | US:NC+GA | anchor | Topsail freezes vegetables within four hours of the harvest.
Whitlock Civil | 38 | civil | US:CA+NV+AZ | onclick | Whitlock designs and inspects water mains, reservoirs and levees.
Dunmore Ferries | 30 | logistics | GB, CA:BC | table | Dunmore carries cars, trucks and four million foot passengers a year between islands.
Sablewood Software | 40 | software | US:WA+NC | div | Sablewood makes permitting and inspection software for counties.
Ardent Sparrow | 26 | media | US:NY+CA | columns | Ardent Sparrow produces podcasts and audiobooks.
Lindqvist Wood | 30 | manufacturing | SE, US:ME | anchor | Lindqvist makes glue-laminated beams and wooden façades.
sv: Lindqvist Wood tillverkar limträbalkar och träfasader till skolor, idrottshallar och broar.
Wattlebird Care | 34 | care | AU | table | Wattlebird supports people with disability to live in their own homes.
`;

export const BREEZY_EMPLOYERS = `
Fiddlehead Landscapes | 16 | landscape | US:CT+NY | | Fiddlehead plants and looks after gardens, schoolyards and green roofs.
Switchgrass Trucking | 26 | logistics | US:IA+NE+KS | | Switchgrass runs 140 trucks and gets every driver home on Friday.
La Parcela Verde | 14 | farming | ES, FR | | La Parcela Verde grows organic vegetables for city markets.
es: La Parcela Verde cultiva verduras ecológicas y las reparte en los mercados de la ciudad.
Thistledown Nurseries | 15 | nursery | GB | | Thistledown runs five forest nurseries where children are outdoors most of the day.
Pixelhaven Games | 18 | software | CA:QC+ON, SE | | Pixelhaven makes strategy games with rule books as good as the artwork.
fr: Pixelhaven crée des jeux de stratégie dont les règles sont aussi soignées que les illustrations.
Marigold Home Health | 24 | care | US:FL+GA | | Marigold sends nurses and aides to people who have just left hospital.
Zonneweide Installaties | 17 | energy | NL | | Zonneweide installs heat pumps, solar panels and charging points.
nl: Zonneweide installeert warmtepompen, zonnepanelen en laadpalen bij particulieren en woningcorporaties.
Backhaus Dreikorn | 20 | bakery | DE:HE+BW | | Dreikorn bakes sourdough bread overnight and sells it in twenty-three shops.
de: Dreikorn backt über Nacht Sauerteigbrot und verkauft es in dreiundzwanzig eigenen Läden.
Penrose Street Clinic | 14 | health | US:PA+MD | | Penrose Street is a walk-in clinic with its own lab and a pharmacy next door.
Blue Heron Property Care | 18 | facility | US:WA+OR | | Blue Heron cleans and maintains 160 apartment buildings.
Sandpiper Support | 30 | callcenter | CA:ON+NS, US:TX | | Sandpiper answers calls and chats for utilities, airlines and software firms.
Atelier Grès | 10 | manufacturing | FR | | Atelier Grès makes stoneware for restaurants.
fr: L'Atelier Grès fabrique de la vaisselle en grès pour les restaurants et forme ses propres tourneurs.
Tinderbox Theatre | 9 | theatre | GB | | Tinderbox is a touring theatre company with its own workshop for sets and costumes.
Stonecrop Analytics | 16 | software | US:MA+NC, GB | | Stonecrop forecasts demand for wholesale bakers, butchers and florists.
Kookaburra Catering | 17 | restaurants | AU | | Kookaburra cooks for mine camps, festivals and a surprising number of weddings.
Huisartsen De Linde | 13 | health | NL | | De Linde is a group of six general practices that share their on-call duty.
nl: De Linde is een groep van zes huisartsenpraktijken die samen de diensten draaien.
Ljungheden Förskolor | 15 | nursery | SE | | Ljungheden runs eleven preschools with kitchens of their own.
sv: Ljungheden driver elva förskolor med egna kök och mycket tid utomhus.
Wayfarer Staffing | 28 | logistics | US:TN+KY+OH | | Wayfarer finds steady work for drivers, pickers and mechanics and employs them itself.
`;

export const DOVER_EMPLOYERS = `
Lapwing AI | 9 | software | US:CA+NY | | Lapwing reads insurance documents and tells brokers what is missing.
Nectarine Health | 8 | software | US:MA+CA | | Nectarine gives midwives one place for charts, visits and messages.
Basalt Works | 7 | software | US:CO | | Basalt makes a scheduling tool for concrete plants.
Foxglove Bio | 9 | biotech | US:MA+CA | | Foxglove grows enzymes that take dye out of waste water.
Tumblewheel | 6 | logistics | US:TX+AZ | | Tumblewheel leases electric trailers to carriers.
Orchard Ledger | 8 | accounting | US:NY, CA:ON | | Orchard Ledger closes the books of small manufacturers in four days.
Petrichor Weather | 6 | software | US:OK, GB | | Petrichor sells minute-by-minute rain forecasts to building sites and vineyards.
Hearthside Robotics | 8 | manufacturing | US:PA | | Hearthside builds a kitchen robot that does the frying so that cooks can cook.
Plumline Homes | 6 | construction | US:UT+ID | | Plumline designs small houses that one crew can frame in a week.
Civet Security | 7 | software | US:VA, GB | | Civet finds leaked credentials before somebody uses them.
Saltbox Learning | 6 | software | US:MN+MI | | Saltbox makes maths exercises that explain the mistake.
Riverstone Telehealth | 7 | health | US:TN+GA | | Riverstone offers video visits with nurses who know the local pharmacies.
`;
