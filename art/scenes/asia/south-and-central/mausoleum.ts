import { addPath, addPolygon, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { defineSymbol, stampSymbol } from '#art/drawing/definition.ts'
import { paintGlyphs } from '#art/drawing/glyphs.ts'
import { between, outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintOpenSky } from '#art/kit/open-sky.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { hillLine } from '#art/kit/terrain.ts'
import { paintRipples } from '#art/kit/water.ts'

const GROUND = 0.63
const GLOW = '#FFE0B4'
const DEEP = '#2E2A4C'
const SARI = '#E4502E'
const MARBLE = '#FFF7E6'
const SHADE = '#C9A9B4'
const DUSK = '#8A7396'

const ARCH = 'v-58q0 -22 17 -30q17 8 17 30v58z' as const

function minaret(x: number): string {
  return `M${x - 12} -40l3 -250h18l3 250zM${x - 15} -126h30v-8h-30zM${x - 14} -210h28v-8h-28zM${x - 15} -290h30v-8h-30zM${x - 8} -298v-18h16v18zM${x - 12} -316q-2 -22 12 -30q14 8 12 30z`
}

/** Half of a minaret, away from the light. */
function minaretShade(x: number): string {
  return `M${x + 3} -40v-250h6l3 250zM${x + 2} -316q8 -16 -2 -30q14 8 12 30z`
}

/** The tomb on its plinth, around 0 0, lit from the left. */
function paintTomb(canvas: PosterCanvas): void {
  const at = { x: 0, y: 0, scale: canvas.unit }
  const kiosk = (x: number): string => `M${x - 22} -214v-30h44v30zM${x - 26} -244q-2 -34 26 -44q28 10 26 44z`
  paintGlyphs(canvas, at, [
    [minaret(-330) + minaret(330), MARBLE],
    [minaretShade(-330) + minaretShade(330), SHADE],
    [minaret(-246) + minaret(246), '#F3E2D6'],
    [minaretShade(-246) + minaretShade(246), SHADE],
    [kiosk(-96) + kiosk(96), '#F6E6DA'],
    [`M96 -288q28 10 26 44v30h-22v-30q4 -30 -4 -44z`, SHADE],
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
    [
      `M-150 -52${ARCH}M-110 -52${ARCH}M74 -52${ARCH}M-150 -132${ARCH}M-110 -132${ARCH}M74 -132${ARCH}`,
      SHADE,
    ],
    [`M126 -52${ARCH}M126 -132${ARCH}`, DUSK],
    ['M-372 0v-40h744v40z', '#F8E8D2'],
    ['M-372 0v-12h744v12zM180 -40h192v28h-192z', SHADE],
  ])
}

function paintTrees(canvas: PosterCanvas, middleX: number, groundY: number): void {
  const { width, height, unit, isWide } = canvas
  addPath(canvas, smoothPath(hillLine(canvas, groundY - 40 * unit, 26 * unit, 9), groundY + 6), '#8C8A78')
  sprayBand(canvas, GLOW, groundY + 4, groundY - 80 * unit, 0.7)
  addRect(canvas, 0, groundY, width, height - groundY, '#5E7F5A')
  sprayBand(canvas, '#E6D79C', groundY, groundY + 90 * unit, 0.8)
  sprayBand(canvas, DEEP, height, height * 0.8)
  const reach = isWide ? 900 : 620
  for (const side of [-1, 1]) {
    for (let index = 0; index < 7; index += 1) {
      const near = (index / 6) ** 1.6
      const x = middleX + side * between(214, reach, near) * unit
      const y = between(groundY + 14 * unit, height * 1.04, near)
      const tall = between(44, 300, near) * unit
      const half = tall * 0.15
      const tree = outline`M${x} ${y - tall}C${x + half} ${y - tall * 0.7} ${x + half * 1.2} ${y - tall * 0.2} ${x + half * 0.7} ${y}h${-half * 1.4}C${x - half * 1.2} ${y - tall * 0.2} ${x - half} ${y - tall * 0.7} ${x} ${y - tall}z`
      addPath(canvas, tree, '#2F5A4C')
      addPath(
        canvas,
        outline`M${x} ${y - tall}C${x + half} ${y - tall * 0.7} ${x + half * 1.2} ${y - tall * 0.2} ${x + half * 0.7} ${y}h${-half * 0.6}C${x + half * 0.5} ${y - tall * 0.4} ${x + half * 0.3} ${y - tall * 0.7} ${x} ${y - tall}z`,
        '#1F3F42',
      )
    }
  }
}

/** The long basin and what it gives back of the tomb. */
function paintBasin(canvas: PosterCanvas, tomb: string, middleX: number, groundY: number): void {
  const { height, unit } = canvas
  const basin = (near: number, far: number, topY: number): readonly Point[] => [
    [middleX - far * unit, topY],
    [middleX + far * unit, topY],
    [middleX + near * unit, height + 10],
    [middleX - near * unit, height + 10],
  ]
  const topY = groundY + 26 * unit
  addPolygon(canvas, basin(400, 196, topY - 8 * unit), '#F1CFA4')
  addPolygon(canvas, basin(352, 176, topY), '#D9A79A')
  const pool = basin(352, 176, topY).map(([x, y]) => outline`${x} ${y}`)
  const clip = `${canvas.idPrefix}b`
  canvas.definitions.push(`<clipPath id="${clip}"><path d="M${pool.join('L')}z"/></clipPath>`)
  canvas.shapes.push(`<g clip-path="url(#${clip})"><g opacity=".62">`)
  stampSymbol(canvas, tomb, outline`translate(${middleX} ${topY - 6 * unit}) scale(1 -.86)`)
  canvas.shapes.push('</g>')
  sprayBand(canvas, '#4C4A74', height * 1.02, topY + 120 * unit, 0.7)
  const across = [0.5 - (200 * unit) / canvas.width, 0.5 + (200 * unit) / canvas.width] as const
  const shift = middleX / canvas.width - 0.5
  paintRipples(
    canvas,
    {
      topY: topY + 20 * unit,
      bottomY: height,
      count: 22,
      minWidth: 20 * unit,
      maxWidth: 90 * unit,
      across: [across[0] + shift, across[1] + shift],
    },
    '#FBE3C4',
    { opacity: 0.55 },
  )
  canvas.shapes.push('</g>')
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide, isTall } = canvas
  const groundY = height * (isTall ? 0.58 : GROUND)
  const middleX = width * (isWide ? 0.6 : 0.5)
  paintOpenSky(canvas, variant, {
    inks: { top: '#6D7DB0', middle: '#F0A98E', horizon: GLOW, disc: '#FFF3CE', bars: '#FDDFC4' },
    horizonY: groundY,
    middleShare: 0.5,
    disc: [middleX - 150 * unit, 330, 92],
    bars: [
      [middleX + 260 * unit, 440, 330, 14],
      [middleX + 330 * unit, 418, 200, 10],
      [middleX - 330 * unit, 390, 300, 13],
    ],
  })
  paintTrees(canvas, middleX, groundY)
  const tomb = defineSymbol(canvas, () => paintTomb(canvas))
  stampSymbol(canvas, tomb, outline`translate(${middleX} ${groundY + 10 * unit})`)
  sprayBand(canvas, GLOW, groundY + 14 * unit, groundY - 36 * unit, 0.5)
  paintBasin(canvas, tomb, middleX, groundY)
  const side = variant.detail === 1 ? 1 : -1
  paintGlyphs(canvas, { x: middleX + side * 316 * unit, y: height * 0.94, scale: 0.86 * unit }, [
    ['M-34 0q6 -62 16 -92l-6 -26q4 -24 24 -26q20 2 24 26l-4 26q12 34 14 92z', SARI],
    ['M6 -142q16 4 18 24l-4 26q12 34 14 92h-16q-2 -70 -12 -142z', '#A83428'],
    ['M-15 -136q-4 -36 15 -38q20 2 15 38z', SARI],
    ['M-8 -140q-2 -22 8 -24q10 2 8 24q-8 6 -16 0z', '#5A3430'],
  ])
}

/** A marble tomb with its dome and four minarets, given back by a long basin between cypresses. */
export const mausoleum: Scene = {
  name: 'mausoleum',
  family: 'tropical-dusk',
  skyInk: '#6D7DB0',
  mistInk: '#F0A98E',
  shadowInk: DEEP,
  accentInk: SARI,
  altText: 'A marble tomb with one great dome and four minarets, mirrored in a long basin between cypresses',
  lightText: 'soon after sunrise',
  draw,
}
