/** A heading above what the employer gives, which comes and goes with the country and says nothing of the work. */
const OFFERED =
  /^(?:(?:our |the |company |employee |your )?(?:benefits?|perks)(?: (?:and|&|\+) [a-z]+(?: [a-z]+)?)?|(?:what|why) (?:we|you(?:['’]ll)?|.{2,20}) (?:offers?|get|will get|receive)|we offer|what['’]s in it for you|total rewards|compensation (?:and|&) benefits|(?:das |was )?wir bieten(?: (?:dir|ihnen))?|was wir (?:dir |ihnen )?bieten|unser angebot|deine vorteile|(?:nos |vos |les )?avantages|ce que nous (?:offrons|proposons)|(?:qué |te )?ofrecemos|beneficios|(?:cosa )?offriamo|benefici|wij bieden|wat wij (?:je )?bieden|o que oferecemos|benefícios|vi erbjuder|förmåner)[\s:!?]*$/iu;
/** A heading above something else: the part about what is given ends there. */
const OTHER =
  /(?:responsib|require|qualif|skills|about|duties|what you|you will|you(?:['’]ll)|your (?:role|tasks|profile)|the role|who you are|experience|must have|schedule|shift|hours|how to|apply|aufgaben|profil|anforderung|qualifikation|bewerb|missions?|compétences|poste|funciones|requisitos|perfil|puesto|mansioni|requisiti|taken|functie|eisen|responsabilidades|arbetsuppgifter|krav)/iu;
const HEADING_LIMIT = 60;
const BULLET = /^[\s•●▪◦·*–—-]+/u;

/** The paragraphs of a text without those below a heading of what the employer gives. */
export function dropOffered(paragraphs: readonly string[]): string[] {
  let isOffered = false;
  return paragraphs.filter((paragraph) => {
    const line = paragraph.trim();
    if (line.length > 0 && line.length <= HEADING_LIMIT && !BULLET.test(line) && !line.endsWith('.')) {
      if (OFFERED.test(line)) isOffered = true;
      else if (OTHER.test(line)) isOffered = false;
    }
    return !isOffered;
  });
}
