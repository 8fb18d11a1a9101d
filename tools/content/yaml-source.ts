import { isMap, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import type { ReportError } from './content-error.ts'

export type FieldPath = readonly (string | number)[]

/** A parsed piece of YAML that still knows where each field stands. */
export type YamlSource = {
  readonly file: string
  readonly value: unknown
  /** Line in the file of a field, or of the nearest field around it when it is missing. */
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

/**
 * Parses YAML and reports what is not YAML; null when it cannot be read at all.
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
  for (const error of document.errors) {
    const line = counter.linePos(error.pos[0]).line + firstLine - 1
    report({
      file,
      line,
      problem: `this is not YAML (${error.message})`,
      expected: 'correct YAML; text with a colon goes in quotes',
    })
  }
  if (document.errors.length > 0) return null
  return {
    file,
    value: document.toJS(),
    lineOf: (path) => counter.linePos(offsetOf(document.contents, path)).line + firstLine - 1,
  }
}
