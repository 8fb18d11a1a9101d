import { pageWordsOf } from '#client/kit/page-language.ts'
import { linkMarksToList } from './link-marks.ts'
import { watchPointers } from './map-pointers.ts'
import { getZoom, type MapView, panView, zoomView } from './map-view.ts'
import { MAP_CONTROLS_WORDS } from './words/map-controls-words.ts'

const ZOOM_STEP = 1.6
const MOVE_STEP = 0.2

const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-MOVE_STEP, 0],
  ArrowRight: [MOVE_STEP, 0],
  ArrowUp: [0, -MOVE_STEP],
  ArrowDown: [0, MOVE_STEP],
}
const FACTORS: Readonly<Record<string, number>> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP }

function createToolButton(label: string, sign: string, run: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.setAttribute('aria-label', label)
  button.textContent = sign
  button.addEventListener('click', run)
  return button
}

/**
 * Adds pan and zoom to a map: by buttons, by the arrow keys, + − and 0 while a button has the focus, by pinching, and
 * by dragging once it is zoomed in. The map is complete without script. Nothing is animated, so reduced motion needs no
 * exception. The size of numbers and names is constant.
 */
export function exploreMap(figure: Element): void {
  const svg = figure.querySelector<SVGSVGElement>('svg.map-drawing')
  const caption = figure.querySelector('.map-caption')
  if (svg === null || caption === null) return
  const { x, y, width, height } = svg.viewBox.baseVal
  const fullView: MapView = { left: x, top: y, width, height }
  let view = fullView

  const show = (next: MapView): void => {
    view = next
    const zoom = getZoom(view, fullView)
    svg.setAttribute('viewBox', `${view.left} ${view.top} ${view.width} ${view.height}`)
    svg.style.setProperty('--zoom', String(zoom))
    svg.classList.toggle('is-enlarged', zoom > 1)
    zoomInButton.disabled = zoomView(view, fullView, ZOOM_STEP).width === view.width
    zoomOutButton.disabled = zoom === 1
    resetButton.disabled = zoom === 1
  }
  const zoom = (factor: number, atX?: number, atY?: number): void =>
    show(zoomView(view, fullView, factor, atX, atY))

  const words = pageWordsOf(MAP_CONTROLS_WORDS)
  const zoomInButton = createToolButton(words.zoomIn, '+', () => zoom(ZOOM_STEP))
  const zoomOutButton = createToolButton(words.zoomOut, '−', () => zoom(1 / ZOOM_STEP))
  const resetButton = createToolButton(words.reset, '⤢', () => show(fullView))
  const tools = document.createElement('div')
  tools.className = 'map-tools'
  tools.setAttribute('role', 'group')
  tools.setAttribute('aria-label', words.map)
  tools.append(zoomInButton, zoomOutButton, resetButton)
  caption.append(tools)

  tools.addEventListener('keydown', (event) => {
    const step = STEPS[event.key]
    const factor = FACTORS[event.key]
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (step !== undefined) show(panView(view, fullView, ...step))
    else if (factor !== undefined) zoom(factor)
    else if (event.key === '0') show(fullView)
    else return
    event.preventDefault()
  })
  watchPointers(svg, {
    isEnlarged: () => view.width < fullView.width,
    move: (shareX, shareY) => show(panView(view, fullView, shareX, shareY)),
    zoom,
  })
  show(fullView)
  linkMarksToList(svg)
}
