import { addLine, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline } from '#art/drawing/path.ts'
import { arches, block, round } from '#art/kit/masonry.ts'

const STONE = '#F6E3BE'
const STONE_SHADE = '#B08D7C'
const COPPER = '#6FA08E'
const COPPER_SHADE = '#3F6F70'
const OPENING = '#4A4658'

const DOMED_CHURCH: readonly GlyphPart[] = [
  ['M-96 0v-120h192v120zM-58 -120v-66h116v66z', STONE],
  ['M26 0v-186h32v66h38v120z', STONE_SHADE],
  [arches(-40, 16, 3, -92, 12, 45), OPENING],
  ['M-64 -184q2 -82 64 -104q62 22 64 104z', COPPER],
  ['M0 -288q62 22 64 104h-46q10 -64 -18 -104z', COPPER_SHADE],
  ['M-12 -284v-34h24v34zM-16 -318q2 -22 16 -26q14 4 16 26z', STONE],
  [block(0, -340, 3, 26), OPENING],
]

const spire = (x: number): readonly GlyphPart[] => [
  [`M${x} 0v-214h52v214z`, STONE],
  [`M${x + 34} 0v-214h18v214z`, STONE_SHADE],
  [`M${x + 12} -190q7 -12 14 0v44h-14z`, OPENING],
  [`M${x - 4} -212l30 -112l30 112z`, COPPER],
  [`M${x + 26} -324l30 112h-22z`, COPPER_SHADE],
]

const TWIN_SPIRES: readonly GlyphPart[] = [
  ['M-84 0v-150h168v150z', STONE],
  ['M-40 -150l40 -46l40 46z', COPPER_SHADE],
  ...spire(-92),
  ...spire(40),
  [round(0, -108, 19), OPENING],
]

const CLOCK_TOWER: readonly GlyphPart[] = [
  ['M-130 0v-112h170v112z', STONE],
  ['M-136 -110l30 -44h112l34 44z', COPPER_SHADE],
  ['M-106 -84h12v34h-12zM-76 -84h12v34h-12zM-46 -84h12v34h-12zM-16 -84h12v34h-12z', OPENING],
  ['M30 0v-266h66v266z', STONE],
  ['M74 0v-266h22v266z', STONE_SHADE],
  [round(53, -226, 18), '#FFF6DC'],
  ['M52 -225v-13h3v10h8v3z', OPENING],
  ['M22 -264l16 -22h50l16 22zM40 -286l8 -34h30l8 34zM48 -320l15 -66l15 66z', COPPER],
  ['M63 -386l15 66l8 34h2l16 22h-36z', COPPER_SHADE],
]

/** The landmark of the embankment, which rises behind the houses, by detail. */
export const CITY_LANDMARKS = [DOMED_CHURCH, TWIN_SPIRES, CLOCK_TOWER] as const

const BRIDGE_STONE = '#D9B084'
const BRIDGE_SHADE = '#8A6668'
const BRIDGE_EDGE = '#F3D9AC'

/** A bridge of stone arches across the sheet, a little humped, its deck at y in the middle. */
export function paintArchBridge(canvas: PosterCanvas, y: number, waterY: number): void {
  const { width, unit, isWide } = canvas
  const count = isWide ? 6 : 3
  const span = (width + 80 * unit) / count
  const deckAt = (x: number): number => y + ((x - width / 2) / (width / 2)) ** 2 * 20 * unit
  const hump = (offset: number): string =>
    outline`M-20 ${deckAt(-20) + offset}Q${width / 2} ${2 * y - deckAt(0) + offset} ${width + 20} ${deckAt(width + 20) + offset}`
  let arches = ''
  for (let index = 0; index < count; index += 1) {
    const left = -40 * unit + index * span + 19 * unit
    const broad = span - 38 * unit
    const springY = waterY - 2 * unit
    const rise = springY - deckAt(left + broad / 2) - 34 * unit
    arches += outline`M${left + 15 * unit} ${springY + 14 * unit}v${-14 * unit}C${left + 15 * unit} ${springY - rise * 1.3} ${left + broad} ${springY - rise * 1.3} ${left + broad} ${springY}v${14 * unit}z`
  }
  const body = `${hump(0)}${outline`V${waterY + 12 * unit}H-20z`}`
  addPath(canvas, `${body}${arches}`, BRIDGE_STONE, { 'fill-rule': 'evenodd' })
  let lining = ''
  for (let index = 0; index < count; index += 1) {
    const left = -40 * unit + index * span + 19 * unit
    lining += outline`M${left} ${waterY + 12 * unit}v${-14 * unit}q${4 * unit} ${-40 * unit} ${22 * unit} ${-58 * unit}q${-8 * unit} ${30 * unit} ${-7 * unit} ${72 * unit}z`
  }
  addPath(canvas, lining, BRIDGE_SHADE)
  addLine(canvas, hump(3 * unit), BRIDGE_EDGE, 8 * unit)
  addLine(canvas, hump(13 * unit), BRIDGE_SHADE, 4 * unit)
  let lamps = ''
  let lights = ''
  for (let index = 1; index < count * 2; index += 1) {
    const x = -40 * unit + (index * span) / 2
    lamps += outline`M${x} ${deckAt(x)}v${-46 * unit}`
    lights += outline`M${x - 6 * unit} ${deckAt(x) - 46 * unit}l${3 * unit} ${-14 * unit}h${6 * unit}l${3 * unit} ${14 * unit}z`
  }
  addLine(canvas, lamps, OPENING, 3 * unit)
  addPath(canvas, lights, '#FFF1C4')
}
