import { isCompiledMarkup, type Markup } from '#tools/compile/text/hast-element.ts'

const PLACEHOLDER = /<!--way (\d+)-->/g

/** Placeholder for the drawing of a route: its map is only known when all places are. */
export const routePlaceholder = (index: number): Markup => isCompiledMarkup(`<!--way ${index}-->`)

/** Replaces placeholders by the drawings of a guide's routes, in order. */
export function insertRouteDrawings(html: string, drawings: readonly string[]): string {
  return html.replace(PLACEHOLDER, (_, index: string) => drawings[Number(index)] ?? '')
}
