import { addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'

const WALLS = [
  '#B8604E',
  '#D9A06A',
  '#7F8FA6',
  '#E2C49A',
  '#A8707E',
  '#8FA08C',
  '#C98A5C',
  '#6F7396',
] as const
const SHADE = '#2E2244'
const ROOF = '#3A2A48'
const LIT = '#FFD98A'
const DARK = '#3E3454'

/** The upper edge of one house, from its left eaves to its right: plain, stepped or curved. */
function gablePath(kind: number, x: number, eavesY: number, broad: number, rise: number): string {
  const start = outline`M${x} ${eavesY}`
  if (kind === 0) return `${start}${outline`l${broad / 2} ${-rise}l${broad / 2} ${rise}z`}`
  if (kind === 1) {
    const [step, up] = [broad / 8, rise / 3]
    const climb = outline`v${-up}h${step}`.repeat(3)
    const fall = outline`h${step}v${up}`.repeat(3)
    return `${start}${climb}${outline`h${2 * step}`}${fall}z`
  }
  const side = outline`q${broad * 0.04} ${-rise * 0.4} ${broad * 0.2} ${-rise * 0.5}q${broad * 0.06} ${-rise * 0.5} ${broad * 0.3} ${-rise * 0.5}`
  const other = outline`q${broad * 0.24} 0 ${broad * 0.3} ${rise * 0.5}q${broad * 0.16} ${rise * 0.1} ${broad * 0.2} ${rise * 0.5}z`
  return start + side + other
}

/** Narrow adjoining gabled houses across the sheet, half of their windows lit. */
export function paintGabledRow(canvas: PosterCanvas, groundY: number): void {
  const { width, unit, random } = canvas
  let [lit, dark, doors, shades, trims] = ['', '', '', '', '']
  let index = Math.floor(random(0, 8))
  for (let x = -30 * unit; x < width + 30 * unit; index += 1) {
    const broad = random(92, 124) * unit
    const tall = random(136, 190) * unit
    const rise = broad * random(0.62, 0.8)
    const eavesY = groundY - tall
    const wall = WALLS[(index * 3) % WALLS.length] ?? WALLS[0]
    addPath(canvas, outline`M${x - 4} ${eavesY}v${-rise * 0.5}h${broad + 8}v${rise * 0.5}z`, ROOF)
    addRect(canvas, x, eavesY - 1, broad + 1, tall + 2, wall)
    addPath(canvas, gablePath(index % 3, x, eavesY, broad, rise), wall)
    shades += outline`M${x + broad * 0.88} ${eavesY - rise * 0.16}h${broad * 0.12}V${groundY}h${-broad * 0.12}z`
    trims += outline`M${x} ${eavesY}h${broad}v${5 * unit}h${-broad}zM${x} ${groundY - 62 * unit}h${broad}v${6 * unit}h${-broad}z`
    const count = broad > 106 * unit ? 3 : 2
    const step = (broad * 0.88) / count
    const pane = (left: number, top: number): string =>
      outline`M${left} ${top}h${15 * unit}v${25 * unit}h${-15 * unit}z`
    for (let y = eavesY + 16 * unit; y < groundY - 88 * unit; y += 42 * unit) {
      for (let place = 0; place < count; place += 1) {
        const part = pane(x + step * (place + 0.5) - 7 * unit, y)
        if (random() < 0.55) lit += part
        else dark += part
      }
    }
    lit += pane(x + broad * 0.44, eavesY - rise * 0.42)
    const door = x + broad * (index % 2 === 0 ? 0.14 : 0.5)
    doors += outline`M${door} ${groundY}v${-36 * unit}q${13 * unit} ${-18 * unit} ${26 * unit} 0v${36 * unit}z`
    const shop = x + broad * (index % 2 === 0 ? 0.46 : 0.1)
    lit += outline`M${shop} ${groundY - 12 * unit}v${-34 * unit}h${broad * 0.32}v${34 * unit}z`
    x += broad
  }
  addPath(canvas, shades, SHADE, { opacity: 0.5 })
  addPath(canvas, trims, '#F3DDBC', { opacity: 0.75 })
  addPath(canvas, dark, DARK)
  addPath(canvas, doors, DARK)
  addPath(canvas, lit, LIT)
}
