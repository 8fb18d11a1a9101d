import type { LonLat, MapPoint, PixelLine } from '#isomorphic/maps/map-geometry.ts'
import { pathData } from '#isomorphic/maps/path-data.ts'
import type { GuideRoute, LocatorBase } from '#src/catalogue/catalogue-types.ts'
import { simplifyLine } from '#src/maps/lines/simplify-line.ts'
import { hastElement, type Markup, writeMarkup } from '#tools/compile/text/hast-element.ts'
import { isShoreTrue } from './is-shore-true.ts'
import { routeCaption } from './route-caption.ts'
import { ownGround, pageGround } from './route-ground.ts'
import { type RouteLeg, routeLegs } from './route-legs.ts'
import { placeStopNames, type StopName } from './route-names.ts'
import { drawNumbers, spreadNumbers } from './route-numbers.ts'
import { ROUTE_HEIGHT, ROUTE_WIDTH, routeView } from './route-view.ts'
import { smallScale } from './small-scale.ts'
import type { StreetGraph } from './street-graph.ts'
import type { WidthOf } from './width-in-languages.ts'

/** Pixels by which a way along streets may be simplified. */
const TOLERANCE = 0.7
/** Half pixels, in tenths. */
const STEP = 5
/** Land to all edges, which has no shore line. */
const PLAIN_LAND = { class: 'route-land', 'stroke-width': '0' }
const round = (value: number): number => Math.round(value * 10) / 10

/** The map that a route is drawn over. */
export type RouteMap = {
  readonly base: LocatorBase
  /** Pixels of a point on the map, also beyond its frame; null where it has none. */
  readonly project: (latitude: number, longitude: number) => MapPoint | null
  /** Whether it is the page's map, whose paths are in the page already. */
  readonly isInPage: boolean
  /** Whether its shores are those of a plan of streets, which agree with the stops. */
  readonly hasPlannedShores?: boolean
  /** The width that names of stops need; by default in English. */
  readonly widthOf?: WidthOf
}

/** The names of stops, and where they are. */
export const drawStopNames = (names: readonly StopName[]): readonly Markup[] =>
  names.map(({ text, x, y, anchor }) =>
    hastElement('text', { x: String(round(x)), y: String(round(y)), dy: '.35em', 'text-anchor': anchor }, [
      text,
    ]),
  )

/** Pixels of the drawing for each km, by the scale of the map that it enlarges. */
export const drawnPixelsPerKm = ({ scale }: LocatorBase, viewScale: number): number | null =>
  scale === null ? null : (scale.width / scale.km) * viewScale

/** A leg in pixels of the drawing. */
type DrawnLeg = Pick<RouteLeg, 'isAlongStreets'> & { readonly line: PixelLine }

/** One path for legs that follow streets, and one for straight ones. */
function drawLegs(legs: readonly DrawnLeg[]): readonly Markup[] {
  const path = (isAlong: boolean, name: string): readonly Markup[] => {
    const lines = legs.filter(({ isAlongStreets }) => isAlongStreets === isAlong).map(({ line }) => line)
    return lines.length === 0
      ? []
      : [hastElement('path', { class: name, d: pathData(lines, false, STEP) }, [])]
  }
  return [...path(false, 'route-line'), ...path(true, 'route-line route-way')]
}

/**
 * An itinerary or a walk over the ground of the page's map: numbered stops with their names, and the way between them,
 * along the streets of the town where it has them, else straight and dashed (D8.8).
 * @param graph the streets of the town, null without a plan
 * @returns markup, or nothing for a route that the map cannot show
 */
export function drawRoute(route: GuideRoute, map: RouteMap, graph: StreetGraph | null = null): string {
  const { base, project, isInPage } = map
  const points = route.stops.flatMap(({ latitude, longitude }) => project(latitude, longitude) ?? [])
  if (points.length < 2 || points.length < route.stops.length) return ''
  const view = routeView(points)
  const isTrue = isShoreTrue(map, points, view)
  const toDrawing = ([longitude, latitude]: LonLat): MapPoint => {
    const { x, y } = project(latitude, longitude) ?? { x: 0, y: 0 }
    return { x: round(x * view.scale + view.left), y: round(y * view.scale + view.top) }
  }
  const legs = routeLegs(route.stops, graph)
  const drawn = legs.map(({ isAlongStreets, line }): DrawnLeg => {
    return { isAlongStreets, line: simplifyLine(line.map(toDrawing), TOLERANCE) }
  })
  const numbers = spreadNumbers(
    route.stops.map(({ longitude, latitude }) => toDrawing([longitude, latitude])),
  )
  const names = route.stops.map(({ name }) => name)
  const pixelsPerKm = drawnPixelsPerKm(base, view.scale)
  const lines = drawn.map(({ line }) => line)
  const bar = pixelsPerKm === null ? null : smallScale(pixelsPerKm, numbers, lines)
  const labels = placeStopNames(names, numbers, { boxes: bar === null ? [] : [bar.box], lines }, map.widthOf)
  const size = { width: String(ROUTE_WIDTH), height: String(ROUTE_HEIGHT) }
  const svg = hastElement(
    'svg',
    {
      viewBox: `0 0 ${ROUTE_WIDTH} ${ROUTE_HEIGHT}`,
      role: 'img',
      'aria-label': `The way: ${names.join(', ')}`,
      ...(view.scale > 1 && { class: view.scale > 2 ? 'route-near route-nearer' : 'route-near' }),
    },
    [
      hastElement('rect', { ...(isTrue ? { class: 'map-sea' } : PLAIN_LAND), ...size }, []),
      isInPage ? pageGround(base, view, isTrue) : ownGround(base, view, isTrue),
      ...drawLegs(drawn),
      ...(bar === null ? [] : [bar.markup]),
      hastElement('g', { class: 'route-names' }, drawStopNames(labels)),
      hastElement('g', { class: 'route-numbers' }, drawNumbers(numbers)),
    ],
  )
  return writeMarkup([
    hastElement('figure', { class: 'route-map' }, [svg, hastElement('figcaption', {}, [routeCaption(legs)])]),
  ])
}
