/** The part of a map that is shown, in the map's own pixels. */
export type MapView = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Closer than this the survey shows blunt corners instead of a coast. */
const MAX_ZOOM = 6

/** How many times larger a view shows the map. */
export const getZoom = (view: MapView, fullView: MapView): number => fullView.width / view.width

const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value))

/** The view moved back over the map, where it was taken beyond its edge. */
function clampToMap({ left, top, width, height }: MapView, fullView: MapView): MapView {
  return {
    left: clamp(left, fullView.left, fullView.left + fullView.width - width),
    top: clamp(top, fullView.top, fullView.top + fullView.height - height),
    width,
    height,
  }
}

/**
 * Zooms about a point that keeps its place on the screen.
 * @param x of the point, as a share of the view from its left
 * @param y the same from its top
 */
export function zoomView(view: MapView, fullView: MapView, factor: number, x = 0.5, y = 0.5): MapView {
  const zoom = clamp(getZoom(view, fullView) * factor, 1, MAX_ZOOM)
  const [width, height] = [fullView.width / zoom, fullView.height / zoom]
  const left = view.left + (view.width - width) * x
  const top = view.top + (view.height - height) * y
  return clampToMap({ left, top, width, height }, fullView)
}

/** Moves by shares of the view. */
export function panView(view: MapView, fullView: MapView, x: number, y: number): MapView {
  return clampToMap({ ...view, left: view.left + x * view.width, top: view.top + y * view.height }, fullView)
}
