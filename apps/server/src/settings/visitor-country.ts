import { DEFAULT_COUNTRY } from '@firsthand/contracts';
import { open, type CountryResponse, type Reader } from 'maxmind';
import { OperatorError } from '../operator-error.ts';

export interface VisitorCountryOptions {
  /** Header a trusted proxy fills with the visitor's country. */
  countryHeader: string | undefined;
  /** A country file in MaxMind's format. */
  geoipFile: string | undefined;
}

type FindCountry = (client: { ip: string; headers: Record<string, string | string[] | undefined> }) => string;

/** Finds a visitor's country: a proxy's header, else the operator's GeoIP file, else the default. Throws `OperatorError` for a bad file. */
export async function createFindCountry(options: VisitorCountryOptions): Promise<FindCountry> {
  const reader = options.geoipFile === undefined ? null : await openReader(options.geoipFile);
  return ({ ip, headers }) => {
    const said = options.countryHeader === undefined ? undefined : headers[options.countryHeader];
    const record = said === undefined ? readRecord(reader, ip) : undefined;
    return toCode(said) ?? toCode(record?.country?.iso_code) ?? DEFAULT_COUNTRY;
  };
}

async function openReader(file: string): Promise<Reader<CountryResponse>> {
  try {
    return await open<CountryResponse>(file);
  } catch (error) {
    throw new OperatorError(`GEOIP_FILE cannot be read: ${file}`, error);
  }
}

function readRecord(reader: Reader<CountryResponse> | null, ip: string) {
  try {
    return reader?.get(ip);
  } catch {
    // Not an IP address, e.g. a socket path: there is no country to know.
    return undefined;
  }
}

/** Proxies say XX or T1 when they do not know. */
function toCode(value: string | string[] | undefined): string | undefined {
  if (typeof value !== 'string') return undefined;
  const code = value.trim();
  return /^[a-z]{2}$/i.test(code) && !/^xx$/i.test(code) ? code.toUpperCase() : undefined;
}
