import { readdirSync, readFileSync } from 'node:fs';

/**
 * One of the sandbox's texts, by its path below `texts/`: `roles/en-health.txt`. The build copies that folder beside the
 * bundle, so that it stands next to this code there too.
 */
export function readText(path: string): string {
  return readFileSync(new URL(`./texts/${path}`, import.meta.url), 'utf8');
}

/** The names of the texts in a folder below `texts/`. */
export function listTexts(folder: string): string[] {
  return readdirSync(new URL(`./texts/${folder}`, import.meta.url));
}
