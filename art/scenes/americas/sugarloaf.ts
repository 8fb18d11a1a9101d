import { addLine, addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { paintGlyphs } from '#art/drawing/glyphs.ts'
import { outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import { spray, sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import { paintPalm } from '#art/kit/flora.ts'
import { paintOpenSky } from '#art/kit/open-sky.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { paintSea } from '#art/kit/sea.ts'
import { hillLine } from '#art/kit/terrain.ts'

const SHORE = 0.6
const GLOW = '#FFE0AE'
const DEEP = '#173F58'
const CABIN = '#F2C230'

const LOAF = 'M-200 10C-176 -70 -150 -232 -78 -316C-44 -354 26 -356 60 -312C118 -238 132 -92 196 10z' as const
const LOAF_SHADE =
  'M0 -344C34 -344 50 -328 60 -312C118 -238 132 -92 196 10h-150C70 -60 84 -120 62 -190C48 -240 30 -300 0 -344z' as const
const URCA = 'M-190 10C-170 -40 -128 -104 -56 -118C40 -128 116 -50 170 10z' as const

function paintRock(canvas: PosterCanvas, at: Placement, glyph: string, shade: string): void {
  const rock = placePath(glyph, at)
  const s = at.scale
  addPath(canvas, rock, '#B98470')
  addPath(canvas, placePath(shade, at), '#5B4660')
  spray(canvas, rock, '#F0B48A', [at.x - 170 * s, at.y - 180 * s, at.x + 10 * s, at.y - 150 * s], 0.9)
  sprayVertical(canvas, rock, '#2F6B54', at.y - 10 * s, at.y - 120 * s)
  addLine(
    canvas,
    placePath('M-30 -326Q-70 -200 -78 -110M6 -340Q-14 -230 -14 -150M28 -320Q40 -220 30 -120', at),
    '#8A5A5E',
    3 * s,
    {
      opacity: glyph === LOAF ? 0.55 : 0,
    },
  )
}

/** The two rocks, the cable between them and one cabin on it. */
function paintRocks(canvas: PosterCanvas, x: number, shoreY: number): void {
  const { unit } = canvas
  const loaf = { x: x + 70 * unit, y: shoreY, scale: 1.14 * unit }
  const urca = { x: x - 226 * unit, y: shoreY + 4 * unit, scale: unit }
  paintRock(canvas, loaf, LOAF, LOAF_SHADE)
  paintRock(canvas, urca, URCA, 'M0 -120C70 -112 124 -42 170 10h-116C60 -30 40 -80 0 -120z')
  const [topX, topY] = [loaf.x - 20 * unit, loaf.y - 394 * unit]
  const [lowX, lowY] = [urca.x - 20 * unit, urca.y - 124 * unit]
  addLine(
    canvas,
    outline`M${lowX} ${lowY}Q${(lowX + topX) / 2 + 20 * unit} ${(lowY + topY) / 2 + 34 * unit} ${topX} ${topY}`,
    '#2B2440',
    2.6 * unit,
  )
  paintGlyphs(canvas, { x: topX + 14 * unit, y: topY + 8 * unit, scale: unit }, [
    ['M-30 0v-18h70v18z', '#F6E3BE'],
  ])
  paintGlyphs(canvas, { x: lowX, y: lowY + 8 * unit, scale: unit }, [['M-36 0v-14h62v14z', '#F6E3BE']])
  const cabin = { x: lowX + (topX - lowX) * 0.5 + 8 * unit, y: (lowY + topY) / 2 + 16 * unit, scale: unit }
  paintGlyphs(canvas, cabin, [
    ['M-3 0v14h6v-14z', '#2B2440'],
    ['M-26 14q2 -6 8 -6h36q6 0 8 6l-2 22q-2 6 -8 6h-32q-6 0 -8 -6z', CABIN],
    ['M-20 16h40v10h-40z', DEEP],
  ])
}

function paintBeachTown(canvas: PosterCanvas, shoreY: number): void {
  const { unit } = canvas
  addPath(canvas, smoothPath(hillLine(canvas, shoreY - 96 * unit, 90 * unit, 6), shoreY + 4), '#C9A294')
  sprayBand(canvas, GLOW, shoreY, shoreY - 150 * unit, 0.9)
  addPath(canvas, smoothPath(hillLine(canvas, shoreY - 26 * unit, 26 * unit, 8), shoreY + 4), '#7F8F84')
  sprayBand(canvas, GLOW, shoreY + 4, shoreY - 60 * unit, 0.7)
}

function paintSails(canvas: PosterCanvas, shoreY: number): void {
  const { width, unit, random } = canvas
  let sails = ''
  for (const share of [0.16, 0.24, 0.86]) {
    const [x, y] = [width * share, shoreY + random(40, 100) * unit]
    sails += outline`M${x} ${y}v${-44 * unit}q${24 * unit} ${24 * unit} ${22 * unit} ${44 * unit}zM${x - 4 * unit} ${y}v${-34 * unit}l${-14 * unit} ${34 * unit}z`
  }
  addPath(canvas, sails, '#FFF6E0')
}

/** The promenade's black and white waves, as its mosaic shows them. */
function paintMosaic(canvas: PosterCanvas): void {
  const { width, height, unit } = canvas
  const topY = height * 0.885
  addRect(canvas, 0, topY - 16 * unit, width, 18 * unit, '#F6D79C')
  addRect(canvas, 0, topY, width, height - topY, '#FFF3DA')
  const step = 124 * unit
  let waves = ''
  for (let row = 0; row < 3; row += 1) {
    const y = topY + (6 + row * (24 + row * 9)) * unit
    const swing = (9 + row * 5) * unit
    const thick = (13 + row * 9) * unit
    const start = -step
    let [there, back] = [outline`M${start} ${y}`, '']
    for (let x = start; x < width + step; x += step) {
      there += outline`q${step / 4} ${-2 * swing} ${step / 2} 0t${step / 2} 0`
      back += outline`q${-step / 4} ${2 * swing} ${-step / 2} 0t${-step / 2} 0`
    }
    waves += `${there}${outline`v${thick}`}${back}z`
  }
  addPath(canvas, waves, '#2B2440')
  sprayBand(canvas, DEEP, height + 60 * unit, height * 0.93, 0.7)
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const shoreY = height * SHORE
  const middleX = width * (isWide ? 0.62 : 0.56)
  const sun = paintOpenSky(canvas, variant, {
    inks: { top: '#3D7F9E', middle: '#F0A988', horizon: GLOW, disc: '#FFF4D6', bars: '#FFF0D2' },
    horizonY: shoreY,
    middleShare: 0.42,
    disc: [middleX - 196 * unit, 300, 74],
    bars: [
      [width * 0.86, 400, 320, 15],
      [width * 0.18, 250, 330, 13],
      [width * 0.08, 228, 220, 10],
    ],
  })
  paintBeachTown(canvas, shoreY)
  paintSea(canvas, {
    topY: shoreY,
    ink: '#2E8391',
    far: '#FBD3A0',
    deep: DEEP,
    ripple: '#C5E4D4',
    glint: '#FFF0C4',
    disc: sun,
  })
  paintRocks(canvas, middleX, shoreY + 14 * unit)
  const foot: readonly Point[] = [
    [middleX - 460 * unit, shoreY + 20 * unit],
    [middleX - 250 * unit, shoreY + 2 * unit],
    [middleX + 60 * unit, shoreY + 6 * unit],
    [middleX + 350 * unit, shoreY + 20 * unit],
  ]
  addPath(canvas, smoothPath(foot, shoreY + 26 * unit), '#1F5546')
  paintSails(canvas, shoreY)
  paintMosaic(canvas)
  const inks = { trunk: '#3A2A3C', leaf: '#1E4A44', backLeaf: '#2F6B54' }
  const palm = { groundY: height * 0.96, height: 560 * unit, lean: 0.1, ...inks }
  paintPalm(canvas, { ...palm, x: width * (isWide ? 0.03 : 0.04) })
  paintPalm(canvas, { ...palm, x: width * 0.96, height: 400 * unit, lean: -0.08 })
}

/** A bay under a rock like a sugar loaf, its cable car, waves of black and white stone along the beach. */
export const sugarloaf: Scene = {
  name: 'sugarloaf',
  family: 'tropical-dusk',
  skyInk: '#3D7F9E',
  mistInk: '#F0A988',
  shadowInk: DEEP,
  accentInk: CABIN,
  altText:
    'A cable car on its way up a steep rock above a bay, palms and a promenade of mosaic waves in front',
  lightText: 'late in the afternoon',
  draw,
}
