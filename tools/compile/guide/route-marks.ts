import { compiled, type Markup } from './element.ts'

const MARK = /<!--way (\d+)-->/g

/** Where the drawing of a way comes to stand: its map is known only when all places are. */
export const routeMark = (index: number): Markup => compiled(`<!--way ${index}-->`)

/** Puts the drawings of a guide's ways where they belong, in the order of its routes. */
export function withRoutes(html: string, drawings: readonly string[]): string {
  return html.replace(MARK, (_, index: string) => drawings[Number(index)] ?? '')
}
