/** Shops, kitchens, hotels, trades, transport, plants. Written as in `english-care.ts`. */
export const ENGLISH_SERVICE = `
# truck-driver
CDL A Truck Driver - Home Weekly - $1,600/wk | Longroute Carriers | Nashville, TN, US | | flatbed, hazmat
Class A OTR Driver (Lease Purchase) | Longroute Carriers | Columbus, OH, US | contract | logbooks
HGV Class 1 Driver - Nights - Tramping | Tarmac & Tyne Haulage | Newcastle upon Tyne, ENG, GB | | tachograph, night shift
HGV Class 2 Driver | Tarmac & Tyne Haulage | Leeds, ENG, GB | | multi-drop
Local Driver, CDL B - Roll-Off | Greenbin Waste | Phoenix, AZ, US | | dumpsters
LGV C+E Driver - £17.50ph - Immediate Start | Deskline | Bristol, ENG, GB | temp | CPC
AZ Driver - City P&D | Northway Freight | Toronto, ON, CA | | pallets
# delivery-driver
Delivery Driver (Own Car) - Evenings | Slice Wagon | Columbus, OH, US | part, novice | pizza, tips
Route Delivery Driver - Non CDL | Pixelparcel | Atlanta, GA, US | novice | parcels
Multi Drop Van Driver | Meadow Bread | London, ENG, GB | | early mornings
# driver-passenger
School Bus Driver - Will Train - Split Shift | Fairbury USD 12 | Wichita, KS, US | part, novice | CDL permit
PCV Driver - Trainee | Coastlink Buses | Plymouth, ENG, GB | novice | tickets
Rideshare / Shuttle Driver - Airport | Luxe Motors | Tampa, FL, US | part | luggage
# train-driver
Train Driver (Qualified) | Northern Spine Rail | Leeds, ENG, GB | | signals
# driver-manager
Driver Manager - Night Dispatch | Longroute Carriers | Nashville, TN, US | | planning loads
# dispatcher
Logistics Dispatcher/Planner | Longroute Carriers | Nashville, TN, US | | TMS
# warehouse-associate
Warehouse Associate - FT Nights - $21.75 | Pixelparcel | Atlanta, GA, US | novice | picking, night shift
Picker/Packer (Weekend Crew) | Hedgerow Home | London, ENG, GB | part, novice | scanners
Warehouse Operative - 4 on 4 off | Meadow Bread | London, ENG, GB | novice | loading
Material Handler II - Req #40117 | Hexagon Castings | Detroit, MI, US | | staging
Shipping & Receiving Clerk | Redvial Labs | Boston, MA, US | | UPS, labels
Stocker - Overnight | Greenbasket | Columbus, OH, US | part, novice | pallets, night shift
# warehouse-manager
Warehouse Shift Manager | Pixelparcel | Atlanta, GA, US | | safety, headcount
# wms-developer
WMS Developer - Warehouse Systems | Pixelparcel | Toronto, ON, CA | | Java, SQL
# forklift-operator
Forklift Op. - 3rd Shift | Hexagon Castings | Detroit, MI, US | | stand-up, cherry picker
FLT Driver (Counterbalance) | Tarmac & Tyne Haulage | Leeds, ENG, GB | | loading
# sales-associate
PT Sales Associate Store 118 | Guitar Loft | Tampa, FL, US | part, novice | amps
Retail Sales Asst - Christmas Temp | Hedgerow Home | London, ENG, GB | temp, novice | tills
Store 4402 - Team Member | Greenbasket | Dayton, OH, US | part, novice | shelves, registers
Keyholder - Womenswear | Thread & Thimble | Manchester, ENG, GB | part | fitting rooms
Paint & Decor Sales Specialist | Harlow Hardware | Austin, TX, US | | tinting
Luxury Client Advisor | Maison Ortel | New York, NY, US | | clienteling
# cashier
Cashier/Barista - Travel Center | Roadrest | Tucson, AZ, US | novice | fuel, coffee
Front End Cashier - Part Time Evenings | Greenbasket | Columbus, OH, US | part, novice | registers
Checkout Operator - 12 hrs | Brackenridge Foods | Sheffield, ENG, GB | part, novice | tills
# assistant-store-manager
ASM - Outlet | Thread & Thimble | Manchester, ENG, GB | | rota, KPIs
Assistant Store Manager (Full Time) Store 118 | Guitar Loft | Tampa, FL, US | | scheduling
# store-manager
General Manager - Convenience | Roadrest | Tucson, AZ, US | | P&L
Store Manager in Training | Harlow Hardware | Austin, TX, US | novice | merchandising
# cook
Line Cook - $22 + Tips - Downtown | Ember & Oak | Denver, CO, US | | sauté, grill
Prep Cook (Mornings) | Ember & Oak | Denver, CO, US | part, novice | knife skills
School Cook / Lunch Lady, 180 days | Fairbury USD 12 | Wichita, KS, US | part | trays
Chef de Partie - Pastry - Live In | Glen Torran Hotel | Glasgow, SCT, GB | | desserts
# head-chef
Executive Chef - Country Club | Fox Hollow Club | Charlotte, NC, US | | menus, food cost
Head Chef - Gastropub - £38k + tronc | The Crooked Plough | Bristol, ENG, GB | | seasonal menus
Vessel Chef | Harbor Dive Marine | Seattle, WA, US | | galley
# kitchen-designer
Kitchen & Bath Designer | Harlow Hardware | Austin, TX, US | | 2020 Design, cabinets
# server
Waitstaff - Banquets - On Call | Fox Hollow Club | Charlotte, NC, US | per_diem, novice | trays
Server / Food Runner | Ember & Oak | Denver, CO, US | part | wine
Waiting Staff - Weekends | The Crooked Plough | Bristol, ENG, GB | part, novice | tables
# bartender
Bartender (Weekends) - Rooftop | Ember & Oak | Denver, CO, US | part | cocktails
Bar Staff - Live In Available | The Crooked Plough | Bristol, ENG, GB | novice | pints
# host
Host/Hostess - Brunch | Ember & Oak | Denver, CO, US | part, novice | seating
# fast-food-worker
Crew Member - Drive Thru - Open Interviews | Slice Wagon | Columbus, OH, US | part, novice | fryers
Fast Food Team Member, Store 3307 | Burger Barn | Phoenix, AZ, US | part, novice | grill
# barista
Barista (Full-Time) Opening Shift | Kettle & Crane Coffee | Seattle, WA, US | novice | latte art
# dishwasher
Dishwasher/Utility - Resort | Glen Torran Hotel | Glasgow, SCT, GB | novice | pots
Kitchen Porter | The Crooked Plough | Bristol, ENG, GB | novice | bins
# cleaner
Custodian I - Nights - Roosevelt ES | Fairbury USD 12 | Wichita, KS, US | novice | floors, night shift
Janitor (PT Evenings, M-F) | Sparkline Facilities | Dallas, TX, US | part, novice | trash, restrooms
Office Cleaner - 6am-8am | Sparkline Facilities | London, ENG, GB | part, novice | vacuuming
# housekeeper
Room Attendant - Seasonal | Glen Torran Hotel | Glasgow, SCT, GB | temp, novice | linen
Residential House Cleaner - No Weekends | Tidy Maples | Boston, MA, US | part, novice | kitchens
# hotel-receptionist
Night Auditor - Front Desk | Fox Hollow Inn | Charlotte, NC, US | part | PMS, night shift
# security-guard
Unarmed Guard - Hospital Post - 3rd Shift | Watchkeep | Dallas, TX, US | novice | patrol
Door Supervisor (SIA) | Watchkeep UK | Manchester, ENG, GB | part | nightclub
# electrician
Journeyman Wireman | Voltwright | Phoenix, AZ, US | | conduit
Electrical Apprentice, Yr 1-4 | Voltwright | Phoenix, AZ, US | novice | pulling wire
Electrician (18th Edition) - Social Housing | Ridgeshire Council | Sheffield, ENG, GB | | EICR
# plumber
Service Plumber - Commission | Drainwise | Austin, TX, US | | water heaters
Gas Engineer / Plumber - Mobile | Hearthsafe | Leeds, ENG, GB | | boilers
# hvac-technician
HVAC Svc Tech - Company Truck | Drainwise | Austin, TX, US | | EPA 608
# carpenter
Finish Carpenter - Custom Homes | Quarry Road Builders | Austin, TX, US | | trim
Joiner - 2nd Fix - CIS | Deskline | Bristol, ENG, GB | contract | doors
# painter
Commercial Painter | Quarry Road Builders | Austin, TX, US | | spraying
# roofer
Roofer / Roofing Laborer | Summit Shingle | Dallas, TX, US | novice | ladders
# mason
Brick & Block Layer | Quarry Road Builders | Bristol, ENG, GB | contract | mortar
# construction-laborer
General Laborer - Construction - Start Monday | Brightstaff | Dallas, TX, US | temp, novice | shovels
Groundworker (CSCS) | Deskline | Bristol, ENG, GB | contract | kerbs
# welder
Welder/Fabricator - Stick & Flux Core | Hexagon Castings | Detroit, MI, US | | blueprints
Pipe Welder - Offshore - Baker Hughes | Baker Hughes | Houston, TX, US | contract | 6G
# cnc-machinist
CNC Setup/Operator Mazak Lathe | Hexagon Castings | Detroit, MI, US | | Fanuc
# production-operator
Production Associate - 12 hr Rotating - No Exp Needed | Topline Foods | Chicago, IL, US | novice | line
Factory Operative - Bakery - Lates | Meadow Bread | London, ENG, GB | temp, novice | packing
# maintenance-technician
Industrial Mech. / Millwright - Weekends | Hexagon Castings | Detroit, MI, US | | gearboxes
Apartment Maintenance Tech - The Flats at Mill Pond | Keystone Nest | Charlotte, NC, US | | turns
Handyman - Part Time - Church | St. Brendan Parish | Boston, MA, US | part | odd jobs
# vehicle-mechanic
Auto Tech (ASE A/B Level) - Flat Rate | Luxe Motors | Tampa, FL, US | | brakes
Diesel Fleet Mechanic - 2nd Shift | Longroute Carriers | Nashville, TN, US | | PM service
HGV Technician | Tarmac & Tyne Haulage | Leeds, ENG, GB | | MOT
# hairdresser
Hair Stylist - Booth Rent or Commission | Shear Joy | Tampa, FL, US | contract | color, balayage
Barber - Self Employed Chair | Clip & Co | Manchester, ENG, GB | contract | fades
# beautician
Nail Technician / Esthetician | Skinwise | Atlanta, GA, US | | waxing
# personal-trainer
Personal Trainer - Downtown Club | Ironpeak Gyms | Chicago, IL, US | part | programming
# gardener
Landscape Crew Member (Seasonal) | Fox Hollow Club | Charlotte, NC, US | temp, novice | mowing
# property-manager
Community Manager - 312 Units | Keystone Nest | Charlotte, NC, US | | Yardi
# flight-attendant
Cabin Crew - London Base | Gullwing Air | London, ENG, GB | novice | safety, service
# photographer
School Portrait Photographer - Will Train | Snapday | Wichita, KS, US | part, novice | lighting
# conductor
Associate Conductor - Youth Orchestra | Lakeshore Symphony | Chicago, IL, US | part | rehearsals
# event-coordinator
Catering & Events Coord. | Fox Hollow Club | Charlotte, NC, US | | weddings
# restaurant-manager
AGM - Fast Casual | Slice Wagon | Columbus, OH, US | | shift leads
FOH Manager | Ember & Oak | Denver, CO, US | | reservations
# police-officer
Police Officer - Lateral | City of Millbrook | Columbus, OH, US | | patrol
# firefighter
Firefighter/EMT - Eligibility List 2027 | City of Millbrook | Columbus, OH, US | novice | rescue
# barista-trainer
Barista Trainer - Wholesale Accounts | Kettle & Crane Coffee | Seattle, WA, US | | tastings
`;
