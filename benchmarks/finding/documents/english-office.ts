/** Offices: money, people, sales, marketing, law. Written as in `english-care.ts`. */
export const ENGLISH_OFFICE = `
# accountant
Partner 9, Senior Accountant | Rowan Shared Services | Charlotte, NC, US | | reconciliations, GAAP
Sr. Accountant - Fund Accounting (Hybrid) | Birchpoint Capital | Boston, MA, US | hybrid | NAV, Excel
Accountant I/II (DOE) | City of Millbrook | Columbus, OH, US | | GASB
Jr Accountant - Entry Level | Topline Foods | Chicago, IL, US | novice | accruals, Excel
Assistant Accountant - ACCA Study Support | Fernley LLP | Leeds, ENG, GB | novice | VAT, Sage
Staff Accountant, Remote - US | Nimblebooks | US | remote | QuickBooks, month-end
Management Accountant (CIMA) | Fernley LLP | London, ENG, GB | hybrid | forecasts, SAP
# controller
Assistant Controller - Manufacturing | Topline Foods | Chicago, IL, US | | cost accounting, SAP
Corporate Controller | Nimblebooks | Denver, CO, US | | audit, SEC reporting
# bookkeeper
Bookkeeper (PT, 20 hrs/wk) | Larkfield Dental Group | Phoenix, AZ, US | part | QuickBooks, deposits
AP/AR Clerk - Temp to Perm | Brightstaff | Dallas, TX, US | temp | invoices, Excel
Accounts Assistant | Fernley LLP | Leeds, ENG, GB | novice | purchase ledger
# payroll-specialist
Payroll & Benefits Admin. | Topline Foods | Chicago, IL, US | | ADP, garnishments
# tax-adviser
Tax Associate - Busy Season 2027 | Rowan Shared Services | Charlotte, NC, US | temp | 1040, 1065
# internal-auditor
IT Audit Senior (SOX) | Birchpoint Capital | Boston, MA, US | | controls, COBIT
# financial-analyst
FP&A Analyst II - R-204417 | Nimblebooks | Denver, CO, US | | Excel, variance analysis
Investment Banking Analyst, M&A - Summer 2027 | Birchpoint Capital | New York, NY, US | intern | valuation, M&A
# financial-advisor
Financial Advisor Trainee | Harbor & Pine Wealth | Tampa, FL, US | novice | Series 7
Wealth Management Associate | Harbor & Pine Wealth | Miami, FL, US | | portfolios
# insurance-agent
Licensed Insurance Agent - Inbound - WFH | Safeguard Lines | US | remote | P&C, quotes
Insurance Sales Producer (Bilingual Spanish) | Safeguard Lines | San Antonio, TX, US | | commission
# claims-adjuster
Field Claims Adjuster - Auto | Safeguard Lines | Dallas, TX, US | | estimates
# bank-teller
Universal Banker I - Main St. | First Cedar Bank | Columbus, OH, US | novice | cash handling, deposits
Teller 30 hours - Westgate Branch | First Cedar Bank | Dayton, OH, US | part | cash drawer
# hr-generalist
HRBP - Field Operations | Topline Foods | Chicago, IL, US | | employee relations
HR Coordinator (6 month FTC) | Fernley LLP | London, ENG, GB | temp | onboarding, HRIS
# hr-manager
Head of People | Nimblebooks | Denver, CO, US | | culture, org design
# recruiter
Technical Recruiter - Contract - W2 | Brightstaff | US | remote, contract | sourcing, Boolean
Talent Sourcer, Go-to-Market | Nimblebooks | Denver, CO, US | | LinkedIn
Recruitment Consultant - Education Desk - OTE 45k | Deskline | Manchester, ENG, GB | | cold calls
Driver Recruiter | Longroute Carriers | Nashville, TN, US | | CDL, DOT files
# office-administrator
Admin Asst III - Dean's Office | Beaconhill College | Cleveland, OH, US | | calendars
Office Administrator/Receptionist | Quarry Road Builders | Bristol, ENG, GB | | filing, phones
Secretary II (10 Month) | Fairbury USD 12 | Wichita, KS, US | | attendance records
# office-manager
Office Manager - Startup (In Person, SF) | Loopwise | San Francisco, CA, US | | vendors, snacks
# executive-assistant
EA to the CEO | Loopwise | San Francisco, CA, US | | travel, board packs
Executive/Personal Assistant to Principal | Private Family Staffing | New York, NY, US | | discretion
# virtual-assistant
Virtual Assistant - Flexible Hours - LATAM OK | Deskfriend | MX | remote, contract | inboxes, calendars
# receptionist
Front Desk Coordinator - Med Spa | Skinwise | Atlanta, GA, US | | booking
Receptionist (Sat/Sun) | Luxe Motors | Tampa, FL, US | part, novice | switchboard
Front of House / Reception - Creative Agency | Paperkite | London, ENG, GB | | visitors
# data-entry-clerk
Data Entry Clerk - Remote - Part Time | Claimsharp | US | remote, part, novice | typing, Excel
Data Entry Operator (Temp) | Brightstaff | Dallas, TX, US | temp, novice | 10-key
# customer-service
CSR I - Inbound Calls - $18.50/hr | Gridline Energy | Columbus, OH, US | novice | billing questions
Customer Service Rep - 100% Remote - FL residents | Safeguard Lines | Tampa, FL, US | remote | headset, CRM
Customer Care Advisor - 40k Signing Class of 11/30 | Carelane | Phoenix, AZ, US | novice | call center
Call Centre Agent (Work From Home) | Heather Telecom | Glasgow, SCT, GB | remote, novice | broadband
CEBU | Chat Support Associate | Pixelparcel | Toronto, ON, CA | part | live chat, Zendesk
# customer-success-manager
CSM, Mid-Market - EMEA (Remote UK) | Loopwise | GB | remote | renewals, QBRs
Customer Success Mgr II | Nimblebooks | Denver, CO, US | | churn, onboarding
# account-executive
AE, Commercial - West | Loopwise | San Francisco, CA, US | | MEDDIC, Salesforce
Strategic Account Executive - Public Sector (SLED) | Gridline Software | US | remote | quota
# account-manager
Account Manager - Ad Sales | Paperkite | London, ENG, GB | | clients, campaigns
Sr. Account Mgr, Partnerships (4471) | Pixelparcel | Toronto, ON, CA | | upsell
# sales-development
SDR - Outbound - $65k OTE | Loopwise | San Francisco, CA, US | novice | cold calls, Outreach
BDR (Spanish Speaking) | Loopwise | Dublin, IE | | prospecting
# sales-representative
Outside Sales Rep - Roofing - Uncapped Commission | Summit Shingle | Dallas, TX, US | | door knocking
Territory Sales Rep, Foodservice | Topline Foods | Houston, TX, US | | route, samples
Medical Device Sales Rep - Spine | Cook Medical | Indianapolis, IN, US | | OR coverage
# sales-engineer
Sales Engineer (Pre-Sales) - Kubernetes | Gridline Software | US | remote | demos, Kubernetes
# sales-manager
Regional Sales Mgr - Northeast | Summit Shingle | Boston, MA, US | | hiring, pipeline
# business-development-manager
Business Development Manager - FM | Quarry Road Builders | London, ENG, GB | | tenders
# marketing-manager
Sr. Manager, Brand Marketing | Pixelparcel | Toronto, ON, CA | | campaigns, budget
Growth Marketing Lead | Loopwise | US | remote | paid search, SQL
# marketing-coordinator
Marketing Coordinator - Events & Email | Beaconhill College | Cleveland, OH, US | novice | Mailchimp
Digital Marketing Executive | Paperkite | London, ENG, GB | | SEO, PPC
Marketing Intern (Unpaid, for credit) | Seashell Sitters | Miami, FL, US | intern, novice | TikTok
# ecommerce-manager
E-commerce Manager | Hedgerow Home | London, ENG, GB | hybrid | Shopify, merchandising
eCommerce Specialist - Amazon Marketplace | Topline Foods | Chicago, IL, US | | listings
# copywriter
Copywriter, Lifecycle | Pixelparcel | Toronto, ON, CA | | email, tone of voice
Freelance Content Writer (SEO) | Paperkite | GB | remote, contract | blogs
# graphic-designer
Jr. Graphic Designer - Packaging | Topline Foods | Chicago, IL, US | novice | Illustrator
# lawyer
Associate Attorney, Labor & Employment (3-5 yrs) | Ashdown Trial Lawyers | Chicago, IL, US | | depositions
Corporate Counsel, M&A | Birchpoint Capital | New York, NY, US | | M&A, due diligence
Commercial Property Solicitor NQ-3PQE | Fernley LLP | Manchester, ENG, GB | | leases
# paralegal
Litigation Paralegal - Hybrid | Ashdown Trial Lawyers | Chicago, IL, US | hybrid | e-filing
Legal Secretary - 60 wpm | Fernley LLP | Leeds, ENG, GB | | dictation
# legal-recruiter
Legal Recruiter, Partner Practice | Brightstaff | New York, NY, US | | law firms
# project-manager
PM - Multifamily Construction | Quarry Road Builders | Austin, TX, US | | schedules, RFIs
IT Project Manager (PMP) - Mid-level | Gridline Software | Reston, VA, US | hybrid | Agile, Jira
# project-coordinator
Project Coordinator, Solar Installs | Sunroof Co-op | Denver, CO, US | | permits
# product-manager
Sr PM, Checkout & Payments | Pixelparcel | Toronto, ON, CA | | roadmap, SQL
Founding Product Manager | Loopwise | San Francisco, CA, US | | discovery
# business-analyst
BA - SAP S/4HANA Finance | Gridline Energy | Houston, TX, US | contract | SAP, workshops
# operations-manager
Ops Manager - Last Mile | Pixelparcel | Atlanta, GA, US | | KPIs
Chief of Staff & Operations | Loopwise | San Francisco, CA, US | | OKRs
# real-estate-agent
Realtor - Leads Provided | Keystone Nest | Tampa, FL, US | novice | open houses
Sales Negotiator - Estate Agency | Brickwell Homes | Bristol, ENG, GB | novice | viewings
# real-estate-developer
Development Manager, Mixed-Use Real Estate | Brickwell Homes | London, ENG, GB | | planning permission
# leasing-agent
Leasing Consultant - The Flats at Mill Pond | Keystone Nest | Charlotte, NC, US | novice | tours
# buyer
Purchasing Agent - MRO | Hexagon Castings | Detroit, MI, US | | ERP, RFQs
# interpreter
Spanish Medical Interpreter - VRI | Lingua Loft | US | remote | HIPAA
`;
