import { addCircle, addPath, addRect } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { between, outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { paintBlockRow } from '#art/kit/city-blocks.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintElephant, paintGiraffe } from '#art/kit/savannah-animals.ts'
import { hillLine } from '#art/kit/terrain.ts'
import { paintAcacia, paintBaobab } from './savannah-trees.ts'

const HAZE = '#F59A3F'
const NIGHT = '#2A1019'
const NEAR_HIDE = '#4A1C24'
const FAR_HIDE = '#5B2426'
const DISC = '#FFF4CC'
/** Radius in suns and opacity. */
const HALOS = [
  [2.75, 0.16],
  [2.08, 0.22],
  [1.48, 0.4],
] as const

function paintHalos({ canvas, sun }: LandmarkContext): void {
  for (const [reach, opacity] of HALOS)
    addCircle(canvas, sun.x, sun.y, reach * sun.radius, '#FFE9A8', { opacity })
  addCircle(canvas, sun.x, sun.y, sun.radius, DISC)
}

/** The towers of a capital beyond the plain, pale in the haze. */
function paintFarCity(s: LandmarkContext): void {
  const { canvas, groundY, width, unit } = s
  const row = { ink: '#A8442E', shadeInk: '#7E2F2C', widths: [26, 48], windows: 0.1 } as const
  const heightAt = (share: number): number => Math.max(0.12, 1 - Math.abs(share - 0.62) * 2.6)
  paintBlockRow(canvas, { ...row, baseY: groundY, heights: [110, 260], heightAt })
  s.draw({ x: width * 0.62, y: groundY, scale: unit }, [
    ['M0 0v-290h34v290z', '#A8442E'],
    [round(17, -292, 26), '#7E2F2C'],
  ])
  paintGroundMist(s, 120, 0.8, HAZE)
}

function paintPlain({ canvas, groundY, width, height, unit, isWide }: LandmarkContext): void {
  addPath(canvas, smoothPath(hillLine(canvas, groundY, 12 * unit, 6), height), '#B8662C')
  sprayBand(canvas, '#F0B24A', groundY - 8 * unit, groundY + height * 0.18)
  for (const [share, down, tall, ink] of [
    [isWide ? 0.78 : 0.84, 14, 120, '#8E3A24'],
    [isWide ? 0.34 : 0.16, 10, 90, '#A2482A'],
    [isWide ? 0.92 : 0.95, 10, 80, '#A2482A'],
  ] as const)
    paintAcacia(canvas, { x: width * share, groundY: groundY + down * unit, height: tall * unit, ink })
}

function paintHerd({ canvas, variant, width, groundY, unit }: LandmarkContext): void {
  const place = (across: number, down: number, scale: number, turn = 1) => ({
    x: width * 0.6 + across * unit,
    y: groundY + (54 + down) * unit,
    scale: scale * unit,
    scaleX: turn * scale * unit,
  })
  if (variant.detail === 1) {
    paintGiraffe(canvas, place(110, 0, 0.62), FAR_HIDE)
    paintGiraffe(canvas, place(12, 6, 1.05), NEAR_HIDE)
    paintGiraffe(canvas, place(222, 0, 0.8, -1), FAR_HIDE)
    return
  }
  paintElephant(canvas, place(-150, -4, 0.62), FAR_HIDE)
  paintElephant(canvas, place(26, 4, 0.92), NEAR_HIDE)
  paintElephant(canvas, place(196, 2, 0.46), FAR_HIDE)
}

/** An open car with three people standing in it. */
const car = (ink: string): readonly GlyphPart[] => [
  ['M-62 -12v-30q2 -6 8 -6h74l10 -22h4l-9 22q26 2 34 8q3 12 1 28z', ink],
  ['M-58 -48v-34h-6v-5h92l8 5h-8l-12 34h-4l10 -34h-30v34h-4v-34h-38v34z', ink],
  [[-44, -24, -2].map((left) => `M${left} -46v-14q0 -12 7 -12q7 0 7 12v14z`).join(''), NIGHT],
  [round(-38, -10, 14) + round(36, -10, 14), NIGHT],
]

function paintNearPlain(s: LandmarkContext): void {
  const { canvas, groundY, width, height, unit, isWide } = s
  const { random } = canvas
  addPath(canvas, smoothPath(hillLine(canvas, groundY + 60 * unit, 14 * unit, 5), height), '#8E4524')
  sprayBand(canvas, '#D98A35', groundY + 48 * unit, groundY + 190 * unit)
  s.draw({ x: width * (isWide ? 0.47 : 0.72), y: groundY + 168 * unit, scale: 1.15 * unit }, car(s.accent))
  let blades = ''
  for (let index = 0; index < 150; index += 1) {
    const depth = random()
    const y = between(groundY + 80 * unit, height * 0.93, depth)
    blades += outline`M${random(0, width)} ${y}l${random(-8, 8) * unit} ${-between(14, 46, depth) * unit}l${4 * unit} ${between(14, 46, depth) * unit}z`
  }
  addPath(canvas, blades, '#5B2A20', { opacity: 0.8 })
}

/** The bank nearest to the viewer, with its grass. */
function paintBank({ canvas, width, height, unit }: LandmarkContext): void {
  const { random } = canvas
  const bank: readonly Point[] = [
    [-20, height * 0.9],
    [width * 0.3, height * 0.87],
    [width * 0.6, height * 0.92],
    [width + 20, height * 0.885],
  ]
  addPath(canvas, smoothPath(bank, height), '#3A1820')
  let blades = ''
  for (let x = -10; x < width; x += 9 * unit) {
    const tall = random(20, 74) * unit
    const bend = random(-18, 22) * unit
    blades += outline`M${x} ${height * 0.93}q${2 * unit} ${-tall * 0.7} ${bend} ${-tall - 20 * unit}q${4 * unit} ${tall * 0.6} ${8 * unit} ${tall + 20 * unit}z`
  }
  addPath(canvas, blades, NIGHT)
}

/** Drawn last: its foot sinks into the dark of the bank. */
function paintNearTree({ canvas, variant, width, height, unit, isWide }: LandmarkContext): void {
  const { isTall, ratio } = canvas
  // The headline of a page covers the left of the hero.
  const x = width * (ratio === 'hero' ? 0.93 : isWide ? 0.13 : isTall ? -0.05 : 0.1)
  const tree = { x, ink: NIGHT, litInk: '#6A2A26' }
  if (variant.detail === 2)
    paintBaobab(canvas, { ...tree, groundY: height * 0.955, height: (isTall ? 740 : 560) * unit })
  else {
    const tall = isTall ? 760 : isWide ? 640 : 560
    paintAcacia(canvas, { ...tree, groundY: height * 0.945, height: tall * unit })
  }
  sprayBand(canvas, NIGHT, height * 0.955, height * 0.89)
  addRect(canvas, 0, height * 0.955, width, height * 0.045, NIGHT)
}

/** Plains: a ringed sun low behind a herd, one big tree as the frame, a car for scale. */
export const savannah = landmark({
  name: 'savannah',
  isPortrait: false,
  palette: {
    ...PALETTES.gold,
    top: '#E2572F',
    middle: HAZE,
    horizon: '#FCD577',
    disc: DISC,
    deep: NIGHT,
  },
  accent: '#1F7F7B',
  ground: 0.64,
  focus: { narrow: 0.5, wide: 0.56 },
  middleShare: 0.34,
  sun: [0, 96, 120],
  clouds: null,
  altText: 'A small herd crossing a grassy plain at a slow walk, one broad tree in front',
  touchedAltTexts: {
    city: 'A small herd on a grassy plain, the towers of a city beyond, one broad tree in front',
  },
  lightText: 'as the sun goes down',
  paint: (s) => {
    paintHalos(s)
    paintHills(s, '#C9552F', 60, 40, 0)
    paintGroundMist(s, 70, 1, HAZE)
    if (s.variant.touches.includes('city')) paintFarCity(s)
    paintPlain(s)
    paintHerd(s)
    paintNearPlain(s)
    paintBank(s)
    paintNearTree(s)
  },
})
