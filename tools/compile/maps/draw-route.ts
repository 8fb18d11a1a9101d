import { clipRing, frameSides } from '#isomorphic/maps/clip-ring.ts'
import type { MapPoint, PixelLine } from '#isomorphic/maps/map-geometry.ts'
import { pathData } from '#isomorphic/maps/path-data.ts'
import { formatNumber } from '#isomorphic/words/formats.ts'
import { DEFAULT_LOCALE } from '#isomorphic/words/locale.ts'
import type { GuideRoute, LocatorBase } from '#src/catalogue/catalogue-types.ts'
import { distanceKm } from '#src/maps/drawing/great-circle.ts'
import { parsePathData } from '#src/maps/lines/parse-path-data.ts'
import { ringArea, simplifyLine, simplifyRing } from '#src/maps/lines/simplify-line.ts'
import { type Child, hastElement, type Markup, writeMarkup } from '#tools/compile/text/hast-element.ts'
import { numberedMarks } from './numbered-marks.ts'
import { ROUTE_HEIGHT, ROUTE_WIDTH, type RouteView, routeView } from './route-view.ts'

/** Numbers are spread in the pixels of a complete map, which are finer than these. */
const NUMBER_SCALE = 2
const HALF_NUMBER = 10.5
/** Tolerance of shorelines in pixels, and minimum size of islands: to limit the size of the page. */
const TOLERANCE = 1
const MIN_RING_AREA = 8
/** Half pixels, in tenths: shorelines are simplified by more. */
const STEP = 5
const SIDES = frameSides(ROUTE_WIDTH, ROUTE_HEIGHT, 6)

const round = (value: number): number => Math.round(value * 10) / 10

/** Length of the straight lines from stop to stop, which no road follows. */
export function routeKm({ stops }: GuideRoute): number {
  return stops.reduce((sum, stop, index) => {
    const before = stops[index - 1]
    return before === undefined ? 0 : sum + distanceKm(before, stop)
  }, 0)
}

const lengthText = (km: number): string => {
  if (km < 20) return `${km.toFixed(1)} km`
  const step = km < 100 ? 5 : 10
  return `${formatNumber(DEFAULT_LOCALE, Math.round(km / step) * step)} km`
}

function numbers(points: readonly MapPoint[]): readonly Markup[] {
  const fine = points.map(({ x, y }) => ({ x: x * NUMBER_SCALE, y: y * NUMBER_SCALE }))
  const marks = numberedMarks(fine, {
    width: ROUTE_WIDTH * NUMBER_SCALE,
    height: ROUTE_HEIGHT * NUMBER_SCALE,
  })
  return marks.flatMap(({ x: fineX, y: fineY, label, anchor }) => {
    const [x, y] = [round(fineX / NUMBER_SCALE), round(fineY / NUMBER_SCALE)]
    const leader: readonly Markup[] =
      anchor === undefined
        ? []
        : [
            hastElement(
              'path',
              {
                class: 'map-leader',
                d: `M${x} ${y}L${round(anchor.x / NUMBER_SCALE)} ${round(anchor.y / NUMBER_SCALE)}`,
              },
              [],
            ),
          ]
    const side = String(2 * HALF_NUMBER)
    return [
      ...leader,
      hastElement(
        'rect',
        { x: String(round(x - HALF_NUMBER)), y: String(round(y - HALF_NUMBER)), width: side, height: side },
        [],
      ),
      hastElement('text', { x: String(x), y: String(y), dy: '.36em', 'text-anchor': 'middle' }, [label]),
    ]
  })
}

/** Hand-drawn lakes and harbours; roads and walls would be too wide when scaled. */
const handDrawnWaters = ({ plan }: LocatorBase): string =>
  plan.find(({ kind }) => kind === 'water')?.path ?? ''

/** Land and water of a map that is not in the page, clipped to the drawing. */
function ownGround(base: LocatorBase, { scale, left, top }: RouteView): Markup {
  const drawn = (data: string): readonly PixelLine[] =>
    parsePathData(data).map((line) => line.map(({ x, y }) => ({ x: x * scale + left, y: y * scale + top })))
  const shown = ({ x, y }: MapPoint): boolean => SIDES.every((side) => side({ x, y }) > 0)
  const area = (data: string): string =>
    pathData(
      drawn(data)
        .map((ring) => simplifyRing(clipRing(ring, SIDES), TOLERANCE))
        .filter((ring) => ring.length > 2 && ringArea(ring) >= MIN_RING_AREA),
      true,
      STEP,
    )
  const lines = (data: string): string =>
    pathData(
      drawn(data)
        .filter((line) => line.some(shown))
        .map((line) => simplifyLine(line, TOLERANCE)),
      false,
      STEP,
    )
  const path = (d: string, name: string, width: string): Child =>
    d === '' ? null : hastElement('path', { d, class: name, 'stroke-width': width }, [])
  return hastElement('g', {}, [
    path(area(base.land), 'route-land', '.9'),
    path(area(base.lakes), 'route-water', '.7'),
    path(lines(base.rivers), 'route-river', '1.5'),
    path(area(handDrawnWaters(base)), 'route-water', '.7'),
  ])
}

const matrix = ({ scale, left, top }: RouteView): string =>
  `matrix(${round(scale * 100) / 100} 0 0 ${round(scale * 100) / 100} ${round(left)} ${round(top)})`

/** Land and water of the page's map, translated and scaled: its paths are in the page once. */
function ground(base: LocatorBase, view: RouteView): Markup {
  const { scale } = view
  const line = (width: number): string => String(round((width / scale) * 10) / 10)
  const use = (part: string, name: string, width: number): Child =>
    hastElement('use', { href: `#${base.id}-${part}`, class: name, 'stroke-width': line(width) }, [])
  return hastElement('g', { transform: matrix(view) }, [
    use('land', 'route-land', 0.9),
    base.lakes === '' ? null : use('lakes', 'route-water', 0.7),
    base.rivers === '' ? null : use('rivers', 'route-river', 1.5),
    handDrawnWaters(base) === '' ? null : use('basins', 'route-water', 0.7),
    base.streams.length === 0 ? null : use('streams', 'route-streams', 0),
  ])
}

/**
 * An itinerary or a walk as a line over the ground of the page's map, with numbered stops and its length. Lines from
 * stop to stop are straight, and labelled as such: no streets are known here (D8.8).
 * @param project pixels of a point on the page's map, also beyond its frame; null where it has none
 * @param isInPage whether the map is the page's, whose paths are in the page already
 * @returns markup, or nothing for a route that the page's map cannot show
 */
export function drawRoute(
  route: GuideRoute,
  base: LocatorBase,
  project: (latitude: number, longitude: number) => MapPoint | null,
  isInPage: boolean,
): string {
  const points = route.stops.flatMap(({ latitude, longitude }) => project(latitude, longitude) ?? [])
  if (points.length < 2 || points.length < route.stops.length) return ''
  const view = routeView(points)
  const { scale, left, top } = view
  const drawn = points.map(({ x, y }) => ({ x: round(x * scale + left), y: round(y * scale + top) }))
  const length = lengthText(routeKm(route))
  const names = route.stops.map(({ name }) => name).join(', ')
  const svg = hastElement(
    'svg',
    { viewBox: `0 0 ${ROUTE_WIDTH} ${ROUTE_HEIGHT}`, role: 'img', 'aria-label': `The way: ${names}` },
    [
      hastElement('rect', { class: 'map-sea', width: String(ROUTE_WIDTH), height: String(ROUTE_HEIGHT) }, []),
      isInPage ? ground(base, view) : ownGround(base, view),
      hastElement(
        'path',
        { class: 'route-line', d: `M${drawn.map(({ x, y }) => `${x} ${y}`).join('L')}` },
        [],
      ),
      hastElement('g', { class: 'route-numbers' }, numbers(drawn)),
    ],
  )
  const caption = `${length} in straight lines from stop to stop; the ways between are yours to choose.`
  return writeMarkup([
    hastElement('figure', { class: 'route-map' }, [svg, hastElement('figcaption', {}, [caption])]),
  ])
}
