/** Invented employers; the format is described at WORKDAY_EMPLOYERS. Board detail `eu`: on the EU host. */
export const LEVER_EMPLOYERS = `
Ambervane | 44 | software | US:CA+TX, CA:ON | pay | Ambervane helps freight brokers quote, book and track loads without a single phone call.
Stillwater Crossing | 30 | health | US:NM+AZ+CO | pay | Stillwater Crossing runs walk-in mental health clinics that see most people on the day they call.
Pedder & Voss | 28 | manufacturing | US:WI+MN | pay | Pedder & Voss machines gears and shafts in small batches for farm and forestry equipment.
Lumenquay | 40 | software | GB, DE:HH, NL | eu | Lumenquay builds the booking system behind 190 museums, theatres and swimming pools.
de: Lumenquay entwickelt das Buchungssystem von 190 Museen, Theatern und Schwimmbädern.
nl: Lumenquay bouwt het boekingssysteem van 190 musea, theaters en zwembaden.
Grindelkamp Logistik | 42 | logistics | DE | eu | Grindelkamp stores and ships spare parts for machine builders and has them on the road within two hours.
de: Grindelkamp lagert und versendet Ersatzteile für Maschinenbauer und bringt sie binnen zwei Stunden auf den Weg.
Maison Corvel | 34 | restaurants | FR | eu | Maison Corvel runs sixteen brasseries and a bakery that supplies all of them.
fr: Maison Corvel réunit seize brasseries et un fournil qui les approvisionne chaque matin.
Tidewrack Energy | 30 | energy | GB | eu pay | Tidewrack builds and services tidal turbines and the small harbours they are launched from.
Almafuerte Salud | 22 | care | ES, MX | eu | Almafuerte runs day centres and home care for people with dementia.
es: Almafuerte gestiona centros de día y atención domiciliaria para personas con demencia.
Coriander Street | 26 | restaurants | US:NY+NJ+PA | pay | Coriander Street cooks 40,000 lunches a week for schools and offices from three kitchens.
Ploughshare Credit | 32 | finance | US:KS+MO+NE | pay | Ploughshare lends to farms and rural businesses and sends people who know what a combine costs.
Hexley Instruments | 36 | biotech | US:MD+NC, GB | pay | Hexley builds portable spectrometers that tell a field chemist in forty seconds what is in the barrel.
Juniper Tram | 24 | newspaper | US:OR+CA | pay | Juniper Tram publishes six city newspapers that belong to their readers.
Northlatch Security | 38 | facility | US:IL+OH+MI | pay | Northlatch guards hospitals, plants and data centers, and trains its own officers for six weeks before their first shift.
Cedar & Flint Builders | 34 | construction | CA:BC+AB | pay | Cedar & Flint builds timber-frame homes and mid-rise apartments.
Dovecote Learning | 28 | nursery | GB | none | Dovecote runs nineteen nurseries and trains the people who work in them.
Snowgum Digital | 30 | software | AU | none | Snowgum writes case-management software for councils and community services.
Vinterhamn Teknik | 26 | software | SE | eu | Vinterhamn makes planning tools for harbours and shipping lines in the Baltic.
sv: Vinterhamn utvecklar planeringsverktyg för hamnar och rederier runt Östersjön.
Parsley & Pike | 20 | store | US:VT+ME+MA | pay | Parsley & Pike sells kitchen goods that last, in eleven shops and one very busy mail-order room.
`;

/** Board detail `pay`: has the compensation field. */
export const SMARTRECRUITERS_EMPLOYERS = `
Calloway Fitness Clubs | 150 | leisure | US:CA+TX+FL+NY+IL | form=plain | Calloway runs ninety-four gyms with pools, courts and childcare, open from five in the morning.
Rheingold Pflegedienste | 64 | care | DE:NW+HE | pay | Rheingold provides home care in eighteen towns along the Rhine and plans every tour with the carers who drive it.
de: Rheingold versorgt Pflegebedürftige in achtzehn Städten entlang des Rheins; die Touren planen wir gemeinsam mit den Pflegekräften.
Bruyère Hôtels | 46 | hotels | FR, ES | | Bruyère runs country hotels where most of the kitchen garden ends up on the plate.
fr: Bruyère réunit vingt-sept hôtels de campagne dont le potager fournit l'essentiel de la carte.
es: Bruyère gestiona hoteles rurales cuyo huerto abastece casi toda la carta.
Ostrander Packaging | 48 | manufacturing | US:OH+PA+WI, MX | | Ostrander makes cartons and moulded fibre trays that replace foam.
es: Ostrander fabrica cajas de cartón y bandejas de fibra moldeada que sustituyen al poliestireno.
Veldkamp Thuiszorg | 44 | care | NL | pay form=plain | Veldkamp is a home-care organisation of small, self-managing neighbourhood teams.
nl: Veldkamp is een thuiszorgorganisatie met kleine wijkteams die hun eigen rooster maken.
Blåklint Vård | 42 | health | SE | | Blåklint runs health centres and two local hospitals.
sv: Blåklint driver trettioen vårdcentraler och två närsjukhus.
Thornaby Stores | 52 | retail | GB | pay | Thornaby is a family grocer with 47 shops, most of them on high streets that the big chains left.
Meridan Parcel | 56 | parcel | GB, NL | | Meridan delivers parcels by cargo bike and electric van in nineteen cities.
nl: Meridan bezorgt pakketten per bakfiets en elektrische bus in negentien steden.
Halcyon Ridge Resorts | 40 | hotels | US:CO+UT+MT | pay | Halcyon Ridge runs six mountain resorts that are busy in winter and full in summer.
Quarrion Mining Services | 44 | construction | AU:WA+QLD | | Quarrion maintains crushers, conveyors and haul trucks on mine sites across the north and west.
Larkhollow Hospice | 30 | care | US:PA+NJ+MD | pay | Larkhollow cares for people at the end of life, at home and in three small hospices.
Brennholt Bau | 36 | construction | DE:BY+BW+SN | | Brennholt builds schools, bridges and timber halls.
de: Brennholt baut Schulen, Brücken und Holzhallen und beschäftigt eigene Kolonnen statt Subunternehmer.
Copse & Kiln | 28 | store | US:NC+VA+GA | pay | Copse & Kiln sells furniture made in its own two workshops.
Atelier Numérique Sauvane | 34 | software | FR, CA:QC | | Sauvane builds booking and ticketing software for regional transport networks.
fr: Sauvane conçoit les logiciels de billettique et d'information voyageurs de quarante réseaux de transport.
Stratton Vale College | 38 | college | GB | pay | Stratton Vale is a further-education college that teaches trades, care and digital skills to 7,800 students.
Mornington Quay Foods | 36 | farming | AU:VIC+TAS | | Mornington Quay grows, washes and packs salad leaves seven days a week.
`;
