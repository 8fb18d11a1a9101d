import { describe, expect, it } from 'vitest'
import { getZoom, panView, zoomView } from './map-view.ts'

const FULL_VIEW = { left: 0, top: 0, width: 760, height: 700 }

describe('zoomView', () => {
  it('zooms about the centre by default', () => {
    expect(zoomView(FULL_VIEW, FULL_VIEW, 2)).toEqual({ left: 190, top: 175, width: 380, height: 350 })
  })

  it('leaves the point between the pinching fingers where it is', () => {
    const view = zoomView(FULL_VIEW, FULL_VIEW, 4, 0.25, 0.75)
    expect(view.left + 0.25 * view.width).toBe(0.25 * 760)
    expect(view.top + 0.75 * view.height).toBe(0.75 * 700)
  })

  it('limits the zoom to the full map and to six times its size', () => {
    expect(zoomView(FULL_VIEW, FULL_VIEW, 0.5)).toEqual(FULL_VIEW)
    expect(getZoom(zoomView(FULL_VIEW, FULL_VIEW, 100), FULL_VIEW)).toBe(6)
  })
})

describe('panView', () => {
  it('pans by fractions of the view', () => {
    const view = zoomView(FULL_VIEW, FULL_VIEW, 2)
    expect(panView(view, FULL_VIEW, 0.25, -0.25)).toMatchObject({ left: 285, top: 87.5 })
  })

  it('does not leave the map', () => {
    const view = zoomView(FULL_VIEW, FULL_VIEW, 2)
    expect(panView(view, FULL_VIEW, 9, 9)).toMatchObject({ left: 380, top: 350 })
    expect(panView(FULL_VIEW, FULL_VIEW, 1, 1)).toEqual(FULL_VIEW)
  })
})
