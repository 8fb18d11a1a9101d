/** Units behind a number, in all languages of the site; most have several endings. */
const UNITS = [
  'h|min|km²?|cm|mm|m|kg|g|°[CF]|%|€|GB|MB|kB',
  'minutes?|hours?|days?|nights?|weeks?|months?|years?',
  'Minuten?|Stunden?|Tage?n?|Nächten?|Nacht|Wochen?|Monate?n?|Jahre?n?|Uhr',
  'heures?|jours?|nuits?|semaines?|mois|ans?',
  'minutos?|horas?|días?|noches?|semanas?|mes(?:es)?|años?',
  'minut[oi]|or[ae]|giorn[oi]|nott[ei]|settiman[ae]|mes[ei]|ann[oi]',
  'minut[auy]?|hodin[auy]?|den|dn[yíů]|noc[íi]?|týd(?:en|n[yůe])|měsíc[eů]?|rok[yu]?|let',
].join('|')
/** The first letters of the months in these languages, full or short; another noun behind a number may stay there too. */
const MONTHS = [
  'Jan|Feb|Mar|Mär|Apr|Ma[iy]|Jun|Jul|Aug|Sep|O[ck]t|Nov|De[cz]',
  'janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc',
  'ene|feb|mar|abr|may|jun|jul|ago|sep|oct|dic',
  'gen|mag|giu|lug|set|ott',
  'led|únor|břez|dub|květ|červ|srp|září|říj|list|pros',
].join('|')

const DAY = String.raw`(?<!\d)\d{1,2}`
/** Days of a month in English: `18 to 19 Feb`. */
const LAST_DAY = String.raw`\d{1,2}[ \u{a0}](?:${MONTHS})`

/** What stands before and after a space that must not end a line. */
const UNBROKEN: readonly (readonly [before: string, after: string])[] = [
  [String.raw`[\d½¼¾]`, String.raw`(?:${UNITS})(?![\p{L}\d])`],
  [String.raw`${DAY}(?:\.|er|st|nd|rd|th)?`, `(?:de )?(?:${MONTHS})`],
  [`${DAY} de`, `(?:${MONTHS})`],
  [DAY, `to ${LAST_DAY}`],
  [`${DAY} to`, LAST_DAY],
  ['', '[?!:;»…]'],
  ['«', ''],
]
/** Begins with the space, which is found much faster than what stands before it. */
const BREAK = new RegExp(
  ` (?:${UNBROKEN.map(([before, after]) => `(?<=${before} )(?=${after})`).join('|')})`,
  'gu',
)

/** Text whose numbers stay beside their units, days beside their months, and marks beside their words. */
export const keepTogether = (text: string): string => text.replace(BREAK, '\u{a0}')

/** Text that is data of a script or of a form, or source; and any other text with a number or one of the marks. */
const TEXT =
  /<(?:script|style|textarea|option|title|pre|code)\b[^>]*>[^<]*|>[^<]*(?:[\d½¼¾](?:\.|er|st|nd|rd|th)? | [?!:;»…]|« )[^<]*/g

/**
 * Holds text of a page together on its lines (see `keepTogether`). The page alone has these no-break spaces: compiled
 * records, searches, feeds, calendars, structured data and labels have plain ones.
 * @param html a complete page
 */
export const withNoBreakSpaces = (html: string): string =>
  html.replace(TEXT, (text) => (text.startsWith('>') ? keepTogether(text) : text))
