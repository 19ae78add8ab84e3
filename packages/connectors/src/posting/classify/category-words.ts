import type { Category } from '@firsthand/contracts';

/** Words of a category: `words` in a department's or category's name, `titles` in a job's title. Text is folded. */
export interface CategoryRule {
  category: Category;
  words: string;
  titles: string;
}

/**
 * The first rule that fits decides, so the narrow ones stand before the wide ones ("Sales Engineering" is sales work,
 * "Data Engineering" is data work, plain "Engineering" comes last).
 */
export const CATEGORY_RULES: readonly CategoryRule[] = [
  {
    category: 'Human Resources',
    words:
      'human resources?|hr|people(?: operations| ops| team| and culture| culture)?|talent(?: acquisition| management)?|recruit\\w*|personalwesen|personalabteilung|ressources humaines|rh|recursos humanos|people partner\\w*',
    titles:
      'recruit\\w*|talent acquisition|talent partner|sourcer|human resources?|hr|hrbp|people (?:partner|operations|ops|business|experience)|personalreferent\\w*|personalsachbearbeit\\w*|charge\\w* de recrutement|payroll|compensation and benefits',
  },
  {
    category: 'Data & Analytics',
    words:
      'data(?! cent(?:er|re))(?: science| analytics| engineering| platform| and analytics| and ai)?|analytics|business intelligence|bi|machine learning|artificial intelligence|ai|ml|datenanalyse|ai and ml|ai research',
    titles:
      'data (?:scien\\w*|analy\\w*|engineer\\w*|architect\\w*|steward|annotat\\w*|model\\w*|governance|warehouse\\w*|platform|entry analyst)|(?:business )?intelligence (?:analyst|engineer|developer)|bi (?:analyst|developer|engineer|manager)|machine learning|ml (?:engineer|ops|scientist)|mlops|ai (?:engineer|scientist|researcher|developer)|analytics|(?<!(?:vulnerability|security|malware|threat) )research engineer|applied scientist|statistician|quantitative analyst|datenanalyst\\w*|data scientist|business analyst',
  },
  {
    category: 'IT & Security',
    words:
      'it|information technology|information security|cyber ?security|security engineering|infosec|(?:it|cloud|data|network|application|product|enterprise) security|informatik|systems? administration|it support|help ?desk|informatique',
    titles:
      '(?:vulnerability|malware|exploit|threat) (?:research\\w*|analyst|engineer)|security research\\w*|reverse engineer|it (?:support|manager|specialist|technician|administrator|project|systems?|director|analyst|operations|auditor|consultant|application|security|service)\\w*|system(?:s)? administrat\\w*|sysadmin|network (?:engineer|administrator|architect|technician)|help ?desk|service desk|desktop support|(?:salesforce|linux|windows|windows server|server|servicenow|sharepoint|netsuite|sap|erp) (?:administrator|admin|analyst|consultant)|(?:cyber ?|information |application |cloud |network |product |data )security|(?<!(?:homeland|social|food|energy|physical) )security (?:engineer|analyst|architect|operations|researcher|consultant)|soc analyst|penetration test\\w*|devsecops|database administrator|dba|technical support engineer|systemadministrator\\w*|fachinformatiker\\w*|it',
  },
  {
    category: 'Software Development',
    words:
      'software(?: engineering| development)?|web development|computer software|mobile|front ?end|back ?end|full ?stack|devops|sre|site reliability|platform engineering|product engineering|r ?& ?d software|engineering and (?:product|technology)|technology|tech|quality assurance|qa|softwareentwicklung|entwicklung|developpement|desarrollo|firmware|infrastructure engineering|product development',
    titles:
      'software|(?:c|rust|scala|ruby|php|typescript|javascript|kotlin|elixir|haskell|clojure) engineer|(?:staff|senior|sr|principal|lead|founding) engineer(?: [iv]{1,3})? (?:payments?|checkout|platform|billing|growth|search|identity|ads|apis?|mobile|web|cloud|developer (?:experience|productivity)|integrations?|backend|frontend)|(?<!(?:business|sales|real estate|land|property|franchise|curriculum|people|talent|fundraising|partner) )developer|programmer|entwickler\\w*|developpeu\\w*|desarrollador\\w*|ontwikkelaar\\w*|utvecklare|systemutvecklare|full ?stack|front ?end|back ?end|devops|site reliability|sre|web engineer|mobile engineer|ios|android|react|golang|java|python|kubernetes|cloud engineer|platform engineer|qa (?:engineer|analyst|tester|automation)|test automation|sdet|firmware|embedded|abap|test engineer|qa and test|cto|chief technology officer|solutions? architect|(?<!(?:civil|mechanical|electrical|structural|process|manufacturing|chemical|hardware|field|sales|quality|project|plant|reliability) )engineering manager|infrastructure engineer|forward deployed engineer|graphics engineer|game(?:play)? (?:engineer|programmer)|robotics software|blockchain|architecte logiciel|technical lead|tech lead|scrum master|agile coach|(?:enterprise|cloud|application|systems software|data platform) architect|member of technical staff',
  },
  {
    category: 'Product',
    words:
      'product(?! (?:marketing|support|security|design|sales))(?: management| managers| team| owner)?|produktmanagement|gestion de produit|program management|project management|pmo',
    titles:
      'product (?:manager|owner|lead|director|management|operations|strateg\\w*|analyst)|head of product|vp,? (?:of )?product|chief product|produktmanager\\w*|chef de produit digital|technical program manager|program manager',
  },
  {
    category: 'Design',
    words: 'design|ux|ui|creative|product design|user experience|brand design|gestaltung|diseno',
    titles:
      'designer\\w*|ux|ui|user experience|user researcher|art director|creative director|illustrator|graphi(?:c|k)\\w*|motion graphics|animator|3d artist|concept artist|architecte d interieur',
  },
  {
    category: 'Legal',
    words:
      'legal(?: and compliance)?|compliance|recht|rechtsabteilung|juridique|privacy|regulatory affairs|law',
    titles:
      'counsel|attorney|lawyer|paralegal|legal|jurist\\w*|juriste|abogad\\w*|avocat\\w*|compliance (?:officer|manager|analyst|specialist)|rechtsanwalt\\w*|contracts? (?:manager|administrator|specialist)|privacy (?:officer|counsel)|regulatory affairs',
  },
  {
    category: 'Customer Service',
    words:
      'customer (?:service|support|success|experience|care)(?:\\W+support)?|client (?:services?|success)|support|call cent(?:er|re)|contact cent(?:er|re)|kundenservice|kundenbetreuung|service client|atencion al cliente|member services|technical support',
    titles:
      'customer (?:service|support|success|experience|care|advocate|advisor)|client (?:services?|success|support|relations)|call cent(?:er|re)|contact cent(?:er|re)|csr|csm|kundenbetreuer\\w*|kundenberater\\w*|kundenservice|conseiller client\\w*|atencion al cliente|klantenservice|kundtjanst|support (?:specialist|agent|representative|engineer|associate)|technical account manager|customer representative|member services|ticketing|billett\\w*',
  },
  {
    category: 'Retail',
    words: 'retail|stores?|merchandising|einzelhandel|filiale|shop|e ?commerce|buying|sporting goods',
    titles:
      'retail(?! (?:account|media|bank\\w*|partner\\w*|marketing))|store (?:manager|associate|clerk|lead|supervisor)|cashier|merchandis\\w*|shop assistant|sales floor|filialleit\\w*|verkaufer\\w*|vendeu\\w*|kassierer\\w*|caissi\\w*|dependient\\w*|butiks\\w*|winkelmedewerker|stocker|stock associate|visual merchandiser|e ?commerce|key ?holder',
  },
  {
    category: 'Sales',
    words:
      'sales(?: and .*)?|business development|account management|technical sales|revenue|revenue operations|vertrieb|verkauf|ventes?|commercial|ventas|forsaljning|go to market|gtm|partnerships?|account executives?|solutions consulting|pre ?sales|inside sales|sales engineering|field sales',
    titles:
      'sales|account executives?|account manager|business development|bdr|sdr|pre ?sales|vertrieb\\w*|verkaufs?\\w*|aussendienst\\w*|commerciale?s?|technico commercial\\w*|ventas|saljare|inside sales|solutions? (?:consultant|engineer)|revenue (?:operations|architect|manager)|partnerships?|partner manager|key account|territory manager|deal desk|gtm|business developers?|sales developers?|insurance producer|real estate agent|insurance agent|leasing (?:agent|consultant)|account director|channel manager|client executive',
  },
  {
    category: 'Marketing',
    words:
      '(?:product )?marketing(?: and .*)?|growth|brand|communications?|public relations|pr|events?|content marketing|social media|kommunikation|digital marketing|demand generation|advertising',
    titles:
      'marketing|marketer|growth (?:manager|lead|hacker)|brand (?:manager|ambassador|strateg\\w*|partnerships?)|seo|sem|ppc|social media|content (?:manager|strateg\\w*|creator|marketer)|communications?(?! (?:technician|engineer|installer|operator|electrician))|public relations|pr manager|event (?:manager|coordinator|planner|specialist)|community manager(?! (?:i|apartment))|demand generation|market research\\w*|copywriter|campaign manager|media buyer|crm manager',
  },
  {
    category: 'Finance & Accounting',
    words:
      'finance(?: and .*)?|accounting|accounts (?:payable|receivable)|treasury|tax|audit|fp ?(?:and|&)? ?a|finanzen|buchhaltung|rechnungswesen|controlling|finances?|comptabilite|finanzas|contabilidad|investments?|underwriting|claims|banking|ekonomi|actuarial',
    titles:
      'accountant|accounting|bookkeep\\w*|financ\\w*|(?<!(?:document|documentation|document control|quality|traffic|logistics|inventory|stock|materials?|production|process|project|site|motor|flight) )controller|controlling|(?<!night )audit(?:or)?|tax|treasury|accounts (?:payable|receivable)|actuar\\w*|underwrit\\w*|credit (?:analyst|manager|risk)|loan (?:officer|processor)|mortgage|buchhalter\\w*|finanzbuchhalter\\w*|steuerfach\\w*|comptable|contable|contador\\w*|ekonom|boekhouder|billing|claims (?:specialist|adjuster|examiner|processor|quality|supervisor)|investment (?:analyst|associate|banking)|wealth|bank(?:er|ing)|teller|pricing analyst|structured products|fixed income|equity research|fp ?(?:and|&) ?a|cfo',
  },
  {
    category: 'Healthcare',
    words:
      'health ?care|medical|clinical(?: operations)?|nursing|pharmacy|patient (?:care|services)|dental|therapy|behavioral health|mental health|pflege|gesundheit|sante|salud|allied health|hospital|caregiv\\w*|physicians?|rehabilitation|veterinary|laboratory',
    titles:
      'nurse|nursing|rn|lpn|cna|lvn|physician|doctor|dentist|dental|hygienist|pharmac\\w*|therapist|therapy|medical|clinical|clinician|caregiver|(?:community |home )?care (?:assistant|worker|aide)|home health|phlebotom\\w*|radiolog\\w*|sonograph\\w*|surgeon|surgical|psychiatr\\w*|psycholog\\w*|psychotherap\\w*|paramedic|emt|optometr\\w*|veterinar\\w*|patient|behavior technician|bcba|rbt|krankenpfleg\\w*|pflegefach\\w*|pflege\\w*|altenpfleg\\w*|infirmi\\w*|aide soignant\\w*|medecin|arzt|arztin|facharzt|enfermer\\w*|verpleegkundig\\w*|sjukskoterska|undersjukskoterska|lakare|physiotherap\\w*|mfa|zfa|midwife|dietit\\w*|dietician|nutritionist|speech language|occupational therapist|health (?:aide|coach|educator)',
  },
  {
    category: 'Social Services',
    words:
      'social (?:services?|work)|community (?:services?|outreach)|soziale? (?:arbeit|dienste?)|case management|family services|non ?profit programs?|youth services|housing services|volunteers?',
    titles:
      'social work\\w*|food (?:access|bank|pantry|justice|assistance)|case (?:manager|worker)|caseworker|outreach worker|(?<!(?:guidance|admissions?|academic|school|enrollment|career) )counsell?or|sozialarbeiter\\w*|sozialpadagog\\w*|erzieher\\w*|educateur\\w* specialise\\w*|direct support professional|residential (?:aide|counselor)|youth (?:worker|care)|family (?:advocate|support)|peer support|house parent|harm reduction|personal support worker|trabajador\\w* social\\w*|socionom|fundrais\\w*|chaplain',
  },
  {
    category: 'Education',
    words:
      'education|teaching|training|learning(?: and development)?|academic\\w*|faculty|school|bildung|enseignement|educacion|instruction|curriculum|tutoring|childcare|early childhood|library|student (?:affairs|services)|athletics',
    titles:
      'teacher|teaching|tutor|(?<!(?:fitness|yoga|pilates|swim|cycling|barre|exercise) )instructor|(?:guidance|admissions?|academic|school|enrollment|career) counsell?or|lecturer|professor|faculty|(?:school|assistant|vice|elementary|high school) principal|educator|lehrer\\w*|lehrkraft|dozent\\w*|enseignant\\w*|professeur|formateur|formatrice|profesor\\w*|docente?|larare|leraar|(?<!(?:personal|ai|fitness) )trainer|curriculum|instructional|librarian|library|academic|school|substitute|paraprofessional|paraeducator|childcare|preschool|nanny|learning (?:specialist|designer|experience)|(?<!(?:health|agile|sales|wellness) )coach(?! (?:operator|driver|cleaner))|dean|admissions',
  },
  {
    category: 'Hospitality & Food',
    words:
      'hospitality|food(?: and beverage| service)?|restaurants?|kitchen|culinary|hotels?|housekeeping|gastronomie|restauration|catering|bar|personal train(?:ing|ers?)|front of house|back of house|f ?(?:and|&) ?b|travel|guest services|spa|fitness',
    titles:
      'chef|cook|barista|bartender|server(?! (?:administrator|engineer|technician|support))|waiter|waitress|host(?:ess)?|dishwasher|kitchen|restaurant|food(?! (?:access|bank|pantry|justice|insecurity|assistance|scientist|technologist|safety))|culinary|housekeep\\w*|environmental services|room attendant|hotel|front desk|concierge|night audit(?:or)?|guest (?:service|relations)|banquet|catering|sommelier|koch|kochin|kellner\\w*|servicekraft|rezeption\\w*|cuisinier\\w*|serveu\\w*|receptionniste|cocinero|camarer\\w*|kock|servitris|flight attendant|cabin crew|line cook|baker|locker room|(?:personal|fitness) train(?:er|ing)|(?:fitness|yoga|pilates|swim|cycling|barre|exercise) instructor|(?:ride|tour|pool) operator|lifeguard|spa|massage|barber|hair ?stylist|esthetician|cosmetolog\\w*|cleaner|(?<!(?:landscap\\w*|lawn|grounds|construction|paving|roofing|moving) )crew member|shift lead',
  },
  {
    category: 'Logistics & Transport',
    words:
      'logistics?|logistica|supply chain|transport(?:ation)?|warehous\\w*|distribution|shipping|fleet|drivers?|(?:last mile|home|package|food) delivery|procurement|purchasing|einkauf|lager|logistik|logistique|achats|fulfillment|marine|aviation operations|operations and supply chain|dispatch',
    titles:
      'driver|(?:second|third|deck|navigation|engineer(?:ing)?) officer|chief mate|cdl|truck\\w*|warehouse|forklift|logisti\\w*|supply chain|dispatch\\w*|courier|delivery (?:driver|rider|associate|person|helper|station)|shipping|receiving|freight|fleet|material handler|order picker|picker|packer|inventory|fahrer\\w*|kraftfahrer\\w*|lagerist\\w*|lagermitarbeit\\w*|staplerfahrer|chauffeur|livreur|magasinier|cariste|conductor\\w*|mozo de almacen|lagerarbetare|chauffor|magazijn\\w*|lagermedarbetare|almacen|pilot|captain|deckhand|vessel|procurement|purchasing|buyer|einkaufer\\w*|acheteu\\w*|customs|(?:bus|coach|transit|vehicle) operator|import export|demand planner',
  },
  {
    category: 'Manufacturing',
    words:
      'manufacturing|production|assembly|plant|factory|quality(?: control| assurance manufacturing)?|fertigung|produktion|industrie|fabrication|cnc|machining|operations manufacturing|food production|process engineering',
    titles:
      'machinist|cnc|assembl\\w*|(?<!(?:film|video|media|tv|broadcast|event|theat\\w{1,4}|audio|music|content) )production(?! (?:designer|artist))|manufacturing|machine operator|maskinoperator|(?<!(?:equipment|excavator|crane|backhoe|loader|dozer|bulldozer|grader|paver|roller|steer|hoist|camera|drone|switchboard|telephone|computer|radio|ride|tour|pool|bus|coach|transit|vehicle) )operator|fabricat\\w*|quality (?:control|inspector|technician|specialist|manager|engineer|assurance)|plant manager|process technician|produktionsmitarbeit\\w*|maschinenbediener\\w*|anlagenfuhrer\\w*|zerspanungs\\w*|industriemechaniker\\w*|mechatroniker\\w*|operateur\\w*|agent de production|operari\\w*|montor|packaging|sanitation|foundry|caster|mou?lder|workshop manager|tool and die|lean|brewer',
  },
  {
    category: 'Construction & Trades',
    words:
      'construction|trades?|facilities|maintenance|field services?|installation|electrical|plumbing|hvac|bau|handwerk|instandhaltung|btp|landscaping|real estate|property management|estimating|carpentry',
    titles:
      'electrician|iron ?workers?|project controls?|plumber|carpenter|hvac|welder|mechanic|maintenance|(?<!(?:lab|laboratory|research|sound|audio|broadcast|av) )technician|construction|foreman|(?:boat|ship) ?builder|shipwright|superintendent|roofer|painter|mason|landscap\\w*|groundskeeper|installer|laborer|labourer|handyman|custodian|janitor|facilit\\w*|estimator|surveyor|elektriker\\w*|elektroniker\\w*|schreiner\\w*|tischler\\w*|maurer\\w*|dachdecker\\w*|monteur\\w*|klempner\\w*|bauleiter\\w*|hausmeister\\w*|electricien\\w*|plombier\\w*|macon|conducteur de travaux|menuisier|soudeur|electricista|fontanero|albanil|snickare|elektriker|field service|lineman|heavy equipment|(?:equipment|excavator|crane|backhoe|loader|dozer|bulldozer|grader|paver|roller|skid steer|hoist) operator|(?:property|building) manager|fitter',
  },
  {
    category: 'Public Safety',
    words:
      'public safety|police|fire|(?:site|physical|event|campus|airport) security|security (?:services|officers?)|security guards?|corrections?|emergency services|loss prevention|military|sicherheit\\w*|safety',
    titles:
      'security (?:officer|guard|supervisor|screener|patrol)|(?:site|physical|event|campus|airport) security|door supervisor|bouncer|police|fire ?fighter|sheriff|correctional|corrections officer|detective|dispatcher 911|911|emergency management|loss prevention|asset protection|sicherheitsmitarbeit\\w*|agent de securite|vigilante|vaktare|guard|park ranger|public safety',
  },
  {
    category: 'Science & Research',
    words:
      'science|research(?: and development)?|r ?(?:and|&) ?d|laborator\\w*|scientific|forschung(?: und entwicklung)?|recherche|investigacion|chemistry|biology|environment(?:al)?|discovery',
    titles:
      'scientist|research(?:er)?|chemist|biolog\\w*|microbiolog\\w*|physicist|geolog\\w*|postdoc\\w*|lab(?:oratory)? (?:technician|assistant|manager|analyst)|wissenschaft\\w*|chercheu\\w*|investigador\\w*|forskare|environmental(?! (?:services|health))|hydrograph\\w*|cartograph\\w*|meteorolog\\w*|oceanograph\\w*|ecolog\\w*|epidemiolog\\w*|biostatistic\\w*|toxicolog\\w*|agronom\\w*',
  },
  {
    category: 'Media & Writing',
    words:
      'media|editorial|content|writing|publishing|journalism|news(?:room)?|film|video|broadcast\\w*|translation|localization|redaktion',
    titles:
      'writer|editor|editorial|journalist|(?<!court )reporter|(?<!insurance )producer|videograph\\w*|photograph\\w*|translator|interpreter|redakteur\\w*|redacteur\\w*|redactor\\w*|journalist\\w*|broadcast\\w*|content|proofreader|localization|camera operator|(?:film|video|media|tv|broadcast|audio|music|content) production|(?:sound|audio|broadcast) (?:engineer|technician)|podcast|dj',
  },
  {
    category: 'Administration',
    words:
      'administrat\\w*|admin|office(?: management| administration| services)?|clerical|executive (?:assistants?|office)|verwaltung|sekretariat|secretariat|general and administrative|g ?(?:and|&) ?a',
    titles:
      'administrative|administrator|office (?:manager|assistant|administrator|coordinator|clerk)|executive assistant|personal assistant|receptionist|(?:switchboard|telephone) operator|secretary|data entry|clerk|burokraft|buroassist\\w*|sekretar\\w*|sachbearbeit\\w*|verwaltungs\\w*|assistant\\w* (?:administrati\\w*|de direction)|secretaire|administrativ\\w*|recepcionista|receptionist\\w*|chief of staff|business processor',
  },
  {
    category: 'Engineering',
    words:
      'engineering|ingenieur\\w*|mechanical|hardware|civil|electrical engineering|aerospace|chemical engineering|ingenierie|ingenieria|systems engineering|robotics',
    titles:
      'engineer|engineering|ingenieur\\w*|ingeniero|ingeniera|ingenjor|konstrukteur\\w*|cad|drafter|draftsman|architect|bauzeichner\\w*|hardware|mechanical|electrical|structural|civil',
  },
  {
    category: 'Operations',
    words:
      'operations?|business operations|biz ?ops|strategy(?: and operations)?|management|general management|consulting|betrieb|operaciones|project delivery|professional services|programs?|supply|leadership|corporate|services? delivery',
    titles:
      'operations?|project (?:manager|coordinator|director|lead)|projektleit\\w*|projektmanager\\w*|chef\\w* de projet|business (?:manager|operations)|strategy|strategic|general manager|branch manager|team (?:leader|lead|manager)|management consultant|coo|implementation (?:manager|specialist|consultant)',
  },
];
