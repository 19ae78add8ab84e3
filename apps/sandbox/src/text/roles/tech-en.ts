/** Software, data and product; the format is described at `addBank`. */
export const TECH_EN = `
# backend-developer
titles: Backend Engineer; Software Engineer; Backend Developer
focus: Payments; Integrations; Platform; Search; Billing
meta: Engineering; 115-170; desk; office; salaried
team: engineering team; Engineering Manager
- Build and run the services behind our product, from the first sketch to the alert that wakes you.
- Design tables and queries that stay fast when a customer imports ten years of data.
- Write tests that explain the intention and fail for one reason at a time.
- Review the work of your colleagues with care for both the code and the person.
- Replace old parts in small steps while customers keep working.
- Talk to support every week and fix the cause behind the three most frequent tickets.
- Document decisions in a page that a new colleague understands in ten minutes.
- Take part in the on-call rotation, one week in seven, and improve what paged you.
- Measure before and after when you claim that something is faster.
+ Four years of experience with a typed language on the server
+ Confidence with relational databases, indexes and transactions
+ Experience with the operation of what you build, including logs and metrics
+ The habit of writing down trade-offs before choosing
+ Good written English
* Experience with queues and event-driven systems
* Interest in the industry we work for

# frontend-developer
titles: Frontend Engineer; Frontend Developer; Web Developer
focus: React; Accessibility; Design System; Maps
meta: Engineering; 105-155; desk; office; salaried
team: web team; Engineering Manager
- Build screens that people use eight hours a day, with keyboard and screen reader too.
- Turn designs into components and tell design when a detail costs too much.
- Keep pages fast on a three-year-old phone.
- Write TypeScript that the next person can change.
- Test behavior instead of markup.
- Watch real users and fix what makes them hesitate.
- Care for our component library and its documentation.
- Work with the backend on interfaces that fit both sides.
- Delete code when a feature goes.
+ Three years with TypeScript and a component framework
+ Solid HTML and CSS without copying
+ Knowledge of accessibility in practice
+ Feeling for detail
* Experience with charts or maps
* Some design skill

# fullstack-developer
titles: Full-Stack Engineer; Full-Stack Developer; Product Engineer
focus: New Product; Growth; Internal Tools
meta: Engineering; 110-165; desk; office; salaried
team: product team; Engineering Lead
- Take a feature from conversation to release and look after it afterwards.
- Work in TypeScript from database to button.
- Cut large wishes into pieces that ship every week.
- Pair with designers and customers' staff.
- Set up monitoring for what you release.
- Keep dependencies current.
- Write migrations that can be undone.
- Help with interviews and onboarding.
+ Four years of web development across the stack
+ Experience with PostgreSQL or a similar database
+ Product sense
+ Direct, friendly communication
* Experience in a small company

# site-reliability-engineer
titles: Site Reliability Engineer; Platform Engineer; DevOps Engineer
focus: Kubernetes; Observability; Databases
meta: Infrastructure; 125-178; desk; office; salaried
team: platform team; Infrastructure Lead
- Run our production in two regions and make deployments boring.
- Describe infrastructure as code and review it like code.
- Define service levels with product teams and act on the budget.
- Reduce alerts until each one means something.
- Plan capacity and cost together.
- Restore backups regularly, not just make them.
- Lead incident reviews without blame.
- Harden access, secrets and supply chain.
- Build tools that let developers help themselves.
+ Experience in operating distributed systems
+ Good Linux, networking and one programming language
+ Calm during incidents
+ Preference for simple solutions
* Database operations at scale

# mobile-developer
titles: Mobile Engineer; iOS Developer; Android Developer
focus: iOS; Android; React Native; Offline
meta: Engineering; 110-160; desk; office; salaried
team: mobile team; Mobile Lead
- Build our app for drivers, nurses or inspectors who have gloves on and no reception.
- Store data offline and merge it without losing anything.
- Release every two weeks through the stores.
- Measure crashes and fix the top ones first.
- Care for battery, size and start-up time.
- Test on cheap devices and slow networks before every release.
- Work with design on gestures and large type.
- Automate builds and screenshots.
+ Three years of native or cross-platform development
+ Apps in a store that you can show
+ Understanding of networks and synchronization
+ Patience with review queues
* Bluetooth or map experience

# data-engineer
titles: Data Engineer; Analytics Engineer
focus: Streaming; Warehouse; Geospatial
meta: Data; 115-165; desk; office; salaried
team: data team; Data Lead
- Build pipelines that arrive on time and say so when they do not.
- Model data so that two teams get the same answer.
- Test data as strictly as code.
- Control cost of storage and queries.
- Help analysts write better SQL.
- Protect personal data by design.
- Document tables where people look for them.
- Retire pipelines nobody reads.
+ Strong SQL and Python
+ Experience with a warehouse and an orchestrator
+ Data modelling
+ Sense of responsibility for numbers
* Streaming or geospatial data

# data-analyst
titles: Data Analyst; Business Analyst; Reporting Analyst
focus: Operations; Risk; Patient Flow; Pricing
meta: Data; 68-98; desk; office; salaried
team: analytics team; Head of Analytics
- Answer questions from the business with data and with the uncertainty attached.
- Build dashboards that are opened on Mondays.
- Define measures together with those who are measured.
- Find errors in the data and have them fixed at the source.
- Design simple experiments.
- Present results in ten minutes.
- Automate recurring reports.
- Teach colleagues to help themselves.
+ Good SQL and one scripting language
+ Statistics beyond averages
+ Clear charts
+ Curiosity about the work behind the numbers
* Knowledge of our sector

# machine-learning-engineer
titles: Machine Learning Engineer; Applied Scientist; AI Engineer
focus: Document Understanding; Forecasting; Computer Vision; Language Models
meta: Data; 140-205; desk; office; salaried
team: machine learning team; Head of Machine Learning
- Turn a vague wish into a measurable task.
- Build data sets, baselines and evaluations before large models.
- Train, tune and compare approaches.
- Bring models into production and watch them age.
- Explain errors to customers in normal words.
- Keep cost per prediction in view.
- Review data for bias and consent.
- Read papers and leave most of them unread.
+ Degree in a quantitative field, or equivalent practice
+ Strong Python and software habits
+ Experience with models in production
+ Honest evaluation
* Publications or open-source work

# qa-engineer
titles: QA Engineer; Test Engineer; Quality Engineer
focus: Automation; Mobile; Hardware in the Loop
meta: Engineering; 85-125; desk; office; salaried
team: quality team; Engineering Manager
- Think about what could go wrong before anything is written.
- Build automated tests that are fast and trusted.
- Explore new features by hand.
- Write bug reports that can be repeated.
- Keep test environments close to reality.
- Measure flaky tests and remove them.
- Take part in release decisions.
- Coach developers in testing.
+ Three years in testing
+ Programming skills
+ Systematic curiosity
+ Diplomatic persistence
* Performance or security testing

# security-engineer
titles: Security Engineer; Security Analyst; Application Security Engineer
focus: Detection; Application Security; Cloud
meta: Security; 120-172; desk; office; salaried
team: security team; Head of Security
- Find weaknesses in code and configuration before others do.
- Review designs with product teams.
- Build detections and tune out the noise.
- Lead responses to incidents.
- Run tests and training that respect people's time.
- Manage vulnerabilities by real risk.
- Answer customers' security questions truthfully.
- Keep keys, certificates and access lists short.
+ Experience in security engineering or operations
+ Programming and cloud knowledge
+ Clear reports
+ Integrity
* Certifications or published findings

# it-support
titles: IT Support Specialist; Help Desk Technician; Systems Administrator
focus: On Site; Second Level; School Devices
meta: IT; 48-70; site; days; salaried
team: IT team; IT Manager
- Help colleagues with laptops, phones, printers and forgotten passwords.
- Set up workplaces before the first day.
- Administer accounts, groups and licences.
- Keep an inventory that matches reality.
- Install updates outside working hours.
- Write short instructions with pictures.
- Hand difficult cases to the second level with all facts.
- Look after network cabinets and meeting rooms.
- Notice phishing and warn everybody.
+ Training in IT or experience on a help desk
+ Knowledge of common operating systems and directories
+ Patience and clear language
+ Driving licence for sites
* Scripting skills

# support-engineer
titles: Support Engineer; Technical Support Engineer; Customer Support Engineer
focus: Second Level; Weekends; Network
meta: Customer Support; 62-90; desk; shifts; salaried
team: support team; Support Manager
- Solve technical problems of customers by mail, phone and screen sharing.
- Reproduce faults and describe them for engineering.
- Read logs, traces and the space between a customer's lines.
- Write articles so that the next customer need not ask.
- Follow a case until it is really closed.
- Recognize outages early from the pattern of the first tickets.
- Train new customers in short calls.
- Collect wishes and weigh them.
+ Experience in technical support
+ Basics of networks, databases and HTTP
+ Excellent writing
+ Friendly patience
* Scripting skills
* Another language

# product-manager
titles: Product Manager; Technical Product Manager
focus: Payments; Scheduling; Mobile; Data Products
meta: Product; 118-165; desk; office; salaried
team: product team; Head of Product
- Decide what we build next and, more often, what we do not.
- Visit customers every month and watch them work.
- Write short proposals with a measurable aim.
- Cut scope until the first version fits into six weeks.
- Work daily with design and engineering.
- Follow use after release and admit mistakes.
- Keep a roadmap that sales can live with.
- Set prices and packages together with finance.
+ Four years in product management
+ Understanding of software development
+ Clear writing
+ Judgment with incomplete facts
* Experience in our sector

# product-designer
titles: Product Designer; UX Designer; Interaction Designer
focus: Design System; Mobile; Research
meta: Design; 95-138; desk; office; salaried
team: design team; Head of Design
- Design flows for people who are busy, tired or new.
- Test early with paper and late with the product.
- Write the words in the interface.
- Care for consistency through our design system.
- Hand over states, errors and empty screens too.
- Lead interviews and summarize them honestly.
- Check contrast, focus and touch targets.
- Discuss trade-offs with engineers at eye level.
+ Portfolio with real products
+ Interaction and visual design
+ Research basics
+ Ability to explain decisions
* Front-end knowledge

# engineering-manager
titles: Engineering Manager; Software Development Manager
focus: Platform; Product; Distributed Team
meta: Engineering; 155-205; desk; office; salaried
team: engineering managers; VP Engineering
- Lead seven engineers and help each of them grow.
- Hold weekly conversations that are not status reports.
- Plan with product and keep promises small.
- Hire carefully and say no in time.
- Keep technical debt visible.
- Improve how the team works, one habit at a time.
- Take part in incidents and reviews.
- Give feedback early and directly.
+ Experience as a developer and two years as a lead
+ Interest in people
+ Technical judgment
+ Calm communication
* Experience with distributed teams

# technical-writer
titles: Technical Writer; Documentation Specialist
focus: API; Devices
meta: Documentation; 76-108; desk; office; salaried
team: documentation team; Documentation Lead
- Write guides that people follow without swearing.
- Interview engineers and try everything yourself.
- Structure documentation by task.
- Maintain examples that run.
- Edit texts by colleagues without taking their voice away.
- Measure which pages send readers to support and rewrite them.
- Draw simple diagrams where a paragraph would be too long.
- Prepare release notes that say what changes for the reader.
+ Excellent English
+ Technical curiosity and some code reading
+ Portfolio of documentation
+ Editing skills
* Experience with docs as code
`;
