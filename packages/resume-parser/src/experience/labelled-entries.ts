import type { Chunk } from '../layout/chunks.ts';
import { fold } from '../words/clean-text.ts';
import { toLine, type Line } from '../layout/lines.ts';
import { findDates } from '../words/find-dates.ts';
import type { Entry } from './entry.ts';
import { joinEnds } from './join-dates.ts';

type Label = 'dates' | 'title' | 'company' | 'text' | 'other';

/** What stands before the values of a form, folded: the old Europass form in eight languages, and forms like it. */
const LABELS: [Label, RegExp][] = [
  [
    'company',
    /^(?:name and address of employer|employers?(?: name)?|name of employer|company(?: name)?|company \/ organi[sz]ation|organi[sz]ation|nome e indirizzo del datore di lavoro|datore di lavoro|azienda|nom et adresse de l'employeur|employeur|entreprise|name und adresse des arbeitgebers|arbeitgeber|firma|unternehmen|nombre (?:de la empresa|del empleador)|nom de l'(?:entreprise|employeur)|nome d(?:ell'azienda|a empresa)|name de[rs] (?:firma|unternehmens|arbeitgebers)|naam (?:van )?(?:het bedrijf|de werkgever|bedrijf|werkgever)|nombre y (?:direccion|apellidos) (?:del empleador|de la empresa.*)|empleador|empresa|nome e morada do empregador|nome e endereco do empregador|empregador|naam en adres van de werkgever|werkgever|bedrijf|arbetsgivarens? (?:namn|namn och adress)|arbetsgivare|foretag)$/,
  ],
  [
    'title',
    /^(?:occupation or position held|positions?(?: held)?|post(?: held)?|job role|job title|title|role|designation|lavoro o posizione ricoperti|posizione ricoperta|ruolo|qualifica|tipo di impiego|fonction ou poste occupe|poste(?: occupe)?|fonction|intitule du poste|beruf oder funktion|position|funktion|stelle|tatigkeit als|profesion o cargo desempenado|cargo|puesto|funcao ou cargo ocupado|funcao|beroep of functie|functie|yrke eller befattning|befattning|roll|titel)$/,
  ],
  [
    'dates',
    /^(?:dates?(?: \(.*\))?|years?|period|duration|from - to|time|data|periodo|durata|periode|duree|dates de debut et de fin|datum|daten|zeitraum|dauer|fechas?|duracion|datas?|duracao|data's?|periode|tidsperiod|tid|period)$/,
  ],
  [
    'text',
    /^(?:main activities and responsibilities|responsibilities|duties|principali (?:attivita e responsabilita|mansioni e responsabilita)|mansioni|principales activites et responsabilites|missions|wichtigste tatigkeiten und zustandigkeiten|aufgaben|tatigkeiten|funciones y responsabilidades principales|(?:principales )?actividades y responsabilidades(?: principales)?|funciones|principais atividades e responsabilidades|atividades|voornaamste werkzaamheden en verantwoordelijkheden|werkzaamheden|huvudsakliga arbetsuppgifter|arbetsuppgifter|key responsibilities|description|descrizione|beschreibung)$/,
  ],
  [
    'other',
    /^(?:type of business or sector|institution|award|qualifications?|course|grade|degree|school|board|subject|percentage|marks|university|college|%|sector|industry|location|reason for leaving|salary|place|country|tipo di attivita o settore|tipo di azienda o settore|settore|type ou secteur d'activite|secteur|lieu|tatigkeitsbereich oder branche|branche|ort|tipo de empresa o sector|sector|lugar|tipo de empresa ou sector|setor|type bedrijf of sector|plaats|typ av verksamhet eller sektor|bransch|ort|luogo|localidade)$/,
  ],
];

/** A cell of a table that goes on over lines is longer than any title or employer beyond this. */
const LONGEST_CELL = 400;

interface Row {
  label: Label | null;
  /** The line without its label. */
  value: Line | null;
}

/**
 * Positions written as a form, a label before each value; null when the section is none. What begins a position is the
 * label that comes first.
 */
export function findLabelledEntries(lines: readonly Line[]): Entry[] | null {
  const table = findTabledEntries(lines);
  if (table) return table;
  const rows = lines.map(toRow);
  const has = (label: Label): boolean => rows.some((row) => row.label === label);
  if (!has('dates') || !has('title') || !has('company')) return null;
  const opening = rows.find(({ label }) => label !== null)?.label;
  const entries: Entry[] = [];
  let label: Label | null = null;
  for (const row of rows) {
    const entry = entries.at(-1);
    if (row.label === opening) entries.push({ header: [], body: [], dates: null, dateLine: null });
    else if (!entry) continue;
    label = row.label ?? label;
    const current = entries.at(-1);
    if (current && row.value) place(current, label, row.value, row.label !== null);
  }
  return entries;
}

/** A table whose first row names its columns: `Dates | Employer | Position | Reason for leaving`. */
function findTabledEntries(lines: readonly Line[]): Entry[] | null {
  const at = lines.findIndex(({ cells }) => {
    const labels = cells.map(toColumnLabel);
    return labels.includes('dates') && labels.includes('company') && labels.includes('title');
  });
  const head = lines[at];
  if (!head) return null;
  const columns = toColumns(head, lines.slice(at + 1));
  const entries: { entry: Entry; cells: Map<Label, Chunk> }[] = [];
  const rows = lines.slice(at + 1).map(joinEnds);
  const begins = findRowStarts(rows, (cell) => findColumn(columns, cell.x) === 'dates');
  for (const line of rows) {
    const cells = line.cells.map((cell) => ({ cell, label: findColumn(columns, cell.x) }));
    const isHalf = HALF.test(entries.at(-1)?.cells.get('dates')?.text ?? '');
    const isDated = cells.some(({ cell, label }) => label === 'dates' && /\d{2}/.test(cell.text));
    const opens = begins ? begins.has(line) : !isHalf && cells.length >= 2 && isDated;
    if (opens)
      entries.push({ entry: { header: [], body: [], dates: null, dateLine: null }, cells: new Map() });
    const last = entries.at(-1);
    for (const { cell, label } of cells) {
      const known = last?.cells.get(label);
      if (known && known.text.length > LONGEST_CELL) continue;
      last?.cells.set(label, known ? { ...known, text: `${known.text} ${cell.text}`, spans: [] } : cell);
    }
  }
  return entries.map(({ entry, cells }) => {
    for (const [label, cell] of cells) place(entry, label, toLine([cell], head.block), true);
    return entry;
  });
}

/**
 * The lines that begin a row where rows stand further apart than the lines of one cell, and each row has a time; null where
 * gaps do not tell.
 */
function findRowStarts(lines: readonly Line[], isWhen: (cell: Chunk) => boolean): Set<Line> | null {
  const gaps = lines.map((line, index) => {
    const before = lines[index - 1];
    return before?.page === line.page ? line.y - before.y : Number.POSITIVE_INFINITY;
  });
  const least = Math.min(...gaps);
  const starts = lines.filter((_, index) => (gaps[index] ?? 0) > least * WIDER);
  if (starts.length < 2 || starts.length === lines.length) return null;
  const isTimed = starts.every((start, index) => {
    const next = starts[index + 1];
    const row = lines.slice(lines.indexOf(start), next ? lines.indexOf(next) : lines.length);
    const when = row.flatMap(({ cells }) => cells.filter(isWhen)).map(({ text }) => text);
    return findDates(when.join(' ')).length > 0;
  });
  return isTimed ? new Set(starts) : null;
}

/** By how much rows stand further apart than lines. */
const WIDER = 1.15;

/** Beginning and end may have a column each. */
const ENDS =
  /^(?:from|to|start(?:ed)?|end(?:ed)?|start date|end date|von|bis|beginn|ende|de|a|debut|fin|desde|hasta|inicio|da|al?|inizio|fine|van|tot|begin|eind|fran|till|borjan|slut)$/;

function toColumnLabel({ text }: Chunk): Label | null {
  return ENDS.test(fold(text).trim()) ? 'dates' : findLabel(text);
}

/** A time whose end stands in the cell's next line: `09/2017 –` over `01/2021`. */
const HALF = /(?:[–—-]|\b(?:to|bis|à|au|hasta|al?|até|tot|till))$/i;

interface Column {
  x: number;
  label: Label;
}

/** The columns under their names, each from where its cells begin: further left than a name that is centred over them. */
function toColumns(head: Line, lines: readonly Line[]): Column[] {
  const cells = lines.flatMap((line) => line.cells);
  const middles = head.cells.map(({ x, right }) => (x + right) / 2);
  const isUnder = (cell: Chunk, middle: number) => cell.x <= middle && cell.right >= middle;
  return head.cells.map((name, index) => {
    const own = cells.filter(
      (cell) =>
        isUnder(cell, middles[index] ?? 0) && middles.filter((middle) => isUnder(cell, middle)).length === 1,
    );
    const x = own.reduce((least, cell) => Math.min(least, cell.x), name.x);
    return { x, label: toColumnLabel(name) ?? 'other' };
  });
}

function findColumn(columns: readonly Column[], x: number): Label {
  return columns.filter((column) => column.x <= x + 5).at(-1)?.label ?? 'other';
}

function place(entry: Entry, label: Label | null, line: Line, isFirst: boolean): void {
  if (label === 'dates') {
    const [dates] = findDates(line.text);
    if (dates && !entry.dates) Object.assign(entry, { dates, dateLine: line });
  } else if ((label === 'title' || label === 'company') && isFirst) {
    // The label goes on speaking for what its value is.
    const cells = line.cells.map((cell, index) =>
      index === 0
        ? { ...cell, text: `${label === 'title' ? 'Title: ' : 'Company: '}${cell.text}`, spans: [] }
        : cell,
    );
    entry.header.push(toLine(cells, line.block));
  } else if (label === 'text') {
    entry.body.push(line);
  }
}

function toRow(line: Line): Row {
  const [first, ...rest] = line.cells;
  if (!first) return { label: null, value: null };
  const colon = first.text.indexOf(':');
  const isColon = colon > 0 && colon < 45;
  const label = findLabel(isColon ? first.text.slice(0, colon) : first.text);
  if (label === null) return { label, value: line };
  const behind = isColon ? first.text.slice(colon + 1).trim() : '';
  if (behind === '') return { label, value: rest.length === 0 ? null : toLine(rest, line.block) };
  const width = (first.right - first.x) * (behind.length / first.text.length);
  return {
    label,
    value: toLine([{ ...first, text: behind, x: first.right - width, spans: [] }, ...rest], line.block),
  };
}

/** The part of a position that a label names. */
export function findLabel(text: string): Label | null {
  const folded = fold(text)
    .replace(/’/g, "'")
    .replace(/^[•●▪–-]\s*/, '')
    .trim();
  return LABELS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}
