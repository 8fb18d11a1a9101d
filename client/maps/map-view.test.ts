import { describe, expect, it } from 'vitest'
import { getZoom, panView, zoomView } from './map-view.ts'

const WHOLE = { left: 0, top: 0, width: 760, height: 700 }

describe('zoomed', () => {
  it('keeps the middle in the middle', () => {
    expect(zoomView(WHOLE, WHOLE, 2)).toEqual({ left: 190, top: 175, width: 380, height: 350 })
  })

  it('keeps a point under the finger that spreads there', () => {
    const view = zoomView(WHOLE, WHOLE, 4, 0.25, 0.75)
    expect(view.left + 0.25 * view.width).toBe(0.25 * 760)
    expect(view.top + 0.75 * view.height).toBe(0.75 * 700)
  })

  it('goes no farther out than the map and no closer than its survey', () => {
    expect(zoomView(WHOLE, WHOLE, 0.5)).toEqual(WHOLE)
    expect(getZoom(zoomView(WHOLE, WHOLE, 100), WHOLE)).toBe(6)
  })
})

describe('moved', () => {
  it('goes by shares of what is shown', () => {
    const view = zoomView(WHOLE, WHOLE, 2)
    expect(panView(view, WHOLE, 0.25, -0.25)).toMatchObject({ left: 285, top: 87.5 })
  })

  it('does not leave the map', () => {
    const view = zoomView(WHOLE, WHOLE, 2)
    expect(panView(view, WHOLE, 9, 9)).toMatchObject({ left: 380, top: 350 })
    expect(panView(WHOLE, WHOLE, 1, 1)).toEqual(WHOLE)
  })
})
