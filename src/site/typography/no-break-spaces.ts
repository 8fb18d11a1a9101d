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

const NO_BREAK_SPACE = Buffer.from('\u{a0}')
/** Text as one character for each byte of UTF-8: a page is neither decoded nor encoded, which took most of the time. */
const asBytes = (text: string): string => Buffer.from(text).toString('latin1')

/**
 * Where such a space may stand: behind a number and before a word, behind the ending of a number, before a mark, behind a
 * guillemet. These patterns are found fast and end with the space; `BREAK` decides.
 */
const CANDIDATES = [
  // A fraction ends in BC to BE, and a letter beyond ASCII begins with C3 to C5.
  String.raw`[\d\xBC-\xBE] (?=[A-Za-z%\xC2-\xC5\xE2])`,
  String.raw`\d(?:\.|er|st|nd|rd|th| de| to) `,
  asBytes(` (?=${MARK})|« `),
].map((pattern) => new RegExp(pattern, 'g'))
const BREAK = new RegExp(
  asBytes(` (?:${UNBROKEN.map(([before, after]) => `(?<=${before} )(?=${after})`).join('|')})`),
  'y',
)
/** Data of a script or of a form, or source: their text is as it is. */
const NO_PROSE = /<(?:script|style|textarea|option|title|pre|code)\b/y

const matchesAt = (pattern: RegExp, text: string, at: number): boolean => {
  pattern.lastIndex = at
  return pattern.test(text)
}

/** Whether a position is in the text of an element, not within a tag. */
function isInProse(html: string, at: number): boolean {
  const tag = html.lastIndexOf('<', at)
  return tag !== -1 && html.indexOf('>', tag) < at && !matchesAt(NO_PROSE, html, tag)
}

/** Positions of the spaces that must not end a line, in order. @param html with one character for each byte */
function findSpaces(html: string): readonly number[] {
  const found = new Set<number>()
  for (const pattern of CANDIDATES)
    while (pattern.test(html)) {
      const at = pattern.lastIndex - 1
      if (matchesAt(BREAK, html, at) && isInProse(html, at)) found.add(at)
    }
  return [...found].toSorted((one, other) => one - other)
}

/** Replaces spaces by no-break spaces between two positions of a page. */
function replaceSpaces(page: Buffer, from: number, end: number): Buffer<ArrayBuffer> {
  const spaces = findSpaces(page.toString('latin1', from, end))
  const out = Buffer.allocUnsafeSlow(page.length + spaces.length * (NO_BREAK_SPACE.length - 1))
  let [read, written] = [0, 0]
  for (const space of spaces) {
    written += page.copy(out, written, read, from + space)
    written += NO_BREAK_SPACE.copy(out, written)
    read = from + space + 1
  }
  page.copy(out, written, read)
  return out
}

/** Markup in which no line ends between a number and its unit, a day and its month, or a word and its mark. */
export function addNoBreakSpaces(html: string): string {
  const page = Buffer.from(html)
  return replaceSpaces(page, 0, page.length).toString()
}

/**
 * Adds no-break spaces to the main part of a page (see `addNoBreakSpaces`); header and footer have theirs already. Only
 * pages have them: compiled records, searches, feeds, calendars, structured data and labels have plain spaces.
 * @param bytes a complete page in UTF-8
 */
export function withNoBreakSpaces(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const page = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = page.lastIndexOf('</main>')
  return replaceSpaces(page, Math.max(0, page.indexOf('<main')), end === -1 ? page.length : end)
}
