import { addCircle, addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { between, outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import { sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import { paintBlockRow } from '#art/kit/city-blocks.ts'
import { paintElephant, paintGiraffe } from '#art/kit/savannah-animals.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky } from '#art/kit/sky.ts'
import { hillLine } from '#art/kit/terrain.ts'
import { paintAcacia, paintBaobab } from './savannah-trees.ts'

const HORIZON = 0.64
const HAZE = '#F59A3F'
const NIGHT = '#2A1019'
const CAR = '#1F7F7B'
const NEAR_HIDE = '#4A1C24'
const FAR_HIDE = '#5B2426'
/** Radius in suns and opacity. */
const HALOS = [
  [2.75, 0.16],
  [2.08, 0.22],
  [1.48, 0.4],
] as const

function paintSkyAndSun(canvas: PosterCanvas, variant: SceneVariant, horizonY: number): void {
  const { width, unit, isWide } = canvas
  paintSky(canvas, { top: '#E2572F', middle: HAZE, horizon: '#FCD577' }, horizonY, 0.34)
  const asDrawn = { x: width * (isWide ? 0.56 : 0.5), y: horizonY - 96 * unit, radius: 120 * unit }
  const sun = placeDisc(variant, asDrawn)
  for (const [reach, opacity] of HALOS) {
    addCircle(canvas, sun.x, sun.y, reach * sun.radius, '#FFE9A8', { opacity })
  }
  addCircle(canvas, sun.x, sun.y, sun.radius, '#FFF4CC')
}

function paintFarHills(canvas: PosterCanvas, horizonY: number): void {
  const { width, unit } = canvas
  const line: readonly Point[] = [
    [-20, horizonY - 30 * unit],
    [width * 0.3, horizonY - 70 * unit],
    [width * 0.5, horizonY - 46 * unit],
    [width * 0.78, horizonY - 80 * unit],
    [width + 20, horizonY - 30 * unit],
  ]
  const hills = smoothPath(line, horizonY + 4)
  addPath(canvas, hills, '#C9552F')
  sprayVertical(canvas, hills, HAZE, horizonY, horizonY - 70 * unit)
}

/** The towers of a capital beyond the plain, pale in the haze. */
function paintFarCity(canvas: PosterCanvas, horizonY: number): void {
  const { width, unit } = canvas
  const row = {
    baseY: horizonY,
    ink: '#A8442E',
    shadeInk: '#7E2F2C',
    widths: [26, 48],
    windows: 0.1,
  } as const
  const heightAt = (share: number): number => Math.max(0.12, 1 - Math.abs(share - 0.62) * 2.6)
  paintBlockRow(canvas, { ...row, heights: [110, 260], heightAt })
  addRect(canvas, width * 0.62, horizonY - 290 * unit, 34 * unit, 290 * unit, '#A8442E')
  addCircle(canvas, width * 0.62 + 17 * unit, horizonY - 292 * unit, 26 * unit, '#7E2F2C')
  sprayBand(canvas, HAZE, horizonY, horizonY - 120 * unit, 0.8)
}

function paintFarPlain(canvas: PosterCanvas, horizonY: number): void {
  const { width, height, unit, isWide } = canvas
  addPath(canvas, smoothPath(hillLine(canvas, horizonY, 12 * unit, 6), height), '#B8662C')
  sprayBand(canvas, '#F0B24A', horizonY - 8 * unit, horizonY + height * 0.18)
  const far = (x: number, offset: number, tall: number, ink: string): void =>
    paintAcacia(canvas, { x: width * x, groundY: horizonY + offset * unit, height: tall * unit, ink })
  far(isWide ? 0.78 : 0.84, 14, 120, '#8E3A24')
  far(isWide ? 0.34 : 0.16, 10, 90, '#A2482A')
  far(isWide ? 0.92 : 0.95, 10, 80, '#A2482A')
}

function paintElephants(canvas: PosterCanvas, x: number, y: number, unit: number): void {
  paintElephant(canvas, { x: x - 150 * unit, y: y - 4 * unit, scale: 0.62 * unit }, FAR_HIDE)
  paintElephant(canvas, { x: x + 26 * unit, y: y + 4 * unit, scale: 0.92 * unit }, NEAR_HIDE)
  paintElephant(canvas, { x: x + 196 * unit, y: y + 2 * unit, scale: 0.46 * unit }, FAR_HIDE)
}

function paintGiraffes(canvas: PosterCanvas, x: number, y: number, unit: number): void {
  paintGiraffe(canvas, { x: x + 110 * unit, y, scale: 0.62 * unit }, FAR_HIDE)
  paintGiraffe(canvas, { x: x + 12 * unit, y: y + 6 * unit, scale: 1.05 * unit }, NEAR_HIDE)
  paintGiraffe(canvas, { x: x + 222 * unit, y, scale: 0.8 * unit, scaleX: -0.8 * unit }, FAR_HIDE)
}

function paintCar(canvas: PosterCanvas, at: Placement): void {
  addPath(canvas, placePath('M-62 -12v-30q2 -6 8 -6h74l10 -22h4l-9 22q26 2 34 8q3 12 1 28z', at), CAR)
  addPath(canvas, placePath('M-58 -48v-34h-6v-5h92l8 5h-8l-12 34h-4l10 -34h-30v34h-4v-34h-38v34z', at), CAR)
  const people = [-44, -24, -2].map((left) => `M${left} -46v-14q0 -12 7 -12q7 0 7 12v14z`)
  addPath(canvas, placePath(people.join(''), at), NIGHT)
  const wheels = [-38, 36].map((left) => `M${left - 14} -10a14 14 0 1 0 28 0a14 14 0 1 0 -28 0z`)
  addPath(canvas, placePath(wheels.join(''), at), NIGHT)
}

function paintHerd(canvas: PosterCanvas, variant: SceneVariant, horizonY: number): void {
  const { width, unit } = canvas
  const paintAnimals = variant.detail === 1 ? paintGiraffes : paintElephants
  paintAnimals(canvas, width * 0.6, horizonY + 54 * unit, unit)
}

function paintNearPlain(canvas: PosterCanvas, horizonY: number): void {
  const { width, height, unit, isWide, random } = canvas
  addPath(canvas, smoothPath(hillLine(canvas, horizonY + 60 * unit, 14 * unit, 5), height), '#8E4524')
  sprayBand(canvas, '#D98A35', horizonY + 48 * unit, horizonY + 190 * unit)
  paintCar(canvas, { x: width * (isWide ? 0.5 : 0.7), y: horizonY + 148 * unit, scale: 0.66 * unit })
  let blades = ''
  for (let index = 0; index < 150; index += 1) {
    const depth = random()
    const tall = between(14, 46, depth) * unit
    const y = between(horizonY + 80 * unit, height * 0.93, depth)
    blades += outline`M${random(0, width)} ${y}l${random(-8, 8) * unit} ${-tall}l${4 * unit} ${tall}z`
  }
  addPath(canvas, blades, '#5B2A20', { opacity: 0.8 })
}

function paintGrassFrame(canvas: PosterCanvas): void {
  const { width, height, unit, random } = canvas
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
    const up = outline`q${2 * unit} ${-tall * 0.7} ${random(-18, 22) * unit} ${-tall - 20 * unit}`
    blades += `${outline`M${x} ${height * 0.93}`}${up}${outline`q${4 * unit} ${tall * 0.6} ${8 * unit} ${tall + 20 * unit}`}z`
  }
  addPath(canvas, blades, NIGHT)
}

/** Drawn last: its foot sinks into the dark of the bank. */
function paintTreeFrame(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide, isTall, ratio } = canvas
  const inks = { ink: NIGHT, litInk: '#6A2A26' }
  // The headline of a page stands on the left of the hero.
  const x = width * (ratio === 'hero' ? 0.93 : isWide ? 0.13 : isTall ? -0.05 : 0.1)
  if (variant.detail === 2) {
    paintBaobab(canvas, { x, groundY: height * 0.955, height: (isTall ? 740 : 560) * unit, ...inks })
  } else {
    paintAcacia(canvas, {
      x,
      groundY: height * 0.945,
      height: (isTall ? 760 : isWide ? 640 : 560) * unit,
      ...inks,
    })
  }
  sprayBand(canvas, NIGHT, height * 0.955, height * 0.89)
  addRect(canvas, 0, height * 0.955, width, height * 0.045, NIGHT)
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const horizonY = canvas.height * HORIZON
  paintSkyAndSun(canvas, variant, horizonY)
  paintFarHills(canvas, horizonY)
  if (variant.touches.includes('city')) paintFarCity(canvas, horizonY)
  paintFarPlain(canvas, horizonY)
  paintHerd(canvas, variant, horizonY)
  paintNearPlain(canvas, horizonY)
  paintGrassFrame(canvas)
  paintTreeFrame(canvas, variant)
}

/** Plains: a ringed sun low behind a herd, one big tree as the frame, a car of watchers for scale. */
export const savannah: Scene = {
  name: 'savannah',
  family: 'savannah',
  skyInk: '#E2572F',
  mistInk: '#FCD577',
  shadowInk: NIGHT,
  accentInk: CAR,
  altText: 'A small herd crossing a grassy plain at a slow walk, one broad tree in front',
  touchedAltTexts: {
    city: 'A small herd on a grassy plain, the towers of a city beyond, one broad tree in front',
  },
  lightText: 'as the sun goes down',
  draw,
}
