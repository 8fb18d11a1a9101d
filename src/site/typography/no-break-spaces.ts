import { Buffer } from 'node:buffer'

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
/** The first byte of any letter of UTF-8 is beyond those of signs (C2) and of punctuation (E2). */
const LETTER = String.raw`[A-Za-z\d\xC3-\xE1\xE3-\xF4]`

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

/** Text as one character for each byte of UTF-8: a page is neither decoded nor encoded, which took most of the time. */
const asBytes = (text: string): string => Buffer.from(text).toString('latin1')

const NO_BREAK_SPACE = asBytes('\u{a0}')
/** Begins with the space, which is found much faster than what stands before it. */
const BREAK = new RegExp(
  asBytes(` (?:${UNBROKEN.map(([before, after]) => `(?<=${before} )(?=${after})`).join('|')})`),
  'g',
)
/** Text that is data of a script or of a form, or source; and any other text with a number or one of the marks. */
const TEXT = new RegExp(
  asBytes(
    String.raw`<(?:script|style|textarea|option|title|pre|code)\b[^>]*>[^<]*|>[^<]*(?:${DIGIT}(?:\.|er|st|nd|rd|th)? | ${MARK}|« )[^<]*`,
  ),
  'g',
)

const inBytes = (html: string): string =>
  html.replace(TEXT, (text) => (text.startsWith('>') ? text.replace(BREAK, NO_BREAK_SPACE) : text))

/** Markup in which no line ends between a number and its unit, a day and its month, or a word and its mark. */
export const addNoBreakSpaces = (html: string): string =>
  Buffer.from(inBytes(asBytes(html)), 'latin1').toString()

/**
 * Adds no-break spaces to the main part of a page (see `addNoBreakSpaces`); header and footer have theirs already. Only
 * pages have them: compiled records, searches, feeds, calendars, structured data and labels have plain spaces.
 * @param page a complete page in UTF-8
 */
export function withNoBreakSpaces(page: Uint8Array): Uint8Array<ArrayBuffer> {
  const html = Buffer.from(page.buffer, page.byteOffset, page.byteLength).toString('latin1')
  const from = Math.max(0, html.indexOf('<main'))
  const to = html.lastIndexOf('</main>')
  const end = to === -1 ? html.length : to
  return Buffer.from(html.slice(0, from) + inBytes(html.slice(from, end)) + html.slice(end), 'latin1')
}
