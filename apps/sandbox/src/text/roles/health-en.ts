/** Health and care; the format is described at `addBank`. */
export const HEALTH_EN = `
# registered-nurse
titles: Registered Nurse; Staff Nurse; Registered Nurse (RN)
focus: Intensive Care; Emergency Department; Medical-Surgical; Oncology; Dialysis; Night Shift; Maternity; Day Surgery
meta: Nursing; 70-104; site; shifts; hourly
team: nursing team; Nurse Manager
- Assess patients at the start of each shift and agree on a care plan with them and their families.
- Give medication and infusions safely, and double-check high-risk drugs with a colleague.
- Notice when somebody gets worse, start the first measures and call the doctor in time.
- Keep the electronic chart complete before the end of the shift, not at home.
- Prepare patients for procedures and look after them when they come back.
- Teach patients how to manage wounds, injections or a new diet after they leave.
- Guide students and new colleagues through their first months on the ward.
- Hand over in person at the bedside, so that nothing is lost between shifts.
- Take part in the monthly review of falls and pressure injuries.
- Coordinate discharges with social work, pharmacy and home care.
+ A current nursing registration in the state or country of work
+ At least one year of bedside experience, or a completed residency programme
+ Basic life support certificate, with advanced life support within six months
+ Calm manner when several things happen at once
+ Willingness to work every third weekend
+ Clear handwriting is optional; clear charting is not
* Experience with the patients of this unit
* A second language spoken in the neighbourhood

# nursing-assistant
titles: Nursing Assistant; Healthcare Assistant; Certified Nursing Assistant
focus: Nights; Memory Care; Weekends; Rehabilitation
meta: Nursing; 34-46; site; shifts; hourly
team: care team; Charge Nurse
- Help residents to wash, dress and eat in the way and at the pace they prefer.
- Measure blood pressure, temperature and weight and report what is unusual.
- Turn and reposition people who cannot do so themselves, using lifts and slides.
- Answer call bells quickly and stay long enough to find out what is really needed.
- Keep rooms, equipment and linen clean and in order.
- Walk with patients after operations and note how far they got.
- Write short, factual notes about food, drink and mood.
- Accompany residents to examinations, the garden or the hairdresser.
- Support the nurse during wound care and admissions.
+ A nursing-assistant certificate, or the will to earn one at our expense
+ Patience with people who forget what you said a minute ago
+ Able to stand, walk and lift with aids for a full shift
+ Reliable on early mornings and alternate weekends
+ A clean background check before the first day
* First experience in a hospital or nursing home
* Enjoyment of music, cooking or games that you can share

# medical-assistant
titles: Medical Assistant; Clinic Assistant; Medical Office Assistant
focus: Family Practice; Pediatrics; Cardiology; Bilingual
meta: Clinical; 37-49; site; days; hourly
team: clinic team; Practice Manager
- Bring patients to the room, take their history in a few good questions and measure vital signs.
- Draw blood, give vaccinations and label every tube before leaving the room.
- Prepare rooms and instruments so that the next visit starts on time.
- Enter orders, referrals and refill requests for the provider to sign.
- Call patients with normal results and book follow-up visits.
- Check insurance details and explain in plain words what a visit will cost.
- Keep the medicine cupboard, fridge log and emergency bag in order.
- Assist with small procedures and dressings.
- Translate between medical language and what people actually say.
+ Certificate as a medical assistant or a comparable qualification
+ Steady hands and practice in drawing blood
+ Typing while listening, without losing eye contact
+ Discretion with what patients tell you
* Spanish or another language of the neighborhood
* Experience with an electronic health record

# physical-therapist
titles: Physical Therapist; Physiotherapist
focus: Outpatient; Orthopedics; Neurology; Pediatrics; Home Visits
meta: Rehabilitation; 78-102; site; days; salaried
team: therapy team; Lead Therapist
- Examine new patients, agree on goals with them and write a treatment plan.
- Treat ten to twelve people a day, one at a time, with hands and exercises.
- Show exercises in a way that people still do them at home in week three.
- Measure strength, range and balance and adapt the plan to the result.
- Discuss difficult cases with surgeons, nurses and families.
- Fit walking aids and advise on changes at home.
- Document each visit the same day.
- Lead a weekly group for balance or for backs.
- Supervise a student once or twice a year.
+ Degree in physical therapy and the licence to practise
+ Experience in outpatient or hospital treatment, or a strong final placement
+ The ability to motivate without pushing
+ Good judgment about when to refer somebody on
* Training in manual or neurological therapy
* Interest in running your own group

# pharmacist
titles: Pharmacist; Clinical Pharmacist; Staff Pharmacist
focus: Hospital; Outpatient; Weekends; Oncology
meta: Pharmacy; 112-142; site; days; salaried
team: pharmacy team; Pharmacy Director
- Check prescriptions for dose, interactions and sense before anything leaves the pharmacy.
- Join ward rounds and suggest changes when a treatment does not fit the patient.
- Counsel patients on new medicines and answer the questions they did not ask the doctor.
- Supervise technicians and the preparation of sterile products.
- Manage shortages and find alternatives before the shelf is empty.
- Review antibiotic use with the infection team each week.
- Keep the controlled-drug register without a gap.
- Teach nurses and junior doctors about new products.
+ Degree in pharmacy and a current registration
+ Knowledge of clinical guidelines and the sense to know their limits
+ Accuracy when the telephone keeps ringing
+ Friendly, clear way of explaining
* Residency or board certification
* Experience with automated dispensing

# pharmacy-technician
titles: Pharmacy Technician; Pharmacy Assistant
focus: Compounding; Inpatient; Evenings
meta: Pharmacy; 38-50; site; shifts; hourly
team: pharmacy team; Pharmacy Supervisor
- Pick, pack and label medicines for wards and outpatients.
- Prepare infusions in the clean room according to the written procedure.
- Refill dispensing cabinets on the wards and count what is in them.
- Receive deliveries, check cold-chain loggers and book stock.
- Answer phones and find out which questions belong to the pharmacist.
- Track expiry dates and returns.
- Print and check labels against the prescription.
- Clean and document work areas at the end of each session.
+ Technician certification or the readiness to complete it within a year
+ Care with numbers and look-alike names
+ Ability to work alternate weekends
+ Basic computer skills
* Clean-room experience

# radiologic-technologist
titles: Radiologic Technologist; Radiographer; CT Technologist
focus: CT; MRI; Mammography; Evenings
meta: Imaging; 66-90; site; shifts; hourly
team: imaging team; Imaging Manager
- Take X-ray, CT or MRI images of good quality at the lowest sensible dose.
- Explain the examination to people who are afraid of the machine or in pain.
- Check identity, indication, pregnancy and implants before every scan.
- Inject contrast medium and watch for reactions.
- Position trauma patients together with the emergency team.
- Send images to the archive and mark urgent findings for the radiologist.
- Run daily quality checks and report drift to medical physics.
- Train students on placement.
+ Registration as a radiographer or radiologic technologist
+ Readiness for shared evening and weekend duty
+ Knowledge of radiation protection
+ Calm communication
* A second modality

# laboratory-technician
titles: Laboratory Technician; Medical Laboratory Technician; Lab Technician
focus: Hematology; Microbiology; Quality Control; Night Shift; Sample Reception
meta: Laboratory; 46-66; site; shifts; hourly
team: laboratory team; Laboratory Manager
- Register samples, check that they are usable and send unusable ones back with a reason.
- Run analyzers, interpret controls and repeat what looks wrong.
- Prepare reagents, media and dilutions and write down every lot number.
- Validate routine results and phone critical ones at once.
- Maintain instruments and solve the small faults yourself.
- Keep records so that an auditor could follow each result backwards.
- Order supplies before they run out.
- Test new methods side by side with the old ones.
- Dispose of chemical and biological waste in the right bins.
+ Training or degree in a laboratory science
+ Practice with pipettes that does not show only on good days
+ Accuracy in documentation
+ Readiness to work some early or late shifts
* Knowledge of an accredited quality system
* Experience with molecular methods

# physician
titles: Family Physician; Physician; Medical Doctor
focus: Primary Care; Internal Medicine; Urgent Care
meta: Medical Staff; 205-275; site; days; salaried
team: medical staff; Medical Director
- See sixteen to eighteen patients a day, with time for those who need longer.
- Diagnose and treat common acute and chronic illness from childhood to old age.
- Decide together with patients which tests and treatments are worth it.
- Work with nurses, pharmacists and social workers on complicated cases.
- Review results and messages within one working day, with protected time for it.
- Supervise a nurse practitioner or a resident.
- Take part in a shared on-call rota, one night in nine.
- Contribute to one quality project a year.
+ Medical degree and an unrestricted licence, or eligibility for it
+ Completed specialist training in a relevant field
+ Interest in long-term relationships with patients
+ Respect for colleagues in every role
* Experience with addiction medicine or geriatrics
* Another language

# mental-health-counselor
titles: Mental Health Counselor; Therapist; Behavioral Health Clinician
focus: Walk-In; Adolescents; Substance Use; Telehealth
meta: Behavioral Health; 56-78; desk; days; salaried
team: counseling team; Clinical Supervisor
- Hold individual sessions and a weekly group with people in difficult months of their lives.
- Assess risk carefully and make safety plans that people can use at two in the morning.
- Write notes on the same day, short and in respectful language.
- Coordinate with primary care, schools and families when the client agrees.
- See about five clients a day, with an hour kept free for walk-ins.
- Take part in supervision every week and bring the cases that trouble you.
- Help clients find housing, benefits or a lawyer when that is the real problem.
- Review progress with each client every six weeks.
+ Master's degree in counseling, psychology or social work
+ Clinical licence, or an associate licence with hours under supervision
+ Experience with crisis work
+ A way of speaking that makes silence comfortable
* Training in trauma-focused therapy
* Ability to work in Spanish

# veterinary-technician
titles: Veterinary Technician; Veterinary Nurse
focus: Emergency; Surgery; Small Animals; Weekends
meta: Clinical; 38-54; site; shifts; hourly
team: clinic team; Head Technician
- Hold, calm and examine animals that would rather be somewhere else.
- Place catheters, take blood and run tests in our own laboratory.
- Prepare animals for surgery and watch the anesthesia from start to recovery.
- Take X-rays and clean teeth.
- Explain medicines and aftercare to owners.
- Keep the operating room, cages and instruments clean and ready.
- Answer the emergency line and decide who should come at once.
- Record treatments and charges while they happen.
+ Diploma as a veterinary technician or nurse
+ Safe handling of frightened cats and heavy dogs
+ Reliability on weekend shifts
+ Kindness towards owners on their worst day
* Experience with exotic pets

# dental-hygienist
titles: Dental Hygienist; Registered Dental Hygienist
focus: Four-Day Week; Periodontology; Children
meta: Clinical; 74-96; site; days; hourly
team: dental team; Lead Dentist
- Clean teeth and treat gum disease at your own chair with your own assistant.
- Take X-rays and photographs and point out findings to the dentist.
- Explain brushing without making anybody feel ashamed.
- Apply sealants and fluoride for children.
- Chart pockets and plan recall visits.
- Sterilize instruments and keep the log.
- Calm nervous patients and give local anesthesia where permitted.
- Help the front desk fill gaps in the schedule.
+ Degree in dental hygiene and a current licence
+ Gentle hands and punctuality
+ Good posture and the will to keep it
+ Clear, friendly manner
* Licence for local anesthesia

# speech-therapist
titles: Speech-Language Pathologist; Speech Therapist
focus: Pediatrics; Early Childhood; Swallowing
meta: Rehabilitation; 70-94; site; days; salaried
team: therapy team; Clinical Lead
- Assess how children or adults speak, understand and swallow.
- Plan therapy with goals that families can recognize in everyday life.
- Treat individually and in pairs, often on the floor with toys.
- Coach parents and teachers to go on between sessions.
- Introduce picture boards or speech devices where words do not come.
- Write reports that schools and insurers understand.
- Work with occupational and physical therapists on shared cases.
- Track progress and end therapy when it is time.
+ Degree and licence in speech-language pathology
+ Experience with at least one of speech, language, fluency or swallowing
+ Patience and a sense of play
+ Careful, timely documentation
* Bilingual practice

# paramedic
titles: Paramedic; Emergency Medical Technician
focus: Nights; Event Medicine; Patient Transport
meta: Emergency Services; 46-68; field; shifts; hourly
team: ambulance crew; Shift Supervisor
- Answer emergency calls with one partner and decide quickly what comes first.
- Treat injuries, heart attacks, strokes and everything that turns out to be something else.
- Move patients safely down stairs, through crowds and out of cars.
- Give medication under protocol and talk to the hospital on the way.
- Hand over in the emergency department in less than two minutes.
- Check the vehicle and every bag at the start of the shift.
- Write the report before the next call, whenever the next call allows it.
- Practice rare situations every month.
+ Paramedic or EMT certification
+ Driving licence for emergency vehicles
+ Physical fitness for lifting
+ Clear thinking after midnight
* Experience in a busy urban service

# home-carer
titles: Home Care Aide; Home Carer; Community Care Worker
focus: Mornings; Evenings; Live-In; Weekends
meta: Care; 31-42; field; shifts; hourly
team: neighborhood team; Care Coordinator
- Visit the same few clients each week and help with washing, dressing and breakfast.
- Cook a simple meal, do the laundry and notice when the fridge is empty.
- Give reminders for medicines and note when they were taken.
- Go along to the doctor, the bank or the cemetery.
- Talk, listen and play cards; company is part of the job.
- Report bruises, confusion or loneliness to the coordinator early.
- Use hoists and transfer boards safely.
- Keep short notes on the phone after each visit.
- Step in for a colleague when somebody falls ill.
+ A caring manner and good manners in other people's homes
+ Driving licence, or a bicycle and a small area
+ Certificate in home care, or willingness to train with us for two weeks
+ Availability on some weekends
+ Background check, which we arrange
* Experience with dementia
* Cooking that people look forward to

# social-worker
titles: Social Worker; Case Manager; Family Support Worker
focus: Housing; Older Adults; Youth; Discharge Planning
meta: Social Services; 52-72; field; days; salaried
team: social work team; Program Manager
- Meet people where they are and find out what help they want, not only what they need.
- Write support plans and review them every three months.
- Apply for benefits, housing and care together with clients.
- Bring relatives, doctors, schools and offices to one table.
- Recognize danger to children or adults and act according to procedure.
- Visit homes, usually alone and sometimes with a colleague.
- Speak for clients in meetings where they cannot be present.
- Keep case files complete and readable.
- Run an information evening for families twice a year.
+ Degree in social work and the registration that goes with it
+ Knowledge of local services and how to reach a human being there
+ Firmness and warmth in equal parts
+ Driving licence
* Experience in hospital or court settings
* A second language

# activities-coordinator
titles: Activities Coordinator; Life Enrichment Coordinator
focus: Memory Care; Weekends
meta: Care; 36-48; site; days; hourly
team: activities team; Home Manager
- Plan a monthly calendar with music, movement, baking and outings.
- Lead groups and adapt them on the spot to whoever turns up.
- Find out what each resident used to love and bring some of it back.
- Recruit and thank volunteers.
- Arrange visits by choirs, dogs and school classes.
- Manage a small budget and the craft cupboard.
- Note who takes part and who withdraws.
- Put on the summer party together with the kitchen.
+ Experience in activities, education or care
+ Ideas, and the patience to try them twice
+ Organized way of working
+ Ability to speak to a room of forty people
* An instrument you are not shy to play
`;
