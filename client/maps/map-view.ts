/** The part of a map that is shown, in the map's own pixels. */
export type MapView = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Closer than this the survey shows blunt corners instead of a coast. */
const MOST_ZOOM = 6

/** How many times larger a view shows the map. */
export const zoomOf = (view: MapView, whole: MapView): number => whole.width / view.width

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** The view moved back over the map, where it was taken beyond its edge. */
function kept({ left, top, width, height }: MapView, whole: MapView): MapView {
  return {
    left: within(left, whole.left, whole.left + whole.width - width),
    top: within(top, whole.top, whole.top + whole.height - height),
    width,
    height,
  }
}

/**
 * Zooms about a point that keeps its place on the screen.
 * @param x of the point, as a share of the view from its left
 * @param y the same from its top
 */
export function zoomed(view: MapView, whole: MapView, factor: number, x = 0.5, y = 0.5): MapView {
  const zoom = within(zoomOf(view, whole) * factor, 1, MOST_ZOOM)
  const [width, height] = [whole.width / zoom, whole.height / zoom]
  const left = view.left + (view.width - width) * x
  const top = view.top + (view.height - height) * y
  return kept({ left, top, width, height }, whole)
}

/** Moves by shares of the view. */
export function moved(view: MapView, whole: MapView, x: number, y: number): MapView {
  return kept({ ...view, left: view.left + x * view.width, top: view.top + y * view.height }, whole)
}
