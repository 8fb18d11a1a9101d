import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { TripMapScale } from './trip-map-scale.tsx'

const coast = (scale: { readonly km: number; readonly width: number } | null) => ({
  land: '',
  borders: '',
  disputed: '',
  scale: scale === null ? null : ({ ...scale, corner: 'bottom-left' } as const),
})

describe('TripMapScale', () => {
  it('draws a bar as long as its kilometres, above the bottom edge', () => {
    const map = { coast: coast({ km: 1000, width: 140 }), height: 480 }
    const html = renderToStaticMarkup(<TripMapScale map={map} locale="en" />)
    expect(html).toContain('translate(18 462)')
    expect(html).toContain('h140')
    expect(html).toContain('1,000 km')
  })

  it('is nothing on a map of a guide, or where no bar would be true', () => {
    expect(renderToStaticMarkup(<TripMapScale map={{ coast: null, height: 480 }} locale="en" />)).toBe('')
    expect(renderToStaticMarkup(<TripMapScale map={{ coast: coast(null), height: 480 }} locale="en" />)).toBe(
      '',
    )
  })
})
