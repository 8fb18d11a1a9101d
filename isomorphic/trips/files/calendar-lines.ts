/** Octets of a line without its line break (RFC 5545, 3.1). */
const MAX_OCTETS = 75

/** Octets of a character in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x8_00) return 2
  return code < 0x1_00_00 ? 3 : 4
}

/** Escapes a value of type TEXT (RFC 5545, 3.3.11); control characters are not allowed in it. */
export const escapeCalendarText = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must match control characters
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)

/** Folds a line into lines of at most 75 octets; no character is divided. */
export function foldCalendarLine(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > MAX_OCTETS) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}

/** Writes the lines of a calendar, folded, each with its line break. */
export const joinCalendarLines = (lines: readonly string[]): string =>
  lines.map((line) => `${foldCalendarLine(line)}\r\n`).join('')

const digitsOf = (text: string): string => text.replaceAll(/[-:]|\.\d{3}/g, '')

/** A value of type DATE: `20270328`. */
export const calendarDate = (date: string): string => digitsOf(date)
/** A value of type DATE-TIME in UTC: `20270328T083000Z`. */
export const calendarInstant = (ms: number): string => digitsOf(new Date(ms).toISOString())
/** A value of type DATE-TIME without a zone, which is shown alike everywhere: `20270328T093000`. */
export const calendarLocalTime = (wallMs: number): string => calendarInstant(wallMs).slice(0, -1)
