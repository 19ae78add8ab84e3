/** Care, health, schools. `# occupation`, then `title | company | place | marks | words of its text`. */
export const ENGLISH_CARE = `
# registered-nurse
32140 - Cardiac Step-Down Unit - RN | Lakeview Regional | Columbus, OH, US | | telemetry, ACLS
RN - Med/Surg - Nights (36 hrs) | Lakeview Regional | Dayton, OH, US | | charting, night shift
Registered Nurse (RN) ICU - $10,000 Sign-On Bonus | Prairie Trauma Center | Houston, TX, US | | ICU, ventilators
Travel Nurse RN - Labor and Delivery - 13 weeks | Wayside Nursing | Phoenix, AZ, US | contract | fetal monitoring
PRN Registered Nurse, Same Day Surgery | Stonegate Surgical | Tampa, FL, US | per_diem | PACU
Nurse - Dialysis Clinic (No Nights!) | Clearwater Kidney Care | San Antonio, TX, US | | hemodialysis
School Nurse, 0.6 FTE | Fairbury USD 12 | Wichita, KS, US | part | first aid, immunization records
RN Case Manager (Remote, Compact State) | Bridgewell Health Plan | US | remote | utilization review, discharge planning
Telephone Triage Nurse - Work From Home | Carelane | US | remote | triage
Staff Nurse - Band 5 - Theatres | Northmoor NHS Trust | Leeds, ENG, GB | | scrub, recovery
Registered Nurse, Nursing Home - Nights | Hazelbrook Care | Bristol, ENG, GB | | dementia, night shift
Emergency Department RN II - Req 88213 | Mercy Harbor | Seattle, WA, US | | ER, TNCC
# licensed-practical-nurse
LPN / LVN - Skilled Nursing Facility - Eves | Autumn Ridge Rehab | Columbus, OH, US | | med pass
Licensed Practical Nurse (Home Health) | Kindly Visiting Nurses | Charlotte, NC, US | | wound care
LVN Clinic Nurse, Pediatrics | Little Oaks Pediatrics | Dallas, TX, US | | immunizations
# nurse-practitioner
Nurse Practitioner or PA - Urgent Care | QuickWell | Denver, CO, US | | suturing
Psychiatric NP (PMHNP) - Telehealth | Calmpath | US | remote | medication management
# nurse-manager
Nurse Manager, 4 West Oncology | Mercy Harbor | Seattle, WA, US | | staffing, budgets
Director of Nursing (DON) | Autumn Ridge Rehab | Cleveland, OH, US | | survey readiness
# nurse-recruiter
Nurse Recruiter | Wayside Nursing | Phoenix, AZ, US | | sourcing, credentialing
Recruiter, Nursing & Allied Health (Hybrid) | Mercy Harbor | Seattle, WA, US | hybrid | sourcing
# nurse-educator
Clinical Nurse Educator, Perioperative Services | Stonegate Surgical | Tampa, FL, US | | orientation, competencies
# nurse-paralegal
Nurse Paralegal - Medical Malpractice | Ashdown Trial Lawyers | Chicago, IL, US | | chart review, litigation
# nursing-assistant
CNA - All Shifts - Up To $24/hr | Autumn Ridge Rehab | Columbus, OH, US | novice | vital signs
Certified Nurse Aide (CNA) 2nd Shift | Pinecrest Manor | Indianapolis, IN, US | | transfers
Patient Care Technician - PCT - 5 East | Lakeview Regional | Dayton, OH, US | | phlebotomy
Care Assistant - Nights - Beech House | Hazelbrook Care | Bristol, ENG, GB | novice | personal care, night shift
Health Care Aide (Casual) - Long Term Care | Maple Terrace | Toronto, ON, CA | | feeding, mobility
# home-carer
Caregiver - Live-In - Weekly Pay | Gentle Hands Home Care | Sacramento, CA, US | novice | meals, companionship
Home Health Aide (HHA) - Brooklyn | Borough Home Care | New York, NY, US | part | bathing
Support Worker - Learning Disabilities, Full UK Licence | Openway Living | Leeds, ENG, GB | | medication prompts
Personal Care Attendant / Driver for Elderly Client | Gentle Hands Home Care | Fresno, CA, US | part | errands
Senior Carer - Domiciliary | Openway Living | Sheffield, ENG, GB | | care plans
# childcare-worker
Nanny / Household Manager | Private Family Staffing | New York, NY, US | | two toddlers, school runs
After School Program Leader (Part-Time, M-F 2-6pm) | Brightyard YMCA | Austin, TX, US | part, novice | games, homework
Babysitter - Hotel Guests - On Call | Seashell Sitters | Miami, FL, US | per_diem | infants
# early-educator
Preschool Lead Teacher - Toddler Room | Acorn Lane Childcare | Denver, CO, US | | lesson plans, CDA
Nursery Assistant (Unqualified Considered) | Busy Bees Corner | Norwich, ENG, GB | novice | early years
Daycare Teacher Asst. - Infants | Acorn Lane Childcare | Boulder, CO, US | novice | diapering
# primary-teacher
2nd Grade Teacher - Roosevelt Elementary - 2026/27 SY | Fairbury USD 12 | Wichita, KS, US | | literacy
KS2 Teacher - Maternity Cover | Elmtree Primary Academy | Manchester, ENG, GB | temp | maths
# secondary-teacher
HS Math Teacher (Algebra II/Geometry) | Fairbury USD 12 | Wichita, KS, US | | lesson planning
Teacher of Science with Physics | Calder High | Leeds, ENG, GB | | GCSE
English Teacher, Grades 9-12, Long-Term Sub | Cactus Wren Unified | Tucson, AZ, US | temp | essays
# teaching-assistant
Paraprofessional - Special Ed Classroom | Fairbury USD 12 | Wichita, KS, US | part | one-to-one support
Teaching Assistant, KS1, Term Time Only | Elmtree Primary Academy | Manchester, ENG, GB | part | phonics
# substitute-teacher
Substitute Teachers Needed - $150/day | Cactus Wren Unified | Tucson, AZ, US | per_diem, novice | all grades
# tutor
Online Math Tutor (1099) | Numerate | US | remote, contract | calculus, whiteboard
ESL Tutor - Evenings | Lingua Loft | Boston, MA, US | part | conversation
# physician
Hospitalist - Nocturnist - 7 on/7 off | Lakeview Regional | Dayton, OH, US | | inpatient
GP - Salaried, 6 sessions | Harbour Row Surgery | Plymouth, ENG, GB | part | chronic disease
Physician - OB/GYN | Mercy Harbor | Seattle, WA, US | | deliveries
# dentist
Associate Dentist - Private Practice | Bright Molar | Austin, TX, US | | crowns, implants
Dentist (DDS/DMD) - Saturdays | Smile Junction | Phoenix, AZ, US | part | extractions
# dental-assistant
Dental Assistant - Expanded Functions (EFDA) | Bright Molar | Austin, TX, US | | x-rays, four-handed dentistry
Trainee Dental Nurse | Whitegate Dental | Leeds, ENG, GB | novice | sterilisation
# medical-assistant
MA - Dermatology - Float | Skinwise | Atlanta, GA, US | | biopsies, rooming patients
CMA/RMA Family Medicine, M-Th 4x10s | QuickWell | Denver, CO, US | | injections
# phlebotomist
Phlebotomist I - Floater | Redvial Labs | Columbus, OH, US | novice | venipuncture
# pharmacist
PRN Pharmacist - Mail Order | Pillpoint | Louisville, KY, US | per_diem | verification
# pharmacy-technician
Pharm Tech II (CPhT) - Infusion | Pillpoint | Louisville, KY, US | | IV compounding
# physical-therapist
PT - Outpatient Ortho - New Grads Welcome | Stridewell | Nashville, TN, US | novice | manual therapy
# occupational-therapist
Occupational Therapist (OTR/L) - School-Based | Fairbury USD 12 | Wichita, KS, US | | sensory, IEP
Community OT - Band 6 | Northmoor NHS Trust | Leeds, ENG, GB | | home adaptations
# speech-therapist
SLP-CCC, Early Intervention, Contract | Stridewell | Nashville, TN, US | contract | feeding
# mental-health-counselor
LCSW / LPC Therapist - 100% Virtual | Calmpath | US | remote | CBT, intake
School Counselor - MS | Cactus Wren Unified | Tucson, AZ, US | | scheduling
# behavior-technician
RBT - Behavior Technician - Autism - Paid Training | Steppingstone ABA | Phoenix, AZ, US | part, novice | ABA
# social-worker
MSW Social Worker, Hospice Team B | Lanternlight Hospice | Columbus, OH, US | | bereavement
Children's Social Worker (Safeguarding) | Ridgeshire Council | Sheffield, ENG, GB | | assessments
# paramedic
EMT-B / Paramedic - 911 Response | Copper County EMS | Tucson, AZ, US | | ambulance
# radiologic-technologist
X-Ray Tech - Per Diem | QuickWell | Denver, CO, US | per_diem | fluoroscopy
Sonographer, Echo | Mercy Harbor | Seattle, WA, US | | ultrasound
# veterinary-technician
Vet Nurse (RVN) - 4 Day Week | Paddock Lane Vets | Norwich, ENG, GB | | anaesthesia
# veterinarian
Associate Veterinarian - Small Animal ER | Barkside Animal Hospital | Denver, CO, US | | surgery
# medical-coder
Medical Coder (CPC) - Remote | Claimsharp | US | remote | ICD-10, denials
Inpatient Coding Specialist III | Mercy Harbor | US | remote | DRG
# medical-receptionist
Front Office - Pediatric Clinic | Little Oaks Pediatrics | Dallas, TX, US | | check-in, insurance cards
Doctors' Receptionist - 20 hrs | Harbour Row Surgery | Plymouth, ENG, GB | part | appointments
# lecturer
Adjunct Instructor - Nursing - Evening Program | Beaconhill College | Cleveland, OH, US | part | clinical rotations
`;
