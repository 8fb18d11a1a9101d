import { addCircle, addLine, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { paintGlyphs } from '#art/drawing/glyphs.ts'
import { outline } from '#art/drawing/path.ts'
import type { Placement } from '#art/drawing/place-path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintShopper } from '#art/kit/market-people.ts'
import { paintOpenSky } from '#art/kit/open-sky.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { paintGabledRow } from './gabled-row.ts'
import { paintTownTower } from './town-tower.ts'

const GROUND = 0.68
/** In the units of the towers. */
const TALLEST_TOWER = 764
const TOWER_ACROSS = [-96, 110, -20] as const
const NIGHT = '#1D2A4E'
const GLOW = '#F6B27A'
const SHADOW = '#231B38'
const LAMP = '#FFE2A0'
const PARASOL = '#D8412F'

/** Setts that run towards the houses, and what the windows throw on them. */
function paintSquare(canvas: PosterCanvas, middleX: number, groundY: number): void {
  const { width, height, unit } = canvas
  addRect(canvas, 0, groundY, width, height - groundY, '#6F6280')
  let seams = ''
  for (let index = -12; index <= 12; index += 1)
    seams += outline`M${middleX + index * 46 * unit} ${groundY}L${middleX + index * 178 * unit} ${height}`
  for (const down of [0.018, 0.045, 0.082, 0.13, 0.19, 0.265])
    seams += outline`M0 ${groundY + height * down}H${width}`
  addLine(canvas, seams, '#54486C', 2 * unit)
  sprayBand(canvas, GLOW, groundY - 4 * unit, groundY + height * 0.16, 0.9)
  sprayBand(canvas, SHADOW, height + 30 * unit, height * 0.83)
}

/** A café under parasols at the edge of the square. */
function paintCafe(canvas: PosterCanvas, at: Placement): void {
  const parasol = (x: number): string => `M${x - 92} -150q92 -66 184 0q-8 14 -18 16h-148q-12 -2 -18 -16z`
  const shaded = (x: number): string => `M${x + 4} -183q50 4 88 33q-8 14 -18 16h-44q6 -32 -26 -49z`
  const pole = (x: number): string => `M${x - 3} -136v138h6v-138z`
  const table = (x: number): string => `M${x - 34} -52h68v7h-68zM${x - 4} -46h8v40l18 8h-44l18 -8z`
  const chair = (x: number, turn: number): string =>
    `M${x} -72h6v34h${26 * turn}v38h-5v-32h${-16 * turn}v32h-6z`
  paintGlyphs(canvas, at, [
    [pole(-110) + pole(96), SHADOW],
    [parasol(-110) + parasol(96), PARASOL],
    [shaded(-110) + shaded(96), '#8C2440'],
    [table(-150) + table(-60) + table(60) + table(146), SHADOW],
    [chair(-206, 1) + chair(-8, -1) + chair(4, 1) + chair(200, -1), SHADOW],
    ['M-152 -58h10v-10h-10zM-62 -58h10v-10h-10zM58 -58h10v-10h-10zM146 -58h10v-10h-10z', LAMP],
  ])
}

/** A street lamp with three globes. */
function paintLamp(canvas: PosterCanvas, at: Placement): void {
  const { x, y, scale } = at
  paintGlyphs(canvas, at, [
    ['M-5 0v-330h10v330zM-16 0v-40q16 -18 32 0v40z', SHADOW],
    ['M-46 -300q0 26 46 30q46 -4 46 -30h-7q-2 18 -39 22q-37 -4 -39 -22z', SHADOW],
  ])
  for (const [across, up] of [
    [-43, 318],
    [0, 350],
    [43, 318],
  ] as const) {
    addCircle(canvas, x + across * scale, y - up * scale, 30 * scale, LAMP, { opacity: 0.22 })
    addCircle(canvas, x + across * scale, y - up * scale, 17 * scale, LAMP)
  }
}

/** A round fountain with a column and a figure on it. */
function paintFountain(canvas: PosterCanvas, at: Placement): void {
  paintGlyphs(canvas, at, [
    ['M-96 0q2 -34 10 -36h172q8 2 10 36q-96 24 -192 0z', '#8E7E98'],
    ['M20 10v-46h66q8 2 10 36q-36 10 -76 10z', '#5A4C70'],
    ['M-86 -36q86 -18 172 0q-86 18 -172 0z', '#7FA0B8'],
    ['M-12 -36v-96h24v96zM-20 -132h40v-12h-40z', '#B09AA4'],
    ['M2 -36v-96h10v96z', '#6F6080'],
    ['M-14 -144q-4 -40 6 -48h16q10 8 6 48zM-8 -202a8 9 0 1 0 16 0a8 9 0 1 0 -16 0z', '#6F8F90'],
  ])
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide, isTall } = canvas
  const groundY = height * (isTall ? 0.62 : GROUND)
  const middleX = width * (isWide ? 0.6 : 0.5)
  paintOpenSky(canvas, variant, {
    inks: { top: NIGHT, middle: '#6A6A9A', horizon: GLOW, disc: '#FFF0CC', bars: '#C79AA0' },
    horizonY: groundY,
    middleShare: 0.42,
    disc: [middleX + (variant.detail === 1 ? -240 : 236) * unit, 500, 46],
    bars: [
      [width * 0.2, 560, 260, 13],
      [width * 0.32, 530, 180, 10],
      [width * 0.88, 440, 280, 12],
    ],
  })
  const towerX = middleX + TOWER_ACROSS[variant.detail] * unit
  const towerScale = Math.min(0.84 * unit, (groundY - height * 0.06) / TALLEST_TOWER)
  paintTownTower(canvas, { x: towerX, y: groundY, scale: towerScale }, variant.detail)
  sprayBand(canvas, GLOW, groundY - 110 * unit, groundY - 330 * unit, 0.55)
  paintGabledRow(canvas, groundY)
  paintSquare(canvas, middleX, groundY)
  const turn = variant.detail === 1 ? -1 : 1
  paintFountain(canvas, { x: middleX - turn * 120 * unit, y: groundY + 84 * unit, scale: 0.82 * unit })
  const walkers = { y: groundY + 74 * unit, scale: 0.46 * unit }
  paintShopper(canvas, { ...walkers, x: middleX + turn * 2 * unit }, '#E9DCC8')
  paintShopper(canvas, { ...walkers, x: middleX + turn * 30 * unit, y: walkers.y + 4 * unit }, '#3E5A86')
  paintCafe(canvas, { x: middleX + turn * 176 * unit, y: height * 0.945, scale: unit })
  paintLamp(canvas, { x: middleX - turn * 300 * unit, y: height * 0.97, scale: 1.05 * unit })
}

/** An old market square of gabled houses after sunset: a tower, lit windows, café tables, a fountain. */
export const townSquare: Scene = {
  name: 'town-square',
  family: 'city-dusk',
  skyInk: NIGHT,
  mistInk: GLOW,
  shadowInk: SHADOW,
  accentInk: PARASOL,
  altText: 'Gabled houses with lit windows round an old square, a tower above them, café tables in front',
  lightText: 'in the last light of evening',
  draw,
}
