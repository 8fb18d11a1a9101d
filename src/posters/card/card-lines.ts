/** Mean width of a letter of the narrow, heavy cut, in em; capitals and round letters are a little wider. */
const LETTER = 0.44
const SIZES = [124, 104, 88, 72, 58]
const MOST_LINES = 3
const LEAST_WIDTH = 300

export type CardLines = {
  readonly lines: readonly string[]
  readonly fontSize: number
  readonly width: number
}

function wrap(words: readonly string[], most: number): readonly string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && [...joined].length <= most) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}

const longest = (lines: readonly string[]): number => Math.max(0, ...lines.map((line) => [...line].length))

/** Breaks at about the same length on every line, as `text-wrap: balance` does on the page. */
function balanced(words: readonly string[], most: number): readonly string[] {
  const lines = wrap(words, most)
  for (let tighter = most - 1; tighter > 0; tighter--) {
    const candidate = wrap(words, tighter)
    if (candidate.length > lines.length || longest(candidate) > tighter) return wrap(words, tighter + 1)
  }
  return lines
}

/** Sets a title in the largest size in which it takes at most three lines of a width; one too long for all is cut. */
export function cardLines(title: string, mostWidth: number): CardLines {
  const words = title.split(/\s+/).filter((word) => word !== '')
  for (const fontSize of SIZES) {
    const most = Math.floor(mostWidth / (fontSize * LETTER))
    const lines = wrap(words, most)
    const isShort = fontSize > 100 ? lines.length <= 2 : lines.length <= MOST_LINES
    if (!isShort || longest(lines) > most) continue
    const set = balanced(words, most)
    return { lines: set, fontSize, width: Math.max(LEAST_WIDTH, Math.ceil(longest(set) * fontSize * LETTER)) }
  }
  const fontSize = SIZES.at(-1) ?? 60
  const most = Math.floor(mostWidth / (fontSize * LETTER))
  const lines = wrap(words, most)
    .slice(0, MOST_LINES)
    .map((line) => [...line].slice(0, most).join(''))
  return { lines, fontSize, width: mostWidth }
}
