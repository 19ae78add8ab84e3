import { dropBullet } from '../layout/bullets.ts';
import type { Chunk } from '../layout/chunks.ts';
import { toPlace, type Line } from '../layout/lines.ts';
import type { Found, FoundEntry } from '../resume.ts';
import { splitList } from '../skills/split-list.ts';
import { isRating } from '../skills/rating.ts';
import { fold } from '../words/clean-text.ts';
import { findStatedLevel } from '../words/language-levels.ts';
import { isSpokenLanguage, namesSpokenLanguage } from '../words/spoken-languages.ts';

const MOST_LANGUAGES = 40;
/** Words that stand with the name of a language. */
const WITH_NAME =
  /^(?:brazilian|simplified|traditional|swiss|american|british|canadian|mandarin|modern|latin|sign|european|schweizer|hoch|sprache|language)$/;
const LEVEL_FIRST =
  /^(?:(?:native|fluent|proficient|conversational|basic|intermediate|advanced|working|good|excellent|limited|elementary|professional|business)(?: (?:knowledge|proficiency|speaker|level))?(?: (?:in|of))?)\s+(?=\p{Lu})/iu;
const MOTHER_TONGUE =
  /^(?:mother ?-?tongues?(?:\(s\))?|native languages?|first languages?|muttersprachen?(?:\(n\))?|langues? maternelles?|langue\(s\) maternelle\(s\)|lenguas? maternas?|idioma\(s\) materno\(s\)|lengua\(s\) materna\(s\)|madrelingua|lingua madre|linguas? maternas?|moedertaal|moedertalen|modersmal)\s*:?\s*/;
/** Heads and the legend of the grid that Europass draws. */
const GRID =
  /^(?:(?:other|weitere|autres?|otras?|otros?|altre|altra|outras?|andere|andra) (?:languages?|sprachen?|langues?|lenguas?|idiomas?|lingue|lingua|linguas|talen|sprak)(?:\(\p{L}+\))?\s*:?|(?:understanding|speaking|writing|listening|reading|spoken (?:interaction|production)|verstehen|sprechen|schreiben|horen|lesen|comprendre|parler|ecrire|ecouter|lire|comprension|expresion|habla|escritura|lectura|comprensione|parlato|produzione scritta|ascolto|lettura|interazione(?: orale)?|produzione orale|begrijpen|spreken|schrijven|luisteren|lezen|forsta|tala|skriva)(?: (?:understanding|speaking|writing|listening|reading|spoken|interaction|production|verstehen|sprechen|schreiben|horen|lesen|parler|ecrire|lire|orale?|scritta|lezen|spreken))*|(?:levels?|stufen|niveaux?|niveles|livelli|nivåer)\s*:.*|.*(?:common european framework|basic user|independent user|proficient user|gemeinsamer europaischer|elementare sprachverwendung|utilisateur (?:elementaire|independant|experimente)|usuario (?:basico|independiente|competente)|utente (?:base|autonomo|avanzato|intermedio)|quadro comune europeo|cadre europeen).*|self-?assessment.*|european level.*)$/u;

/** Rows of a grid of languages, and a line for one's own: no skills. */
export function isLanguageGrid({ text, cells }: Line): boolean {
  const folded = fold(text.trim());
  const [first] = cells;
  const isRow =
    first !== undefined && namesSpokenLanguage(first.text) && /^\S+(?:\s+[abc][12]){2,}$/.test(folded);
  const isOwn =
    /^(?:mother ?-?tongue|native language|muttersprache|langues? maternelle|lenguas? materna|madrelingua|lingua madre|moedertaal|modersmal)/.test(
      folded,
    );
  const isLevels = /^(?:[abc][12]\s*){1,6}$/.test(folded);
  const isHead = cells.length > 1 && cells.every((cell) => GRID.test(fold(cell.text.trim())));
  return isRow || isOwn || isLevels || isHead || GRID.test(folded);
}

interface OpenEntry {
  entry: FoundEntry;
  /** Its level is still to come. */
  isOpen: boolean;
  cell: Chunk | null;
}

/** Of several languages beside each other, the one that a level stands under; else the last one. */
function findOpen(entries: readonly OpenEntry[], { chunk, line }: Item): OpenEntry | undefined {
  const last = entries.at(-1);
  const row = entries.filter(
    ({ cell }) => cell !== null && last?.cell && cell.y === last.cell.y && cell.page === last.cell.page,
  );
  if (row.length < 2 || last?.cell?.y === line.y) return last;
  return (
    row.find(({ cell }) => cell !== null && Math.abs(cell.x - chunk.x) < 3) ?? {
      entry: {},
      isOpen: false,
      cell: null,
    }
  );
}

interface Item {
  text: string;
  chunk: Chunk;
  from: number;
  line: Line;
}

/** The languages of a section, with their levels as stated. */
export function findLanguages(lines: readonly Line[]): { entries: FoundEntry[]; lines: Line[] } {
  const entries: OpenEntry[] = [];
  const claimed = new Set<Line>();
  for (const line of lines) {
    if (GRID.test(fold(line.text.trim()))) {
      claimed.add(line);
      continue;
    }
    const grid = readGridRow(line);
    if (grid) {
      entries.push({ entry: grid, isOpen: false, cell: null });
      claimed.add(line);
      continue;
    }
    const open = entries.at(-1);
    const more = open && takeRest(open.entry, line);
    if (open && more) {
      open.entry = more;
      claimed.add(line);
      continue;
    }
    for (const item of toItems(line)) {
      const read = readItem(item);
      const last = findOpen(entries, item);
      if (read.length > 0) {
        entries.push(...read.map((entry) => ({ entry, isOpen: entry.level === null, cell: item.chunk })));
        claimed.add(line);
      } else if (last?.isOpen && isLevel(item.text)) {
        // The level stands under the language, or beside it.
        last.entry = withLevel(last.entry, toFound(item, item.text.replace(/^[(–—-]\s*|\)$/g, '')));
        last.isOpen = false;
        claimed.add(line);
      }
    }
  }
  const seen = new Set<string>();
  const once = entries.flatMap(({ entry }) => {
    const key = fold(String(entry.language?.value));
    if (seen.has(key)) return [];
    seen.add(key);
    return [entry];
  });
  return { entries: once.slice(0, MOST_LANGUAGES), lines: [...claimed] };
}

/** A level that goes on where a narrow column broke it: `Mandarin: Professional` over `working proficiency`. */
function takeRest(entry: FoundEntry, line: Line): FoundEntry | null {
  const { level } = entry;
  const [cell] = line.cells;
  const isRest = /^\p{Ll}/u.test(line.text) && line.text.length <= 40 && !namesSpokenLanguage(line.text);
  if (!level || typeof level.value !== 'string' || !cell || line.cells.length > 1 || !isRest) return null;
  const value = `${level.value} ${line.text}`;
  return withLevel(entry, { value, confidence: 0.7, where: [...level.where, toPlace(cell)] });
}

/** `FRENCH | B2 | C1 | B1 | B1 | B2`: one level where all are the same. */
function readGridRow(line: Line): FoundEntry | null {
  const words = line.cells.flatMap(({ text }) => text.split(/\s+/));
  const [name = '', ...levels] = words;
  if (levels.length < 2 || !isSpokenLanguage(name) || !levels.every((level) => /^[ABC][12]$/i.test(level)))
    return null;
  const [cell] = line.cells;
  const last = line.cells.at(-1);
  if (!cell || !last) return null;
  const language = { value: name, confidence: 0.85, where: [toPlace(cell, 0, name.length)] };
  const value = levels.join(' ');
  return withLevel({ language, level: null, cefr: null }, { value, confidence: 0.8, where: [toPlace(last)] });
}

function toItems(line: Line): Item[] {
  return line.cells.flatMap((chunk) => {
    const bare = dropBullet(chunk.text);
    const start = chunk.text.length - bare.length;
    return splitPairs(bare).map(({ text, from }) => ({ text: text.trim(), chunk, from: from + start, line }));
  });
}

/** Lists are parted; a language keeps the level behind its dash. */
function splitPairs(text: string): { text: string; from: number }[] {
  const parts = splitList(text.replace(/\s[–—/-]\s/g, (dash) => dash.replace(/[–—/-]/, '\u0000')));
  return parts
    .map((part) => ({ ...part, text: part.text.replaceAll('\u0000', '–') }))
    .flatMap((part) => {
      const both = /^(\p{L}+)( (?:and|und|et|y|e|en|och) |\s?&\s?)(\p{L}+)$/u.exec(part.text);
      if (!both?.[1] || !both[3] || !isSpokenLanguage(both[1]) || !isSpokenLanguage(both[3])) return [part];
      return [
        { text: both[1], from: part.from },
        { text: both[3], from: part.from + both[1].length + (both[2]?.length ?? 0) },
      ];
    });
}

function readItem(item: Item): FoundEntry[] {
  const label = MOTHER_TONGUE.exec(fold(item.text))?.[0] ?? '';
  const heading =
    /^(?:languages?|sprachen|langues|idiomas|lingue|talen|sprak)\s*:\s*/.exec(fold(item.text))?.[0] ?? '';
  const lead = LEVEL_FIRST.exec(item.text)?.[0] ?? '';
  const start = Math.max(label.length, heading.length, lead.length);
  const body = item.text.slice(start);
  const name = takeName(body);
  if (name === null || body.split(' ').length > 10) return [];
  const at = { ...item, from: item.from + start };
  const language = { ...toFound(at, name), confidence: 0.85 };
  const rest = body.slice(name.length);
  const stated = rest
    .replace(/^[\s:(–—,.-]+|[)\s.]+$/g, '')
    .replace(/[●○•◦★☆■□▪▫⬤◯]+/gu, '')
    .trim();
  const entry: FoundEntry = { language, level: null, cefr: null };
  if (stated !== '')
    return [withLevel(entry, toFound({ ...at, from: at.from + name.length + rest.indexOf(stated) }, stated))];
  if (label !== '') return [{ ...entry, cefr: { ...language, value: 'native' } }];
  return [
    lead === '' ? entry : withLevel(entry, toFound(item, lead.replace(/\s+(?:in|of)\s*$/i, '').trim())),
  ];
}

/** The words of a text's beginning that name a language. */
function takeName(text: string): string | null {
  const words = /^\p{L}+(?:[\s-]\p{L}+){0,3}/u.exec(text)?.[0].split(' ') ?? [];
  for (let count = words.length; count > 0; count -= 1) {
    const own = words.slice(0, count);
    const isName = own.every((word) => isSpokenLanguage(word) || WITH_NAME.test(fold(word)));
    if (isName && own.some((word) => isSpokenLanguage(word))) return own.join(' ');
  }
  return null;
}

function withLevel(entry: FoundEntry, level: Found<string>): FoundEntry {
  const cefr = findStatedLevel(level.value);
  return { ...entry, level, cefr: cefr === null ? null : { ...level, value: cefr } };
}

const LEVEL_WORDS =
  /native|fluent|proficien|conversational|basic|intermediate|advanced|bilingual|working|limited|elementary|beginner|mother|fliessend|verhandlungssicher|grundkenntnisse|fortgeschritten|muttersprach|gut|courant|notions|maternelle|bilingue|intermediaire|debutant|scolaire|nativo|nativa|fluido|avanzado|medio|basico|alto|bajo|fluente|avancado|ottimo|buono|scolastico|moedertaal|vloeiend|goed|matig|redelijk|basis|modersmal|flytande|goda|grundlaggande|\b[abc][12]\b/;

function isLevel(text: string): boolean {
  return text.length <= 50 && (isRating(text) || LEVEL_WORDS.test(fold(text)));
}

function toFound({ chunk, from }: Pick<Item, 'chunk' | 'from'>, value: string): Found<string> {
  return { value, confidence: 0.8, where: [toPlace(chunk, from, from + value.length)] };
}
