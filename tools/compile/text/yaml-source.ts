import { CORE_SCHEMA, load } from 'js-yaml'
import { type Alias, type Document, parseDocument, visit } from 'yaml'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import { findYamlPositions, type YamlPosition } from './yaml-positions.ts'

export type FieldPath = readonly (string | number)[]

/** Parsed YAML with the source lines of its fields. */
export type YamlSource = {
  readonly file: string
  readonly value: unknown
  /** Line of a field in the file, or of the nearest enclosing field when it is missing. */
  readonly lineOf: (path: FieldPath) => number
}

/** Offset of the deepest field of the path that exists. */
function offsetOf(root: YamlPosition, path: FieldPath): number {
  let position = root
  for (const key of path) {
    const inside = position.inside.get(String(key))
    if (inside === undefined) break
    position = inside
  }
  return position === root ? 0 : position.offset
}

function lineOfOffset(text: string, offset: number): number {
  let line = 1
  for (let end = text.indexOf('\n'); end !== -1 && end < offset; end = text.indexOf('\n', end + 1)) line += 1
  return line
}

/** Content uses no aliases (`*name`): an apparent alias is text that begins with an asterisk. */
function aliasesOf(document: Document): readonly Alias[] {
  const aliases: Alias[] = []
  visit(document, { Alias: (_, alias) => void aliases.push(alias) })
  return aliases
}

/**
 * What only the slower parser judges: anchors, aliases, tags, and empty keys, tabs and several documents. A colon after a
 * no-break space, as in French, is none of them.
 */
const UNUSUAL = /\t|^\s*(?:---|\.{3})|(?:^|[ \n\r[{,:?-])(?:[&*!]\S|[:?](?:\s|$)|(?:null|~)\s*[:,}])/im

/**
 * The value of YAML without errors, by a parser that is seven times as fast and knows no lines; null for anything that
 * the other parser has to judge.
 */
function parseQuickly(text: string): { readonly value: unknown } | null {
  if (UNUSUAL.test(text)) return null
  try {
    const value = load(text, { schema: CORE_SCHEMA })
    return typeof value === 'object' && value !== null ? { value } : null
  } catch {
    return null
  }
}

/**
 * Parses YAML and reports syntax errors; null when it cannot be parsed at all.
 * @param firstLine line of the file on which `text` begins
 */
export function parseYamlSource(
  file: string,
  text: string,
  firstLine: number,
  report: ReportError,
): YamlSource | null {
  // Most files need no line: they have no error.
  let positions: YamlPosition | null = null
  const lineAt = (offset: number): number => firstLine - 1 + lineOfOffset(text, offset)
  const lineOf = (path: FieldPath): number => {
    positions ??= findYamlPositions(text)
    return lineAt(offsetOf(positions, path))
  }
  const quick = parseQuickly(text)
  if (quick !== null) return { file, value: quick.value, lineOf }
  const document = parseDocument(text, { prettyErrors: false })
  const refuse = (offset: number, message: string, expected: string): void =>
    report({ file, line: lineAt(offset), problem: `this is not YAML (${message})`, expected })
  for (const { pos, message } of document.errors)
    refuse(pos[0], message, 'correct YAML; text with a colon goes in quotes')
  const aliases = document.errors.length === 0 ? aliasesOf(document) : []
  for (const { range, source } of aliases)
    refuse(range?.[0] ?? 0, `*${source} names nothing`, 'text that begins with an asterisk in quotes')
  return document.errors.length > 0 || aliases.length > 0 ? null : { file, value: document.toJS(), lineOf }
}
