/**
 * What people look for, by the occupations that answer it: `name: 3 …; 2 …; 1 …`. 3 is the job itself, 2 nearly (somebody
 * who looks for the one would read the other), 1 related. What is not named is not looked for.
 */
export const WISHES = `
nurse: 3 registered-nurse; 2 licensed-practical-nurse nurse-practitioner practice-nurse; 1 nurse-manager nurse-educator nursing-assistant medical-assistant
nursing: 3 registered-nurse nursing-assistant licensed-practical-nurse; 2 nurse-practitioner nurse-manager nurse-educator practice-nurse; 1 home-carer medical-assistant lecturer
nursing-assistant: 3 nursing-assistant; 2 home-carer; 1 licensed-practical-nurse registered-nurse medical-assistant
carer: 3 home-carer nursing-assistant; 1 licensed-practical-nurse childcare-worker activities-coordinator
home-carer: 3 home-carer; 2 nursing-assistant; 1 licensed-practical-nurse childcare-worker
doctor: 3 physician; 1 nurse-practitioner dentist
medical-assistant: 3 medical-assistant; 2 dental-assistant medical-receptionist; 1 nursing-assistant phlebotomist registered-nurse
pharmacist: 3 pharmacist; 1 pharmacy-technician
physical-therapist: 3 physical-therapist; 1 occupational-therapist personal-trainer
therapist: 3 mental-health-counselor; 2 social-worker; 1 occupational-therapist speech-therapist behavior-technician
social-worker: 3 social-worker; 1 mental-health-counselor home-carer program-coordinator
kindergarten: 3 early-educator; 2 childcare-worker; 1 primary-teacher teaching-assistant
childcare: 3 childcare-worker; 2 early-educator; 1 home-carer tutor
teacher: 3 primary-teacher secondary-teacher special-needs-teacher substitute-teacher; 2 early-educator music-teacher tutor; 1 lecturer teaching-assistant
secondary-teacher: 3 secondary-teacher; 2 primary-teacher special-needs-teacher substitute-teacher; 1 tutor lecturer
truck: 3 truck-driver; 1 delivery-driver driver-passenger heavy-equipment-operator
delivery: 3 delivery-driver; 1 truck-driver driver-passenger
driver: 3 truck-driver delivery-driver driver-passenger; 2 train-driver; 1 forklift-operator dispatcher
bus: 3 driver-passenger; 1 truck-driver delivery-driver train-driver
warehouse-worker: 3 warehouse-associate; 2 forklift-operator; 1 warehouse-manager production-operator
warehouse: 3 warehouse-associate forklift-operator warehouse-manager; 1 supply-chain-planner dispatcher truck-driver
forklift: 3 forklift-operator; 2 warehouse-associate; 1 heavy-equipment-operator truck-driver
programmer: 3 backend-developer frontend-developer fullstack-developer mobile-developer web-developer game-developer; 2 embedded-engineer driver-developer wms-developer data-engineer machine-learning-engineer; 1 engineering-manager software-architect qa-engineer site-reliability-engineer
backend: 3 backend-developer; 2 fullstack-developer; 1 frontend-developer mobile-developer embedded-engineer data-engineer wms-developer
frontend: 3 frontend-developer; 2 web-developer fullstack-developer; 1 mobile-developer backend-developer product-designer
devops: 3 site-reliability-engineer; 1 system-administrator backend-developer security-engineer
it-support: 3 it-support; 2 system-administrator support-engineer; 1 network-engineer
data-science: 3 data-scientist; 2 machine-learning-engineer data-analyst; 1 data-engineer
data-analyst: 3 data-analyst; 2 data-scientist business-analyst; 1 data-engineer financial-analyst
ml: 3 machine-learning-engineer; 2 data-scientist; 1 data-engineer backend-developer
designer: 3 product-designer; 2 graphic-designer; 1 frontend-developer
accountant: 3 accountant; 2 bookkeeper tax-adviser controller; 1 internal-auditor financial-analyst payroll-specialist
bookkeeper: 3 bookkeeper; 2 accountant; 1 payroll-specialist data-entry-clerk
payroll: 3 payroll-specialist; 1 bookkeeper accountant hr-generalist
shop: 3 sales-associate; 2 cashier bakery-sales; 1 assistant-store-manager store-manager visual-merchandiser
retail: 3 sales-associate cashier store-manager assistant-store-manager; 2 visual-merchandiser bakery-sales; 1 buyer warehouse-associate butcher
cashier: 3 cashier; 2 sales-associate; 1 bank-teller fast-food-worker bakery-sales barista
store-manager: 3 store-manager; 2 assistant-store-manager; 1 sales-associate restaurant-manager sales-manager
server: 3 server; 2 bartender host; 1 barista restaurant-manager fast-food-worker
cook: 3 cook; 2 sous-chef head-chef; 1 dishwasher fast-food-worker baker
chef: 3 head-chef sous-chef cook; 1 restaurant-manager baker
kitchen: 3 cook dishwasher sous-chef head-chef; 1 baker fast-food-worker server
dishwasher: 3 dishwasher; 2 cook; 1 cleaner fast-food-worker
cleaner: 3 cleaner; 2 housekeeper; 1 dishwasher
housekeeper: 3 housekeeper; 2 cleaner; 1 hotel-receptionist
hotel-receptionist: 3 hotel-receptionist; 2 receptionist; 1 medical-receptionist
receptionist: 3 receptionist medical-receptionist; 2 hotel-receptionist; 1 office-administrator
admin: 3 office-administrator; 2 executive-assistant office-manager receptionist data-entry-clerk medical-secretary; 1 virtual-assistant paralegal
secretary: 3 office-administrator executive-assistant; 2 office-manager paralegal medical-secretary receptionist; 1 data-entry-clerk virtual-assistant
customer-service: 3 customer-service; 1 support-engineer customer-success-manager receptionist
recruiter: 3 recruiter; 2 nurse-recruiter legal-recruiter hr-generalist; 1 hr-manager
hr: 3 hr-generalist hr-manager; 2 recruiter; 1 payroll-specialist nurse-recruiter
sales: 3 sales-representative account-executive sales-development account-manager; 2 sales-manager key-account-manager business-development-manager insurance-agent; 1 sales-engineer sales-associate real-estate-agent
salesperson: 3 sales-representative sales-associate account-executive; 2 account-manager sales-development key-account-manager insurance-agent; 1 sales-manager cashier real-estate-agent
marketing: 3 marketing-manager marketing-coordinator; 2 social-media-manager ecommerce-manager; 1 copywriter graphic-designer
lawyer: 3 lawyer; 1 paralegal compliance-officer
paralegal: 3 paralegal; 2 nurse-paralegal; 1 lawyer office-administrator
security: 3 security-guard; 1 police-officer
electrician: 3 electrician; 1 field-technician electrical-engineer maintenance-technician
plumber: 3 plumber; 2 hvac-technician; 1 maintenance-technician
carpenter: 3 carpenter; 1 concrete-worker roofer construction-laborer
mechanic: 3 vehicle-mechanic; 1 maintenance-technician
welder: 3 welder; 1 cnc-machinist production-operator
builder: 3 construction-laborer concrete-worker; 2 mason carpenter roofer; 1 heavy-equipment-operator site-manager painter
factory: 3 production-operator; 2 warehouse-associate cnc-machinist; 1 welder quality-inspector
maintenance: 3 maintenance-technician; 1 electrician hvac-technician field-technician
project-manager: 3 project-manager; 2 project-coordinator site-manager; 1 program-coordinator product-manager
hairdresser: 3 hairdresser; 1 beautician
baker: 3 baker; 1 bakery-sales cook
gardener: 3 gardener; 1 farm-worker
lab: 3 laboratory-technician; 1 research-scientist phlebotomist quality-inspector
site-manager: 3 site-manager; 2 project-manager; 1 civil-engineer concrete-worker
`;
