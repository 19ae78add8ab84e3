/** Teaching and social programmes; the format is described at `addBank`. */
export const EDUCATION_EN = `
# primary-teacher
titles: Elementary School Teacher; Primary School Teacher; Class Teacher
focus: Grade 1; Grade 3; Grade 5; Bilingual Class
meta: Teaching; 48-72; site; days; salaried
team: grade team; Principal
- Teach a class of about twenty-two children in reading, writing, mathematics and science.
- Plan lessons together with the parallel class and share the material.
- Find out what each child can do and choose the next step accordingly.
- Read aloud every day and make sure that every child finds books to take home.
- Hold conversations with parents in autumn and spring, and a phone call in between when it helps.
- Work with the support teacher on plans for children who need more time.
- Take your turn in the yard and at the bus.
- Prepare a class project that the whole school can visit.
- Write reports that describe the child and not only the marks.
+ Teaching certificate for primary grades
+ Good classroom management that does not rely on volume
+ Interest in how children learn to read
+ Willingness to work in a team and be visited by colleagues
* Experience with children who learn English as a new language
* Music, sport or gardening as a second strength

# secondary-teacher
titles: Secondary School Teacher; High School Teacher; Subject Teacher
focus: Mathematics; Physics; English; History; Chemistry; Computer Science; Modern Languages
meta: Teaching; 52-80; site; days; salaried
team: department; Head of Department
- Teach twenty-two lessons a week to classes between grades seven and twelve.
- Prepare students for examinations without letting the examination become the subject.
- Set and mark work promptly, with comments that students can use.
- Look after a form group and be the first person they come to.
- Plan experiments, sources or problems that take more than one lesson.
- Share responsibility for the department's curriculum.
- Lead one club or trip a year of your own choice.
- Talk with parents about progress early enough to change something.
+ Degree in the subject and a teaching qualification
+ Clear explanations and a sense for where students get stuck
+ Fairness that students notice
+ Confidence with digital tools and the judgment to leave them off
* A second subject
* Experience with advanced courses

# special-needs-teacher
titles: Special Education Teacher; Learning Support Teacher
focus: Autism; Inclusion; Early Years
meta: Teaching; 52-78; site; days; salaried
team: support team; Inclusion Lead
- Write individual education plans together with parents and class teachers.
- Teach small groups and support pupils inside their regular class.
- Adapt material so that the task stays the same and the path becomes possible.
- Observe what happens before a child loses control and change that.
- Coordinate therapists, aides and transport.
- Train colleagues in simple methods that help everybody.
- Keep records that stand up in a review meeting.
- Celebrate progress that tests do not measure.
+ Qualification in special education
+ Experience with pupils on the autism spectrum or with learning disabilities
+ Calm presence and consistent follow-through
+ Good cooperation with families
* Sign language or picture-exchange skills

# early-educator
titles: Early Childhood Educator; Nursery Practitioner; Preschool Teacher
focus: Infants; Toddlers; Forest Group
meta: Early Years; 34-48; site; days; hourly
team: nursery team; Centre Director
- Care for a group of eight to twelve children with one colleague.
- Observe what children are interested in and bring the right material the next day.
- Sing, read, build, dig and clean up together.
- Change, feed and comfort the smallest with time and respect.
- Greet parents at the door and tell them something real about the day.
- Document development with photographs and a few sentences.
- Settle new children in at their own speed.
- Keep rooms and garden safe and inviting.
- Join the monthly team evening, which counts as working time.
+ Recognized qualification in early childhood education, or enrolment in one
+ First-aid certificate for children, which we pay for
+ Clean background check
+ Energy in the morning and patience in the afternoon
* Experience outdoors in all weather
* A second language to sing in

# lecturer
titles: Lecturer; Instructor; Assistant Professor
focus: Nursing; Business; Computer Science; Welding Technology; Psychology; Biology
meta: Faculty; 66-98; site; days; salaried
team: faculty; Dean
- Teach three or four courses a term to students who often have jobs and families.
- Design assignments that resemble the work students will do later.
- Hold office hours in person and online.
- Keep course material current with practice in the field.
- Advise a group of students from the first term to graduation.
- Serve on one committee and read its papers beforehand.
- Build contacts with employers who take our graduates.
- Review results of the course each year and change what did not work.
+ Master's degree or doctorate in the field, or a recognized trade qualification
+ Teaching experience with adults
+ Professional experience outside the university
+ Interest in good teaching as a craft
* Experience with online courses
* Publications or industry projects

# music-teacher
titles: Music Teacher; Instrumental Teacher; Lesson Instructor
focus: Piano; Violin; Guitar; Drums; Voice; Brass
meta: Teaching; 36-58; site; days; hourly
team: teaching team; School Manager
- Give individual and small-group lessons to beginners and advanced players of any age.
- Choose pieces that are half a step too hard, not two.
- Prepare students for recitals and sit in the front row.
- Show parents how ten good minutes of practice look.
- Lead an ensemble once a week.
- Keep lesson notes so that a substitute can go on.
- Welcome trial students and help them pick an instrument.
- Tune, repair and order small things for your room.
+ Degree in music or many years of teaching
+ Mastery of your instrument and joy in simple pieces
+ Reliability from September to June
+ Patience with wrong notes
* A second instrument

# librarian
titles: Librarian; Library Technician; Academic Librarian
focus: Children; Digital Collections; Evenings
meta: Library; 46-66; site; days; salaried
team: library team; Head Librarian
- Help readers find the book, article or form they came for.
- Buy new titles with a budget that never suffices and a plan that makes it do.
- Teach classes how to search and how to doubt what they find.
- Catalogue donations and weed the shelves.
- Run a reading hour or a research clinic every week.
- Look after the study rooms and the people in them.
- Maintain licences for journals and databases.
- Count use honestly and change opening hours accordingly.
+ Degree in library or information science
+ Curiosity about every subject
+ Ease with people of all ages
+ Good knowledge of catalogues and databases
* Experience in a school or college library

# program-coordinator
titles: Program Coordinator; Project Coordinator; Community Program Coordinator
focus: Literacy; Food; Youth; Volunteers; Marine Education
meta: Programs; 44-60; site; days; salaried
team: program team; Program Director
- Organize courses, visits and events from the first call to the last chair.
- Keep in touch with schools, partners and the people who take part.
- Plan schedules and rooms and find replacements when somebody is ill.
- Collect simple data on what changed for participants.
- Prepare reports for funders that tell the truth and are still interesting.
- Watch a budget line and warn early.
- Train volunteers on their first day.
- Improve one part of the program each season.
+ Experience in organizing programs or events
+ Friendly persistence
+ Good writing and tidy spreadsheets
+ Willingness to work some evenings
* Knowledge of the community we serve
* Driving licence

# fundraiser
titles: Fundraising Officer; Development Manager; Grants Manager
focus: Grants; Major Gifts; Events; Corporate Partners
meta: Fundraising; 52-80; desk; office; salaried
team: development team; Director of Development
- Write grant applications that answer the question asked.
- Look after sixty donors and know why each of them gives.
- Plan two appeals a year and test what works.
- Bring visitors to see the work and let the people who do it speak.
- Keep the donor database clean and private.
- Report to foundations on time with real numbers.
- Prepare the director for meetings.
- Find new supporters among people who already care.
- Thank every donor within three days.
+ Three years in fundraising, sales or a similar field
+ Excellent writing
+ Honesty with donors about what worked and what did not
+ Good organization of deadlines
* Experience with legacies or corporate gifts

# volunteer-coordinator
titles: Volunteer Coordinator; Volunteer Manager
focus: Events; Weekends
meta: Programs; 42-56; site; days; salaried
team: volunteer team; Program Director
- Recruit volunteers and match them to tasks they will enjoy.
- Hold an introduction every other week.
- Plan shifts so that nobody stands alone and nobody stands idle.
- Listen to complaints and settle them in person.
- Arrange background checks and insurance.
- Thank people in ways that do not come from a template.
- Count hours for the annual report.
- Keep the handbook short and up to date.
+ Experience in leading groups without a salary as an argument
+ Clear communication by phone and in writing
+ Evening and weekend hours from time to time
+ Good humour
* Experience in a museum, kitchen or theatre

# stage-technician
titles: Stage Technician; Theatre Technician; Lighting Technician
focus: Touring; Lighting; Workshop
meta: Production; 40-56; field; shifts; hourly
team: stage crew; Technical Director
- Build up, light and take down two productions a week on tour.
- Rig lamps, focus them and program the desk.
- Build sets and props in the workshop between tours.
- Drive the van and load it so that what is needed first comes out first.
- Check chains, cables and harnesses before anyone stands under them.
- Run the show from the cue sheet.
- Repair what breaks at eight minutes to curtain.
- Advise local crews in a friendly tone.
+ Training or experience in stage technology
+ Head for heights and a licence for vans
+ Knowledge of electrical safety
+ Readiness for evening work
* Carpentry or welding skills

# aquarist
titles: Aquarist; Animal Care Specialist
focus: Marine Mammals; Coral; Rescue
meta: Animal Care; 42-58; site; shifts; hourly
team: husbandry team; Curator
- Feed animals, watch how they eat and write down what is different.
- Test and correct water chemistry every morning.
- Clean tanks above and below water.
- Help with rescues of stranded animals in all weather.
- Give short talks for visitors beside the pool.
- Maintain pumps, filters and chillers with the technicians.
- Prepare quarantine for new arrivals.
- Train animals to take part in their own health checks.
+ Degree in biology or training in animal care
+ Diving certificate, or the readiness to earn it
+ Ability to lift buckets all day
+ Careful records
* Experience with life-support systems
`;
