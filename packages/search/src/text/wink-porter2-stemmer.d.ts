declare module 'wink-porter2-stemmer' {
  /** Snowball's English stem of a lower case word. */
  export default function stem(word: string): string;
}
