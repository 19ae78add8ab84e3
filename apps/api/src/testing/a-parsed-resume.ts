import type { Found, FoundExperience, ParsedResume } from '@firsthand/resume-parser';

const PLACE = { page: 1, x: 60, y: 80, width: 100, height: 12 };

export function found(value: string, confidence = 0.9): Found<string> {
  return { value, confidence, where: [PLACE] };
}

/** An entry that says everything but what is given as null. */
export function aFoundExperience(changes: Partial<FoundExperience> = {}): FoundExperience {
  return {
    ...{ jobTitle: found('Nurse'), companyName: found('Charité'), startDate: found('2019-06') },
    ...{ endDate: found('2020-02'), isCurrentJob: false, description: found('Cared.\nTaught.') },
    ...{ confidence: 0.9, ...changes },
  };
}

/** A reading in which nothing was found but what is given. */
export function aParsedResume(changes: Partial<ParsedResume> = {}): ParsedResume {
  return {
    ...{ source: 'pdf' as const, profileName: null, desiredJobTitle: null },
    ...{ pages: [{ width: 595, height: 842 }], firstName: null, lastName: null, email: null, phone: null },
    ...{ phoneCountryCode: null, address: null, city: null, state: null, zip: null, country: null },
    ...{ linkedinUrl: null, websiteUrl: null, skills: [], experience: [], leftOver: [], language: null },
    ...changes,
  };
}
