import type { Line, LonLat, MapPoint, PixelLine } from '#isomorphic/maps/map-geometry.ts'
import type { LocatorBase } from '#src/catalogue/catalogue-types.ts'
import type { GroundFrame } from '#src/maps/drawing/ground-frame.ts'
import { roundCorners } from '#src/maps/lines/round-corners.ts'
import type { NamedPoint, StreetPlan } from '#tools/compile/geography/street-plan-schema.ts'
import { readTownRivers, townRiversWithin } from '#tools/compile/geography/waters/town-rivers.ts'
import { midpointOf } from '#tools/compile/town-plans/plan-geometry.ts'
import type { MarkCandidate } from './mark-candidate.ts'
import { abbreviatedStreet } from './street-abbreviation.ts'

/** What the map of a town names besides its sights. */
export type TownLabels = {
  readonly plan: StreetPlan | null
  /** Where the guide says to stay. */
  readonly quarters: readonly NamedPoint[]
}

/** Marks of a town by precedence: `first` come before the names of its sights, `second` after them. */
export type TownMarks = {
  readonly first: readonly MarkCandidate[]
  /** Names on the way from the first sight to the fifth: before the names of sights. */
  readonly streets: readonly MarkCandidate[]
  readonly second: readonly MarkCandidate[]
  readonly last: readonly MarkCandidate[]
  /** Names of water that need no label of the ground. */
  readonly names: readonly string[]
}

export const NO_TOWN_MARKS: TownMarks = { first: [], streets: [], second: [], last: [], names: [] }

/** Pixels by which the name of an area may be shifted, in order. */
const QUARTER_SHIFTS = [0, 22, -22, 44, -44] as const
const QUARTER_SIDEWAYS = [0, 50, -50, 90, -90] as const
const SQUARE_SHIFTS = [0, 15, -15, 26, -26] as const
const MAX_QUARTER_LENGTH = 24
/** Streets that precede the names of sights in a plan without a way. */
const MAX_FIRST_STREETS = 3

type Named = { readonly name: string; readonly local?: string | undefined }

const townRivers = readTownRivers()

/** Creates candidates for the marks of a town's plan, in pixels of its map. */
export function townMarks({ plan, quarters }: TownLabels, base: LocatorBase, frame: GroundFrame): TownMarks {
  const toPixel = ([longitude, latitude]: LonLat): MapPoint => {
    const [x, y] = frame.projection([longitude, latitude]) ?? [0, 0]
    return { x, y }
  }
  const toPixels = (line: Line): PixelLine => roundCorners(line.map(toPixel), false, 180)
  const isShown = ({ x, y }: MapPoint): boolean => x > 0 && y > 0 && x < base.width && y < base.height
  const language = plan?.language
  const named = ({ name, local }: Named): Pick<MarkCandidate, 'label' | 'local'> => ({
    label: name,
    ...(local !== undefined && language !== undefined && { local: { text: local, language } }),
  })

  const along = (role: MarkCandidate['role'], lines: readonly (Named & { readonly line: Line })[]) =>
    lines.map((feature): MarkCandidate => {
      const shorter = role === 'street' ? abbreviatedStreet(feature.name) : null
      const mark = { ...named(feature), role, x: 0, y: 0, line: toPixels(feature.line) }
      return shorter === null ? mark : { ...mark, shorter }
    })
  const around = (
    role: MarkCandidate['role'],
    points: readonly (Named & { readonly at: LonLat })[],
    down: readonly number[],
    sideways: readonly number[],
  ) =>
    points.flatMap(({ at, ...feature }): readonly MarkCandidate[] => {
      const { x, y } = toPixel(at)
      if (!isShown({ x, y })) return []
      const positions = sideways.flatMap((dx) => down.map((dy) => ({ x: x + dx, y: y + dy })))
      return [{ ...named(feature), role, x, y, positions }]
    })
  const beside = (role: MarkCandidate['role'], points: readonly (Named & { readonly at: LonLat })[]) =>
    points.flatMap(({ at, ...feature }): readonly MarkCandidate[] => {
      const point = toPixel(at)
      return isShown(point) ? [{ ...named(feature), role, ...point }] : []
    })

  const shownQuarters = [
    ...quarters.filter(({ name }) => name.length <= MAX_QUARTER_LENGTH),
    ...(plan?.quarters ?? []),
  ]
  const ofQuarters = around('land', shownQuarters, QUARTER_SHIFTS, QUARTER_SIDEWAYS)
  if (plan === null) {
    const rivers = townRiversWithin(townRivers, frame.bounds).filter(({ name }) => name !== '')
    return {
      first: along('water', rivers),
      streets: [],
      second: ofQuarters,
      last: [],
      names: rivers.map(({ name }) => name),
    }
  }
  const stops = plan.stops.flatMap(({ kind, sign, at, ...feature }): readonly MarkCandidate[] => {
    const point = toPixel(at)
    const letters = sign ?? SIGNS[kind]
    return isShown(point) ? [{ ...named(feature), role: 'stop', ...point, sign: letters }] : []
  })
  const isStation = ({ sign }: MarkCandidate): boolean => sign === ''
  const ofRank = (rank: 'main' | 'side') => plan.streets.filter((street) => street.rank === rank)
  const rivers = plan.rivers.filter(({ isUnnamed }) => isUnnamed === undefined)
  const areas = (list: StreetPlan['parks']): readonly (Named & { readonly at: LonLat })[] =>
    list.map(({ name, local, at, ring }) => ({ name, local, at: at ?? centreOf(ring ?? []) }))
  const bridges = plan.bridges.map(({ line, ...bridge }) => ({ ...bridge, at: midpointOf(line) }))
  const squares = around('square', plan.squares, SQUARE_SHIFTS, [0])
  const [main, side] = [along('street', ofRank('main')), along('street', ofRank('side'))]
  const rest = [
    ...main,
    ...stops.filter((stop) => !isStation(stop)),
    ...squares,
    ...ofQuarters,
    ...around('water', areas(plan.waters), SQUARE_SHIFTS, [0]),
    ...beside('view', plan.viewpoints),
    ...around('park', areas(plan.parks), SQUARE_SHIFTS, [0]),
    ...beside('bridge', bridges),
    ...side,
  ]
  const isOnWay = ({ label, role }: MarkCandidate): boolean => role !== 'land' && plan.way.includes(label)
  // A square can be named in more positions than a street, but takes less of the space that streets need.
  const onWay = rest
    .filter(isOnWay)
    .toSorted((one, other) => Number(other.role === 'square') - Number(one.role === 'square'))
  const streets = onWay.length > 0 ? onWay : main.slice(0, MAX_FIRST_STREETS)
  return {
    first: [...stops.filter(isStation), ...along('water', rivers)],
    streets,
    second: rest.filter((wish) => !streets.includes(wish)),
    last: around(
      'land',
      plan.islands.map(({ ring, ...island }) => ({ ...island, at: centreOf(ring) })),
      SQUARE_SHIFTS,
      [0],
    ),
    names: [...plan.rivers, ...plan.waters].map(({ name }) => name),
  }
}

/** Letters in the symbol of a stop. */
const SIGNS: Readonly<Record<StreetPlan['stops'][number]['kind'], string>> = {
  station: '',
  metro: 'M',
  tram: 'T',
  ferry: 'F',
  lift: 'L',
}

function centreOf(ring: Line): LonLat {
  const mean = (axis: 0 | 1): number =>
    ring.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, ring.length)
  return [mean(0), mean(1)]
}
