/** Software and data; the format is described at `addBank`. */
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
`;
