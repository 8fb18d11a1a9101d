import * as v from 'valibot'

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const DIGIT_OF = new Map([...BASE64].map((character, value) => [character, value]))
const CONTINUATION_BIT = 32

const SourceMap = v.object({
  version: v.literal(3),
  sources: v.array(v.nullable(v.string())),
  names: v.optional(v.array(v.string()), []),
  mappings: v.string(),
})

/** Source map, version 3 (https://tc39.es/ecma426/). */
export type SourceMap = v.InferOutput<typeof SourceMap>

/** Parses a source map; null when it is invalid. */
export function parseSourceMap(json: string): SourceMap | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), SourceMap), json)
  return parsed.success ? parsed.output : null
}

export type SourcePosition = {
  readonly source: string
  /** 1-based. */
  readonly line: number
  /** 1-based. */
  readonly column: number
  /** Source name of the identifier; empty when the map has none. */
  readonly name: string
}

/** Decodes the numbers of one segment (base 64 VLQ); each is relative to the segment before it. */
function decodeVlq(segment: string): readonly number[] {
  const numbers: number[] = []
  let value = 0
  let shift = 0
  for (const character of segment) {
    const digit = DIGIT_OF.get(character) ?? 0
    value += (digit % CONTINUATION_BIT) * 2 ** shift
    shift += 5
    if (digit >= CONTINUATION_BIT) continue
    const magnitude = Math.floor(value / 2)
    numbers.push(value % 2 === 1 ? -magnitude : magnitude)
    value = 0
    shift = 0
  }
  return numbers
}

/**
 * Maps a position in a built file to its source: the last mapping of the line that begins at or before the column.
 * @param line 1-based, as in stacks
 * @param column 1-based
 * @returns null when the map has no mapping for it
 */
export function findSourcePosition(
  { mappings, sources, names }: SourceMap,
  line: number,
  column: number,
): SourcePosition | null {
  // Sources, lines, columns and names are relative across lines; only the built column restarts with each line.
  const state = { source: 0, line: 0, column: 0, name: 0 }
  let found: SourcePosition | null = null
  for (const [index, segments] of mappings.split(';', line).entries()) {
    let builtColumn = 0
    for (const segment of segments.split(',')) {
      const [built = 0, source, sourceLine = 0, sourceColumn = 0, name] = decodeVlq(segment)
      builtColumn += built
      if (source === undefined) continue
      state.source += source
      state.line += sourceLine
      state.column += sourceColumn
      state.name += name ?? 0
      if (index !== line - 1) continue
      if (builtColumn > column - 1) return found
      found = {
        source: sources[state.source] ?? '',
        line: state.line + 1,
        column: state.column + 1,
        name: name === undefined ? '' : (names[state.name] ?? ''),
      }
    }
  }
  return found
}
