import type { Language } from './language.ts';
import { addBank, type Role } from './role-bank.ts';
import { ROLE_BANKS } from './roles/banks.ts';

function createRoles(): Map<string, Role> {
  const roles = new Map<string, Role>();
  for (const [language, banks] of Object.entries(ROLE_BANKS)) {
    for (const bank of banks) addBank(roles, language as Language, bank);
  }
  return roles;
}

/** Every kind of work the sandbox's employers look for. */
export const ROLES: ReadonlyMap<string, Role> = createRoles();

const list = (text: string): string[] => text.trim().split(/\s+/);

/** The roles that a sector's employers look for; a role that is named twice is looked for twice as often. */
export const SECTOR_ROLES: Record<string, string[]> = {
  health:
    list(`registered-nurse registered-nurse registered-nurse nursing-assistant nursing-assistant medical-assistant
    physical-therapist pharmacist pharmacy-technician radiologic-technologist laboratory-technician physician
    mental-health-counselor veterinary-technician dental-hygienist speech-therapist paramedic cook cleaner
    receptionist accountant hr-generalist it-support data-analyst maintenance-technician`),
  care: list(`nursing-assistant nursing-assistant nursing-assistant registered-nurse registered-nurse home-carer home-carer
    home-carer social-worker physical-therapist cook cleaner receptionist activities-coordinator payroll-specialist
    driver-passenger recruiter`),
  education: list(`primary-teacher primary-teacher secondary-teacher secondary-teacher special-needs-teacher
    early-educator early-educator lecturer music-teacher driver-passenger cook cleaner office-administrator
    social-worker it-support librarian accountant`),
  logistics: list(`truck-driver truck-driver truck-driver delivery-driver delivery-driver warehouse-associate
    warehouse-associate forklift-operator dispatcher supply-chain-planner vehicle-mechanic driver-passenger
    customer-service safety-specialist accountant customs-specialist`),
  restaurants:
    list(`cook cook cook sous-chef server server barista restaurant-manager baker dishwasher delivery-driver
    bookkeeper social-media-manager`),
  hotels:
    list(`hotel-receptionist hotel-receptionist housekeeper housekeeper cook sous-chef server restaurant-manager
    maintenance-technician barista event-coordinator sales-manager accountant gardener`),
  retail:
    list(`sales-associate sales-associate sales-associate store-manager cashier butcher baker visual-merchandiser
    warehouse-associate forklift-operator delivery-driver buyer marketing-manager customer-service data-analyst`),
  leisure:
    list(`personal-trainer personal-trainer personal-trainer receptionist receptionist lifeguard cleaner
    early-educator maintenance-technician sales-associate barista store-manager social-media-manager`),
  manufacturing:
    list(`production-operator production-operator production-operator welder cnc-machinist cnc-machinist
    maintenance-technician electrician quality-inspector process-engineer mechanical-engineer electrical-engineer
    production-planner safety-specialist forklift-operator buyer accountant embedded-engineer`),
  construction: list(`electrician electrician carpenter carpenter plumber welder heavy-equipment-operator
    site-manager site-manager civil-engineer estimator concrete-worker safety-specialist architect gardener
    project-manager truck-driver office-administrator`),
  energy: list(`electrician electrician hvac-technician field-technician field-technician wind-technician
    electrical-engineer civil-engineer project-manager heavy-equipment-operator customer-service control-room-operator
    data-analyst solar-installer plumber safety-specialist`),
  software:
    list(`backend-developer backend-developer frontend-developer fullstack-developer site-reliability-engineer
    mobile-developer data-engineer machine-learning-engineer qa-engineer product-manager product-designer
    security-engineer customer-success-manager account-executive sales-development support-engineer
    engineering-manager technical-writer recruiter marketing-manager`),
  finance:
    list(`loan-officer bank-teller bank-teller claims-adjuster claims-adjuster underwriter financial-analyst
    accountant internal-auditor compliance-officer customer-service data-analyst backend-developer actuary
    office-administrator paralegal`),
  biotech:
    list(`laboratory-technician laboratory-technician research-scientist research-scientist process-engineer
    quality-inspector regulatory-specialist clinical-coordinator data-analyst production-operator
    mechanical-engineer safety-specialist buyer account-executive`),
  farming:
    list(`farm-worker farm-worker farm-worker truck-driver heavy-equipment-operator vehicle-mechanic agronomist
    production-operator quality-inspector warehouse-associate sales-manager bookkeeper forklift-operator`),
  media:
    list(`journalist journalist video-editor animator graphic-designer social-media-manager account-executive
    producer copy-editor marketing-manager frontend-developer audio-engineer`),
  nonprofit:
    list(`fundraiser fundraiser program-coordinator program-coordinator social-worker volunteer-coordinator
    cook paralegal office-administrator primary-teacher bookkeeper graphic-designer stage-technician
    aquarist receptionist`),
  services:
    list(`accountant accountant bookkeeper payroll-specialist paralegal lawyer tax-adviser office-administrator
    customer-service customer-service recruiter it-support executive-assistant`),
  facility:
    list(`security-guard security-guard security-guard cleaner cleaner maintenance-technician hvac-technician
    electrician dispatcher gardener property-manager recruiter payroll-specialist plumber`),
};
