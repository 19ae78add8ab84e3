/** Building trades and energy; the format is described at `addBank`. */
export const TRADES_EN = `
# electrician
titles: Electrician; Journeyman Electrician; Industrial Electrician
focus: Commercial; Industrial; Service; Solar; Night Shift
meta: Electrical; 58-88; field; days; hourly
team: electrical crew; Foreman
- Install cables, trays, panels and fixtures from drawings and mark what changed.
- Find faults with a meter and a plan instead of swapping parts.
- Test installations and write the protocol the inspector wants to see.
- Lock out, tag and verify before touching anything.
- Order material for the week ahead.
- Coordinate with plumbers and drywallers so that nobody opens a wall twice.
- Connect machines, drives and controls.
- Guide an apprentice and let them do the work.
- Explain to customers what was wrong and what it costs.
+ Completed training or licence as an electrician
+ Safe work at height and in tight spaces
+ Reading of schematics
+ Driving licence
+ Clean finish, also where nobody looks
* Experience with programmable controllers
* Certificate for solar or charging equipment

# plumber
titles: Plumber; Pipefitter; Heating and Sanitary Technician
focus: Service; New Build; Gas
meta: Mechanical Trades; 56-84; field; days; hourly
team: installation crew; Foreman
- Lay water, waste and heating pipes in new buildings and in very old ones.
- Solder, press and thread with equal care.
- Repair leaks, pumps and boilers on call.
- Set fixtures level and seal them properly.
- Pressure-test, flush and document.
- Advise owners on repair or replacement.
- Read plans and take off material.
- Leave bathrooms cleaner than you found them.
+ Licence or completed training in plumbing or pipefitting
+ Ability to work alone on a service route
+ Physical fitness
+ Polite manner in homes
* Gas certificate

# carpenter
titles: Carpenter; Joiner; Timber Frame Carpenter
focus: Framing; Finish; Formwork; Timber Halls
meta: Carpentry; 50-76; field; days; hourly
team: carpentry crew; Site Foreman
- Frame walls, floors and roofs from drawings.
- Cut and join timber by hand and on the saw.
- Set doors, stairs and trim that close and line up.
- Build and strip formwork for walls, slabs and stairs.
- Check levels and diagonals before the nails go in.
- Lift prefabricated elements into place with the crane crew.
- Keep cut-offs for the next job.
- Protect finished surfaces from everybody else.
+ Completed training or several years in carpentry
+ Confident reading of plans
+ Surefooted on scaffolds
+ Own hand tools
* Experience with timber-frame systems

# welder
titles: Welder; MIG/TIG Welder; Structural Welder
focus: TIG; Structural Steel; Second Shift; Pipe; Aluminum
meta: Fabrication; 46-68; site; shifts; hourly
team: fabrication shop; Welding Supervisor
- Weld steel, stainless or aluminum parts to drawing with MIG, TIG or stick.
- Fit up, tack and check dimensions before the final pass.
- Inspect your own welds and repair them without being asked.
- Set parameters according to the procedure sheet.
- Grind and finish where it will be seen.
- Operate cranes and positioners safely.
- Keep torches, hoods and extraction in good condition.
- Record heat numbers and weld maps.
+ Certified in at least one welding process
+ Reading of weld symbols
+ Good eyesight and steady posture
+ Respect for fire-watch rules
* Position certificates up to 6G

# concrete-worker
titles: Concrete Worker; Concrete Finisher; Construction Laborer
focus: Foundations; Flatwork; Night Pours
meta: Construction; 40-60; field; days; hourly
team: concrete crew; Crew Foreman
- Set forms and reinforcement according to plan.
- Place, vibrate and finish concrete before it decides for itself.
- Cut joints and cure slabs.
- Tie steel and check cover.
- Help with excavation, loading and cleaning.
- Signal crane and pump operators.
- Look after tools and vibrators.
- Watch your colleagues' backs around moving machines.
+ Experience on building sites
+ Physical strength and weather resistance
+ Early starts on pour days
+ Safety boots and common sense; we supply the rest
* Finishing trowel experience

# heavy-equipment-operator
titles: Heavy Equipment Operator; Excavator Operator; Crane Operator
focus: Excavator; Crane; Mine Site; Grader; Harvest Season
meta: Operations; 54-82; field; days; hourly
team: machine crew; Site Supervisor
- Operate excavators, loaders, graders or cranes with a light hand.
- Dig to grade by stakes and by satellite.
- Inspect the machine every morning and grease it yourself.
- Load trucks evenly and quickly.
- Work around pipes and cables with a spotter.
- Read lift plans and refuse the ones that do not add up.
- Move machines between sites.
- Report hours, fuel and faults.
+ Operator's ticket for at least one class of machine
+ Three years of practice
+ Clear hand and radio signals
+ Zero tolerance for shortcuts near people
* Second machine class

# site-manager
titles: Site Manager; Construction Superintendent; Site Supervisor
focus: Schools; Bridges; Rail; Healthcare Buildings
meta: Construction Management; 84-122; site; days; salaried
team: site team; Construction Manager
- Run the site from first fence to handover.
- Plan three weeks ahead and make the plan visible to all trades.
- Coordinate subcontractors and settle clashes on the spot.
- Check quality at the points where it can still be changed.
- Lead the morning safety talk.
- Keep diary, photographs and measurements.
- Order material and equipment in time.
- Meet the client every week with good and bad news.
- Close out defects before anyone lists them.
+ Several years of experience in running building sites
+ Engineering degree or master craftsman's certificate
+ Knowledge of contracts and measurement
+ Driving licence
* Experience with public clients
* Scheduling software

# civil-engineer
titles: Civil Engineer; Structural Engineer; Water Resources Engineer
focus: Water; Bridges; Roads; Structures
meta: Engineering; 78-112; desk; office; salaried
team: design team; Engineering Lead
- Design pipes, foundations, bridges or roads and prove that they work.
- Prepare drawings and specifications that can be built.
- Inspect sites and compare reality with paper.
- Run hydraulic or structural models and explain their limits.
- Estimate quantities and costs.
- Answer contractors' questions within a day.
- Talk with authorities and residents.
- Review the work of younger engineers.
+ Degree in civil engineering
+ Licence, or on the way to it
+ Good command of design software
+ Boots in the car
* Experience with flood protection or seismic design

# estimator
titles: Estimator; Quantity Surveyor; Cost Estimator
focus: Civil; Buildings; Mechanical
meta: Construction Management; 70-100; desk; office; salaried
team: estimating team; Chief Estimator
- Take off quantities from drawings and models.
- Price work with current rates and your own judgment.
- Ask for subcontract prices and compare what is not included.
- Visit sites before the bid, not afterwards.
- Write clear assumptions and risks.
- Present the bid to management and defend it.
- Hand over to the site team without losing facts.
- Compare estimate and result and learn from the gap.
+ Training in construction or quantity surveying
+ Three years of estimating
+ Accuracy under deadlines
+ Knowledge of local prices
* Experience with design-build contracts

# architect
titles: Architect; Project Architect; Architectural Designer
focus: Housing; Schools; Healthcare
meta: Design; 70-104; desk; office; salaried
team: studio; Principal
- Develop designs from the first sketch to details at one to five.
- Listen to users and turn what they say into rooms.
- Coordinate engineers and keep the idea alive.
- Prepare permit drawings and talk with the authorities.
- Visit the site every week during construction.
- Choose materials that last and can be repaired.
- Write specifications without copying old ones blindly.
- Present to clients, neighbors and juries.
+ Degree in architecture and professional registration, or close to it
+ Good design and good detailing
+ Command of building-modelling software
+ Sense of cost
* Timber construction experience

# project-manager
titles: Project Manager; Construction Project Manager; Delivery Manager
focus: Renewables; Buildings; Grid; Rollout
meta: Project Management; 86-124; desk; office; salaried
team: project team; Head of Projects
- Lead projects from contract to acceptance with responsibility for time, cost and quality.
- Set up a plan that people believe in because they helped to make it.
- Recognize risks early and put a name beside each.
- Steer contractors, suppliers and authorities.
- Report once a month on two honest pages.
- Manage changes and their price.
- Hold short meetings with decisions.
- Close projects properly, including what was learned.
+ Five years in project management
+ Technical or business degree
+ Contract knowledge
+ Leadership without formal authority
* Recognized project-management certificate

# hvac-technician
titles: HVAC Technician; Refrigeration Technician; Heat Pump Installer
focus: Service; Heat Pumps; Commercial Refrigeration
meta: Mechanical Trades; 54-82; field; days; hourly
team: service team; Service Manager
- Install and maintain heating, cooling and ventilation in homes and large buildings.
- Diagnose faults in compressors, valves and controls.
- Handle refrigerants by the book.
- Start up heat pumps and set the heating curve.
- Measure air flow and balance systems.
- Advise customers on saving energy.
- Keep the service van stocked.
- Share emergency duty, one week in six.
+ Training in HVAC or refrigeration
+ Refrigerant certificate
+ Electrical basics
+ Driving licence and independent way of working
* Experience with building automation

# field-technician
titles: Field Technician; Line Technician; Fiber Technician; Service Technician
focus: Fiber; Meters; Substations; Wireless; Water Network
meta: Field Service; 52-78; field; days; hourly
team: field crew; Field Supervisor
- Build, inspect and repair lines, meters or cabinets in your district.
- Splice, terminate and test connections.
- Restore service after storms, together with everybody else.
- Climb poles and use bucket trucks safely.
- Locate underground cables and pipes before anyone digs.
- Explain to customers what happened and when it will work again.
- Document work with photographs and coordinates.
- Check colleagues' protective equipment and have yours checked.
+ Technical training or experience in utilities or telecom
+ Head for heights and readiness for on-call duty
+ Driving licence
+ Readiness to work outdoors all year
* First-aid and rescue training

# wind-technician
titles: Wind Turbine Technician; Turbine Service Technician
focus: Offshore; Onshore; Tidal
meta: Field Service; 58-82; field; days; hourly
team: service crew; Site Lead
- Carry out scheduled service on turbines and fix what the monitoring shows.
- Replace gear oil, filters, bearings and brake pads.
- Troubleshoot pitch, yaw and converter systems.
- Work at height with full rescue equipment.
- Torque bolts and record every value.
- Plan the day by wind forecast.
- Report findings with photographs.
- Train rescue twice a year.
+ Technical training in electrics or mechanics
+ Medical fitness for work at height
+ Travel up to half of the month
+ Trust in a partner
* Global wind safety certificate

# solar-installer
titles: Solar Installer; Photovoltaic Technician
focus: Roof; Ground Mount
meta: Installation; 44-62; field; days; hourly
team: installation crew; Crew Lead
- Mount rails and modules on roofs, safely and in line.
- Pull and connect cables on the direct-current side.
- Set inverters and storage and bring them into operation with the electrician.
- Secure roof edges before anything else.
- Read string plans and adapt them to the roof you find.
- Measure and record yields.
- Repair a broken tile without leaving a leak.
- Explain the app to the owner.
+ Manual skill from a building trade
+ Comfortable on roofs
+ Team player
+ Driving licence
* Electrical certificate

# control-room-operator
titles: Control Room Operator; Plant Operator; Water Treatment Operator
focus: Hydro; District Heating; Water
meta: Operations; 60-86; site; shifts; hourly
team: control room; Shift Manager
- Watch the network around the clock and act on alarms in the right order.
- Start, stop and regulate plants.
- Take samples and adjust dosing.
- Switch lines with written orders and read-back.
- Send out crews and keep them safe.
- Keep a log that the next shift trusts.
- Simulate rare events in training.
- Suggest better limits for alarms that cry wolf.
+ Technical training
+ Operator's certificate or readiness to earn it
+ Concentration on night shifts
+ Clear language on the radio
* Experience in hydro, heat or water plants

# gardener
titles: Gardener; Landscaper; Groundskeeper
focus: Green Roofs; Hotel Grounds
meta: Grounds; 34-50; field; days; hourly
team: garden crew; Crew Leader
- Plant, prune, mow and weed with knowledge of what you are cutting.
- Lay paths, edges and irrigation.
- Read planting plans and improve them on site.
- Operate mowers, saws and small diggers.
- Care for trees and report dangerous ones.
- Clear snow in winter before people leave for work.
- Compost and reduce spraying.
- Talk with residents about their favorite corner.
+ Training in horticulture or experience outdoors
+ Physical fitness
+ Driving licence, ideally with trailer
+ Pleasure in bad weather
* Chainsaw certificate

# maintenance-technician
titles: Maintenance Technician; Facilities Technician; Maintenance Mechanic
focus: Second Shift; Hospital; Building; On Call
meta: Maintenance; 50-72; site; shifts; hourly
team: maintenance team; Maintenance Manager
- Keep machines or buildings running with planned service.
- Find and fix mechanical, electrical and pneumatic faults.
- Answer calls by urgency and tell people what happens next.
- Replace bearings, belts, valves and sensors.
- Improve weak points instead of repairing them for the fifth time.
- Accompany outside contractors.
- Keep spare parts counted and order before the last one is used.
- Document work in the maintenance system.
- Test safety devices and sign for it.
+ Technical training in mechanics, electrics or mechatronics
+ Good troubleshooting
+ Shift work and on-call duty in turn
+ Orderly workshop habits
* Controls or hydraulics knowledge
* Welding basics

# cleaner
titles: Cleaner; Cleaning Technician; Environmental Services Aide
focus: Evenings; Hospital; Early Mornings
meta: Facilities; 28-38; site; shifts; hourly
team: cleaning team; Team Leader
- Clean rooms, corridors and washrooms according to plan.
- Disinfect surfaces with the right product and contact time.
- Operate scrubbers and polishers and look after their batteries.
- Refill soap, paper and towels.
- Separate waste properly and take it to the right containers.
- Report defects and leaks on the same day.
- Look after your cart and materials.
- Treat the people whose rooms you enter with respect.
+ Reliability and thoroughness
+ Able to work on your feet
+ Discretion
+ No previous experience necessary
* Experience in hospitals or food production

# security-guard
titles: Security Officer; Security Guard; Site Security Officer
focus: Nights; Hospital; Data Center; Events; Patrol
meta: Security; 35-50; site; shifts; hourly
team: security team; Site Supervisor
- Patrol buildings and grounds and notice what is different from yesterday.
- Control access with courtesy and consistency.
- Respond to alarms, fire and medical emergencies.
- Calm conflicts with words first.
- Watch cameras and write factual reports.
- Escort visitors and staff to their cars.
- Keep keys and badges accounted for.
- Work with police and fire brigade when they arrive.
- Give first aid until help comes.
+ Security licence, or readiness to obtain it before starting
+ Clean record
+ Good observation and clear writing
+ Shift work including nights
* Military, police or hospital experience

# property-manager
titles: Property Manager; Building Manager; Residential Manager
focus: Affordable Housing; Portfolio
meta: Property; 54-76; field; days; salaried
team: property team; Regional Manager
- Look after nine buildings and the people in them.
- Inspect roofs, stairs and boilers before tenants have to call.
- Plan repairs and check invoices.
- Let apartments fairly and hand them over in good order.
- Answer messages within a working day.
- Hold contractors to what they promised.
- Prepare budgets and explain cost statements.
- Settle quarrels about noise, laundry and bicycles.
+ Training in property management or a building trade
+ Knowledge of tenancy law
+ Friendly, firm communication
+ Driving licence
* Experience with housing programs
`;
