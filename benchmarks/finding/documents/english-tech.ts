/** Software, data, engineering, laboratories. Written as in `english-care.ts`. */
export const ENGLISH_TECH = `
# backend-developer
SWE II, Payments Ledger | Pixelparcel | Toronto, ON, CA | | Java, Kafka
Senior Software Engineer - GoLang - Edge Compute | Gridline Software | US | remote | Go, gRPC, Kubernetes
Python Developer (Django) - Remote UK | Loopwise | GB | remote | Python, Django
Junior Python Developer | Claimsharp | Austin, TX, US | novice | Python, SQL
(Sr.) Backend Engineer (IIA) | Nimblebooks | Denver, CO, US | | Ruby, PostgreSQL
Java Programmer/Analyst III - 71220 | City of Millbrook | Columbus, OH, US | | Java, Oracle
.NET Developer (C#) - Local Government | Ridgeshire Council | Sheffield, ENG, GB | hybrid | .NET, C#, SQL Server
Mid-Level Software Engineer - C++ - Trading | Birchpoint Capital | London, ENG, GB | | C++, Linux
COBOL Programmer - Mainframe Modernization | First Cedar Bank | Charlotte, NC, US | contract | COBOL, DB2
Applications Developer - PL/SQL | Beaconhill College | Cleveland, OH, US | | Oracle
# frontend-developer
Front End Developer (Vue) | Paperkite | London, ENG, GB | | Vue, CSS
Frontend SWE, Design Systems | Loopwise | San Francisco, CA, US | | React, TypeScript
React Developer - 6 mo Contract | Brightstaff | US | remote, contract | React
# web-developer
Web Developer / Webmaster (WordPress) | Beaconhill College | Cleveland, OH, US | | WordPress, PHP
# fullstack-developer
Full Stack Dev - Node/React - TS/SCI | Gridline Software | Reston, VA, US | | Node.js, React
Founding Engineer (Full-Stack) | Loopwise | New York, NY, US | | TypeScript
# mobile-developer
Sr. Android Engineer | Pixelparcel | Toronto, ON, CA | | Kotlin
iOS Engineer III | Carelane | US | remote | Swift
# driver-developer
GPU Driver Developer - Linux Kernel | Tessel Semiconductor | Austin, TX, US | | C, kernel, drivers
Software Engineer, Device Drivers | Tessel Semiconductor | San Diego, CA, US | | C++, firmware
# embedded-engineer
Embedded SW Engineer - Motor Control | Hexagon Castings | Detroit, MI, US | | C, CAN
# game-developer
Gameplay Programmer (Unreal) | Mossgrove Games | Montréal, QC, CA | | C++, Unreal
# engineering-manager
EM, Developer Experience | Gridline Software | US | remote | mentoring
Software Development Team Lead | Claimsharp | Austin, TX, US | | C#
# software-architect
Solutions Architect - PubSec | Gridline Software | Reston, VA, US | | AWS, RFPs
Enterprise Architect, Integration | First Cedar Bank | Charlotte, NC, US | | TOGAF
# developer-relations
Developer Relations Manager - AI Agents | Loopwise | San Francisco, CA, US | | talks, tutorials
# site-reliability-engineer
DevOps Engineer - Azure / Terraform | Claimsharp | Austin, TX, US | | Terraform, Azure
SRE, Observability (Remote - Canada) | Pixelparcel | CA | remote | Prometheus, Kubernetes
Cloud Infrastructure Eng | First Cedar Bank | Charlotte, NC, US | | AWS
# system-administrator
Senior Systems Administrator (On-Site in Clarksburg, WV) | Gridline Software | Clarksburg, WV, US | | VMware, Active Directory
Server Administrator - Windows | City of Millbrook | Columbus, OH, US | | Windows Server
# network-engineer
Network Engineer - CCNA | Heather Telecom | Glasgow, SCT, GB | | Cisco, BGP
# database-administrator
DBA - Oracle / PostgreSQL | First Cedar Bank | Charlotte, NC, US | | backups, tuning
# it-support
Help Desk Tier 1 - 2nd Shift | Lakeview Regional | Dayton, OH, US | novice | tickets, Active Directory
Desktop Support Technician (Contract) | Brightstaff | Dallas, TX, US | contract | imaging
IT Support Apprentice - Level 3 | Ridgeshire Council | Sheffield, ENG, GB | novice | laptops
# security-engineer
Cybersecurity Analyst - SOC - Night Rotation | Gridline Software | Reston, VA, US | | SIEM, Splunk
# data-analyst
Data Analyst - Power BI | Ridgeshire Council | Sheffield, ENG, GB | hybrid | Power BI, SQL
Reporting Analyst II (Tableau) | Mercy Harbor | Seattle, WA, US | | Tableau, Epic
# data-scientist
Data Scientist, Experimentation | Carelane | US | remote | Python, causal inference
Sr Data Scientist - NLP | Claimsharp | Austin, TX, US | | Python, NLP
Data Science Intern | Fully Remote US | Nimblebooks | US | remote, intern, novice | Python, pandas
# data-engineer
Analytics Engineer (dbt/Snowflake) | Pixelparcel | Toronto, ON, CA | | dbt, Snowflake
Data Engineer - ETL | First Cedar Bank | Charlotte, NC, US | | Spark, Airflow
# machine-learning-engineer
ML Engineer, Recommendations | Pixelparcel | Toronto, ON, CA | | PyTorch
AI Research Engineer - LLM Post-Training | Loopwise | San Francisco, CA, US | | PyTorch, RLHF
# qa-engineer
SDET - Playwright | Claimsharp | Austin, TX, US | | Playwright, CI
QA Tester (Manual) - Games | Mossgrove Games | Montréal, QC, CA | novice, temp | bug reports
# salesforce-administrator
Salesforce Administrator | Bridgewell Health Plan | US | remote | Salesforce, flows
SAP ABAP Developer | Gridline Energy | Houston, TX, US | | SAP, ABAP
# product-designer
UX/UI Designer | Paperkite | London, ENG, GB | | Figma
UX Researcher - Mixed Methods | Carelane | US | remote | interviews
# technical-writer
Documentation Writer, APIs | Gridline Software | US | remote | Markdown, OpenAPI
# scrum-master
Scrum Master / Agile Coach | First Cedar Bank | Charlotte, NC, US | | Scrum, Jira
# mechanical-engineer
ME II - HVAC Systems (PE preferred) | Loring Design Group | Denver, CO, US | | Revit, load calculations
Mech. Design Eng. - Turbines | Baker Hughes | Houston, TX, US | | SolidWorks, GD&T
# electrical-engineer
EE - Substation Design | Gridline Energy | Columbus, OH, US | | AutoCAD, relays
PLC / Controls Engineer | Topline Foods | Chicago, IL, US | | PLC, Allen-Bradley
# civil-engineer
EIT - Land Development | Loring Design Group | Denver, CO, US | novice | Civil 3D
Graduate Civil Engineer (Highways) | Ridgeshire Council | Sheffield, ENG, GB | novice | drainage
# chemical-engineer
Process Safety Engineer - Refinery | Baker Hughes | Houston, TX, US | | HAZOP
# field-engineer
Field Engineer - Wireline | Baker Hughes | Houston, TX, US | | rigs, rotation
# manufacturing-engineer
Mfg Engineer - Catheters | Cook Medical | Bloomington, IN, US | | IQ/OQ/PQ, lean
# quality-inspector
Quality Inspector 2nd Shift | Cook Medical | Bloomington, IN, US | | micrometers
# production-operator
Assembler - Medical Device - Days | Cook Medical | Bloomington, IN, US | novice | microscopes
# sales-operations
Sales Ops Analyst | Baker Hughes | Houston, TX, US | | CRM
# laboratory-technician
Lab Tech - Water Quality | City of Millbrook | Columbus, OH, US | | titration
MLT / MLS Generalist - Nights | Lakeview Regional | Dayton, OH, US | | hematology, night shift
# research-scientist
Scientist II - Cell Therapy | Redvial Labs | Boston, MA, US | | flow cytometry
# pilot-plant-operator
Pilot Plant Operator | Carpenter Chemicals | Houston, TX, US | | batches, DCS
# pilot
First Officer - ATR 72 | Gullwing Air | Anchorage, AK, US | | ATP
# drafter
CAD Drafter - Millwork | Quarry Road Builders | Austin, TX, US | | AutoCAD
# surveyor
Survey Party Chief | Loring Design Group | Denver, CO, US | | GPS, Civil 3D
`;
