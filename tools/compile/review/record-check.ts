import { TEXT_READERS } from '#src/catalogue/text-dates.ts'

/** What is recorded of a check, as on the command line. */
export type CheckToRecord = {
  readonly section: string
  /** ISO date. */
  readonly on: string
  readonly by: string
  readonly against: string
}

const quoted = (text: string): string => JSON.stringify(text)

/** @returns what is wrong with a check; null when it can be recorded */
export function problemOfCheck({ by, against }: CheckToRecord): string | null {
  if (!(TEXT_READERS as readonly string[]).includes(by)) return `--by is one of ${TEXT_READERS.join(', ')}`
  if (against.trim().length < 10)
    return '--against says in ten characters or more what the text was compared with'
  return null
}

/**
 * Adds a check to the front matter of a text and changes nothing else in it.
 * @param source the complete Markdown file
 * @throws {Error} when the front matter has no `written`, after which the checks stand
 */
export function withRecordedCheck(source: string, { section, on, by, against }: CheckToRecord): string {
  const entry = `  - { section: ${quoted(section)}, on: ${on}, by: ${by}, against: ${quoted(against)} }`
  const lines = source.split('\n')
  const end = lines.indexOf('---', 1)
  const written = lines.findIndex((line, index) => index < end && line.startsWith('written:'))
  if (written === -1) throw new Error('the front matter has no "written"')
  const checks = lines.findIndex((line, index) => index < end && line === 'checks:')
  if (checks === -1) return lines.toSpliced(written + 1, 0, 'checks:', entry).join('\n')
  const after = lines.findIndex((line, index) => index > checks && !line.startsWith(' '))
  return lines.toSpliced(after, 0, entry).join('\n')
}
