import { type ImportedList, UnreadableFileError } from './imported-list.ts'
import { parseCsv } from './parse-csv.ts'
import { parseGpx } from './parse-gpx.ts'
import { parseKml } from './parse-kml.ts'
import { parseTakeout } from './parse-takeout.ts'

const ROOT = /<(?:\w{1,20}:)?(gpx|kml)[\s>/]/y
/** The declaration of a document type that is not HTML. */
const DOCTYPE = /<!DOCTYPE\s+(?!html)/
const MAX_PROLOG_LENGTH = 1000
/** Delimiters of what may precede the root element. */
const PROLOG_DELIMITERS = [
  ['<?', '?>'],
  ['<!--', '-->'],
] as const

function skipSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && (text[at] ?? '').trim() === '') at += 1
  return at
}

/** The name of the root element if its format is supported; else null. */
function findRootName(text: string): string | null {
  let at = skipSpace(text, 0)
  for (;;) {
    const [, end] = PROLOG_DELIMITERS.find(([start]) => text.startsWith(start, at)) ?? []
    if (end === undefined) break
    const found = text.indexOf(end, at)
    if (found === -1) return null
    at = skipSpace(text, found + end.length)
  }
  ROOT.lastIndex = at
  return ROOT.exec(text)?.[1] ?? null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UnreadableFileError('malformed_json', { cause })
  }
}

/**
 * Parses a file of places; detects its format by its content, not its name.
 * @throws {UnreadableFileError} when the format is unknown or the file is malformed or hostile
 */
export function parseImport(input: string): ImportedList {
  const text = input.replace(/^\ufeff/, '')
  const root = findRootName(text)
  if (root === 'gpx') return { format: 'GPX', ...parseGpx(text) }
  if (root === 'kml') return { format: 'KML', ...parseKml(text) }
  const first = text[skipSpace(text, 0)]
  if (first === '<')
    throw new UnreadableFileError(DOCTYPE.test(text.slice(0, MAX_PROLOG_LENGTH)) ? 'doctype' : 'unknown_xml')
  if (first === '{') return parseTakeout(parseJson(text))
  return parseCsv(text)
}
