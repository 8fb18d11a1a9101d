import { clipRing, frameSides } from '#isomorphic/maps/clip-ring.ts'
import type { GeoPoint, Line, LonLat, MapPoint, PixelLine } from '#isomorphic/maps/map-geometry.ts'
import { pathData } from '#isomorphic/maps/path-data.ts'
import type { GuideMap, LocatorBase, MapMark } from '#src/catalogue/map-types.ts'
import { clipLine } from '#src/maps/lines/clip-line.ts'
import { planOf } from '#tools/compile/geography/town-plans.ts'
import type { DrawMap } from '#tools/compile/maps/map-cache.ts'
import { aroundIdOf } from '#tools/compile/maps/points-on-ground.ts'
import type { Place } from '#tools/compile/places/place.ts'
import { hastElement, type Markup, writeMarkup } from '#tools/compile/text/hast-element.ts'
import { drawnPixelsPerKm, drawStopNames } from './draw-route.ts'
import { groundProjector, mercatorFitOf } from './ground-projector.ts'
import { ownGround } from './route-ground.ts'
import { placeStopNames } from './route-names.ts'
import { drawNumbers, spreadNumbers } from './route-numbers.ts'
import { paddedCorners, ROUTE_HEIGHT, ROUTE_WIDTH, type RouteView, routeView } from './route-view.ts'
import { smallScale } from './small-scale.ts'
import type { WidthOf } from './width-in-languages.ts'

/** Share of the sights outside the map of a town from which a second map shows where they are. */
const MIN_AWAY_SHARE = 0.25
const SIDES = frameSides(ROUTE_WIDTH, ROUTE_HEIGHT, 6)

/** The second map of a town: what its page shows, and the map below the drawing. */
export type AroundMap = {
  readonly shown: Required<Pick<GuideMap, 'around' | 'aroundGround'>>
  readonly base: LocatorBase
}

export type TownMap = { readonly base: LocatorBase; readonly marks: readonly MapMark[] }

/** The sights of a place that its map only points to, with their numbers. */
function sightsAway({ sights }: Pick<Place, 'sights'>, marks: readonly MapMark[]) {
  const numbers = new Set(
    marks.filter(({ role, away }) => role === 'sight' && away !== undefined).map(({ label }) => label),
  )
  return sights.flatMap((sight, index) =>
    numbers.has(String(index + 1)) ? [{ sight, label: String(index + 1) }] : [],
  )
}

type Corners = NonNullable<LocatorBase['bounds']>

const cornersOf = ([west, south, east, north]: Corners): readonly GeoPoint[] => [
  { longitude: west, latitude: south },
  { longitude: east, latitude: north },
]

/** Railways of the town's plan and of its sketch. */
const railsOf = (place: Place, id: string): readonly Line[] => [
  ...(place.streetPlan?.rails ?? []),
  ...planOf(id)
    .features.filter(({ kind }) => kind === 'rail')
    .flatMap(({ lines }) => lines),
]

function drawRails(lines: readonly Line[], toDrawing: (at: LonLat) => MapPoint): readonly Markup[] {
  const d = pathData(
    lines.flatMap((line) => clipLine(line.map(toDrawing), SIDES)),
    false,
  )
  return d === ''
    ? []
    : [
        hastElement('path', { class: 'map-rail-edge', d }, []),
        hastElement('path', { class: 'map-rail', d }, []),
      ]
}

const rangeOf = (numbers: readonly number[]) => [Math.min(...numbers), Math.max(...numbers)] as const

/** The frame of the map above, as a rectangle. */
function frameRing(corners: readonly GeoPoint[], toDrawing: (at: LonLat) => MapPoint): PixelLine {
  const drawn = corners.map(({ longitude, latitude }) => toDrawing([longitude, latitude]))
  const [left, right] = rangeOf(drawn.map(({ x }) => x))
  const [top, bottom] = rangeOf(drawn.map(({ y }) => y))
  return [
    { x: left, y: bottom },
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: top },
  ]
}

function drawFrame(ring: PixelLine): Markup {
  return hastElement('path', { class: 'around-frame', d: pathData([clipRing(ring, SIDES)], true) }, [])
}

/**
 * The second, smaller map of a town whose map leaves out a quarter of its sights or more: coast, rivers and railways,
 * the frame of the map above, and the sights outside it by number and name.
 * @returns null where the map of the town shows enough
 */
export function drawAround(
  place: Place,
  { base, marks }: TownMap,
  { draw, widthOf }: { readonly draw: DrawMap; readonly widthOf: WidthOf },
): AroundMap | null {
  const away = sightsAway(place, marks)
  if (base.bounds === undefined || away.length === 0 || away.length < place.sights.length * MIN_AWAY_SHARE)
    return null
  const corners = cornersOf(base.bounds)
  const contextPoints = paddedCorners([...corners, ...away.map(({ sight }) => sight)])
  const wide = draw({
    code: place.country.code,
    id: aroundIdOf(base.id),
    label: place.name,
    contextPoints,
    keepClear: [],
    isGround: true,
  })
  const project = groundProjector(contextPoints)
  const view: RouteView = routeView(
    [...corners, ...away.map(({ sight }) => sight)].map(({ longitude, latitude }) =>
      project(latitude, longitude),
    ),
  )
  const toDrawing = (at: LonLat): MapPoint => {
    const { x, y } = project(at[1], at[0])
    return { x: x * view.scale + view.left, y: y * view.scale + view.top }
  }
  const numbers = spreadNumbers(
    away.map(({ sight: { longitude, latitude } }) => toDrawing([longitude, latitude])),
    away.map(({ label }) => label),
  )
  const pixelsPerKm = drawnPixelsPerKm(wide.base, view.scale)
  const frame = frameRing(corners, toDrawing)
  const frameLine = [...frame, ...frame.slice(0, 1)]
  const bar = pixelsPerKm === null ? null : smallScale(pixelsPerKm, numbers, [frameLine])
  const names = placeStopNames(
    away.map(({ sight }) => sight.name),
    numbers,
    { boxes: bar === null ? [] : [bar.box], lines: [frameLine] },
    widthOf,
  )
  const listed = away.map(({ sight }) => sight.name).join(', ')
  const around = writeMarkup([
    hastElement(
      'svg',
      {
        viewBox: `0 0 ${ROUTE_WIDTH} ${ROUTE_HEIGHT}`,
        role: 'img',
        'aria-label': `Map around ${place.name}: ${listed}`,
      },
      [
        hastElement(
          'rect',
          { class: 'map-sea', width: String(ROUTE_WIDTH), height: String(ROUTE_HEIGHT) },
          [],
        ),
        ownGround(wide.base, view, true),
        ...drawRails(railsOf(place, base.id), toDrawing),
        drawFrame(frame),
        ...(bar === null ? [] : [bar.markup]),
        hastElement('g', { class: 'route-names' }, drawStopNames(names)),
        hastElement('g', { class: 'route-numbers' }, drawNumbers(numbers)),
      ],
    ),
  ])
  const fit = mercatorFitOf(project, contextPoints)
  return { shown: { around, aroundGround: { baseId: wide.base.id, fit } }, base: wide.base }
}
