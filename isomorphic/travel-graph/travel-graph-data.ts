/**
 * The travel graph as it is compiled and sent: columns instead of objects, whole numbers instead of fractions. Ends are
 * referred to by their index; the ends that are places come first.
 */
export type TravelGraphData = {
  /** Paths below `/destinations/` of the ends that are places. */
  readonly places: readonly string[]
  /** Index of the end that stands for a country or region that is no end itself: its capital, the town of arrival. */
  readonly aliases: Readonly<Record<string, number>>
  /** The region that a place lies in, where the path of the place does not tell it: Seville in Andalusia. */
  readonly regions: Readonly<Record<string, string>>
  /** Names of all ends, in the same order. */
  readonly names: readonly string[]
  /** Latitude and longitude of all ends, in thousandths of a degree. */
  readonly points: readonly number[]
  /** Number of the mass of land of each end. */
  readonly landmasses: readonly number[]
  /** `EDGE_FIELDS` numbers for each edge. */
  readonly edges: readonly number[]
}

/** Numbers of an edge: from, to, kind (see `packKind`), least minutes, most minutes, months (bit 0 is January; 0: all). */
export const EDGE_FIELDS = 6

export const POINT_STEPS = 1000

const MODE_BITS = 3
const ESTIMATE_BIT = 1 << MODE_BITS
const BORDER_BIT = 1 << (MODE_BITS + 1)
const MODE_MASK = (1 << MODE_BITS) - 1

export type EdgeKind = {
  /** Index in `TRAVEL_MODES`. */
  readonly mode: number
  readonly isEstimate: boolean
  readonly crossesBorder: boolean
}

export const packKind = ({ mode, isEstimate, crossesBorder }: EdgeKind): number =>
  mode | (isEstimate ? ESTIMATE_BIT : 0) | (crossesBorder ? BORDER_BIT : 0)

export const unpackKind = (kind: number): EdgeKind => ({
  mode: kind & MODE_MASK,
  isEstimate: (kind & ESTIMATE_BIT) !== 0,
  crossesBorder: (kind & BORDER_BIT) !== 0,
})
