import { type Alias, type Document, isMap, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml'
import type { ReportError } from '#tools/compile/text/content-error.ts'

export type FieldPath = readonly (string | number)[]

/** Parsed YAML with the source lines of its fields. */
export type YamlSource = {
  readonly file: string
  readonly value: unknown
  /** Line of a field in the file, or of the nearest enclosing field when it is missing. */
  readonly lineOf: (path: FieldPath) => number
}

type Step = { readonly node: unknown; readonly offset: number | undefined }

function stepInto(node: unknown, key: string | number): Step | null {
  if (isMap(node)) {
    const pair = node.items.find((item) => String(item.key) === String(key))
    return pair === undefined ? null : { node: pair.value, offset: (pair.key as Node).range?.[0] }
  }
  const item = isSeq(node) && typeof key === 'number' ? node.items[key] : undefined
  return item === undefined ? null : { node: item, offset: (item as Node).range?.[0] }
}

/** Offset of the deepest field of the path that exists. */
function offsetOf(root: unknown, path: FieldPath): number {
  let node = root
  let offset = 0
  for (const key of path) {
    const step = stepInto(node, key)
    if (step === null) return offset
    offset = step.offset ?? offset
    node = step.node
  }
  return offset
}

/** Content uses no aliases (`*name`): an apparent alias is text that begins with an asterisk. */
function aliasesOf(document: Document): readonly Alias[] {
  const aliases: Alias[] = []
  visit(document, { Alias: (_, alias) => void aliases.push(alias) })
  return aliases
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
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const lineAt = (offset: number): number => counter.linePos(offset).line + firstLine - 1
  const refuse = (offset: number, message: string, expected: string): void =>
    report({ file, line: lineAt(offset), problem: `this is not YAML (${message})`, expected })
  for (const { pos, message } of document.errors)
    refuse(pos[0], message, 'correct YAML; text with a colon goes in quotes')
  const aliases = document.errors.length === 0 ? aliasesOf(document) : []
  for (const { range, source } of aliases)
    refuse(range?.[0] ?? 0, `*${source} names nothing`, 'text that begins with an asterisk in quotes')
  if (document.errors.length > 0 || aliases.length > 0) return null
  return {
    file,
    value: document.toJS(),
    lineOf: (path) => lineAt(offsetOf(document.contents, path)),
  }
}
