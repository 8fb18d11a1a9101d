import { addLine, addPath, addPolygon, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { paintGlyphs } from '#art/drawing/glyphs.ts'
import { outline, type Point, polylinePath, smoothPath } from '#art/drawing/path.ts'
import type { Placement } from '#art/drawing/place-path.ts'
import { sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import { paintShopper } from '#art/kit/market-people.ts'
import { paintMassif } from '#art/kit/massif.ts'
import { paintOpenSky } from '#art/kit/open-sky.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { paintStreaks } from '#art/kit/sky.ts'
import { hillLine } from '#art/kit/terrain.ts'
import { paintColonialChurch } from '#art/scenes/americas/colonial-church.ts'

const GROUND = 0.66
const CREAM = '#FFECC8'
const SHADOW = '#3A2440'
const SHAWL = '#E23D5A'
const TRIM = '#FFF6E0'
const BLOSSOM = ['#8E6BB8', '#B08CD0', '#6F4F9E'] as const
/** An arcade that comes from the far side of the square to the edge of the sheet. */
function paintArcade(canvas: PosterCanvas, side: -1 | 1, farX: number, groundY: number): void {
  const { width, height, unit } = canvas
  const nearX = side < 0 ? -40 : width + 40
  const at = (along: number, up: number): Point => {
    const depth = along ** 1.3
    return [farX + (nearX - farX) * along, groundY + height * 0.2 * depth - (128 + 210 * depth) * unit * up]
  }
  const band = (from: number, to: number, low: number, high: number): readonly Point[] => {
    const steps = [0, 0.25, 0.5, 0.75, 1].map((share) => from + (to - from) * share)
    return [...steps.map((along) => at(along, low)), ...steps.toReversed().map((along) => at(along, high))]
  }
  addPolygon(canvas, band(0, 1, 1, 1.16), '#C9593E')
  addPolygon(canvas, band(0, 1, 0, 1), side < 0 ? '#C77F62' : '#F6CF96')
  addPolygon(canvas, band(0, 1, 0.92, 1), side < 0 ? '#8C4A4C' : TRIM)
  let [arches, windows] = ['', '']
  for (let index = 0; index < 6; index += 1) {
    const [left, right] = [(index + 0.14) / 6, (index + 0.86) / 6]
    arches += polylinePath([
      at(left, 0),
      at(left, 0.34),
      at(left + 0.03, 0.44),
      at((left + right) / 2, 0.5),
      at(right - 0.03, 0.44),
      at(right, 0.34),
      at(right, 0),
    ])
    windows += polylinePath([
      at(left + 0.035, 0.62),
      at(left + 0.035, 0.84),
      at(right - 0.035, 0.84),
      at(right - 0.035, 0.62),
    ])
  }
  addPath(canvas, arches, side < 0 ? '#4A2A44' : '#7A4650')
  addPath(canvas, windows, side < 0 ? '#6E3A48' : '#4F7F86')
}

function paintFarLand(canvas: PosterCanvas, variant: SceneVariant, middleX: number, groundY: number): void {
  const { unit } = canvas
  if (variant.touches.includes('volcano')) {
    // On the side that the tree leaves open.
    const cone = {
      x: middleX + (variant.detail === 1 ? 196 : -216) * unit,
      baseY: groundY,
      peakY: groundY - 500 * unit,
    }
    const reach = { leftReach: 560 * unit, rightReach: 600 * unit, drift: 0.03, roughness: 0.35 }
    paintMassif(canvas, { ...cone, ...reach, lit: '#9DB7B4', shade: '#6C8FA0' })
    paintStreaks(canvas, [[cone.x + 90 * unit, cone.peakY + 8 * unit, 170 * unit, 17 * unit]], TRIM, {
      opacity: 0.85,
    })
  }
  addPath(canvas, smoothPath(hillLine(canvas, groundY - 190 * unit, 60 * unit, 4), groundY), '#9FBF9C')
  sprayBand(canvas, CREAM, groundY - 40 * unit, groundY - 320 * unit, 0.9)
}

function paintSquare(canvas: PosterCanvas, middleX: number, groundY: number): void {
  const { width, height, unit } = canvas
  addRect(canvas, 0, groundY, width, height - groundY, '#F0CD97')
  let seams = ''
  for (let index = -9; index <= 9; index += 1)
    seams += outline`M${middleX + index * 40 * unit} ${groundY}L${middleX + index * 190 * unit} ${height}`
  for (const down of [0.03, 0.075, 0.14, 0.23]) seams += outline`M0 ${groundY + height * down}H${width}`
  addLine(canvas, seams, '#CF9F72', 2 * unit)
  sprayBand(canvas, CREAM, groundY, groundY + 70 * unit, 0.7)
  sprayBand(canvas, SHADOW, height + 40 * unit, height * 0.86, 0.9)
}

function paintFountain(canvas: PosterCanvas, at: Placement): void {
  paintGlyphs(canvas, at, [
    ['M-92 0q2 -34 10 -36h164q8 2 10 36q-92 22 -184 0z', '#B98E7C'],
    ['M-84 -36q84 -18 168 0q-84 18 -168 0z', '#6FA3A4'],
    ['M-8 -38v-60h16v60z', '#D9B08C'],
    ['M-40 -98q40 -12 80 0q-14 18 -40 20q-26 -2 -40 -20z', '#E8C9A0'],
    [
      'M-36 -96q-8 24 -14 56h3q6 -32 14 -54zM36 -96q8 24 14 56h-3q-6 -32 -14 -54zM-2 -100q0 -24 2 -30q2 6 2 30z',
      TRIM,
    ],
  ])
}

/** A jacaranda reaching in from an upper corner. */
function paintBlossom(canvas: PosterCanvas, isRight: boolean): void {
  const { width, height, unit, random, isWide } = canvas
  const turn = isRight ? -1 : 1
  const x = isRight ? width * (isWide ? 0.97 : 0.99) : width * 0.01
  addPath(
    canvas,
    outline`M${x - 24 * unit} ${height}Q${x + turn * 26 * unit} ${height * 0.6} ${x - 10 * unit} ${height * 0.2}h${26 * unit}Q${x + turn * 50 * unit} ${height * 0.6} ${x + 26 * unit} ${height}z`,
    SHADOW,
  )
  addLine(
    canvas,
    outline`M${x} ${height * 0.4}Q${x + turn * 60 * unit} ${height * 0.26} ${x + turn * 200 * unit} ${height * 0.17}`,
    SHADOW,
    10 * unit,
  )
  for (const ink of BLOSSOM) {
    let clusters = ''
    for (let index = 0; index < 16; index += 1) {
      const along = random() ** 1.3
      const cx = x + turn * (along * 300 - 40) * unit
      const cy = height * 0.13 + random(-150, 90) * (1 - along * 0.55) * unit
      const r = random(20, 42) * unit
      clusters += outline`M${cx - r} ${cy}q${r * 0.1} ${-r * 0.9} ${r} ${-r * 0.9}t${r} ${r * 0.9}q${-r} ${r * 0.6} ${-2 * r} 0z`
    }
    addPath(canvas, clusters, ink)
  }
}

function paintShawl(canvas: PosterCanvas, at: Placement): void {
  paintGlyphs(canvas, at, [
    ['M-32 -12q6 -48 14 -66h36q8 18 14 66z', '#3C4A78'],
    ['M-11 0v-14h9v14zM4 0v-14h9v14z', '#6A3A34'],
    ['M-30 -64q2 -52 20 -60h20q18 8 20 60q-30 16 -60 0z', SHAWL],
    ['M-30 -76q30 14 60 0v8q-30 14 -60 0z', '#F6C23C'],
    ['M-12 -136a12 13 0 1 0 24 0a12 13 0 1 0 -24 0z', '#5A342E'],
    ['M-24 -142q8 -4 12 -6q0 -16 12 -16t12 16q4 2 12 6q-24 8 -48 0z', SHADOW],
  ])
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide, isTall } = canvas
  const groundY = height * (isTall ? 0.62 : GROUND)
  const middleX = width * (isWide ? 0.58 : 0.5)
  paintOpenSky(canvas, variant, {
    inks: { top: '#3F86B4', middle: '#9CCBD0', horizon: CREAM, disc: '#FFF8E0', bars: '#FDF6E2' },
    horizonY: groundY,
    middleShare: 0.4,
    disc: [middleX + 260 * unit, 480, 58],
    bars: [
      [middleX + 300 * unit, 410, 300, 14],
      [middleX - 320 * unit, 340, 280, 12],
    ],
  })
  paintFarLand(canvas, variant, middleX, groundY)
  paintSquare(canvas, middleX, groundY)
  paintColonialChurch(canvas, { x: middleX, y: groundY + 8 * unit, scale: 1.04 * unit }, variant.detail)
  paintArcade(canvas, -1, middleX - 214 * unit, groundY + 4)
  paintArcade(canvas, 1, middleX + 214 * unit, groundY + 4)
  sprayVertical(
    canvas,
    outline`M0 ${groundY - 30 * unit}H${width}V${groundY + 14 * unit}H0z`,
    CREAM,
    groundY + 14 * unit,
    groundY - 30 * unit,
    0.4,
  )
  paintFountain(canvas, { x: middleX + 10 * unit, y: groundY + 92 * unit, scale: 0.86 * unit })
  const near = { y: height * 0.945, scale: 0.96 * unit }
  const turn = variant.detail === 1 ? 1 : -1
  paintShopper(canvas, { x: middleX - turn * 116 * unit, y: groundY + 120 * unit, scale: 0.5 * unit }, TRIM)
  paintShawl(canvas, { ...near, x: middleX + turn * 150 * unit })
  paintBlossom(canvas, turn < 0)
}

/** A colonial square: a church with two towers and a dome, arcades on both sides, a fountain, a tree in flower. */
export const plaza: Scene = {
  name: 'plaza',
  family: 'mediterranean',
  skyInk: '#3F86B4',
  mistInk: '#F6CF96',
  shadowInk: SHADOW,
  accentInk: SHAWL,
  altText: 'A church with two towers and a dome on an arcaded square, a fountain, a woman in a bright shawl',
  touchedAltTexts: {
    volcano: 'A church with two towers on an arcaded square below a volcano, a woman in a bright shawl',
  },
  lightText: 'in clear mountain light',
  draw,
}
