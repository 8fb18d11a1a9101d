import { addLine, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'

const WALL = '#F8E8CB'
const WALL_SHADE = '#B8989A'
const ROOF = '#CB5B3C'
const ROOF_SHADE = '#8C3A3C'
const TIMBER = '#6B4238'
const WINDOW = '#43303C'
const GOLD = '#F2B63E'
const GOLD_SHADE = '#B57A2E'
const FLAGS = ['#3F7FA8', '#F8E8CB', '#CB5B3C', '#7F9A6A', '#F2B63E'] as const

type House = {
  readonly left: number
  readonly foot: number
  readonly width: number
  readonly height: number
  readonly windows: number
}

function paintHouse(
  canvas: PosterCanvas,
  at: Placement,
  { left, foot, width, height, windows }: House,
): void {
  const top = -foot - height
  const side = width * 0.3
  addPath(canvas, placePath(`M${left} ${-foot}V${top}h${width - side}V${-foot}z`, at), WALL)
  addPath(canvas, placePath(`M${left + width - side} ${-foot}V${top}h${side}V${-foot}z`, at), WALL_SHADE)
  addPath(canvas, placePath(`M${left - 6} ${top + 3}l${width * 0.16} -20h${width * 0.62}l8 20z`, at), ROOF)
  addPath(
    canvas,
    placePath(`M${left + width * 0.76 - 6} ${top - 17}l${width * 0.28} 20h${-width * 0.26}z`, at),
    ROOF_SHADE,
  )
  const step = (width - side) / windows
  const panes = Array.from({ length: windows }, (_none, index) => {
    const x = left + step * (index + 0.5) - 4
    return `M${x} ${top + 12}h8v13h-8zM${x} ${top + 36}h8v13h-8z`
  })
  addPath(canvas, placePath(panes.join(''), at), WINDOW)
}

/** A cloister of tiled houses round a domed church, a timber gallery over the drop. */
export function paintTiledCloister(canvas: PosterCanvas, at: Placement): void {
  paintHouse(canvas, at, { left: -60, foot: 20, width: 150, height: 66, windows: 4 })
  addPath(canvas, placePath('M-24 -84v-40h54v40z', at), WALL)
  addPath(canvas, placePath('M10 -84v-40h20v40z', at), WALL_SHADE)
  addPath(canvas, placePath('M-30 -122q4 -36 33 -42q29 6 33 42z', at), ROOF)
  addPath(canvas, placePath('M3 -164q29 6 33 42h-26q4 -26 -7 -42z', at), ROOF_SHADE)
  addPath(canvas, placePath('M-14 -114q5 -8 10 0v18h-10zM8 -114q5 -8 10 0v18h-10z', at), WINDOW)
  addLine(canvas, placePath('M3 -160v-18', at), WINDOW, 3 * at.scale)
  paintHouse(canvas, at, { left: -128, foot: 0, width: 94, height: 70, windows: 3 })
  paintHouse(canvas, at, { left: 54, foot: 0, width: 92, height: 84, windows: 2 })
  paintHouse(canvas, at, { left: -44, foot: -6, width: 106, height: 50, windows: 3 })
  addPath(canvas, placePath('M-150 -40h34v26h-34z', at), TIMBER)
  addPath(canvas, placePath('M-156 -40l22 -14h24v14z', at), ROOF)
  addLine(
    canvas,
    placePath('M-148 -14l26 22M-134 -14l14 12M-140 -40v26M-128 -40v26', at),
    TIMBER,
    3 * at.scale,
  )
}

/** A temple-monastery of white walls that taper, maroon bands and gilded roofs. */
export function paintGildedMonastery(canvas: PosterCanvas, at: Placement): void {
  const block = (left: number, foot: number, width: number, height: number): void => {
    const top = -foot - height
    addPath(canvas, placePath(`M${left} ${-foot}l6 ${-height}h${width * 0.66}l2 ${height}z`, at), '#FFF4DF')
    addPath(
      canvas,
      placePath(`M${left + width * 0.7} ${-foot}l-2 ${-height}h${width * 0.3}l4 ${height}z`, at),
      WALL_SHADE,
    )
    addPath(canvas, placePath(`M${left + 4} ${top}h${width - 4}v14h${4 - width}z`, at), ROOF_SHADE)
    const panes = [0.16, 0.36, 0.56].map(
      (share) => `M${left + width * share} ${top + 24}h9v16h-9zM${left + width * share} ${top + 50}h9v14h-9z`,
    )
    addPath(canvas, placePath(panes.join(''), at), WINDOW)
  }
  const roof = (left: number, foot: number, width: number): void => {
    addPath(canvas, placePath(`M${left - 12} ${-foot}q18 -4 26 -24h${width - 28}q8 20 26 24z`, at), GOLD)
    addPath(
      canvas,
      placePath(`M${left + width * 0.6} ${-foot - 24}h${width * 0.4 - 14}q8 20 26 24h${-width * 0.4}z`, at),
      GOLD_SHADE,
    )
    addPath(canvas, placePath(`M${left + width / 2 - 4} ${-foot - 24}v-12h8v12z`, at), GOLD_SHADE)
  }
  block(-36, 18, 120, 112)
  roof(-30, 130, 112)
  block(-124, 0, 104, 76)
  roof(-120, 76, 96)
  block(52, 0, 100, 88)
  roof(56, 88, 92)
  block(-50, 0, 104, 50)
}

/** Small square flags on a slack line between two points. */
export function paintPrayerFlags(
  canvas: PosterCanvas,
  line: { readonly fromX: number; readonly fromY: number; readonly toX: number; readonly toY: number },
): void {
  const { unit } = canvas
  const { fromX, fromY, toX, toY } = line
  const sag = 60 * unit
  addLine(
    canvas,
    outline`M${fromX} ${fromY}Q${(fromX + toX) / 2} ${(fromY + toY) / 2 + 2 * sag} ${toX} ${toY}`,
    TIMBER,
    1.6 * unit,
  )
  const count = Math.max(6, Math.round(Math.abs(toX - fromX) / (19 * unit)))
  for (const [order, ink] of FLAGS.entries()) {
    let flags = ''
    for (let index = order; index < count; index += FLAGS.length) {
      const share = (index + 0.5) / count
      const x = fromX + (toX - fromX) * share
      const y = fromY + (toY - fromY) * share + 4 * sag * share * (1 - share)
      flags += outline`M${x - 6 * unit} ${y}h${12 * unit}v${14 * unit}h${-12 * unit}z`
    }
    addPath(canvas, flags, ink)
  }
}
