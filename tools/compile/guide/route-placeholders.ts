import { isCompiledMarkup, type Markup } from './hast-element.ts'

const PLACEHOLDER = /<!--way (\d+)-->/g

/** Where the drawing of a way comes to stand: its map is known only when all places are. */
export const routePlaceholder = (index: number): Markup => isCompiledMarkup(`<!--way ${index}-->`)

/** Puts the drawings of a guide's ways where they belong, in the order of its routes. */
export function insertRouteDrawings(html: string, drawings: readonly string[]): string {
  return html.replace(PLACEHOLDER, (_, index: string) => drawings[Number(index)] ?? '')
}
