import { clipRing, frameSides } from '#isomorphic/maps/clip-ring.ts'
import type { MapPoint, PixelLine } from '#isomorphic/maps/map-geometry.ts'
import { pathData } from '#isomorphic/maps/path-data.ts'
import type { LocatorBase, PlanKind } from '#src/catalogue/map-types.ts'
import { clipLine } from '#src/maps/lines/clip-line.ts'
import { parsePathData } from '#src/maps/lines/parse-path-data.ts'
import { ringArea, simplifyLine, simplifyRing } from '#src/maps/lines/simplify-line.ts'
import { KINDS_OVER_RIVERS } from '#src/maps/rules/kinds-over-rivers.ts'
import { type Child, hastElement, type Markup } from '#tools/compile/text/hast-element.ts'
import { ROUTE_HEIGHT, ROUTE_WIDTH, type RouteView } from './route-view.ts'

/** Tolerance of shorelines in pixels, and minimum size of islands: to limit the size of the page. */
const TOLERANCE = 1.5
const MIN_RING_AREA = 8
/** Half pixels, in tenths: shorelines are simplified by more. */
const STEP = 5
const SIDES = frameSides(ROUTE_WIDTH, ROUTE_HEIGHT, 6)
const MIN_STREAM_PX = 1.5
/** Layers of a plan on a map of its own, in drawing order; side streets and squares would be too small. */
const OWN_LAYERS: readonly (readonly [kind: PlanKind, isArea: boolean])[] = [
  ['green', true],
  ['water', true],
  ['rail', false],
  ['road', false],
]

const round = (value: number): number => Math.round(value * 10) / 10

/**
 * Land, water and main streets of a map that is not in the page, clipped to the drawing.
 * @param hasShores whether the shores of land and lakes are drawn
 */
export function ownGround(base: LocatorBase, { scale, left, top }: RouteView, hasShores: boolean): Markup {
  const drawn = (data: string): readonly PixelLine[] =>
    parsePathData(data).map((line) =>
      line.map(({ x, y }): MapPoint => ({ x: x * scale + left, y: y * scale + top })),
    )
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
        .flatMap((line) => clipLine(line, SIDES))
        .map((line) => simplifyLine(line, TOLERANCE)),
      false,
      STEP,
    )
  const path = (d: string, name: string, width?: number): readonly Child[] =>
    d === ''
      ? []
      : [
          hastElement(
            'path',
            { d, class: name, ...(width !== undefined && { 'stroke-width': String(width) }) },
            [],
          ),
        ]
  const streams = base.streams.flatMap(({ path: data, width }) => {
    const wide = round(Math.max(MIN_STREAM_PX, width * scale))
    const d = lines(data)
    return [...path(d, 'route-bank', round(wide + 1)), ...path(d, 'route-stream', wide)]
  })
  const layers = OWN_LAYERS.flatMap(([kind, isArea]) => {
    const data = base.plan.find((part) => part.kind === kind)?.path ?? ''
    const d = isArea ? area(data) : lines(data)
    if (kind === 'green') return path(d, 'map-green')
    if (kind === 'water') return path(d, 'route-water', 0.7)
    if (kind === 'road' && base.town !== 'streets') return []
    return [...path(d, `map-${kind}-edge`), ...path(d, `map-${kind}`)]
  })
  return hastElement('g', {}, [
    ...(hasShores ? path(area(base.land), 'route-land', 0.9) : []),
    ...(hasShores ? path(area(base.lakes), 'route-water', 0.7) : []),
    ...path(lines(base.rivers), 'route-river', 1.5),
    ...layers.slice(0, 2),
    ...streams,
    ...layers.slice(2),
  ])
}

const matrix = ({ scale, left, top }: RouteView): string =>
  `matrix(${round(scale * 100) / 100} 0 0 ${round(scale * 100) / 100} ${round(left)} ${round(top)})`

/**
 * The ground of the page's map, translated and scaled: its paths are in the page once.
 * @param hasShores whether the shores of land and lakes are drawn
 */
export function pageGround(base: LocatorBase, view: RouteView, hasShores: boolean): Markup {
  const { scale } = view
  const use = (part: string, name: string, width = 0): Child =>
    hastElement(
      'use',
      {
        href: `#${base.id}-${part}`,
        class: name,
        ...(width > 0 && { 'stroke-width': String(round((width / scale) * 10) / 10) }),
      },
      [],
    )
  const isTown = base.town !== undefined
  const hasWays = base.plan.some(({ kind }) => KINDS_OVER_RIVERS.has(kind))
  const hasAreas = base.plan.some(({ kind }) => !KINDS_OVER_RIVERS.has(kind))
  return hastElement('g', { transform: matrix(view) }, [
    hasShores ? use('land', 'route-land', 0.9) : null,
    base.lakes === '' || !hasShores ? null : use('lakes', 'route-water', 0.7),
    base.rivers === '' ? null : use('rivers', 'route-river', 1.5),
    // Areas and lines of a town: elsewhere its roads and walls would be too wide when scaled.
    isTown && hasAreas ? use('areas', 'route-areas') : null,
    !isTown && base.plan.some(({ kind }) => kind === 'water') ? use('basins', 'route-water', 0.7) : null,
    base.streams.length === 0 ? null : use('streams', 'route-streams'),
    isTown && hasWays ? use('ways', 'route-ways') : null,
  ])
}
