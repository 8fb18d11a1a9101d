import { parseSync } from 'oxc-parser'

/** Comments and declared or used names of one source file. */
export type SourceWords = {
  readonly comments: readonly { readonly text: string; readonly line: number }[]
  readonly identifiers: readonly { readonly name: string; readonly line: number }[]
}

type SyntaxNode = { readonly type: string; readonly start: number; readonly name?: unknown }

const CSS_COMMENT = /\/\*([\s\S]*?)\*\//g

/** Returns a function from an offset in `text` to its line, counted from 1. */
function createLineIndex(text: string): (offset: number) => number {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), (match) => match.index + 1)]
  return (offset) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'

function collectIdentifiers(value: unknown, found: SyntaxNode[]): void {
  if (Array.isArray(value)) {
    for (const item of value) collectIdentifiers(item, found)
    return
  }
  if (!isNode(value)) return
  if (value.type === 'Identifier' && typeof value.name === 'string') found.push(value)
  for (const child of Object.values(value)) {
    if (typeof child === 'object' && child !== null) collectIdentifiers(child, found)
  }
}

/**
 * Reads the comments and identifiers of a TypeScript or CSS file.
 * @throws SyntaxError when the parser cannot read the file
 */
export function readSourceWords(path: string, text: string): SourceWords {
  const lineOf = createLineIndex(text)
  if (path.endsWith('.css')) {
    const comments = Array.from(text.matchAll(CSS_COMMENT), (match) => ({
      text: match[1] ?? '',
      line: lineOf(match.index),
    }))
    return { comments, identifiers: [] }
  }
  const { program, comments, errors } = parseSync(path, text)
  if (errors[0] !== undefined) throw new SyntaxError(`${path}: ${errors[0].message}`)
  const found: SyntaxNode[] = []
  collectIdentifiers(program.body, found)
  return {
    comments: comments.map(({ value, start }) => ({ text: value, line: lineOf(start) })),
    identifiers: found.map(({ name, start }) => ({ name: String(name), line: lineOf(start) })),
  }
}
