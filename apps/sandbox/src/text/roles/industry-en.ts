/** Factories, laboratories and farms; the format is described at `addBank`. */
export const INDUSTRY_EN = `
# production-operator
titles: Production Operator; Machine Operator; Manufacturing Associate
focus: Night Shift; Packaging; Clean Room; Weekend Crew; Assembly
meta: Production; 36-50; site; shifts; hourly
team: production team; Shift Leader
- Run a line from start-up to cleaning and keep it within limits.
- Change over between products and check the first good part.
- Measure samples and stop the line when they drift.
- Clear jams safely, with the machine locked.
- Record quantities, scrap and reasons.
- Pack, label and stack finished goods.
- Clean to the standard of the product, which may be food or medicine.
- Suggest improvements at the daily stand-up.
- Learn neighboring stations over time.
+ Experience in production, or willingness to learn on a three-week plan
+ Shift work
+ Care with small deviations
+ Able to stand and lift
* Technical training
* Knowledge of hygiene rules

# cnc-machinist
titles: CNC Machinist; CNC Operator; Machinist
focus: Five-Axis; Turning; Second Shift; Prototypes
meta: Machining; 50-74; site; shifts; hourly
team: machine shop; Machine Shop Supervisor
- Set up and run lathes and milling machines for small batches.
- Read drawings and turn tolerances into a process.
- Edit or write programs at the control.
- Choose tools, speeds and feeds and listen to the cut.
- Measure with micrometer, bore gauge and coordinate machine.
- Adjust offsets before parts go out of tolerance.
- Deburr, clean and mark parts before they go to inspection.
- Keep the machine and coolant in good condition.
- Show trainees how to touch off without breaking anything.
+ Training as a machinist, or three years at the machine
+ Confident with geometric tolerances
+ Careful measuring
+ Shift work
* Programming in CAM
* Experience with stainless or titanium

# quality-inspector
titles: Quality Inspector; Quality Technician; Quality Assurance Specialist
focus: Incoming Goods; Final Inspection; Food Safety; Clean Room
meta: Quality; 46-66; site; shifts; hourly
team: quality team; Quality Manager
- Inspect incoming, running and finished goods to plan.
- Measure, test and taste, depending on the product.
- Hold what is doubtful and release what is right.
- Describe deviations so that the cause can be found.
- Lead small problem-solving teams.
- Calibrate gauges and keep their records.
- Prepare audits and answer auditors without decoration.
- Talk to suppliers about defects.
+ Technical or laboratory training
+ Experience in quality control
+ Accuracy and independence
+ Good writing
* Auditor training
* Statistics basics

# process-engineer
titles: Process Engineer; Manufacturing Engineer; Continuous Improvement Engineer
focus: Filling; Assembly; Dairy; Sterile Production
meta: Engineering; 78-108; site; days; salaried
team: process team; Plant Engineering Manager
- Improve yield, speed and safety of existing lines with measurements and small trials.
- Bring new products from the laboratory to the line.
- Write instructions together with the people who use them.
- Analyze stops and remove the three biggest reasons each quarter.
- Specify and commission equipment.
- Calculate savings that finance accepts.
- Validate changes where the product requires it.
- Train operators and technicians.
+ Degree in engineering or process technology
+ Experience on a shop floor
+ Practical statistics
+ Persistence
* Lean or six-sigma training
* Knowledge of regulated production

# mechanical-engineer
titles: Mechanical Engineer; Design Engineer; Mechanical Design Engineer
focus: Hydraulics; Mechanisms; Packaging Machines; Devices
meta: Engineering; 80-114; desk; office; salaried
team: design team; Engineering Manager
- Design parts and assemblies that can be made, mounted and repaired.
- Calculate strength, wear and tolerance chains.
- Build prototypes and break them on purpose.
- Prepare drawings and bills of material.
- Work with machinists on cheaper ways to the same function.
- Document tests and decisions.
- Support production during the first hundred units.
- Talk with suppliers about castings, seals and springs.
- Keep models tidy for the next engineer.
+ Degree in mechanical engineering
+ Experience with 3D design software
+ Understanding of manufacturing
+ Clear sketches on paper
* Simulation skills
* Experience in aerospace or medical devices

# electrical-engineer
titles: Electrical Engineer; Controls Engineer; Power Systems Engineer
focus: Controls; Grid; Drives; Automation
meta: Engineering; 84-118; desk; office; salaried
team: electrical team; Engineering Manager
- Design panels, drives or networks and select components.
- Program and commission controls.
- Calculate short circuits, voltage drop and protection.
- Prepare schematics and cable lists.
- Test on site until everything starts after a power cut.
- Review designs for safety.
- Support technicians by phone and on site.
- Keep standards and documentation current.
+ Degree in electrical engineering or automation
+ Experience with PLC or power systems
+ Readiness to travel to sites
+ Structured documentation
* Professional licence
* Knowledge of functional safety

# embedded-engineer
titles: Embedded Software Engineer; Firmware Engineer
focus: Robotics; Sensors; Motor Control
meta: Engineering; 100-142; desk; office; salaried
team: firmware team; Engineering Manager
- Write firmware in C or Rust for devices that must not hang.
- Bring up new boards with the hardware team.
- Debug with oscilloscope and logic analyzer.
- Design protocols between device, gateway and cloud.
- Write tests that run on real hardware every night.
- Keep power use and memory within budget.
- Analyze field failures until the cause is known.
- Prepare updates that can be rolled back.
+ Four years with microcontrollers
+ Knowledge of real-time systems
+ Reading of schematics
+ Careful engineering habits
* Experience with safety standards

# production-planner
titles: Production Planner; Production Scheduler; Material Planner
focus: Fresh Products; Assembly
meta: Planning; 56-78; site; days; salaried
team: planning team; Operations Manager
- Plan lines and people for the next two weeks.
- Balance orders, stock and change-over time.
- Make sure that material is there before the shift starts.
- Re-plan calmly when a machine stops.
- Keep parameters in the system true.
- Agree on dates with sales and keep them.
- Follow daily output and explain the difference.
- Reduce stock without surprising anybody.
+ Training in business or technology
+ Experience in planning
+ Good spreadsheets
+ Communication with shift leaders and sales
* Knowledge of an ERP system

# research-scientist
titles: Research Scientist; Scientist; Senior Research Associate
focus: Protein Engineering; Assay Development; Formulation; Bioinformatics; Analytical Chemistry
meta: Research; 88-130; site; days; salaried
team: research team; Head of Research
- Plan and carry out experiments that can prove you wrong.
- Develop assays, formulations or models and make them robust.
- Analyze data with proper controls and statistics.
- Keep a notebook that others can repeat from.
- Present results every two weeks, including the failed ones.
- Choose methods and instruments together with the team.
- Guide associates and students.
- Contribute to patents and papers.
- Work with outside laboratories and hospitals.
+ Doctorate, or a master's degree with experience
+ Command of the techniques in your field
+ Critical reading of literature
+ Clear English in writing
* Experience in a company laboratory
* Programming for data analysis

# regulatory-specialist
titles: Regulatory Affairs Specialist; Regulatory Affairs Manager
focus: Medical Devices; Inhaled Products; Labelling
meta: Regulatory Affairs; 82-118; desk; office; salaried
team: regulatory team; Head of Regulatory Affairs
- Prepare submissions to authorities and keep them moving.
- Tell development early what evidence will be needed.
- Review labels, instructions and claims.
- Watch changes in guidelines and translate them into tasks.
- Answer deficiency letters with facts.
- Keep the technical files complete over the life of each product.
- Support audits and follow the findings until they are closed.
- Assess changes for their regulatory effect.
+ Degree in a life science or engineering
+ Experience with submissions in at least one region
+ Precise language
+ Patience with forms
* Knowledge of clinical evaluation

# clinical-coordinator
titles: Clinical Research Coordinator; Clinical Trial Coordinator
focus: Respiratory; Oncology; Field Monitoring
meta: Clinical Operations; 60-84; site; days; salaried
team: study team; Clinical Operations Manager
- Set up study sites and train their staff.
- Screen and enrol participants and explain consent without haste.
- Collect data and resolve queries.
- Ship samples on dry ice on the right day.
- Report adverse events in time.
- Keep the trial master file complete.
- Visit study sites and check their records against the source.
- Stay in contact with participants.
+ Health or science training
+ Good clinical practice certificate
+ Reliability with dates
+ Warm manner
* Monitoring experience

# farm-worker
titles: Farm Worker; Harvest Worker; Dairy Hand; Packhouse Worker
focus: Dairy; Greenhouse; Orchard
meta: Farm; 31-42; field; days; hourly
team: farm crew; Farm Manager
- Plant, weed, prune and harvest by hand and by machine.
- Milk, feed and bed cows on alternate weekends.
- Wash, grade and pack produce.
- Drive tractors and trailers on the farm.
- Repair fences, nets and irrigation.
- Recognize sick animals or plants and tell somebody.
- Keep cold store and tools clean.
- Start early and finish early in hot weeks.
+ Liking for outdoor work
+ Physical fitness
+ Reliability in season
+ No experience needed for harvest; some for the dairy
* Tractor licence

# agronomist
titles: Agronomist; Crop Adviser; Soil Specialist
focus: Grain; Vegetables; Soil
meta: Agronomy; 62-88; field; days; salaried
team: agronomy team; Agronomy Manager
- Walk fields with growers and look under leaves.
- Take soil and plant samples and read the results with the farmer.
- Recommend varieties, nutrition and protection, and also doing nothing.
- Set up trials and harvest them honestly.
- Plan seed and fertilizer needs for the season.
- Hold winter meetings where growers compare their results.
- Watch weather, pests and prices.
- Write short notes after every visit.
+ Degree in agronomy or crop science
+ Practical farming experience
+ Driving licence
+ Trustworthy manner
* Certified crop adviser
`;
