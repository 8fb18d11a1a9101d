/** Mean width of a letter of the narrow, heavy cut, in em; capitals and round letters are a little wider. */
const MEAN_CHARACTER_WIDTH_EM = 0.44
const FONT_SIZES = [124, 104, 88, 72, 58]
const MAX_LINES = 3
const MIN_WIDTH = 300

export type TitleLayout = {
  readonly lines: readonly string[]
  readonly fontSize: number
  readonly width: number
}

function wrapWords(words: readonly string[], maxCharacters: number): readonly string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && [...joined].length <= maxCharacters) lines[lines.length - 1] = joined
    else lines.push(word)
  }
  return lines
}

const maxLineLength = (lines: readonly string[]): number =>
  Math.max(0, ...lines.map((line) => [...line].length))

/** Breaks at about the same length on every line, as `text-wrap: balance` does on the page. */
function balanceLines(words: readonly string[], maxCharacters: number): readonly string[] {
  const lines = wrapWords(words, maxCharacters)
  for (let narrower = maxCharacters - 1; narrower > 0; narrower--) {
    const candidate = wrapWords(words, narrower)
    if (candidate.length > lines.length || maxLineLength(candidate) > narrower)
      return wrapWords(words, narrower + 1)
  }
  return lines
}

/** Sets a title in the largest size in which it takes at most three lines of a width; one too long for all is cut. */
export function layOutTitle(title: string, maxWidth: number): TitleLayout {
  const words = title.split(/\s+/).filter((word) => word !== '')
  for (const fontSize of FONT_SIZES) {
    const maxCharacters = Math.floor(maxWidth / (fontSize * MEAN_CHARACTER_WIDTH_EM))
    const lines = wrapWords(words, maxCharacters)
    const fitsLines = fontSize > 100 ? lines.length <= 2 : lines.length <= MAX_LINES
    if (!fitsLines || maxLineLength(lines) > maxCharacters) continue
    const balancedLines = balanceLines(words, maxCharacters)
    return {
      lines: balancedLines,
      fontSize,
      width: Math.max(
        MIN_WIDTH,
        Math.ceil(maxLineLength(balancedLines) * fontSize * MEAN_CHARACTER_WIDTH_EM),
      ),
    }
  }
  const fontSize = FONT_SIZES.at(-1) ?? 60
  const maxCharacters = Math.floor(maxWidth / (fontSize * MEAN_CHARACTER_WIDTH_EM))
  const lines = wrapWords(words, maxCharacters)
    .slice(0, MAX_LINES)
    .map((line) => [...line].slice(0, maxCharacters).join(''))
  return { lines, fontSize, width: maxWidth }
}
