import type { Line, LonLat } from '#isomorphic/maps/map-geometry.ts'
import type { NamedPoint, StreetPlan } from '#tools/compile/geography/street-plan-schema.ts'
import type { ReportError } from '#tools/compile/text/content-error.ts'
import type { YamlSource } from '#tools/compile/text/yaml-source.ts'
import { type Foot, midpointOf, nearestOn } from './plan-geometry.ts'

const toLine = (at: LonLat | undefined): Line => (at === undefined ? [] : [at])
const closeRing = (ring: Line): Line => [...ring, ...ring.slice(0, 1)]

/** The geometry of everything that a relation may name: points, lines and rings. */
function planShapes(plan: StreetPlan, sights: readonly NamedPoint[]): ReadonlyMap<string, Line> {
  const lines = [...plan.rivers, ...plan.streets, ...plan.bridges].map(
    ({ name, line }) => [name, line] as const,
  )
  const points = [...plan.stops, ...plan.squares, ...plan.quarters, ...plan.viewpoints, ...sights].map(
    ({ name, at }) => [name, [at]] as const,
  )
  const areas = [...plan.waters, ...plan.parks].map(
    ({ name, ring, at }) => [name, ring === undefined ? toLine(at) : closeRing(ring)] as const,
  )
  const islands = plan.islands.map(({ name, ring }) => [name, closeRing(ring)] as const)
  return new Map<string, Line>([...points, ...areas, ...islands, ...lines])
}

const middleOf = (shape: Line): LonLat =>
  shape.length < 3 || shape[0] !== shape.at(-1) ? midpointOf(shape) : centreOfRing(shape)

function centreOfRing(ring: Line): LonLat {
  const corners = ring.slice(1)
  const mean = (axis: 0 | 1): number => corners.reduce((sum, at) => sum + at[axis], 0) / corners.length
  return [mean(0), mean(1)]
}

type Side = {
  readonly key: 'left' | 'right' | 'north' | 'south' | 'east' | 'west'
  readonly holds: (foot: Foot) => boolean
}
const SIDES: readonly Side[] = [
  { key: 'left', holds: ({ left }) => left > 0 },
  { key: 'right', holds: ({ left }) => left < 0 },
  { key: 'north', holds: ({ offset }) => offset.north > 0 },
  { key: 'south', holds: ({ offset }) => offset.north < 0 },
  { key: 'east', holds: ({ offset }) => offset.east > 0 },
  { key: 'west', holds: ({ offset }) => offset.east < 0 },
]

/** Checks what is certain about a town against its plan: banks, sides, and the order along a line. */
export function checkRelations(
  plan: StreetPlan,
  sights: readonly NamedPoint[],
  source: YamlSource,
  report: ReportError,
): void {
  const shapes = planShapes(plan, sights)
  const refuse = (index: number, problem: string, expected: string): void =>
    report({ file: source.file, line: source.lineOf(['relations', index]), problem, expected })
  plan.relations.forEach((relation, index) => {
    const subject = relation.line ?? relation.of ?? ''
    const shape = shapes.get(subject)
    const named = [...relation.order, ...SIDES.flatMap(({ key }) => relation[key])]
    const unknown = [...(shape === undefined ? [subject] : []), ...named.filter((name) => !shapes.has(name))]
    for (const name of unknown)
      refuse(index, `there is no "${name}" in the plan`, 'a name of the plan or a sight')
    if (shape === undefined || unknown.length > 0) return
    const footOf = (name: string): Foot => nearestOn(shape, middleOf(shapes.get(name) ?? []))
    for (const { key, holds } of SIDES)
      for (const name of relation[key])
        if (!holds(footOf(name)))
          refuse(index, `"${name}" is not ${key} of "${subject}"`, 'positions that agree')
    relation.order.slice(1).forEach((name, before) => {
      const earlier = relation.order[before] ?? name
      if (footOf(earlier).along >= footOf(name).along)
        refuse(index, `"${name}" does not follow "${earlier}" along "${subject}"`, 'positions that agree')
    })
  })
}
