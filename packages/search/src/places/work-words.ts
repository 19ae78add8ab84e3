/** Words that say what somebody works as, or how, folded, in six languages. */
const WORDS = new Set(
  (
    'engineer engineers engineering developer developers programmer nurse nurses rn lpn cna hca driver drivers manager managers teacher teachers cook ' +
    'cooks chef chefs assistant assistants analyst analysts designer designers accountant accountants accounting bookkeeper cashier cleaner cleaners ' +
    'cleaning clerk consultant consultants technician technicians mechanic mechanics electrician electricians plumber plumbers carpenter joiner ' +
    'welder operator operators supervisor director officer officers specialist coordinator representative associate administrator therapist ' +
    'physician doctor doctors dentist dental pharmacist receptionist barista bartender waiter waitress server servers janitor guard warehouse ' +
    'sales retail marketing security care carer carers caregiver recruiter intern interns internship internships apprentice apprenticeship ' +
    'apprenticeships job jobs vacancy vacancies career careers work hiring remote hybrid graduate graduates junior senior trainee trainees worker ' +
    'workers labourer laborer picker packer installer buyer scientist architect lawyer attorney solicitor paralegal tutor nanny babysitter hr it ' +
    'finance data software devops frontend backend java python react product project admin secretary butcher baker hairdresser florist gardener ' +
    'painter bricklayer roofer plasterer fitter machinist handyman housekeeper porter courier delivery customer teaching nursing construction ' +
    'part full parttime fulltime employment openings positions roles staff ' +
    'stelle stellen stellenangebote teilzeit vollzeit ausbildung praktikum minijob minijobs werkstudent werkstudentin koch kochin arzt arztin ' +
    'pflege softwareentwickler krankenschwester altenpflege verkauf buchhaltung ' +
    'infirmier infirmiere infirmiers developpeur developpeuse vendeur vendeuse chauffeur serveur serveuse cuisinier cuisiniere comptable emploi ' +
    'emplois offre offres ingenieur ingenieure stage stages alternance aide technicien technicienne commercial commerciale assistante ' +
    'conducteur cariste preparateur medecin professeur boulanger coiffeur coiffeuse macon electricien plombier ' +
    'vacature vacatures verpleegkundige verzorgende leraar lerares kok verkoper adviseur schoonmaker beveiliger bijbaan timmerman ' +
    'loodgieter magazijnmedewerker ontwikkelaar docent ' +
    'jobb sjukskoterska sjukskoterskor utvecklare chauffor larare kock saljare underskoterska lagerarbetare ekonom ingenjor elektriker stadare ' +
    'snickare lakare butikssaljare programmerare ' +
    'enfermera enfermero desarrollador desarrolladora conductor conductora vendedor vendedora camarero camarera cocinero cocinera empleo empleos ' +
    'trabajo trabajos ingeniero ingeniera dependiente dependienta limpieza contable mozo profesor profesora administrativo administrativa ' +
    'programador programadora medico albanil fontanero'
  ).split(' '),
);

/** How compounds of German, Dutch and Swedish end. */
const COMPOUND =
  /(?:entwickler|ingenieur|fahrer|pfleger|verkaufer|mechaniker|techniker|elektriker|elektroniker|leiter|kraft|krafte|helfer|berater|kaufmann|kauffrau|mitarbeiter|assistent|arzt|lehrer|erzieher|koch|backer|maler|schlosser|schreiner|meister|monteur|maurer|buchhalter|bearbeiter|referent|architekt|jobs|medewerker|chauffeur|ontwikkelaar|verpleegkundige|monteur|utvecklare|skoterska|arbetare|larare|saljare|forare)(?:in|innen)?$/;

/** Whether a folded word says what somebody works as: "nurse", "Softwareentwickler". */
export function isWorkWord(word: string): boolean {
  return WORDS.has(word) || COMPOUND.test(word);
}
