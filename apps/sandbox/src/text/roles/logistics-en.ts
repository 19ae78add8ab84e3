/** Transport, warehouses and everything that keeps them running; the format is described at `addBank`. */
export const LOGISTICS_EN = `
# truck-driver
titles: CDL Truck Driver; Truck Driver; HGV Driver
focus: Regional; Home Daily; Refrigerated; Nights; Flatbed
meta: Transport; 58-88; field; days; hourly
team: fleet; Fleet Manager
- Drive a tractor-trailer on regular routes and keep to the agreed delivery windows.
- Check lights, brakes, tires and load before every departure, and write up defects.
- Secure loads with straps, bars and chains according to the weight on the bill.
- Keep the electronic log accurate and stop when the hours are used up.
- Deal with customers at the dock in a friendly way, also at four in the morning.
- Watch the reefer temperature and report deviations at once.
- Complete delivery papers on the tablet and photograph damaged freight.
- Plan fuel stops and breaks with the dispatcher.
- Keep the cab clean enough that a colleague would gladly take it over.
+ A valid commercial licence for heavy goods vehicles
+ Two years of driving experience without a preventable accident
+ Able to pass a medical examination and a drug test
+ Able to climb, couple trailers and handle pallet jacks
+ Polite on the phone and at the gate
* Tanker or hazardous-goods endorsement
* Knowledge of winter driving in hilly country

# delivery-driver
titles: Delivery Driver; Van Driver; Courier
focus: Early Mornings; Electric Van; Weekends; Groceries; Cargo Bike
meta: Transport; 36-50; field; shifts; hourly
team: delivery team; Route Supervisor
- Load your vehicle in the order of the stops and check the count.
- Deliver sixty to ninety stops a day and know the regulars by name.
- Scan, photograph and get signatures without keeping people waiting.
- Handle returns, missing items and the occasional dog.
- Keep the vehicle clean, charged and undamaged.
- Report closed roads and wrong addresses so that tomorrow's route is better.
- Stay friendly in rain and on the fourth floor.
- Help load the next day's parcels when you are back early.
+ Driving licence, held for at least two years
+ Able to lift 50 pounds again and again
+ Good sense of direction even with a dead phone
+ Punctuality before six in the morning
* Knowledge of the city's back streets

# driver-passenger
titles: Bus Driver; School Bus Driver; Paratransit Driver
focus: Split Shift; Paratransit; School Routes; Evenings
meta: Transport; 42-60; field; shifts; hourly
team: drivers; Operations Supervisor
- Drive a fixed route or a list of door-to-door trips on schedule, without hurrying.
- Help passengers with walkers, wheelchairs and strollers to board and to sit safely.
- Check ramp, doors, brakes and mirrors before leaving the yard.
- Explain fares and connections.
- Keep calm with a full bus and a late connection.
- Report accidents, lost property and worrying behavior.
- Secure wheelchairs with four points, every time.
- Know the detours in winter.
+ Passenger endorsement, or our paid eight-week training for it
+ Clean driving record
+ Patience with children, tourists and traffic
+ Able to pass a medical check
* Basic Spanish or another language heard on the bus

# warehouse-associate
titles: Warehouse Associate; Warehouse Operative; Order Picker
focus: Night Shift; Cold Storage; Returns; Inbound
meta: Warehouse; 35-47; site; shifts; hourly
team: warehouse team; Shift Lead
- Pick orders with a scanner and pack them so that they arrive whole.
- Unload trucks, check papers and put goods away where the system expects them.
- Count stock in a small area every week.
- Build pallets that can be driven over a bad road.
- Keep aisles free and cardboard out of the way.
- Inspect returns and decide what can be sold again.
- Learn the neighboring stations so that nobody does the same thing all day.
- Speak up when something is unsafe, and stop if it is.
- Meet the daily cut-off without leaving the worst orders to the last ten minutes.
+ Reliability and a steady pace
+ Able to stand, walk and lift for a shift
+ Basic reading of numbers and labels
+ Willingness to rotate shifts
* Experience with scanners or voice picking

# forklift-operator
titles: Forklift Operator; Reach Truck Operator; Forklift Driver
focus: Reach Truck; Nights; Yard; Cold Storage
meta: Warehouse; 38-52; site; shifts; hourly
team: warehouse team; Shift Supervisor
- Move pallets between dock, rack and production with a counterbalance or reach truck.
- Inspect the truck at the start of the shift and take it out of service when in doubt.
- Load trailers according to weight and route.
- Book every movement on the terminal.
- Keep pedestrians in view and the horn in use.
- Change batteries or gas safely.
- Help with cycle counts at the end of the week.
- Stack to the marked height and not one pallet more.
+ A valid forklift licence, or experience that we can certify
+ Two years on trucks without a serious incident
+ Good eyesight and spatial sense
+ Readiness for shift work
* Licence for very-narrow-aisle trucks

# dispatcher
titles: Dispatcher; Transport Planner; Service Dispatcher
focus: Nights; Regional Fleet; Emergency Jobs
meta: Operations; 46-64; site; shifts; salaried
team: dispatch; Operations Manager
- Assign loads or jobs to people and vehicles and keep the day moving when plans fail.
- Track where everybody is and tell customers before they ask.
- Watch driving hours and rest times.
- Solve breakdowns, closed roads and missing papers by phone.
- Balance good and bad trips fairly across the team.
- Enter times, kilometres and costs before the day is closed.
- Negotiate appointments at crowded docks.
- Prepare the board for the next shift and hand it over in person.
+ Experience in dispatch, a control room or a very busy front desk
+ Good geography of the region
+ Clear decisions with half the facts
+ Friendly firmness
* A commercial licence of your own

# supply-chain-planner
titles: Supply Chain Planner; Demand Planner; Inventory Planner
focus: Perishables; Import; Spare Parts
meta: Supply Chain; 66-92; desk; office; salaried
team: planning team; Supply Chain Manager
- Forecast demand for about nine hundred articles and explain the misses.
- Order from suppliers in time, with safety stock that has a reason.
- Chair the weekly meeting between sales, purchasing and production.
- Resolve shortages by shifting stock between sites.
- Clean up master data such as lead times and lot sizes.
- Report service level, stock and write-offs on one page.
- Run scenarios before promotions and seasons.
- Improve planning parameters each quarter.
+ Degree or training in logistics or business
+ Strong spreadsheet skills and a healthy doubt about them
+ Experience with a planning system
+ Ability to say no with numbers
* SQL or Python for your own analyses

# customs-specialist
titles: Customs Specialist; Import Coordinator; Freight Forwarding Specialist
focus: Import; Export; Ocean Freight
meta: Operations; 54-74; desk; office; salaried
team: customs team; Customs Manager
- Prepare import and export declarations and check every document against the goods.
- Classify products and keep the tariff list current.
- Answer questions from the authorities before they become inspections.
- Arrange transport with carriers and brokers.
- Advise customers on licences, origin and sanctions.
- Calculate duties and find legal ways to reduce them.
- File records so that an audit finds them in minutes.
- Train sales colleagues in the basics.
+ Training in customs, forwarding or trade
+ Two years of practice with declarations
+ Accuracy under deadlines
+ Good written English
* Broker's licence

# vehicle-mechanic
titles: Diesel Mechanic; Vehicle Technician; Heavy Vehicle Mechanic
focus: Trucks; Buses; Farm Equipment; Mobile Service; Night Shift
meta: Maintenance; 54-78; site; shifts; hourly
team: workshop; Workshop Manager
- Diagnose and repair engines, brakes, hydraulics and electrics on trucks, buses or machines.
- Carry out inspections and sign for what you have seen.
- Read fault codes and then find the actual fault.
- Go out to breakdowns with the service van.
- Replace worn parts before they fail on the road.
- Write short job cards with times and part numbers.
- Coach apprentices at the vehicle.
- Keep special tools calibrated and where they belong.
+ Completed training as a mechanic or equivalent experience
+ Good knowledge of hydraulics and twelve- and twenty-four-volt systems
+ Own basic tools; we supply the rest
+ Driving licence
* Welding skills
* Experience with electric drivetrains

# safety-specialist
titles: Safety Specialist; EHS Specialist; Health and Safety Adviser
focus: Construction; Plant; Transport
meta: Safety; 68-94; site; days; salaried
team: safety team; EHS Manager
- Walk the site every day and talk with people about what could go wrong.
- Investigate incidents until the cause is more than somebody's carelessness.
- Lead risk assessments before new machines and methods start.
- Teach short lessons at shift change.
- Keep permits, training records and inspections up to date.
- Track actions and close them for real.
- Prepare audits and accompany inspectors.
- Stop work that is unsafe, with the backing of management.
+ Qualification in occupational safety
+ Experience on a shop floor or building site
+ Courage and tact
+ Good knowledge of the regulations that apply here
* Environmental or fire-safety training
`;
