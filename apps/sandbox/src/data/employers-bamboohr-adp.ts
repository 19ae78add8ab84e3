/** Invented employers; the format is described at WORKDAY_EMPLOYERS. */
export const BAMBOOHR_EMPLOYERS = `
Tamarack Veterinary Group | 16 | vet | US:MN+WI | form=plain | Tamarack is a group of nine veterinary practices where the owners still see patients every day.
Bellrope Brewing | 11 | restaurants | US:CO+NM | | Bellrope brews lager and serves it in four taprooms with proper food.
Corrie Peak Outdoors | 13 | store | CA:BC+AB | | Corrie Peak rents, repairs and sells ski and climbing gear.
Osprey Lane Dental | 18 | dental | US:FL+GA | | Osprey Lane runs fourteen dental practices with evening hours and same-week appointments.
Gable & Rye Architects | 10 | architecture | US:NY+MA | form=plain | Gable & Rye designs libraries, clinics and affordable apartments.
Pine Hollow Academy | 15 | education | US:VA+MD | | Pine Hollow is an independent day school for 620 children from kindergarten to grade eight.
Sundial Bookkeeping | 9 | accounting | US:AZ+NV | | Sundial does the books, payroll and taxes of contractors and shops.
Rookery Films | 8 | media | GB | | Rookery makes documentaries and the occasional feature.
Hatherleigh Farms | 14 | farming | GB | | Hatherleigh grows apples, presses cider and keeps four hundred dairy cows.
Kangaroo Paw Early Learning | 17 | nursery | AU | | Kangaroo Paw runs eight early-learning centres with their own cooks and gardens.
Lanternfish Labs | 12 | biotech | US:CA+WA | | Lanternfish develops water tests that a school class could run.
Millrace Community Kitchen | 9 | nonprofit | US:ME+CT | | Millrace turns surplus food into 2,000 meals a day and trains people for kitchen jobs while doing so.
Driftless Cheese | 12 | manufacturing | US:WI+IA | | Driftless makes aged cheddar and washed-rind cheese in copper vats.
Ironbark Electrical | 13 | construction | AU | | Ironbark wires hospitals, schools and solar farms.
Whistler's Wharf Inn | 11 | hotels | CA:BC+NS | | Whistler's Wharf is an inn of 58 rooms, a restaurant and a boat shed on the water.
Copperwren Software | 14 | software | US:UT+CO | | Copperwren makes field-service software for plumbers and electricians.
Saffron Bridge Therapy | 13 | therapy | US:TX+OK | | Saffron Bridge offers speech, occupational and physical therapy for children.
Oatfield Senior Living | 19 | care | US:IN+KY | | Oatfield runs six assisted-living homes, each with a garden and a dog.
Fernside Legal Aid | 9 | legal | CA:ON | | Fernside gives free legal help on housing, work and family matters.
Quiet Harbor Foundation | 0 | nonprofit | US:RI+MA | | Quiet Harbor keeps historic lighthouses standing and open to visitors.
`;

/** Board detail `myjobs`: on MyJobs; `locales=` are the languages of a Workforce Now career centre. */
export const ADP_EMPLOYERS = `
Marlowe County Transit | 44 | transit | US:NY+CT | locales=en_US,es_US | Marlowe County Transit runs 48 bus routes and the paratransit vans that fetch people from their doors.
es: Marlowe County Transit opera 48 rutas de autobús y las furgonetas adaptadas que recogen a las personas en su puerta.
Château Bellerive Résidences | 40 | care | CA:QC+ON | locales=en_CA,fr_CA | Bellerive runs retirement residences with round-the-clock nursing.
fr: Bellerive exploite des résidences pour aînés où une équipe soignante est présente jour et nuit.
Tallgrass Community Health | 46 | health | US:KS+OK+MO | locales=en_US,es_US | Tallgrass runs community health centers that see everyone, insured or not.
es: Tallgrass dirige centros de salud comunitarios que atienden a todas las personas, con o sin seguro.
Hobbs & Alder Machine | 34 | manufacturing | US:MI+IN | locales=en_US | Hobbs & Alder is a third-generation machine shop for hydraulic valves and pump housings.
Gulfstead Contractors | 40 | construction | US:TX+LA+FL | locales=en_US,es_US | Gulfstead pours foundations and raises steel for warehouses and schools along the Gulf coast.
es: Gulfstead construye cimentaciones y estructuras de acero para almacenes y escuelas en la costa del Golfo.
Beckett Falls College | 36 | college | US:PA+NY | locales=en_US | Beckett Falls is a community college where the average student is twenty-six and has a job.
Prairie Lantern Credit Union | 28 | finance | US:NE+IA | locales=en_US | Prairie Lantern is a credit union owned by 96,000 members.
Silverbirch Seniors | 38 | care | US:OH+MI | locales=en_US | Silverbirch runs nursing homes and memory-care units with permanent teams and no agency staff.
Nordale Building Services | 36 | facility | CA:ON+AB+MB | locales=en_CA | Nordale cleans, repairs and looks after offices, malls and hospitals.
Tidepool Aquarium Society | 24 | aquarium | US:CA+OR | locales=en_US | Tidepool runs a public aquarium, a rescue center for marine mammals and school programs on the coast.
Harrowgate Home Stores | 92 | store | US:GA+TN+AL+SC+NC | myjobs | Harrowgate sells hardware, paint and garden supplies in seventy stores run by people who have fixed a roof themselves.
Pemberly Music Schools | 48 | music | US:CA+TX+FL+IL | myjobs | Pemberly teaches music to 21,000 children and adults in forty-four schools.
Goldenrod Insurance | 38 | insurance | US:WI+IL+MN | myjobs | Goldenrod insures churches, clubs and small schools.
Keystone Hollow Foods | 52 | manufacturing | US:PA+VA | myjobs | Keystone Hollow bakes pretzels, crackers and pies for grocery brands.
`;
