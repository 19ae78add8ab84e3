/** English: occupations in everyday words, newer titles, fields, spellings, slips and whole sentences. */
export const ENGLISH_EVERYDAY = `
# plain
nurse | US | =nurse
nurse | GB | =nurse
registered nurse | - | =nurse
lorry driver | GB | =truck
truck driver | US | =truck
trucker | US | =truck
programmer | US | =programmer
programmer | GB | =programmer
software engineer | US | =programmer
coder | - | =programmer
caregiver | US | =carer
carer | GB | =carer
sales clerk | US | =shop
shop assistant | GB | =shop
waiter | GB | =server
waitress | US | =server
janitor | US | =cleaner
custodian | US | =cleaner
cleaning lady | GB | =cleaner
chef | US | =chef
kitchen helper | - | =dishwasher
bricklayer | GB | 3 mason; 1 concrete-worker construction-laborer carpenter
builder | GB | =builder
construction worker | US | =builder
handyman | US | 3 maintenance-technician; 1 carpenter electrician plumber
auto mechanic | US | =mechanic
car mechanic | GB | =mechanic
doctor | US | =doctor
physician | - | =doctor
attorney | US | =lawyer
solicitor | GB | =lawyer
physio | AU | =physical-therapist
kindergarten teacher | - | =kindergarten
babysitter | US | =childcare
teacher | US | =teacher
high school teacher | US | =secondary-teacher
secretary | US | =secretary
receptionist | CA | =receptionist
call center agent | US | =customer-service
personal shopper | US | 2 sales-associate; 1 cashier
courier | GB | =delivery
delivery driver | US | =delivery
bus driver | US | =bus
electrician | AU | =electrician
plumber | US | =plumber
carpenter | CA | =carpenter
baker | US | =baker
hairdresser | - | =hairdresser
security guard | US | =security
bouncer | GB | =security
teller | US | 3 bank-teller; 2 cashier; 1 customer-service loan-officer
picker packer | GB | =warehouse-worker
warehouse worker | US | =warehouse-worker
factory worker | US | =factory
assembly line worker | US | =factory
bookkeeper | US | =bookkeeper
headhunter | US | =recruiter
salesman | US | =salesperson
estate agent | GB | 3 real-estate-agent; 1 leasing-agent property-manager
landscaper | US | =gardener
stewardess | - | 3 flight-attendant
vet | US | 3 veterinarian; 2 veterinary-technician
# modern
rn | US | =nurse
cna | US | =nursing-assistant
lvn | US | 3 licensed-practical-nurse; 2 registered-nurse; 1 nursing-assistant
sdr | US | 3 sales-development; 2 account-executive sales-representative; 1 account-manager
csm | - | 3 customer-success-manager; 2 account-manager; 1 customer-service
swe | US | =programmer
sre | US | =devops
devops engineer | GB | =devops
hgv driver | GB | =truck
hgv class 1 | GB | 3 truck-driver; 1 delivery-driver
otr driver | US | =truck
hr business partner | US | 3 hr-generalist; 2 hr-manager; 1 recruiter
people ops | US | =hr
talent acquisition | US | =recruiter
growth marketer | - | =marketing
content creator | US | 3 social-media-manager; 2 copywriter marketing-coordinator; 1 marketing-manager video-editor
ux designer | GB | =designer
ui designer | US | =designer
full stack engineer | US | 3 fullstack-developer; 2 backend-developer frontend-developer web-developer; 1 mobile-developer
ai engineer | US | =ml
ml engineer | - | =ml
sysadmin | US | 3 system-administrator; 2 it-support network-engineer; 1 site-reliability-engineer database-administrator
dba | US | 3 database-administrator; 1 data-engineer system-administrator
emt | US | 3 paramedic; 1 firefighter registered-nurse nursing-assistant
mri tech | US | 3 radiologic-technologist
x ray technician | US | 3 radiologic-technologist
slp | US | 3 speech-therapist
lcsw | US | =therapist
ehs manager | US | 3 safety-specialist
kam | GB | 3 key-account-manager; 2 account-manager sales-manager; 1 account-executive
fp&a | US | 3 financial-analyst; 1 accountant controller
# field
warehouse | US | =warehouse
retail | GB | =retail
nursing | US | =nursing
kitchen | US | =kitchen
accounting | US | 3 accountant bookkeeper controller; 2 tax-adviser payroll-specialist internal-auditor; 1 financial-analyst
construction | AU | 3 concrete-worker carpenter site-manager construction-laborer heavy-equipment-operator; 2 civil-engineer estimator plumber electrician project-manager; 1 architect safety-specialist
hospitality | US | 3 hotel-receptionist housekeeper server cook restaurant-manager host bartender; 2 sous-chef barista event-coordinator dishwasher head-chef; 1 cleaner fast-food-worker
human resources | US | =hr
marketing | GB | =marketing
sales | US | =sales
childcare | GB | 3 early-educator childcare-worker; 1 primary-teacher teaching-assistant
cleaning | CA | =cleaner
driving jobs | US | =driver
legal | CA | 3 lawyer paralegal; 1 compliance-officer legal-recruiter
# spelling
front end developer | US | =frontend
front-end developer | GB | =frontend
frontend developer | - | =frontend
back end developer | US | =backend
full-stack developer | GB | 3 fullstack-developer; 2 backend-developer frontend-developer; 1 mobile-developer
e-commerce manager | GB | 3 ecommerce-manager; 2 marketing-manager; 1 store-manager buyer
ecommerce | - | 3 ecommerce-manager
ware house worker | US | =warehouse-worker
sr accountant | US | =accountant | level=senior
sr. software engineer | US | =programmer | level=senior
fork lift driver | US | =forklift
forklift driver | GB | =forklift
truckdriver | US | =truck
homecare worker | GB | =home-carer
home care aide | US | =home-carer
pre-school teacher | US | =kindergarten
mgr retail store | US | =store-manager
asst. store manager | US | 3 assistant-store-manager; 2 store-manager; 1 sales-associate
customer-service rep | US | =customer-service
air-conditioning technician | US | 3 hvac-technician; 1 maintenance-technician plumber
# slip
recieptionist | US | =receptionist
acountant | US | =accountant
electrition | US | =electrician
mecanic | US | =mechanic
wearhouse | US | =warehouse
cashire | US | =cashier
nurce | US | =nurse
pharmasist | US | =pharmacist
enginer software | US | =programmer
plummer | GB | =plumber
secratary | US | =secretary
waitres | US | =server
# filler
looking for a job as a cook | US | =cook
jobs hiring near me cashier | US | =cashier
i want to work as a nurse | US | =nurse
truck driving jobs hiring now | US | =truck
entry level jobs in marketing | US | =marketing | novice
jobs for electricians | AU | =electrician
receptionist wanted | US | =receptionist
urgent hiring security guard | US | =security
vacancies for teaching assistants | GB | 3 teaching-assistant; 1 early-educator special-needs-teacher primary-teacher
full time barista position | US | 3 barista; 1 server cashier | type=full_time
what jobs are there for accountants | US | =accountant
best paying welder jobs | US | =welder
`;
