/** English: occupations with a skill, level, place or filter word, traps, and what must stay exact. */
export const ENGLISH_QUALIFIED = `
# skill
python developer | - | =programmer | words=python
java developer | CA | =programmer | words=java
react developer | US | =frontend | words=react
icu nurse | US | =nurse | words=icu/intensive care
dialysis nurse | US | =nurse | words=dialysis/hemodialysis
er nurse | US | =nurse | words=er/emergency/emergency department
quickbooks bookkeeper | US | =bookkeeper | words=quickbooks
tableau analyst | US | =data-analyst | words=tableau
tig welder | US | =welder | words=tig
android developer | CA | 3 mobile-developer; 1 backend-developer frontend-developer | title=android
math teacher | US | =secondary-teacher | words=math/mathematics/maths
piano teacher | US | 3 music-teacher; 1 tutor | words=piano
spanish speaking customer service | US | =customer-service | words=spanish/bilingual
cdl a driver | US | =truck | words=cdl
tax accountant | US | 3 tax-adviser; 2 accountant; 1 bookkeeper
pastry chef | GB | =chef | words=pastry
sql analyst | US | =data-analyst | words=sql
# level
junior accountant | US | =accountant | level=junior
senior backend engineer | US | =backend | level=senior
senior accountant | US | =accountant | level=senior
lead developer | US | =programmer | level=lead
junior software developer | GB | =programmer | level=junior
entry level data analyst | US | =data-analyst | level=junior
graduate civil engineer | GB | 3 civil-engineer; 1 mechanical-engineer electrical-engineer | novice
trainee dental nurse | GB | 3 dental-assistant; 1 dental-hygienist | level=junior
software engineering intern | US | =programmer | level=intern
marketing internship | US | =marketing | level=intern
head chef | GB | 3 head-chef; 2 sous-chef; 1 cook
senior carer | GB | =carer | level=senior
apprentice electrician | US | =electrician | level=junior
# place
nurse jobs in Columbus Ohio | - | =nurse | place=Columbus
Columbus OH truck driver | US | =truck | place=Columbus
warehouse London | - | =warehouse | place=London
cook denver | US | =cook | place=Denver
software engineer Toronto | - | =programmer | place=Toronto
developer in Berlin | - | =programmer | place=Berlin
cleaner dallas tx | US | =cleaner | place=Dallas
receptionist near Atlanta, GA | US | =receptionist | place=Atlanta
teacher manchester | GB | =teacher | place=Manchester
electrician jobs brisbane | AU | =electrician | place=Brisbane
nurse ohio | US | =nurse | state=OH
accountant in chicago il | US | =accountant | place=Chicago
barista seattle | US | 3 barista; 1 server cashier | place=Seattle
welder texas | US | =welder | state=TX
# filter
remote customer service | US | =customer-service | mode=remote
work from home customer service | GB | =customer-service | mode=remote
part time cashier | US | =cashier | type=part_time
part-time receptionist | US | =receptionist | type=part_time
night shift nurse | US | =nurse | words=night/nights
weekend warehouse jobs | GB | =warehouse-worker | words=weekend/weekends
no experience warehouse | US | =warehouse-worker | novice
no experience needed truck driver | US | =truck | novice
remote data entry | US | 3 data-entry-clerk; 1 office-administrator bookkeeper | mode=remote
work from home | US | 3 any | mode=remote
remote software engineer | US | =programmer | mode=remote
hybrid project manager | - | =project-manager | mode=hybrid
temporary admin assistant | US | =admin | type=temporary
contract react developer | US | =programmer | type=contract, words=react
summer internship | US | 3 any | level=intern
part time evening cleaner | US | =cleaner | type=part_time
full time security officer | US | =security | type=full_time
student jobs retail weekend | GB | =retail | words=weekend/weekends
remote accountant | US | =accountant | mode=remote
per diem rn | US | =nurse | type=per_diem
accountant 2 years experience | US | =accountant | years=2
# trap
Baker Hughes | - | 3 company:Baker Hughes
baker hughes welder | US | 3 welder | company=Baker Hughes
Cook Medical | - | 3 company:Cook Medical
driver developer | - | 3 driver-developer; 2 embedded-engineer; 1 backend-developer
nurse recruiter | US | 3 nurse-recruiter; 2 recruiter; 1 legal-recruiter
assistant store manager | US | 3 assistant-store-manager; 2 store-manager
kitchen designer | - | 3 kitchen-designer
server administrator | US | 3 system-administrator; 1 it-support database-administrator
nurse paralegal | US | 3 nurse-paralegal; 2 paralegal
legal secretary | GB | 3 paralegal; 1 office-administrator executive-assistant
orchestra conductor | - | 3 conductor
train driver | GB | 3 train-driver; 1 driver-passenger
real estate developer | - | 3 real-estate-developer; 1 property-manager
developer relations | - | 3 developer-relations
pilot plant operator | - | 3 pilot-plant-operator; 1 control-room-operator production-operator
driver recruiter | US | 3 recruiter; 1 nurse-recruiter legal-recruiter | title=driver/drivers
nurse educator | US | 3 nurse-educator; 1 nurse-manager lecturer registered-nurse
Carpenter Chemicals | - | 3 company:Carpenter Chemicals
sales engineer | US | 3 sales-engineer; 1 account-executive support-engineer
barista trainer | US | 3 barista-trainer; 1 barista
veterinary receptionist | US | 3 receptionist; 1 veterinary-technician medical-receptionist | words=veterinary/animals/animal/pets
executive chef | US | 3 head-chef; 2 sous-chef; 1 cook
# exact
Hollowbrook Health | - | 3 company:Hollowbrook Health
Kestrel Point Hotels | - | 3 company:Kestrel Point Hotels
Nimbus & Rook | - | 3 company:Nimbus & Rook
Calloway Fitness Clubs trainer | - | 3 personal-trainer | company=Calloway Fitness Clubs
tarnwick | - | 3 company:Tarnwick
c++ | - | 3 title:c++; 2 text:c++
.net | - | 3 title:.net; 2 text:.net
kubernetes | - | 3 title:kubernetes; 2 text:kubernetes
SAP | - | 3 title:sap; 2 text:sap
m&a | - | 3 title:m&a; 2 text:m&a
cobol | - | 3 title:cobol; 2 text:cobol
"night shift" | US | 3 title:night shift; 2 text:night shift
"registered nurse" | US | 3 title:registered nurse; 2 text:registered nurse
"account executive" | - | 3 title:account executive; 2 text:account executive
spectrometers | - | 3 title:spectrometers; 2 text:spectrometers
hemodialysis | - | 3 title:hemodialysis; 2 text:hemodialysis
terraform | - | 3 title:terraform; 2 text:terraform
salesforce administrator | - | 3 salesforce-administrator; 1 system-administrator
C# | - | 3 title:c#; 2 text:c#
company:Quillmere engineer | - | 3 site-reliability-engineer backend-developer frontend-developer fullstack-developer mobile-developer data-engineer machine-learning-engineer qa-engineer security-engineer support-engineer; 2 engineering-manager | company=Quillmere
title:manager | GB | 3 title:manager
R-204417 | - | 3 title:R-204417
`;
