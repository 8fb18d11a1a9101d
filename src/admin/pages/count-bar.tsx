import { formatNumber } from '#isomorphic/words/formats.ts'
import { useLocale } from '#isomorphic/words/use-words.ts'

const WIDTH = 100
const HEIGHT = 8

/** A number with a bar for visual comparison; screen readers get the number alone. */
export function CountBar({ value, max }: { readonly value: number; readonly max: number }) {
  const width = max === 0 ? 0 : Math.max(1, Math.round((value / max) * WIDTH))
  return (
    <span className="desk-bar">
      <span className="number">{formatNumber(useLocale(), value)}</span>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect width={width} height={HEIGHT} />
      </svg>
    </span>
  )
}
