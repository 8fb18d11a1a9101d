type PointerPosition = { readonly x: number; readonly y: number }

export type PointerHandlers = {
  readonly isEnlarged: () => boolean
  /** Pans by fractions of the view. */
  readonly move: (x: number, y: number) => void
  /** Zooms about a point, given in fractions of the view. */
  readonly zoom: (factor: number, x: number, y: number) => void
}

const distanceBetween = (one: PointerPosition, other: PointerPosition): number =>
  Math.hypot(one.x - other.x, one.y - other.y)

/**
 * Pointer gestures on a map: two fingers zoom, one finger pans once the map is zoomed in; before that one finger
 * scrolls the page. The wheel scrolls the page unless Ctrl is pressed, which is also how browsers report a pinch on a
 * trackpad.
 */
export function watchPointers(svg: SVGSVGElement, { isEnlarged, move, zoom }: PointerHandlers): void {
  const activePointers = new Map<number, PointerPosition>()
  const shareOf = (point: PointerPosition): PointerPosition => {
    const box = svg.getBoundingClientRect()
    return { x: (point.x - box.left) / box.width, y: (point.y - box.top) / box.height }
  }
  const pointOf = (event: PointerEvent): PointerPosition => ({ x: event.clientX, y: event.clientY })

  svg.addEventListener('pointerdown', (event) => {
    activePointers.set(event.pointerId, pointOf(event))
    if (isEnlarged() || activePointers.size > 1) svg.setPointerCapture(event.pointerId)
  })
  svg.addEventListener('pointermove', (event) => {
    const before = activePointers.get(event.pointerId)
    if (before === undefined) return
    const now = pointOf(event)
    activePointers.set(event.pointerId, now)
    const other = [...activePointers].find(([id]) => id !== event.pointerId)?.[1]
    const box = svg.getBoundingClientRect()
    if (other !== undefined) {
      const at = shareOf({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
      zoom(distanceBetween(now, other) / Math.max(1, distanceBetween(before, other)), at.x, at.y)
    } else if (isEnlarged()) move((before.x - now.x) / box.width, (before.y - now.y) / box.height)
  })
  for (const type of ['pointerup', 'pointercancel'] as const)
    svg.addEventListener(type, ({ pointerId }) => activePointers.delete(pointerId))
  svg.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      const at = shareOf({ x: event.clientX, y: event.clientY })
      zoom(Math.exp(-event.deltaY / 200), at.x, at.y)
    },
    { passive: false },
  )
}
