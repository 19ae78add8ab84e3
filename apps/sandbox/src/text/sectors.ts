/** `sector: role×how often it is looked for, …`; what has no number is looked for once. */
const TABLE = `
health: registered-nurse×4, nursing-assistant×3, medical-assistant×2, physical-therapist, pharmacist, pharmacy-technician, radiologic-technologist, laboratory-technician, physician, mental-health-counselor, speech-therapist, paramedic, cook, cleaner, receptionist, accountant, hr-generalist, it-support, data-analyst, maintenance-technician
care: nursing-assistant×3, registered-nurse×2, home-carer×3, social-worker, physical-therapist, cook, cleaner, receptionist, activities-coordinator, payroll-specialist, driver-passenger, recruiter
vet: veterinary-technician×5, receptionist×2, cleaner, bookkeeper, hr-generalist, customer-service
dental: dental-hygienist×4, medical-assistant, receptionist×2, office-administrator, bookkeeper
therapy: speech-therapist×3, physical-therapist×2, receptionist, office-administrator, mental-health-counselor
education: primary-teacher×3, secondary-teacher×3, special-needs-teacher×2, early-educator, music-teacher, driver-passenger, cook, cleaner, office-administrator, social-worker, it-support, librarian, accountant
nursery: early-educator×5, cook, cleaner, special-needs-teacher, office-administrator
college: lecturer×5, librarian, it-support, office-administrator, program-coordinator, cook, cleaner, maintenance-technician, accountant, social-worker, fundraiser, receptionist
music: music-teacher×6, receptionist, office-administrator, sales-associate, marketing-manager, bookkeeper
logistics: truck-driver×4, delivery-driver×2, warehouse-associate×3, forklift-operator, dispatcher, supply-chain-planner, vehicle-mechanic, customer-service, safety-specialist, accountant, customs-specialist
parcel: delivery-driver×4, warehouse-associate×3, dispatcher, vehicle-mechanic, customer-service, safety-specialist
transit: driver-passenger×6, vehicle-mechanic×2, dispatcher, cleaner, customer-service, safety-specialist, warehouse-associate, payroll-specialist
restaurants: cook×4, sous-chef, server×3, barista, restaurant-manager, baker, dishwasher, delivery-driver, bookkeeper, social-media-manager
bakery: baker×4, server×3, delivery-driver, store-manager, bookkeeper
hotels: hotel-receptionist×3, housekeeper×3, cook×2, sous-chef, server×2, restaurant-manager, maintenance-technician, barista, event-coordinator, sales-manager, accountant, gardener
retail: sales-associate×3, store-manager, cashier×2, butcher×2, baker, visual-merchandiser, warehouse-associate, forklift-operator, delivery-driver, buyer, marketing-manager, customer-service, data-analyst
store: sales-associate×4, store-manager×2, cashier, visual-merchandiser, warehouse-associate, forklift-operator, delivery-driver, buyer, marketing-manager, customer-service, data-analyst
leisure: personal-trainer×4, receptionist×2, lifeguard×2, cleaner, early-educator, maintenance-technician, sales-associate, barista, store-manager, social-media-manager
manufacturing: production-operator×4, welder×2, cnc-machinist×2, maintenance-technician×2, electrician, quality-inspector, process-engineer, mechanical-engineer, electrical-engineer, production-planner, safety-specialist, forklift-operator, buyer, accountant, embedded-engineer
construction: electrician×2, carpenter×3, plumber, welder, heavy-equipment-operator, site-manager×2, civil-engineer, estimator, concrete-worker×2, safety-specialist, architect, project-manager, truck-driver, office-administrator
civil: civil-engineer×3, estimator, project-manager, field-technician, heavy-equipment-operator×2, site-manager, welder, safety-specialist, concrete-worker
architecture: architect×4, civil-engineer, estimator, project-manager, office-administrator, graphic-designer
landscape: gardener×5, heavy-equipment-operator, carpenter, estimator, office-administrator
energy: electrician×3, hvac-technician×2, field-technician×2, wind-technician, electrical-engineer, civil-engineer, project-manager, heavy-equipment-operator, customer-service, control-room-operator, data-analyst, solar-installer×2, plumber, safety-specialist
telecom: field-technician×4, customer-service×2, support-engineer, electrical-engineer, project-manager, account-executive, heavy-equipment-operator, data-analyst, warehouse-associate
software: backend-developer×3, frontend-developer×2, fullstack-developer, site-reliability-engineer, mobile-developer, data-engineer, machine-learning-engineer, qa-engineer, product-manager, product-designer, security-engineer, customer-success-manager, account-executive, sales-development, support-engineer, engineering-manager, technical-writer, recruiter, marketing-manager
finance: loan-officer×2, bank-teller×3, financial-analyst, accountant, internal-auditor, compliance-officer, customer-service, data-analyst, backend-developer, office-administrator, paralegal, marketing-manager
insurance: claims-adjuster×4, underwriter×2, actuary, customer-service×2, compliance-officer, internal-auditor, data-analyst, backend-developer, account-executive, paralegal
accounting: accountant×3, bookkeeper×2, tax-adviser×2, payroll-specialist, receptionist, financial-analyst, office-administrator
legal: lawyer×3, paralegal×3, executive-assistant, receptionist, office-administrator, it-support
callcenter: customer-service×6, support-engineer×2, recruiter, data-analyst, it-support, hr-generalist
biotech: laboratory-technician×3, research-scientist×3, process-engineer, quality-inspector, regulatory-specialist, clinical-coordinator, data-analyst, production-operator, mechanical-engineer, safety-specialist, buyer, account-executive
farming: farm-worker×4, truck-driver, heavy-equipment-operator, vehicle-mechanic, agronomist, production-operator, quality-inspector, warehouse-associate, sales-manager, bookkeeper, forklift-operator
media: journalist, video-editor×2, animator×2, graphic-designer, social-media-manager, account-executive, producer×2, copy-editor, marketing-manager, frontend-developer, audio-engineer×2
newspaper: journalist×5, copy-editor×2, graphic-designer, social-media-manager, account-executive, data-analyst, frontend-developer
nonprofit: fundraiser×2, program-coordinator×3, social-worker, volunteer-coordinator×2, cook, office-administrator, primary-teacher, bookkeeper, graphic-designer, receptionist
theatre: stage-technician×4, producer, fundraiser, marketing-manager, receptionist
aquarium: aquarist×4, program-coordinator, volunteer-coordinator, receptionist, fundraiser, maintenance-technician, sales-associate, cook
facility: security-guard×4, cleaner×3, maintenance-technician×2, hvac-technician, electrician, dispatcher, gardener, property-manager, recruiter, payroll-specialist, plumber
`;

function parseLine(line: string): [sector: string, roles: string[]] {
  const [sector = '', roles = ''] = line.split(':');
  const keys = roles.split(',').flatMap((part) => {
    const [key = '', times = '1'] = part.trim().split('×');
    return Array.from({ length: Number(times) }, () => key);
  });
  return [sector, keys];
}

/** The roles that a sector's employers look for; a role that is named twice is looked for twice as often. */
export const SECTOR_ROLES: ReadonlyMap<string, string[]> = new Map(TABLE.trim().split('\n').map(parseLine));
