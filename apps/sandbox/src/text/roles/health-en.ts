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
`;
