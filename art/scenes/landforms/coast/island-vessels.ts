import { addLine, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'

const CREAM = '#FBF0DA'

/** A sailing outrigger from above with its wake, around 0 0, bow to the right. */
export function paintOutrigger(canvas: PosterCanvas, sailInk: string): void {
  const wake = 'M-60 0q-120 -34 -260 -40q120 30 200 40q-90 12 -200 44q140 -8 260 -44z'
  addPath(canvas, wake, '#CFEFEA', { opacity: 0.55 })
  addPath(canvas, 'M-66 0Q0 -13 72 0Q0 13 -66 0zM-50 34Q0 28 52 34Q0 41 -50 34z', CREAM)
  addLine(canvas, 'M-22 0L-22 34M26 0L26 34', '#7A3B2A', 4)
  addPath(canvas, 'M-32 12L58 6Q36 60 -2 78Q-32 56 -32 12z', '#062F4C', { opacity: 0.35 })
  addPath(canvas, 'M-46 -6L44 -12Q26 -58 -14 -76Q-44 -48 -46 -6z', sailInk)
  addPath(canvas, 'M-46 -6L-14 -76Q-2 -44 -6 -8z', '#F39A5C')
}

/** A small seaplane from above with its shadow on the water, around 0 0, nose to the right. */
export function paintSeaplane(canvas: PosterCanvas, wingInk: string): void {
  const plane =
    'M-70 -6L34 -9Q62 -8 66 0Q62 8 34 9L-70 6zM-6 -84Q8 -88 18 -84L26 84Q8 92 -6 84zM-78 -26q10 -4 16 0l3 52q-10 4 -19 0z'
  addPath(canvas, plane, '#062F4C', { opacity: 0.35, transform: 'translate(-44 62)' })
  addPath(canvas, plane, CREAM)
  addPath(
    canvas,
    'M-6 -84Q8 -88 18 -84L19 -58H-6zM-6 58H25L26 84Q8 92 -6 84zM-78 -26q10 -4 16 0l3 52q-10 4 -19 0z',
    wingInk,
  )
  addPath(canvas, 'M30 -7Q44 -6 46 0Q44 6 30 7z', '#0E5E77')
}
