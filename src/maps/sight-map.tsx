import type { SightPlan } from '#src/catalogue/catalogue-types.ts'
import { Compiled } from '#src/site/components/compiled.tsx'
import { LocatorMarks } from './locator-mark.tsx'

export type SightMapProps = {
  readonly plan: SightPlan
  readonly name: string
  readonly html?: string | undefined
}

const STEP = 65
const SCALE_X = 30

export function PlanDrawing({ plan: { width, height, marks, scaleWidth } }: { readonly plan: SightPlan }) {
  const across = Array.from(
    { length: Math.floor(height / STEP) },
    (_, row) => `M0 ${(row + 1) * STEP}h${width}`,
  )
  const upright = Array.from(
    { length: Math.floor(width / STEP) },
    (_, row) => `M${(row + 1) * STEP} 0v${height}`,
  )
  return (
    <>
      <rect className="map-plan" width={width} height={height} />
      <path className="map-graticule" d={[...across, ...upright].join('')} />
      <path className="map-scale" d={`M${SCALE_X} ${height - 30}v10h${scaleWidth}v-10`} />
      <LocatorMarks marks={marks} />
    </>
  )
}

const lengthText = (km: number): string => (km < 1 ? `${km * 1000} metres` : `${km} km`)

/** Where the sights of a town lie to one another; the numbers are those of the list below it. */
export function SightMap({ plan, name, html }: SightMapProps) {
  return (
    <figure className="map-figure">
      <Compiled
        as="svg"
        html={html}
        className="map-drawing"
        viewBox={`0 0 ${plan.width} ${plan.height}`}
        role="img"
        aria-label={`Where the sights of ${name} lie to one another`}
      >
        <PlanDrawing plan={plan} />
      </Compiled>
      <figcaption className="map-caption">
        North is up. The scale is {lengthText(plan.scaleKm)} long.
      </figcaption>
    </figure>
  )
}
