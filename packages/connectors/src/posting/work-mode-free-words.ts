/** That the job is not done from home, in whole sentences of the languages of the filter's countries. */
export const DENIED_REMOTE = new RegExp(
  [
    '\\bthere is no (?:home ?working|remote work(?:ing)?|work(?:ing)? from home|telework)\\b',
    '\\b(?:home ?working|remote work(?:ing)?|working from home|telework(?:ing)?|telecommuting) is (?:unfortunately )?not (?:possible|available|offered|permitted|an option|allowed|supported)\\b',
    '(?<!\\p{L})home-?office ist (?:leider |bei uns )?nicht (?:möglich|vorgesehen)|(?<!\\p{L})kein home-?office(?!-)|(?<!\\p{L})präsenzpflicht(?!\\p{L})',
    "(?<!\\p{L})(?:le )?télétravail n[’']est (?:malheureusement )?pas (?:possible|envisageable|prévu|proposé)|(?<!\\p{L})pas de télétravail",
    '(?<!\\p{L})(?:sin (?:opción|posibilidad) de teletrabajo|no (?:hay|se ofrece|es posible el) teletrabajo)',
    '(?<!\\p{L})(?:thuiswerken (?:kan (?:helaas )?niet|is (?:helaas )?niet mogelijk)|niet mogelijk om thuis te werken)',
    '(?<!\\p{L})(?:lo )?smart ?working non è (?:previsto|possibile)|(?<!\\p{L})non è previsto (?:lo )?smart ?working',
    '(?<!\\p{L})não (?:há|é possível) (?:teletrabalho|trabalho remoto|home office)',
    '\\b(?:fully|100 ?%|entirely) (?:office|site)[- ]based\\b',
    '^(?:trabajo|trabalho|puesto|regime|modelo) (?:100 ?% )?presencial(?!\\p{L})|^presencial\\b(?! ou| o\\b)|^lavoro in (?:presenza|sede)(?!\\p{L})',
    '\\b(?:looking for|seeking|hiring) an? (?:(?:full|part)[- ]time,? )?(?:in-office|office-based|on-?site)(?:,? (?:full|part)[- ]time)? (?!role|position|gym)\\p{L}',
    '^praca (?:stacjonarna|w biurze)(?!\\p{L})',
    '^work(?:ing)? from office\\b(?!.*\\b(?:or|home)\\b)',
    '^on-?site[,.] (?:\\d|shifts?|full|days?|nights?|no )',
  ].join('|'),
  'iu',
);

const FROM_ANYWHERE =
  'from (?:anywhere|(?:your|their) (?:own )?home|home|wherever (?:you|they) (?:live|are|like|want))';

/** Where one may work from says that the job is remote, in words of its own. */
export const FREELY_REMOTE: readonly RegExp[] = [
  `\\b(?:you|this (?:role|job|position|work)|the (?:role|job|position|work))\\b(?: [\\p{L}’']+){0,4}? (?:(?:do|done|perform|performed|carried out)(?: (?:this|the|your|it) ?(?:job|role|work)?)?|dial in|log in|live|work|based) (?:remotely )?from (?:anywhere|wherever you)`,
  `\\byou(?:[’']ll| will)?(?: be| mostly| always)? (?:do )?work(?:ing)? ${FROM_ANYWHERE}(?=[.,;!]|$| (?:for good|permanently|in|within|across|with|full|and))`,
  `^(?:please )?(?:live and )?work (?:remotely )?${FROM_ANYWHERE}(?=[.,;!]|$| (?:in|within|across)\\b)`,
  '^(?:while|although|though) our (?:head |main )?(?:office|headquarters)\\b[^.;]{2,50}, this is an? (?:fully )?remote (?:role|position|job)\\b',
  '\\botherwise (?:we|you) work from home\\b',
  '\\b(?:may|can|are welcome to) live (?:and work )?(?:in any|anywhere|wherever)\\b',
  '\\b(?:there is|we have) no (?:physical )?office to (?:come|go|commute) (?:in)?to\\b|\\bno desk with us\\b',
  '^(?:(?:this|the) (?:role|position|job|post) is )?home[- ]based(?=[.,;!]|$| (?:with|in|from|anywhere|and)\\b)',
  '\\b(?:over|by|via) (?:video|phone|telehealth)\\b.{0,20} from (?:your (?:own )?home|home)\\b',
  '^remote (?:from|within|across|anywhere in) (?:the )?\\p{L}',
  '(?<!\\p{L})(?:du|sie) arbeite(?:st|n) (?:(?:komplett|vollständig|ausschließlich|dauerhaft|überwiegend) )?(?:vom|aus dem|im|von zu) home-?office|(?<!\\p{L})(?:komplett|vollständig|ausschließlich) (?:remote|im home-?office|von zu hause|ortsunabhängig)|(?:^|, |arbeit(?:en|est) |ist )ortsunabhängig(?=[.,;!]|$)',
  '(?<!\\p{L})(?:full remote|100 ?% (?:en )?(?:télétravail|remote|à distance)|télétravail (?:complet|total|intégral|à 100 ?%|100 ?%)|(?:entièrement|totalement|intégralement) (?:à distance|en télétravail))(?!\\p{L})',
  '(?<!\\p{L})(?:teletrabajo (?:al )?100 ?%|100 ?% (?:en )?(?:remoto|remota|teletrabajo|teletrabalho)|(?:totalmente|completamente|íntegramente|interamente|completamente) (?:en |da |in )?remot[oa])(?!\\p{L})',
  '(?<!\\p{L})(?:volledig|100 ?%) (?:op afstand|remote|thuis|vanuit huis)(?!\\p{L})',
  '(?<!\\p{L})praca (?:w (?:pełni|100 ?%) |całkowicie |100 ?% )?zdalna(?!\\p{L})|(?<!\\p{L})(?:helt|100 ?%) på distans(?!\\p{L})',
].map((text) => new RegExp(text, 'iu'));

/** Who works, and a place where nobody works from home: "You work at our Waterloo plant", "Si lavora in negozio". */
export const WORKPLACES = new RegExp(
  [
    "^(?:you(?:[’']ll| will)?(?: be)? work(?:ing)?|(?:this|the) (?:job|role|work|position) is (?:done|performed|carried out)|this job is done|and this job is done) (?:in|at|on|from) (?:our|the) (?:[\\p{L}’'-]+ ){0,3}?(?:plant|factory|campus|warehouse|store|shop|workshop|kitchen|restaurant|yard|mill|depot|lab|laboratory)(?: every day| daily| each day)?(?=[.,;!]|$)",
    '\\bthis (?:job|role|work) is done (?:in|at|on) the (?:plant|factory|campus|warehouse|store|shop|site)(?=[.,;!]|$)',
    '^(?:tu travailles|vous travaillez) en (?:boutique|magasin|atelier)(?!\\p{L})|^vous êtes sur les chantiers(?!\\p{L})',
    '^si lavora in (?:negozio|sede|ufficio|stabilimento)(?!\\p{L})',
  ].join('|'),
  'iu',
);
