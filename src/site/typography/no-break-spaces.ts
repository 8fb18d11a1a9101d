/** Units behind a number, in all languages of the site; most have several endings. Letters beyond ASCII have no class. */
const UNITS = [
  'h|min|km(?:²)?|cm|mm|m|kg|g|°[CF]|%|€|GB|MB|kB',
  'minutes?|hours?|days?|nights?|weeks?|months?|years?',
  'Minuten?|Stunden?|Tage?n?|Nächten?|Nacht|Wochen?|Monate?n?|Jahre?n?|Uhr',
  'heures?|jours?|nuits?|semaines?|mois|ans?',
  'minutos?|horas?|días?|noches?|semanas?|mes(?:es)?|años?',
  'minut[oi]|or[ae]|giorn[oi]|nott[ei]|settiman[ae]|mes[ei]|ann[oi]',
  'minut[auy]?|hodin[auy]?|den|dn(?:y|í|ů)|noc(?:í|i)?|týd(?:en|n(?:y|ů|e))|měsíc(?:e|ů)?|rok[yu]?|let',
].join('|')
/** The first letters of the months in these languages, full or short; another noun behind a number may stay there too. */
const MONTHS = [
  'Jan|Feb|Mar|Mär|Apr|Ma[iy]|Jun|Jul|Aug|Sep|O[ck]t|Nov|De[cz]',
  'janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc',
  'ene|feb|mar|abr|may|jun|jul|ago|sep|oct|dic',
  'gen|mag|giu|lug|set|ott',
  'led|únor|břez|dub|květ|červ|srp|září|říj|list|pros',
].join('|')

const DIGIT = String.raw`(?:\d|½|¼|¾)`
const MARK = '(?:[?!:;]|»|…)'
const DAY = String.raw`(?<!\d)\d{1,2}`
/** Days of a month in English: `18 to 19 Feb`. */
const LAST_DAY = String.raw`\d{1,2}(?: |${'\u{a0}'})(?:${MONTHS})`
/** Letters of any script; between them are the signs of currencies and others, and punctuation. */
const LETTER = String.raw`[A-Za-z\d\u00C0-\u1FFF\u3000-\uFFFF]`

/** What stands before and after a space that must not end a line. */
const UNBROKEN: readonly (readonly [before: string, after: string])[] = [
  [DIGIT, `(?:${UNITS})(?!${LETTER})`],
  [String.raw`${DAY}(?:\.|er|st|nd|rd|th)?`, `(?:de )?(?:${MONTHS})`],
  [`${DAY} de`, `(?:${MONTHS})`],
  [DAY, `to ${LAST_DAY}`],
  [`${DAY} to`, LAST_DAY],
  ['', MARK],
  ['«', ''],
]

const NO_BREAK_SPACE = '\u{a0}'
/** Begins with the space, which is found much faster than what stands before it. */
const BREAK = new RegExp(
  ` (?:${UNBROKEN.map(([before, after]) => `(?<=${before} )(?=${after})`).join('|')})`,
  'g',
)
/** What any of these has, which is found faster still. */
const HINT = String.raw`(?:${DIGIT}(?:\.|er|st|nd|rd|th)? | ${MARK}|« )`
const HAS_HINT = new RegExp(HINT)
/** Text that is data of a script or of a form, or source; and any other text with a hint. */
const TEXT = new RegExp(
  String.raw`<(?:script|style|textarea|option|title|pre|code)\b[^>]*>[^<]*|>[^<]*${HINT}[^<]*`,
  'g',
)

/** Text in which no line ends between a number and its unit, a day and its month, or a word and its mark. */
export const withoutBreaks = (text: string): string =>
  HAS_HINT.test(text) ? text.replace(BREAK, NO_BREAK_SPACE) : text

/**
 * The same for the text of markup. Only pages have no-break spaces: searches, feeds, calendars, structured data and
 * labels have plain ones. Markup of pages has them since it was compiled (tools/compile/emit/set-markup.ts), and React
 * adds them to what it renders (src/site/markup/markup-options.ts).
 */
export const addNoBreakSpaces = (html: string): string =>
  html.replace(TEXT, (text) => (text.startsWith('>') ? text.replace(BREAK, NO_BREAK_SPACE) : text))
