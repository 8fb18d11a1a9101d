import type { WorldDot } from '#src/catalogue/catalogue-types.ts'

/** A dot of the map of the world with its name; the first circle is the touch target. */
export const WorldDotMark = ({
  dot: { x, y, name },
}: {
  readonly dot: Pick<WorldDot, 'x' | 'y' | 'name'>
}) => (
  <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
    <circle />
    <circle />
    <text>{name}</text>
  </g>
)
