import type { Sight } from '#src/catalogue/catalogue-types.ts'

const DIGITS = 4

function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value).toFixed(DIGITS)}° ${value < 0 ? negative : positive}`
}

export type SightPositionProps = { readonly sight: Sight }

/** Where a sight is, as a link that opens the visitor's own map (RFC 5870). */
export function SightPosition({ sight: { name, latitude, longitude } }: SightPositionProps) {
  return (
    <p className="sight-geo">
      <a href={`geo:${latitude},${longitude}`}>
        {degrees(latitude, 'N', 'S')}, {degrees(longitude, 'E', 'W')}
        <span className="visually-hidden"> (open {name} in a map app)</span>
      </a>
    </p>
  )
}
