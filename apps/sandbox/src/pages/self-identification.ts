/** Options as the forms of the United States word them; employers may not alter those of the disability form. */
export const DISABILITY_OPTIONS = [
  'Yes, I have a disability, or have had one in the past',
  'No, I do not have a disability and have not had one in the past',
  'I do not want to answer',
];

export const RACE_OPTIONS = [
  'American Indian or Alaska Native',
  'Asian',
  'Black or African American',
  'Native Hawaiian or Other Pacific Islander',
  'White',
  'Two or More Races',
  'Decline to self-identify',
];

export const DECLINE = 'Decline to self-identify';
