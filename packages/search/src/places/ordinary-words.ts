/**
 * Words of six languages that towns are called by as well, folded. Alone they never mean the town; behind a preposition
 * they do when it is a large one, and a state or country behind them makes it one of any size.
 */
const WORDS =
  // Towns of some size.
  'reading mobile nice essen orange bath split hull deal sale bar bury halle best most marks tours spring mission enterprise ' +
  'police union date sea normal superior independence sunrise fleet alliance sparks central gap goes save holiday ' +
  'oral walker led university delta dig gold highland liberty pop metro green forest meridian salt sterling pet keystone van ' +
  'man pace dual leer mentor bake bell begun drama mason surprise paradise corona hope lage siegen worms hof witten unna marl ' +
  'celle ' +
  'leiden ede oss soest zug wil baden biel die lens pau nancy dax vienne sac pitt nash mia mel chatt wolves boro toon casa aix sophia ' +
  'knox winston stoke tala alma ajax del los las den het ende una par sur para ist auch aan van stanley ' +
  'tyler taylor jackson marshall martin george ferguson newton bentley apex oxford stewart hamilton weston dover ' +
  'march street battle eye wells ash beer crook rye sandwich rugby barking ware poole hove carlisle ' +
  'mar bor bin coo mes dat oss kan toyota hitachi mizuho brookfield sanford princeton stanford athena athene sofi ' +
  'moss lund halden gera hamm hagen herne bergen rom leon toledo soria ronda salta rosario ' +
  'natal santos cali rio lima paz vitoria cork derry ' +
  'dyer draper hunter chandler tucker winder shafter boardman pinner amos vicar bender guider garland vineyard tyre ore mass aba male ' +
  'lota ota edm suede shaping bush bale haven winkel douane terme bordo tour mesa pueblo sucre coro cabrero resistencia island macon montana ' +
  // Hamlets and quarters.
  'real demo don junior lead grad early change job jobs vice media rice front long officer sales over home lab research ' +
  'trainer cook helper baker store driver energy success brand talent are list say portal many none one same page ' +
  'limit send four keys bot still give city alpha never banks bison capri cat cisco them cut made were see strong ' +
  'opportunity race veteran root toast hot story meta hour parse post evergreen bag bridge port industry earth plan along ' +
  'arial concrete share well advance drew trim used branch side plain friendly pool rate cole globe crane diamond agency ' +
  'church circle hospital excel mining law point mercury college paper rose sentinel center centre car commerce force welcome ' +
  'trial hunt line ask tool section aria pure dry sent tab effort harvest came rule brilliant hub fully dollar parent foster ' +
  'peer charge hard prospect bravo mill mark startup much progress naval forth start stock proven loop combine walls wall box ' +
  'zone landing star worth paint cuts ways cache lang paste equality settle plein centres sector purchase band cool ' +
  'rock tune healing friend hat meine spa rivers apt atlas aura court een frost gateway haven kindred les lit lucky piano powers ' +
  'rush salon trinity victory alpine springs beacon bear beta cascade century happy clever rehab young monster echo harmony ' +
  'harbor gray plains marine golf clark lee midtown pine bee ray cooling sigma continental mountain ford stone mills ' +
  'turner warrior crescent das gemini glide thermal loyal wing cargo cash grand rain mars porter ranger cooper cars era oracle ' +
  'cricket loom tower export loose till var postal bro busy grant began price sort spanish gor gar nara plats dagar dag eller ' +
  'heure bonne trip bei suchen eine notig que primera plaza este tres salud doen acht goed uren sells pipes parks ski plate mine ' +
  'halls loans quarter terrace train pack weed tar vad ars var vara sida melden machen fahren dass gas langue ligne ' +
  'grua jardin fines menores puertas comfort ward pill kill wake ring boot vill ville salar nora val bullet trail viale rue ' +
  'parkway nome wer grants secretary foreman cafe bau stelle junction wink semi reserve nur alle rust pencil patrol tous garde ' +
  'piscina dieren degre grado artes pintura baile newborn proctor guia groom canino barre aerial bowling colonie ' +
  'campamento drain joiner slater slinger asbestos miner torre piscinas ortho kotlin java noto lack rolle glad ' +
  // What people search jobs by, and what stands behind a preposition without being a place.
  'training test testing progress person night nights day days week weekend home office shift shifts school schools care health ' +
  'healthcare finance banking business marketing retail security support service services hospitality logistics education ' +
  'engineering construction manufacturing production technology tech software hardware data science design law insurance ' +
  'government nursing medical dental pharma pharmacy kitchen field remote hybrid onsite residence house team teams ' +
  'operations management administration compliance risk audit tax treasury payroll procurement learning planning it hr qa pr ' +
  'python ruby rust react angular docker azure aws linux salesforce sap excel kafka hadoop spark swift go dart scala julia ' +
  'perl lua node chief master doctor bishop king queen prince pope judge general major minor trade mechanic machinist fitter ' +
  'nurse physio sitter mobile web cloud network system systems warehouse truck bus taxi ship air aviation bank hotel restaurant ' +
  'part full time temp temporary permanent contract casual seasonal summer winter near me us we you they all any every each ' +
  'and or of the in at on to for from with by as is be no not yes ok hi me my ma pa la md co id al de oh ' +
  'teilzeit vollzeit ausbildung praktikum vertrieb verkauf einkauf pflege lager buro homeoffice aussendienst innendienst ' +
  'schicht nacht tag woche haus werk markt handel bau schule klinik kranken arbeit stelle stellen und oder mit ohne von vom zum ' +
  'zur als fur auf an bei im am das der die den dem ein eine quereinstieg minijob verwaltung gastronomie ' +
  'alternance stage stages emploi emplois travail domicile distance nuit jour temps plein partiel cdi cdd interim vente ventes sante ' +
  'ecole hopital cuisine commerce gestion projet equipe bureau mission missions et ou le la les un une des du au aux avec sans pour ' +
  'loondienst dienst deeltijd voltijd zorg onderwijs verkoop bouw horeca thuis kantoor nacht avond dag week en of de het een met zonder voor ' +
  'van op bij te aan vacature vacatures stage ' +
  'butik vard hemtjanst skola lager natt dag helg kontor forsaljning bygg jobb deltid heltid distans och eller med utan for pa av till ' +
  'turno noche dia semana ventas tienda hogar casa colegio cocina obra remoto distancia jornada completa parcial practicas empleo trabajo y o el ' +
  'la los las un una unos con sin para por';

const words = new Set(WORDS.split(' '));

/** Countries and areas that are things as well: first in a query they are those. */
const THINGS = new Set(
  'china turkey jordan dmv bom swiss malta chad guinea cuba panama mass edm gta rtp owl chile'.split(' '),
);

/** "china painter", "turkey picker": whether a folded name at the beginning says a thing sooner than a place. */
export const isThing = (name: string) => THINGS.has(name);

/** Whether a folded word says something else to most people. */
export function isOrdinary(word: string): boolean {
  return words.has(word);
}

/** Codes of states, folded, that are words or letters behind names: without capitals or a comma they say nothing. */
const CODE_WORDS = new Set(
  'in or me ok oh hi la pa ma md de al id co mo ne ms mt va wa ct sc sd nd nh nc nm nt sa on be as pr vi nb ns ga ar tn ky il mi il wi ak ut'.split(
    ' ',
  ),
);

/** "in", "or", "ma": whether a state's code is as well a word, or a degree. */
export function isCodeWord(word: string): boolean {
  return CODE_WORDS.has(word);
}
