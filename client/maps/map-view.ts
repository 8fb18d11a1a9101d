/** The visible part of a map, in pixels of the map. */
export type MapView = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A higher zoom would show straight segments of the surveyed coast. */
const MAX_ZOOM = 6

/** Zoom factor of a view. */
export const getZoom = (view: MapView, fullView: MapView): number => fullView.width / view.width

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))

/** Moves a view back within the bounds of the map. */
function clampToMap({ left, top, width, height }: MapView, fullView: MapView): MapView {
  return {
    left: clamp(left, fullView.left, fullView.left + fullView.width - width),
    top: clamp(top, fullView.top, fullView.top + fullView.height - height),
    width,
    height,
  }
}

/**
 * Zooms about a point that stays fixed on the screen.
 * @param x of the point, as a fraction of the view from its left
 * @param y of the point, as a fraction of the view from its top
 */
export function zoomView(view: MapView, fullView: MapView, factor: number, x = 0.5, y = 0.5): MapView {
  const zoom = clamp(getZoom(view, fullView) * factor, 1, MAX_ZOOM)
  const [width, height] = [fullView.width / zoom, fullView.height / zoom]
  const left = view.left + (view.width - width) * x
  const top = view.top + (view.height - height) * y
  return clampToMap({ left, top, width, height }, fullView)
}

/** Pans by fractions of the view. */
export function panView(view: MapView, fullView: MapView, x: number, y: number): MapView {
  return clampToMap({ ...view, left: view.left + x * view.width, top: view.top + y * view.height }, fullView)
}
