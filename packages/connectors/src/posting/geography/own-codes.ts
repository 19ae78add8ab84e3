/**
 * Codes of their own states or provinces, as people write them, of countries whose states have no codes here. Many are
 * codes of countries or of states of the US as well: "Milano (MI)", "Curitiba/PR", "Chennai, TN".
 */
const OWN_CODES: Readonly<Record<string, string>> = {
  AR: 'BA CABA CBA ER MZA NQN RN SF TUC',
  AT: 'B K NÖ OÖ S ST STMK T V VBG W',
  BE: 'BRU VAN VBR VLI VOV VWV WBR WHT WLG WLX WNA',
  BR: 'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO',
  CH: 'AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH',
  CN: 'AH BJ CQ FJ GD GS GX GZ HA HB HE HI HN JL JS JX LN NM NX QH SC SD SH SN SX TJ XJ XZ YN ZJ',
  ES:
    'A AB AL AS AV B BA BI BU C CA CC CN CO CR CS CT CU GA GC GI GR GU H HU IB J L LE LO LU M MA MC MD MU NA NC O OR ' +
    'OU P PM PO PV RI S SA SE SG SO SS T TE TF TO V VA VC VI VZ Z ZA',
  IN:
    'AN AP AR AS BR CG CH CT DD DL DN GA GJ HP HR JH JK KA KL LA LD MH ML MN MP MZ NL OD OR PB PY RJ SK TG TN TR TS UK ' +
    'UP UT WB',
  IT:
    'AG AL AN AO AP AQ AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CL CN CO CR CS CT CZ EN FC FE FG FI FM FO FR ' +
    'GE GO GR IM IS KR LC LE LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OG OR OT PA PC PD PE PG PI PN PO PR PS PT PU ' +
    'PV PZ RA RC RE RG RI RM RN RO SA SI SO SP SR SS SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VS VT VV',
  MX:
    'AGS BC BCS CAM CDMX CHH CHIH CHIS CHP COA COAH COL DF DGO DUR EDOMEX GRO GTO HGO JAL JC MEX MIC MICH MN MOR NAY NL ' +
    'NLE OAX PUE QR QRO QROO SIN SLP SON TAB TAM TLAX VER YUC ZAC',
  NG: 'AK DE KN LA OY RI',
  PL: 'DS KP LB LD LU MA MZ OP PD PK PM SK SL WM WN WP ZP',
  PT: 'AV BG BJ CB CO EV FA GD LE LX SA SE VC VR VS',
  ZA: 'EC FS GP GT KZN LP MP NC NL NW WC',
};

/** Departments of France, as people write them in brackets: "Paris (75)", "Bastia (2B)". */
const DEPARTMENT = /^(?:0[1-9]|[1-8]\d|9[0-5]|2[AB]|97[1-6])$/;

const codes = new Map(
  Object.entries(OWN_CODES).map(([country, list]): [string, ReadonlySet<string>] => [
    country,
    new Set(list.split(' ')),
  ]),
);

/** Whether a country has a state or province of that code: "Chennai, TN" is in Tamil Nadu. */
export function isOwnCode(code: string, country: string): boolean {
  return codes.get(country)?.has(code) === true;
}

/** The countries with a state or province of that code, of those whose states have no codes here. */
export function listCodeOwners(code: string): string[] {
  return [...codes.keys()].filter((country) => isOwnCode(code, country));
}

/** Whether a remark is the number of a department of France. */
export function isDepartment(remark: string): boolean {
  return DEPARTMENT.test(remark);
}
