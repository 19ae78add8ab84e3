/** Finance, sales, people, law and media; the format is described at `addBank`. */
export const OFFICE_EN = `
# accountant
titles: Accountant; Staff Accountant; General Ledger Accountant
focus: Month-End; Audit; Restaurants; Grants
meta: Finance; 58-84; desk; office; salaried
team: finance team; Controller
- Close the month within five days and explain the differences.
- Reconcile bank, tax and balance-sheet accounts.
- Post invoices, accruals and payroll.
- Prepare tax filings and the annual audit.
- Answer questions from managers about their costs.
- Improve a form or a rule each month.
- Check expenses with fairness.
- Support budget and forecast.
- Keep documents where auditors find them.
+ Degree or training in accounting
+ Two years of experience
+ Solid spreadsheets
+ Accuracy and discretion
* Professional certificate
* Knowledge of our sector

# bookkeeper
titles: Bookkeeper; Accounts Payable Specialist; Accounting Clerk
focus: Payables; Receivables
meta: Finance; 44-60; desk; office; hourly
team: accounting team; Finance Manager
- Enter invoices and match them with orders and deliveries.
- Pay on time and catch duplicates.
- Send reminders that keep customers friendly.
- Reconcile bank and cash accounts every week.
- Prepare sales-tax returns.
- Keep supplier data clean and question sudden changes of account numbers.
- Support the month-end close.
- File so that others find it.
+ Bookkeeping training or practice
+ Care with numbers
+ Knowledge of an accounting program
+ Friendly telephone manner
* Payroll experience

# payroll-specialist
titles: Payroll Specialist; Payroll Administrator
focus: Shift Workers; Multi-Site
meta: Finance; 52-70; desk; office; salaried
team: payroll team; Payroll Manager
- Pay nine hundred people correctly and on the same day every time.
- Check hours, premiums and absences.
- Register starters and leavers.
- Answer questions about payslips in plain words.
- Report to tax and insurance offices.
- Reconcile payroll with the ledger.
- Follow changes in law and agreements.
- Document special cases so that a colleague can pay them next month.
+ Payroll experience
+ Knowledge of tax and social-security rules
+ Discretion
+ Calm on the last day of the month
* Experience with shift premiums

# financial-analyst
titles: Financial Analyst; FP&A Analyst; Credit Analyst
focus: Forecasting; Commercial Credit; Pricing
meta: Finance; 74-104; desk; office; salaried
team: finance team; Head of Planning
- Build the forecast with the departments and track how good it was.
- Model investments, prices and scenarios.
- Explain monthly results in half a page.
- Prepare papers for the board.
- Question assumptions politely.
- Automate what is copied by hand.
- Support the annual budget.
- Analyze customers' accounts for credit decisions.
+ Degree in finance, economics or similar
+ Strong modelling
+ Clear writing
+ Independent thinking
* SQL or Python

# internal-auditor
titles: Internal Auditor; Audit Associate
focus: Operations; Information Systems
meta: Finance; 70-98; field; office; salaried
team: audit team; Head of Audit
- Plan and carry out audits by risk.
- Interview people so that they tell you what happens.
- Test samples and whole data sets to see whether controls work.
- Write findings that lead to change.
- Agree on actions and check them.
- Advise projects before they go wrong.
- Report to the audit committee four times a year.
- Keep working papers complete.
+ Degree in accounting or similar
+ Audit experience
+ Scepticism with good manners
+ Readiness to travel
* Professional certificate

# compliance-officer
titles: Compliance Officer; Compliance Analyst
focus: Anti-Money Laundering; Privacy
meta: Compliance; 76-108; desk; office; salaried
team: compliance team; Chief Compliance Officer
- Watch transactions and investigate alerts.
- Turn regulations into instructions people can follow.
- Review new products and campaigns.
- Train branches with cases from their own counters.
- File reports with authorities.
- Answer examiners completely and on time.
- Keep registers and policies current.
- Advise management without watering down.
+ Experience in compliance, audit or law
+ Knowledge of the rules for our products
+ Analytical mind
+ Backbone
* Certified specialist

# actuary
titles: Actuary; Actuarial Analyst
focus: Pricing; Reserving
meta: Actuarial; 92-136; desk; office; salaried
team: actuarial team; Chief Actuary
- Price products and explain the price to people who sell them.
- Estimate reserves each quarter.
- Build and validate models.
- Study claims and find what changed.
- Write reports for regulators.
- Work with underwriting on terms.
- Test scenarios for storms and courts.
- Mentor students who are preparing for their exams.
+ Actuarial exams under way or completed
+ Strong statistics and programming
+ Communication
+ Accuracy
* Experience in general insurance

# underwriter
titles: Underwriter; Commercial Underwriter
focus: Farms; Small Fleets; Property
meta: Underwriting; 68-98; desk; office; salaried
team: underwriting team; Underwriting Manager
- Assess risks and decide whether, how and at what price we insure them.
- Visit farms, halls and workshops.
- Negotiate terms with brokers.
- Review the portfolio for concentrations.
- Use models and overrule them with reasons.
- Document decisions so that they can be defended years later.
- Work with claims on lessons.
- Train brokers on products and on the questions they should ask.
+ Insurance training or degree
+ Underwriting experience
+ Judgment
+ Service mind
* Professional designation

# claims-adjuster
titles: Claims Adjuster; Claims Handler; Claims Specialist
focus: Property; Motor; Catastrophe Team; Injury
meta: Claims; 54-76; desk; office; salaried
team: claims team; Claims Manager
- Speak with people on a bad day and tell them what happens next.
- Investigate losses with photographs, reports and visits.
- Read policies closely and decide fairly.
- Set reserves and pay quickly.
- Arrange repairers and rental cars.
- Recognize fraud without suspecting everybody.
- Negotiate settlements that both sides can live with.
- Keep files that explain themselves.
- Help out in other regions after storms.
+ Experience in claims, insurance or law
+ Empathy with clear limits
+ Good writing
+ Licence where required
* Knowledge of building or vehicles

# loan-officer
titles: Loan Officer; Mortgage Adviser; Relationship Manager
focus: Small Business; Agriculture; Mortgages
meta: Lending; 62-96; field; office; salaried
team: lending team; Branch Manager
- Advise people and firms on loans they can carry.
- Analyze accounts and collateral.
- Prepare proposals for the credit committee.
- Visit businesses and see how they work.
- Look after customers through good years and bad ones.
- Win new customers by recommendation.
- Explain refusals and what would change them.
- Keep loan documents complete from application to repayment.
+ Banking training or degree
+ Lending experience
+ Local roots or the wish to grow them
+ Integrity
* Knowledge of farming or trade

# bank-teller
titles: Bank Teller; Member Service Representative; Branch Adviser
focus: Saturdays
meta: Branch; 35-46; site; days; hourly
team: branch team; Branch Manager
- Serve customers at the counter and by phone.
- Handle deposits, withdrawals and transfers.
- Open accounts and explain cards and fees.
- Help older customers with online banking.
- Notice signs of fraud and protect people from it.
- Balance the cash drawer at the end of every day.
- Refer questions on loans and savings.
- Open and close the branch and keep it orderly.
+ Friendly service experience
+ Honest and exact handling of money
+ Discretion
+ Some Saturdays
* Second language

# customer-service
titles: Customer Service Representative; Customer Support Specialist; Contact Center Agent
focus: Evenings; Billing; Chat; Bilingual French; Weekends
meta: Customer Service; 36-50; desk; shifts; hourly
team: service team; Team Leader
- Answer calls, chats and mails from customers and solve most of them at once.
- Listen until the real question appears.
- Explain bills, deliveries or policies in plain words.
- Make appointments and changes in the system.
- Calm angry callers without reading from a script.
- Follow up when you have promised to.
- Note what customers complain about and pass it on.
- Share tricks with the team.
- Check who is calling before you say anything about an account.
+ Clear voice and good spelling
+ Patience and humour
+ Quick with several programs
+ Shift availability
* Experience in service
* Another language

# customer-success-manager
titles: Customer Success Manager; Onboarding Specialist; Implementation Manager
focus: Enterprise; Onboarding; Public Sector
meta: Customer Success; 82-120; desk; office; salaried
team: customer success team; Head of Customer Success
- Guide new customers from contract to daily use.
- Train their teams on site or by video.
- Watch usage and call before somebody is unhappy.
- Hold reviews with facts and next steps.
- Bring customers' wishes to product with context.
- Renew contracts by showing what the customer got for the money.
- Write guides for common cases.
- Coordinate with support and sales.
+ Experience in customer success, consulting or operations
+ Good presentation
+ Understanding of software
+ Organization of forty accounts
* Sector knowledge

# account-executive
titles: Account Executive; Sales Executive; Territory Manager
focus: Mid-Market; Public Sector; Hospitals; Advertising
meta: Sales; 85-140; desk; office; salaried
team: sales team; Sales Director
- Win new customers in your region by understanding their work.
- Run demonstrations that answer questions instead of showing features.
- Write proposals and negotiate.
- Keep the pipeline truthful.
- Visit customers and trade fairs.
- Hand over to onboarding with all promises in writing.
- Work with partners who bring us into larger projects.
- Report what the market says.
+ Three years in business-to-business sales
+ Listening skills
+ Persistence with courtesy
+ Driving licence
* Network in the industry

# sales-development
titles: Sales Development Representative; Inside Sales Representative
focus: Outbound; Inbound; German-Speaking
meta: Sales; 52-72; desk; office; salaried
team: sales development team; Sales Manager
- Research companies and find the person with the problem.
- Call, write and follow up without being a nuisance.
- Qualify inquiries and book meetings.
- Keep notes that colleagues can use.
- Test messages and compare results.
- Learn the product well enough to answer the first questions.
- Prepare account executives for their calls.
- Work closely with marketing.
+ Good conversation skills
+ Ambition and organization
+ Resilience
+ No experience required; curiosity is
* Experience in sales or service

# sales-manager
titles: Sales Manager; Key Account Manager; Regional Sales Manager
focus: Groups; Export; Wholesale
meta: Sales; 74-112; field; office; salaried
team: sales team; Commercial Director
- Look after key customers and find new ones.
- Plan sales by product and region.
- Negotiate annual agreements.
- Lead a small team or a region.
- Visit customers two or three days a week.
- Forecast volumes for production or operations.
- Present our products at fairs and at customers' own events.
- Analyze margins by customer and act on what you find.
+ Sales experience in the sector
+ Negotiation skills
+ Commercial understanding
+ Readiness to travel
* Another language

# marketing-manager
titles: Marketing Manager; Content Marketing Manager; Brand Manager
focus: Content; Product Launch; Local Stores
meta: Marketing; 78-115; desk; office; salaried
team: marketing team; Head of Marketing
- Plan campaigns with a clear audience and a clear number.
- Write, commission and edit texts, pictures and films.
- Manage website, newsletter and paid channels.
- Interview customers and tell their stories with permission.
- Prepare launches with product and sales.
- Watch budget and results weekly.
- Choose agencies and brief them well.
- Care for the brand in small things.
+ Several years in marketing
+ Excellent writing
+ Analytical skills
+ Project organization
* Design or video skills

# social-media-manager
titles: Social Media Manager; Content Creator; Communications Coordinator
focus: Video; Community
meta: Marketing; 48-70; desk; office; salaried
team: communications team; Marketing Manager
- Plan and produce posts and short videos about real people and places.
- Answer comments with wit and patience.
- Film on location with simple equipment.
- Keep a calendar two weeks ahead.
- Watch numbers and try new formats.
- React to criticism quickly together with management.
- Train colleagues who want to post.
- Care for permissions and captions.
+ Experience with channels of a company or association
+ Good language
+ Photography, video and editing basics
+ Sense of tone
* Illustration or animation

# graphic-designer
titles: Graphic Designer; Communication Designer
focus: Editorial; Packaging; Campaigns
meta: Design; 54-78; desk; office; salaried
team: design team; Art Director
- Design covers, packaging, reports and campaigns.
- Set type with care, down to the footnotes and tables.
- Develop ideas in sketches before the computer.
- Prepare files for print and screen.
- Work with photographers and illustrators.
- Keep the style guide useful.
- Present drafts and listen.
- Check proofs at the printer's.
+ Training in graphic design
+ Portfolio
+ Command of design software
+ Typography
* Motion graphics

# journalist
titles: Reporter; Journalist; Local Reporter
focus: City Hall; Education; Environment; Sports; Data
meta: Newsroom; 48-74; field; office; salaried
team: newsroom; City Editor
- Find stories by talking with people who are not press officers.
- Report from councils, courts and kitchens.
- Check facts with two sources.
- Write news by noon and features by Friday.
- File records requests and read what comes back.
- Take photographs and short audio.
- Answer readers and correct mistakes openly.
- Work with data where it helps.
- Build a network in your beat.
+ Journalistic training or published work
+ Curiosity and fairness
+ Clean, quick writing
+ Driving licence or a good bicycle
* Another language spoken in the city

# copy-editor
titles: Copy Editor; Editor; Subeditor
focus: Night Desk; Audiobooks
meta: Newsroom; 50-70; desk; office; salaried
team: editing desk; Managing Editor
- Edit texts for facts, structure and language.
- Write headlines that keep their promise.
- Ask the question the reader would ask.
- Check names, numbers and rights.
- Plan the page or the publishing schedule.
- Keep the style guide short, current and followed.
- Coach writers with respect.
- Publish and correct online.
+ Excellent command of English
+ Editing experience
+ Speed without haste
+ General knowledge
* Experience with audio scripts

# video-editor
titles: Video Editor; Film Editor
focus: Documentary; Short Form
meta: Post-Production; 58-84; desk; office; salaried
team: post-production team; Post Producer
- Cut documentaries and series from many hours of material.
- Find the story together with the director.
- Organize footage so that anything is found in a minute.
- Lay rough sound and music.
- Prepare picture and sound for grading and the final mix.
- Deliver versions for broadcast, festivals and the web on time.
- Turn notes from six people into one better cut.
- Assist at test screenings and watch where people look away.
+ Several edited films or series
+ Command of an editing system
+ Sense of rhythm
+ Patience
* Color or sound skills

# animator
titles: Animator; Character Animator; Rigging Artist
focus: Rigging; Storyboard; Background
meta: Animation; 62-92; desk; office; salaried
team: animation team; Animation Director
- Animate characters with weight and timing.
- Turn storyboards into layouts.
- Build rigs that animators like.
- Meet weekly footage without losing quality.
- Give and take notes in dailies.
- Keep scenes and files clean.
- Try new looks for the next season.
- Help the tools team with feedback.
+ Showreel
+ Experience in series or film
+ Drawing skills
+ Team spirit
* Scripting for tools

# producer
titles: Producer; Podcast Producer; Line Producer
focus: Podcast; Documentary
meta: Production; 64-96; desk; office; salaried
team: production team; Executive Producer
- Develop ideas and bring the right people together.
- Plan budgets and schedules.
- Book guests, studios and travel.
- Clear music and archive rights.
- Lead recordings and keep them on time.
- Give notes on scripts and cuts.
- Deliver finished programs and paperwork to partners.
- Follow audience figures and draw sober conclusions.
+ Experience in production
+ Organization under pressure
+ Editorial judgment
+ Negotiation
* Audio or camera skills

# audio-engineer
titles: Audio Engineer; Sound Designer
focus: Audiobooks; Mixing
meta: Production; 54-80; site; office; salaried
team: sound team; Head of Sound
- Record voices so that they sound close and natural.
- Edit, clean and mix episodes and books.
- Design sounds and place music.
- Maintain studios and microphones.
- Master to loudness standards.
- Guide speakers through long sessions.
- Keep backups in two places.
- Test on headphones and kitchen radios.
+ Training or experience in sound
+ Good ears
+ Command of a workstation
+ Calm with artists
* Foley or music skills

# hr-generalist
titles: HR Generalist; People Partner; Human Resources Manager
focus: Clinics; Plant; Employee Relations
meta: Human Resources; 66-94; desk; office; salaried
team: people team; HR Director
- Advise managers on hiring, performance and difficult conversations.
- Look after about two hundred employees.
- Prepare contracts, changes and leave.
- Investigate complaints fairly.
- Improve the first ninety days of new colleagues.
- Work with representatives of the staff.
- Report absence and turnover with meaning.
- Organize training that managers actually attend.
- Keep files confidential and correct.
+ Degree or training in human resources
+ Knowledge of labor law
+ Tact and clarity
+ Organization
* Experience with shift workers

# recruiter
titles: Recruiter; Talent Acquisition Specialist
focus: Nurses; Drivers; Technical Roles
meta: Human Resources; 58-84; desk; office; salaried
team: recruiting team; Head of Recruiting
- Find people for jobs that matter and treat every applicant properly.
- Write postings like this one, only better.
- Search, call and visit schools and fairs.
- Interview and take useful notes.
- Answer each application within five days.
- Advise managers on selection and pay.
- Watch where candidates drop out.
- Keep references and checks in order.
+ Recruiting or people experience
+ Good telephone manner
+ Organization of thirty openings
+ Fairness
* Network in the sector

# office-administrator
titles: Office Administrator; Administrative Assistant; Office Manager
focus: Site Office; School Office
meta: Administration; 42-58; site; days; hourly
team: office team; Operations Manager
- Keep the office running: post, phones, supplies, visitors.
- Prepare letters, minutes and lists.
- Plan meetings and travel for a team of fourteen.
- Enter orders, invoices and time sheets.
- Maintain files and contacts.
- Support events and new colleagues.
- Look after vehicles, keys and contracts.
- Find solutions before anybody asks.
+ Office training or experience
+ Good language and spreadsheets
+ Friendly organization
+ Discretion
* Bookkeeping basics

# executive-assistant
titles: Executive Assistant; Assistant to the Managing Partner
focus: Partner Office; Board
meta: Administration; 62-88; site; office; salaried
team: executive office; Managing Partner
- Run the calendar so that important things get the good hours.
- Prepare meetings with papers that were read.
- Write and answer letters in the right tone.
- Book travel and always have a plan B.
- Follow up on decisions until they are carried out.
- Keep confidential matters so.
- Organize board meetings from invitation to signed minutes.
- Be the friendly gatekeeper.
+ Experience as an assistant
+ Excellent writing
+ Foresight
+ Composure
* Second language

# paralegal
titles: Paralegal; Legal Assistant; Legal Secretary
focus: Housing; Litigation; Contracts
meta: Legal; 52-74; desk; office; salaried
team: legal team; Supervising Attorney
- Interview clients and open files.
- Draft letters, forms and simple motions.
- Research law and precedents.
- Keep deadlines without exception.
- Organize evidence and exhibits.
- Coordinate with courts and opponents.
- Prepare hearings with a binder that has no gaps.
- Explain procedure to clients in plain language.
+ Paralegal training or experience
+ Careful reading
+ Good writing
+ Discretion
* Second language

# lawyer
titles: Lawyer; Associate Attorney; Solicitor
focus: Employment; Housing; Commercial
meta: Legal; 92-140; desk; office; salaried
team: legal team; Managing Partner
- Advise clients on their rights and their chances.
- Draft and negotiate contracts and claims.
- Represent clients in hearings.
- Keep fees fixed and work efficient.
- Work closely with a paralegal and hand over what they do better.
- Write short memos that end with a recommendation.
- Follow new court decisions and tell the team what changes.
- Hold a free consultation hour every month.
+ Admission to practise
+ Two years of experience
+ Clear language
+ Good judgment
* Mediation training

# tax-adviser
titles: Tax Adviser; Tax Senior; Tax Accountant
focus: Small Business; Restaurants; Individuals
meta: Tax; 66-98; desk; office; salaried
team: tax team; Tax Partner
- Prepare returns for firms and individuals.
- Plan with clients before the year ends.
- Answer letters from the authorities.
- Review the work of juniors.
- Research new rules and tell clients what they mean for them.
- Advise on wages, sales tax and legal form.
- Explain assessments and appeal when they are wrong.
- Keep deadlines for about eighty clients.
+ Tax qualification or experience
+ Accuracy
+ Client contact
+ Written clarity
* Sector knowledge
`;
