import type { Line } from '#isomorphic/maps/map-geometry.ts'
import type { Stream } from '#src/maps/drawing/draw-ground.ts'
import type { PlanFeature } from '#src/maps/drawing/draw-plan.ts'
import type { StreetPlan } from '#tools/compile/geography/street-plan-schema.ts'

type Kind = PlanFeature['kind']

/** Kinds of a hand-drawn sketch that a plan of streets does not draw itself, so that they stay under it. */
const KINDS_OF_SKETCH: ReadonlySet<Kind> = new Set<Kind>(['hill', 'water', 'dry'])

const feature = (kind: Kind, lines: readonly Line[], isNatural = false): readonly PlanFeature[] =>
  lines.length === 0 ? [] : [{ kind, lines, isNatural }]

const ringsOf = (areas: readonly { readonly ring?: Line | undefined }[]): readonly Line[] =>
  areas.flatMap(({ ring }) => (ring === undefined ? [] : [ring]))

const linesOf = (lines: readonly { readonly line: Line }[]): readonly Line[] => lines.map(({ line }) => line)

/** The features of a plan, above those of the town's sketch that it has no better drawing of. */
export function streetFeatures(plan: StreetPlan, sketch: readonly PlanFeature[]): readonly PlanFeature[] {
  const ofRank = (rank: StreetPlan['streets'][number]['rank']): readonly Line[] =>
    linesOf(plan.streets.filter((street) => street.rank === rank))
  const hasWaters = ringsOf(plan.waters).length > 0
  return [
    ...sketch.filter(({ kind }) => KINDS_OF_SKETCH.has(kind) && !(kind === 'water' && hasWaters)),
    ...feature('green', ringsOf(plan.parks)),
    ...feature('water', ringsOf(plan.waters), true),
    ...feature('isle', ringsOf(plan.islands), true),
    ...feature('rail', plan.rails, true),
    ...feature('street', ofRank('side'), true),
    ...feature('bridge', linesOf(plan.bridges)),
    ...feature('road', ofRank('main'), true),
    ...feature('square', ringsOf(plan.squares)),
  ]
}

/** The rivers of a plan; those of the town's rivers where it draws none. */
export const streetRivers = ({ rivers }: StreetPlan, others: readonly Stream[]): readonly Stream[] =>
  rivers.length === 0 ? others : rivers.map(({ line, width }) => ({ line, widthMetres: width }))
