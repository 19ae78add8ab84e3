import type { Chunk } from '../layout/chunks.ts';
import { toPlace, type Line } from '../layout/lines.ts';
import type { PageLink } from '../page.ts';
import type { Found, Place } from '../resume.ts';

const STRICT_EMAIL = /[\p{L}\d][\p{L}\d._%+-]*@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}]{2,24}/iu;
const EMAIL = /[\p{L}\d][\p{L}\d._%+-]*\s?@\s?(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}]{2,24}/iu;
const LINKEDIN = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub|profile)\/[^\s|,;)<>]+/i;
const WEB =
  /(?:https?:\/\/|www\.)[^\s|,;()<>]+|(?<![@\w.-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:com|org|net|dev|io|me|co|app|tech|design|eu|de|fr|es|it|nl|se|pt|ch|at|be|uk|ca|us|au|in|br|mx|ie|pl|info|online|site|page|blog|xyz|ai|studio|works|codes|pro|world|space|art|photography|work|example|dk|fi|no|cz|sk|hu|ro|bg|gr|lt|lv|ee|hr|si|rs|tr|il|ae|za|ng|ke|nz|jp|kr|cn|sg|hk|ph|my|id|cl|ar|pe|uy|lu|is|ru|ua|cat|cc|tv|fm|sh|gg|so|link|digital|media|email|today|cloud|software|engineer|engineering|solutions|consulting|marketing|academy|agency|ninja|run|fyi|rocks|life|live|team|zone|website|portfolio|company|careers|expert|tools|systems|health|law|legal)(?:\/[^\s|,;()<>]*)?(?![\w@.-]*@)\b\/?/gi;
/** A profile on somebody else's site is not a person's own website. */
const NETWORKS =
  /(?:^|\/\/|\.)(?:linkedin|github|gitlab|bitbucket|twitter|x|facebook|fb|instagram|youtube|youtu|tiktok|stackoverflow|medium|xing|skype|whatsapp|wa|telegram|t|pinterest|snapchat|leetcode|hackerrank|kaggle|codepen|researchgate|orcid|scholar\.google|google|gmail|outlook|yahoo|hotmail|dev\.to|threads|mastodon|reddit|discord|glassdoor|indeed|lnkd|goo|bit|enhancv|novoresume|zety|canva|resume|flowcv|overleaf|(?:europass\.cedefop\.)?europa|europass)\.(?:com|org|net|co|me|be|io|in|to|gl|ly|social|de|app|gg|eu|europa\.eu)(?:\/|$)/i;
const OWN_LABEL =
  /(?:web ?site|web ?page|home ?page|portfolio|blog|site web|sitio web|webseite|website|internet|url|web)\s*(?:[:|]\s*)?$/i;

/** A web address within a text; null for names such as `Node.js`. */
export function findWebText(text: string): string | null {
  const found = [...text.matchAll(WEB)].map(([address]) => trimAddress(address));
  return found.find((address) => !PRODUCT.test(address)) ?? null;
}

/** Names of software that look like an address. */
const PRODUCT = /^(?:node|vue|react|next|express|asp|d3|three|socket|b|m|e)\.(?:js|net|io|sc|a)$/i;

/** A mail address alone, broken where a narrow column ends: `bogumila.example@exa` over `mple.pl`. */
const BROKEN_EMAIL = /^[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]*$/u;

/** Whether a mail address stands on a line, or the first half of one. */
export function hasEmail(line: Line): boolean {
  return EMAIL.test(line.text) || BROKEN_EMAIL.test(line.text);
}

/** Below what is shown as sure. */
const UNSURE = 0.5;

export interface WebPlaces {
  email: Found<string> | null;
  linkedinUrl: Found<string> | null;
  websiteUrl: Found<string> | null;
}

export type PlacedLink = PageLink & { page: number };

/** Finds mail address, LinkedIn profile and website in the text, and behind it in links. `contact` lines come first. */
export function findAddresses(
  contact: readonly Line[],
  others: readonly Line[],
  links: readonly PlacedLink[],
): WebPlaces {
  const email = findEmail([...contact, ...others], links);
  const linkedinUrl = findLinkedin([...contact, ...others], links);
  return { email, linkedinUrl, websiteUrl: findWebsite(contact, links, email?.value ?? '') };
}

function findEmail(lines: readonly Line[], links: readonly PlacedLink[]): Found<string> | null {
  for (const [index, line] of lines.entries()) {
    for (const cell of line.cells) {
      const match = STRICT_EMAIL.exec(cell.text) ?? EMAIL.exec(cell.text);
      const written =
        match && match[0].replaceAll(' ', '') + findTail(cell.text, match, lines[index + 1], line);
      const broken =
        match && written
          ? (findBroken(written, { match, above: lines[index - 1], line }, links) ??
            findHalf(written, match, cell, lines.slice(Math.max(0, index - LINES_OVER), index)))
          : null;
      if (broken) return { ...broken, where: [toPlace(cell)] };
      if (match && written)
        return {
          value: findUnbroken(written, links) ?? written,
          confidence: isPerhapsCut(match, lines[index - 1], line) ? UNSURE : 0.98,
          where: [toPlace(cell, match.index, match.index + match[0].length)],
        };
    }
  }
  const wrapped = findWrappedEmail(lines, links);
  if (wrapped) return wrapped;
  for (const link of links) {
    const address = /^mailto:([^?\s]+@[^?\s]+)/i.exec(link.address)?.[1];
    if (address) return { value: decode(address), confidence: 0.9, where: [toLinkPlace(link)] };
  }
  return null;
}

/** An address whose beginning stands in the line above, behind which its program broke it: `maria.sou-` over `sa@mail.org`. */
function findBroken(
  written: string,
  { match, above, line }: { match: RegExpExecArray; above: Line | undefined; line: Line },
  links: readonly PlacedLink[],
): Pick<Found<string>, 'value' | 'confidence'> | null {
  const isBegun = above !== undefined && above.block === line.block && above.page === line.page;
  const head = isBegun ? /(?:^|\s)([a-z0-9._%+]+)-$/i.exec(above.text)?.[1] : undefined;
  if (head === undefined || match.index > 0) return null;
  const behind = links
    .map(toAddress)
    .find((address) => address === head + written || address === `${head}-${written}`);
  return behind === undefined
    ? { value: head + written, confidence: UNSURE }
    : { value: behind, confidence: 0.95 };
}

/** Lines of another column may stand between the halves of a broken address. */
const LINES_OVER = 3;

/** The first half of an address that breaks in a column beside another one: `jeanbaptiste-` over `rouviere@example.net`. */
function findHalf(
  written: string,
  match: RegExpExecArray,
  cell: Chunk,
  before: readonly Line[],
): Pick<Found<string>, 'value' | 'confidence'> | null {
  const over = before
    .flatMap(({ cells }) => cells)
    .find((above) => {
      const isNear = above.page === cell.page && cell.y - above.y > 0 && cell.y - above.y < cell.size * 1.8;
      const isOver = above.x < cell.right && above.right > cell.x && above.right < cell.right + cell.size;
      return isNear && isOver && /(?:^|\s)[a-z0-9._%+]+-$/i.test(above.text);
    });
  const head = /([a-z0-9._%+]+)-$/i.exec(over?.text ?? '')?.[1];
  return match.index > 0 || head === undefined ? null : { value: head + written, confidence: UNSURE };
}

/** Whether a cell above is half a word, `duncan-`: then what begins within the line below may be its rest. */
function isPerhapsCut(match: RegExpExecArray, above: Line | undefined, { block }: Line): boolean {
  const isHalf = above?.block === block && above.cells.some(({ text }) => /^[a-z0-9._%+]+-$/i.test(text));
  return match.index > 0 && isHalf;
}

const toAddress = ({ address }: PlacedLink): string =>
  decode(/^mailto:([^?\s]+@[^?\s]+)/i.exec(address)?.[1] ?? '');

/** The address behind the text, where that differs from it by a hyphen that the program set: `ada@exam-ple.org`. */
function findUnbroken(written: string, links: readonly PlacedLink[]): string | undefined {
  if (!written.includes('-')) return undefined;
  return links.map(toAddress).find((address) => address !== written && isWithoutHyphen(address, written));
}

function isWithoutHyphen(address: string, written: string): boolean {
  return [...written.matchAll(/-/g)].some(
    ({ index }) => written.slice(0, index) + written.slice(index + 1) === address,
  );
}

/** The last letters of an address that fills its column stand alone below: `'ada@example.or'` over `'g'`. */
function findTail(text: string, match: RegExpExecArray, next: Line | undefined, line: Line): string {
  const rest = text.slice(match.index + match[0].length);
  // Broken behind its dot: `ada@mail.example.` over `com`.
  if (rest === '.' && next?.block === line.block && /^[a-z]{2,24}(?:\.[a-z]{2,24})*$/.test(next.text))
    return `.${next.text}`;
  const isAtEnd = rest === '';
  return isAtEnd && next?.block === line.block && /^[a-z]{1,3}$/.test(next.text) ? next.text : '';
}

/** In a narrow column an address may break: `'margarethe.hohenstein@'` over `'example.org'`. */
function findWrappedEmail(lines: readonly Line[], links: readonly PlacedLink[]): Found<string> | null {
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    if (!next || !line.text.includes('@') || next.block !== line.block) continue;
    const match = EMAIL.exec(line.text + next.text);
    const [cell] = line.cells;
    // A hyphen at the end of a line may be of the address, or set by the program.
    const confidence = /-$/.test(line.text) ? UNSURE : 0.8;
    if (!match || !cell) continue;
    const behind = findUnbroken(match[0], links);
    if (behind !== undefined) return { value: behind, confidence: 0.95, where: [toPlace(cell)] };
    return { value: match[0], confidence, where: [toPlace(cell)] };
  }
  return null;
}

function findLinkedin(lines: readonly Line[], links: readonly PlacedLink[]): Found<string> | null {
  for (const [index, line] of lines.entries()) {
    for (const cell of line.cells) {
      const match = LINKEDIN.exec(cell.text);
      if (!match) continue;
      const below = lines[index + 1];
      const where = [toPlace(cell, match.index, match.index + match[0].length)];
      const written = trimAddress(match[0]);
      const behind = links.map(({ address }) => address).find((address) => isLongerForm(written, address));
      const tail =
        below?.block === line.block && /[-/]$/.test(match[0]) && cell.text.endsWith(match[0])
          ? /^[\w%-]+\/?(?=$|\s)/.exec(below.text)?.[0]
          : undefined;
      if (behind !== undefined && /[-/]$/.test(match[0])) return { value: behind, confidence: 0.95, where };
      // A lone word below may be the rest of it, or not.
      const isPerhapsMore =
        tail === undefined &&
        below?.block === line.block &&
        cell.text.endsWith(match[0]) &&
        /^[a-z\d-]{2,}\/?$/.test(below.text);
      const confidence = isPerhapsMore ? 0.6 : 0.97;
      return { value: tail === undefined ? written : match[0] + tail, confidence, where };
    }
  }
  for (const link of links) {
    const match = LINKEDIN.exec(link.address);
    if (match) return { value: trimAddress(match[0]), confidence: 0.95, where: [toLinkPlace(link)] };
  }
  return findLabelled(lines);
}

/** `LinkedIn: /in/jane-doe` and `linkedin: jane-doe` name the profile without its host. */
function findLabelled(lines: readonly Line[]): Found<string> | null {
  for (const line of lines) {
    for (const cell of line.cells) {
      const match =
        /(?:linkedin\s*(?:[:|]\s*)?)?\/?\bin\/([\w%-]{3,})\/?|linkedin\s*[:|]\s*@?([\w%-]{3,})$/i.exec(
          cell.text,
        );
      if (match && /linkedin|^\/?in\//i.test(cell.text))
        return {
          value: `linkedin.com/in/${match[1] ?? match[2] ?? ''}`,
          confidence: 0.7,
          where: [toPlace(cell)],
        };
    }
  }
  return null;
}

function isLongerForm(written: string, address: string): boolean {
  const bare = written.replace(/^https?:\/\/|^www\./gi, '').replace(/^www\./, '');
  return address.includes(bare) && address.length > written.length;
}

function findWebsite(
  lines: readonly Line[],
  links: readonly PlacedLink[],
  email: string,
): Found<string> | null {
  const domain = email.split('@')[1]?.toLowerCase() ?? '';
  const found: Found<string>[] = [];
  for (const [index, line] of lines.entries()) {
    // The rest of a broken address is none of its own.
    if (/@[^\s.]*-?$/.test(lines[index - 1]?.text ?? '')) continue;
    for (const cell of line.cells) {
      const text = cell.text.replace(new RegExp(EMAIL.source, 'giu'), (address) =>
        ' '.repeat(address.length),
      );
      for (const match of text.matchAll(WEB)) {
        const value = trimAddress(match[0]);
        const isLabelled = OWN_LABEL.test(text.slice(0, match.index));
        const rest =
          /-$/.test(match[0]) && cell.text.endsWith(match[0]) ? findRest(cell, lines[index + 1]) : null;
        if (rest) return { value: match[0] + rest, confidence: 0.9, where: [toPlace(cell, match.index)] };
        if (NETWORKS.test(value) && !isLabelled) continue;
        const isBare = !/^(?:https?:|www\.)/i.test(value);
        if (PRODUCT.test(value)) continue;
        if (
          value.toLowerCase() === domain &&
          /^(?:gmail|outlook|hotmail|yahoo|gmx|web|icloud)\./.test(domain)
        )
          continue;
        found.push({
          value,
          // What ends in a hyphen goes on somewhere.
          confidence: value.endsWith('-') ? UNSURE : isBare ? 0.8 : 0.92,
          where: [toPlace(cell, match.index, match.index + match[0].length)],
        });
      }
    }
  }
  const [first] = found;
  if (first) return first;
  const zone = findZone(lines);
  const link = links.find(
    (each) => /^https?:\/\//i.test(each.address) && !NETWORKS.test(each.address) && zone(each),
  );
  return link ? { value: link.address, confidence: 0.8, where: [toLinkPlace(link)] } : null;
}

/** The rest of an address that breaks behind its hyphen: `https://vandyke-` over `work.example.org`. */
function findRest(cell: Chunk, below: Line | undefined): string | null {
  const next = below?.cells.find(({ x }) => Math.abs(x - cell.x) < cell.size) ?? below?.cells[0];
  const isNear = next?.page === cell.page && next.y > cell.y && next.y - cell.y < cell.size * 2;
  return isNear ? (/^[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/\S*)?(?=$|\s)/i.exec(next.text)?.[0] ?? null) : null;
}

/** Only links on contact lines: others lead to employers and projects. */
function findZone(lines: readonly Line[]): (link: PlacedLink) => boolean {
  return (link) =>
    lines.some(
      (line) =>
        line.page === link.page &&
        link.y <= line.y + 2 &&
        link.y + link.height >= line.y - line.size &&
        link.x < line.right &&
        link.x + link.width > line.x,
    );
}

/** Drops what closes a sentence around an address. */
function trimAddress(address: string): string {
  return address.replace(/[.,;:)\]}>'"’]+$/, '');
}

function decode(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    // A stray percent sign: the address as it stands is all there is.
    return address;
  }
}

function toLinkPlace({ page, x, y, width, height }: PlacedLink): Place {
  return { page, x, y, width, height };
}
