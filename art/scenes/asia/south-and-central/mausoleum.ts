import { addPath, addPolygon, addRect } from '#art/drawing/canvas.ts'
import { defineSymbol, stampSymbol } from '#art/drawing/definition.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { between, outline, type Point } from '#art/drawing/path.ts'
import { placePath } from '#art/drawing/place-path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintRipples } from '#art/kit/water.ts'

const DEEP = '#2E2A4C'
const MARBLE = '#FFF7E6'
const SHADE = '#C9A9B4'
const DUSK = '#8A7396'

const niche = (x: number, y: number): string => `M${x} ${y}v-58q0 -22 17 -30q17 8 17 30v58z`

const minaret = (x: number): string =>
  `M${x - 12} -40l3 -250h18l3 250zM${x - 15} -126h30v-8h-30zM${x - 14} -210h28v-8h-28zM${x - 15} -290h30v-8h-30zM${x - 8} -298v-18h16v18zM${x - 12} -316q-2 -22 12 -30q14 8 12 30z`

/** Half of a minaret, away from the light. */
const minaretShade = (x: number): string =>
  `M${x + 3} -40v-250h6l3 250zM${x + 2} -316q8 -16 -2 -30q14 8 12 30z`

const kiosk = (x: number): string => `M${x - 22} -214v-30h44v30zM${x - 26} -244q-2 -34 26 -44q28 10 26 44z`

const LIT_NICHES = [-150, -110, 74].map((x) => niche(x, -52) + niche(x, -132)).join('')

/** The tomb on its plinth, lit from the left. */
const TOMB: readonly GlyphPart[] = [
  [minaret(-330) + minaret(330), MARBLE],
  [minaretShade(-330) + minaretShade(330), SHADE],
  [minaret(-246) + minaret(246), '#F3E2D6'],
  [minaretShade(-246) + minaretShade(246), SHADE],
  [kiosk(-96) + kiosk(96), '#F6E6DA'],
  ['M96 -288q28 10 26 44v30h-22v-30q4 -30 -4 -44z', SHADE],
  ['M-74 -210v-56h148v56z', MARBLE],
  ['M30 -210v-56h44v56z', SHADE],
  ['M-76 -264C-116 -320 -92 -392 0 -440C92 -392 116 -320 76 -264z', MARBLE],
  ['M0 -440C92 -392 116 -320 76 -264h-40C84 -330 58 -396 0 -440z', SHADE],
  ['M-6 -438q6 -12 12 0l-4 8h-4zM-3 -444v-34h6v34zM-9 -474q9 14 18 0q-3 20 -9 20t-9 -20z', '#C98F45'],
  ['M-172 -40v-172h344v172z', MARBLE],
  ['M118 -40v-172h54v172z', SHADE],
  ['M-172 -212h344v-8h-344z', '#F6DFC4'],
  ['M-66 -40v-206h132v206z', MARBLE],
  ['M-66 -246h132v8h-132z', '#E9C9A8'],
  ['M-46 -40v-118q0 -40 46 -60q46 20 46 60v118z', DUSK],
  ['M-30 -40v-92q0 -26 30 -42q30 16 30 42v92z', '#5F4F7A'],
  [LIT_NICHES, SHADE],
  [niche(126, -52) + niche(126, -132), DUSK],
  ['M-372 0v-40h744v40z', '#F8E8D2'],
  ['M-372 0v-12h744v12zM180 -40h192v28h-192z', SHADE],
]

/** A cypress 100 units tall and its half away from the light. */
const CYPRESS = 'M0 -100C15 -70 18 -20 10 0h-21C-18 -20 -15 -70 0 -100z'
const CYPRESS_SHADE = 'M0 -100C15 -70 18 -20 10 0h-9C8 -40 5 -70 0 -100z'

/** Lawns and two rows of cypresses that come towards the viewer. */
function paintGarden(s: LandmarkContext): void {
  const { canvas, x, groundY, width, height, unit, isWide } = s
  paintHills(s, '#8C8A78', 40, 26, 0.7)
  addRect(canvas, 0, groundY, width, height - groundY, '#5E7F5A')
  sprayBand(canvas, '#E6D79C', groundY, groundY + 90 * unit, 0.8)
  sprayBand(canvas, DEEP, height, height * 0.8)
  let [trees, shades] = ['', '']
  for (let index = 0; index < 14; index += 1) {
    const near = (Math.floor(index / 2) / 6) ** 1.6
    const across = between(214, isWide ? 900 : 620, near) * unit * (index % 2 === 0 ? -1 : 1)
    const y = between(groundY + 14 * unit, height * 1.04, near)
    const place = { x: x + across, y, scale: between(0.44, 3, near) * unit }
    trees += placePath(CYPRESS, place)
    shades += placePath(CYPRESS_SHADE, place)
  }
  addPath(canvas, trees, '#2F5A4C')
  addPath(canvas, shades, '#1F3F42')
}

/** The long basin with the reflection of the tomb. */
function paintBasin({ canvas, x, groundY, width, height, unit }: LandmarkContext, tomb: string): void {
  const topY = groundY + 26 * unit
  const basin = (near: number, far: number, farY: number): readonly Point[] => [
    [x - far * unit, farY],
    [x + far * unit, farY],
    [x + near * unit, height + 10],
    [x - near * unit, height + 10],
  ]
  addPolygon(canvas, basin(400, 196, topY - 8 * unit), '#F1CFA4')
  addPolygon(canvas, basin(352, 176, topY), '#D9A79A')
  const pool = basin(352, 176, topY).map(([left, y]) => outline`${left} ${y}`)
  const clip = `${canvas.idPrefix}b`
  canvas.definitions.push(`<clipPath id="${clip}"><path d="M${pool.join('L')}z"/></clipPath>`)
  canvas.shapes.push(`<g clip-path="url(#${clip})"><g opacity=".62">`)
  stampSymbol(canvas, tomb, outline`translate(${x} ${topY - 6 * unit}) scale(1 -.86)`)
  canvas.shapes.push('</g>')
  sprayBand(canvas, '#4C4A74', height * 1.02, topY + 120 * unit, 0.7)
  const reach = (200 * unit) / width
  const across = [x / width - reach, x / width + reach] as const
  const ripples = { topY: topY + 20 * unit, bottomY: height, count: 22, across }
  paintRipples(canvas, { ...ripples, minWidth: 20 * unit, maxWidth: 90 * unit }, '#FBE3C4', {
    opacity: 0.55,
  })
  canvas.shapes.push('</g>')
}

const visitor = (sari: string): readonly GlyphPart[] => [
  ['M-34 0q6 -62 16 -92l-6 -26q4 -24 24 -26q20 2 24 26l-4 26q12 34 14 92z', sari],
  ['M6 -142q16 4 18 24l-4 26q12 34 14 92h-16q-2 -70 -12 -142z', '#A83428'],
  ['M-15 -136q-4 -36 15 -38q20 2 15 38z', sari],
  ['M-8 -140q-2 -22 8 -24q10 2 8 24q-8 6 -16 0z', '#5A3430'],
]

/** A marble tomb with its dome and four minarets, mirrored by a long basin between cypresses. */
export const mausoleum = landmark({
  name: 'mausoleum',
  isPortrait: false,
  palette: {
    ...PALETTES.dusk,
    top: '#6D7DB0',
    middle: '#F0A98E',
    horizon: '#FFE0B4',
    disc: '#FFF3CE',
    bars: '#FDDFC4',
    deep: DEEP,
  },
  accent: '#E4502E',
  mist: '#F0A98E',
  ground: 0.63,
  middleShare: 0.5,
  sun: [-150, 330, 92],
  clouds: [
    [0.82, 0.3, 330, 14],
    [0.91, 0.34, 200, 10],
    [0.09, 0.38, 300, 13],
  ],
  altText: 'A marble tomb with one great dome and four minarets, mirrored in a long basin between cypresses',
  lightText: 'soon after sunrise',
  paint: (s) => {
    const { canvas, x, groundY, height, unit } = s
    paintGarden(s)
    const tomb = defineSymbol(canvas, () => s.draw({ x: 0, y: 0, scale: unit }, TOMB))
    stampSymbol(canvas, tomb, outline`translate(${x} ${groundY + 10 * unit})`)
    paintGroundMist(s, 36, 0.5)
    paintBasin(s, tomb)
    const side = s.variant.detail === 1 ? 1 : -1
    s.draw({ x: x + side * 316 * unit, y: height * 0.94, scale: 0.86 * unit }, visitor(s.accent))
  },
})
