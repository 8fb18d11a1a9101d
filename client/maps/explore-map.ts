import { linkMarksToList } from './link-marks.ts'
import { watchPointers } from './map-pointers.ts'
import { type MapView, moved, zoomed, zoomOf } from './map-view.ts'

const ZOOM_STEP = 1.6
const MOVE_STEP = 0.2

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-MOVE_STEP, 0],
  ArrowRight: [MOVE_STEP, 0],
  ArrowUp: [0, -MOVE_STEP],
  ArrowDown: [0, MOVE_STEP],
}
const FACTORS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP }

function createTool(label: string, sign: string, run: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.setAttribute('aria-label', label)
  button.textContent = sign
  button.addEventListener('click', run)
  return button
}

/**
 * Lets a map be moved and enlarged: by its buttons, by the arrow keys, + − and 0 while one of them has the focus, by two
 * fingers, and by dragging once it is enlarged. It stays the drawing it was, which is whole without this; nothing glides,
 * so that nobody has to ask for less motion. Numbers and names keep their size.
 */
export function exploreMap(figure: Element): void {
  const svg = figure.querySelector<SVGSVGElement>('svg.map-drawing')
  const caption = figure.querySelector('.map-caption')
  if (svg === null || caption === null) return
  const { x, y, width, height } = svg.viewBox.baseVal
  const whole: MapView = { left: x, top: y, width, height }
  let view = whole

  const show = (next: MapView): void => {
    view = next
    const zoom = zoomOf(view, whole)
    svg.setAttribute('viewBox', `${view.left} ${view.top} ${view.width} ${view.height}`)
    svg.style.setProperty('--zoom', String(zoom))
    svg.classList.toggle('is-enlarged', zoom > 1)
    closer.disabled = zoomed(view, whole, ZOOM_STEP).width === view.width
    farther.disabled = zoom === 1
    all.disabled = zoom === 1
  }
  const zoom = (factor: number, atX?: number, atY?: number): void =>
    show(zoomed(view, whole, factor, atX, atY))

  const closer = createTool('Zoom in', '+', () => zoom(ZOOM_STEP))
  const farther = createTool('Zoom out', '−', () => zoom(1 / ZOOM_STEP))
  const all = createTool('Whole map', '⤢', () => show(whole))
  const tools = document.createElement('div')
  tools.className = 'map-tools'
  tools.setAttribute('role', 'group')
  tools.setAttribute('aria-label', 'Map')
  tools.append(closer, farther, all)
  caption.append(tools)

  tools.addEventListener('keydown', (event) => {
    const step = STEPS[event.key]
    const factor = FACTORS[event.key]
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (step !== undefined) show(moved(view, whole, ...step))
    else if (factor !== undefined) zoom(factor)
    else if (event.key === '0') show(whole)
    else return
    event.preventDefault()
  })
  watchPointers(svg, {
    isEnlarged: () => view.width < whole.width,
    move: (shareX, shareY) => show(moved(view, whole, shareX, shareY)),
    zoom,
  })
  show(whole)
  linkMarksToList(svg)
}
