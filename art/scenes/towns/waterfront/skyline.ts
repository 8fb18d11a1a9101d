import { addCircle, addPath, addRect, type PosterCanvas } from '#art/drawing/canvas.ts'
import { boxPath } from '#art/drawing/path.ts'
import { type Placement, placePath } from '#art/drawing/place-path.ts'
import { sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import { paintBlockRow, paintTower } from '#art/kit/city-blocks.ts'
import { paintIronTower } from '#art/kit/river-landmark.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { type Disc, placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky } from '#art/kit/sky.ts'
import { paintGlint, paintRipples, reflectionPath } from '#art/kit/water.ts'
import { paintFarCone, paintLoopLine } from '#art/scenes/towns/waterfront/loop-line.ts'
import { paintQuay } from './city-quay.ts'
import { type BridgeInks, paintCableStayedBridge, paintSuspensionBridge } from './river-bridge.ts'
import { towersOf } from './skyline-towers.ts'

const HORIZON = 0.74
const SUNSET = '#C8553D'
const GLOW = '#F9CB7C'
const NIGHT = '#0C2236'
const DARK = '#141A2C'
const EDGE = '#B4583F'
const LAMP = '#FFE9B8'
const ACCENT = '#E5392F'

const BRIDGE: BridgeInks = {
  dark: DARK,
  edge: EDGE,
  brace: '#3A2E48',
  lamp: LAMP,
  view: '#E9884E',
  glow: GLOW,
}

function paintSkyAndSun(canvas: PosterCanvas, sun: Disc, horizonY: number): void {
  const { unit } = canvas
  paintSky(canvas, { top: '#14324A', middle: SUNSET, horizon: GLOW }, horizonY, 0.34)
  addCircle(canvas, sun.x, sun.y, sun.radius, LAMP)
  const reach = sun.radius + 10 * unit
  const haze = boxPath(sun.x - reach, sun.y - reach, 2 * reach, 2 * reach)
  sprayVertical(canvas, haze, '#F2A25C', sun.y + sun.radius, sun.y - 0.54 * sun.radius)
}

function paintFarBlocks(canvas: PosterCanvas, baseY: number): void {
  const { unit } = canvas
  paintBlockRow(canvas, {
    baseY,
    ink: '#D67A50',
    shadeInk: '#C2613F',
    heights: [90, 200],
    widths: [30, 56],
    heightAt: (share) => 0.8 + 0.4 * Math.sin(share * 5 + 1),
    windows: 0,
  })
  sprayBand(canvas, GLOW, baseY, baseY - 170 * unit)
  paintBlockRow(canvas, {
    baseY,
    ink: '#8E4445',
    shadeInk: '#6F2F40',
    heights: [150, 300],
    widths: [38, 66],
    heightAt: (share) => 0.7 + 0.4 * Math.sin(share * 6.5 + 0.4),
    windows: 0.05,
  })
  sprayBand(canvas, '#E58A55', baseY, baseY - 140 * unit, 0.9)
}

function paintNearBlocks(canvas: PosterCanvas, baseY: number): void {
  const { unit } = canvas
  paintBlockRow(canvas, {
    baseY,
    ink: '#2B1D36',
    shadeInk: '#1E1530',
    heights: [50, 150],
    widths: [40, 84],
    heightAt: (share) => 0.7 + 0.35 * Math.sin(share * 9 + 2),
    windows: 0.2,
  })
  sprayBand(canvas, SUNSET, baseY + 4 * unit, baseY - 38 * unit, 0.6)
}

function paintRiver(canvas: PosterCanvas, sunX: number, topY: number): void {
  const { width, height, unit } = canvas
  addRect(canvas, 0, topY, width, height - topY, '#1C4A5C')
  sprayBand(canvas, '#F0995A', topY, topY + height * 0.11)
  sprayBand(canvas, NIGHT, height, height * 0.86)
  const breadth = { topWidth: 110 * unit, bottomWidth: 60 * unit, count: 13 }
  paintGlint(canvas, { x: sunX, topY: topY + 6, bottomY: height * 0.95, ...breadth }, '#FFE2A6')
  const ripples = { topY: topY + 12 * unit, bottomY: height, count: 30 }
  paintRipples(canvas, { ...ripples, minWidth: 24 * unit, maxWidth: 90 * unit }, '#0F3044', { opacity: 0.7 })
}

function paintFerry(canvas: PosterCanvas, at: Placement): void {
  const { x, y, scale } = at
  const bars = { count: 5, step: 8 * scale, stray: 12 * scale, thickness: 5 * scale, taper: 14 * scale }
  const reflection = reflectionPath(canvas, { x, y: y + 6 * scale, halfWidth: 80 * scale, ...bars })
  addPath(canvas, reflection, NIGHT, { opacity: 0.8 })
  addPath(canvas, placePath('M-88 -22h178q-6 22 -26 24h-132q-16 -2 -20 -24z', at), ACCENT)
  addPath(canvas, placePath('M-70 -22v-24h126l14 24zM-40 -46v-18h66l10 18z', at), '#F6E3BC')
  const windows = [-60, -40, -20, 0, 20].map((left) => `M${left} -28v-11h12v11z`)
  addPath(canvas, placePath(windows.join(''), at), DARK)
  addPath(canvas, placePath('M-24 -64v-18h16v18z', at), ACCENT)
}

function paintForeground(canvas: PosterCanvas, variant: SceneVariant, horizonY: number): void {
  const { width, height, unit, isWide } = canvas
  if (variant.touches.includes('lattice-tower')) {
    paintLoopLine(canvas, { dark: DARK, edge: EDGE, stripe: ACCENT })
    return
  }
  const isStone = variant.touches.includes('stone-bridge')
  if (!isStone && variant.detail === 2) {
    paintQuay(canvas, { dark: DARK, edge: EDGE, lamp: LAMP, coat: ACCENT })
    return
  }
  const common = { topY: height * 0.3, deckY: height * 0.8, horizonY, inks: BRIDGE }
  if (!isStone) {
    paintCableStayedBridge(canvas, { ...common, towerX: width * (isWide ? 0.2 : 0.22) })
  } else {
    paintSuspensionBridge(canvas, { ...common, towerX: width * (isWide ? 0.12 : 0.14) })
  }
  paintFerry(canvas, { x: width * (isWide ? 0.63 : 0.7), y: height * 0.925, scale: 0.85 * unit })
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit, isWide } = canvas
  const horizonY = height * HORIZON
  const sunX = width * (isWide ? 0.44 : 0.36)
  const sun = placeDisc(variant, { x: sunX, y: horizonY - 250 * unit, radius: 130 * unit })
  paintSkyAndSun(canvas, sun, horizonY)
  if (variant.touches.includes('lattice-tower')) {
    paintFarCone(canvas, sun.x, horizonY)
  }
  paintFarBlocks(canvas, horizonY)
  const hasLattice = variant.touches.includes('lattice-tower')
  if (hasLattice) {
    const tower = { x: width * (isWide ? 0.66 : 0.6), y: horizonY, scale: 1.02 * unit }
    paintIronTower(canvas, tower, { lit: '#F0623A', shade: '#9A2F3A', lattice: '#FBE3BE' })
  }
  for (const tower of towersOf(variant)) {
    paintTower(canvas, tower, horizonY)
  }
  paintNearBlocks(canvas, horizonY)
  paintRiver(canvas, sun.x, horizonY)
  paintForeground(canvas, variant, horizonY)
}

/** Big city: towers that step back, a bridge as the sweep, a red ferry. */
export const skyline: Scene = {
  name: 'skyline',
  family: 'city-dusk',
  skyInk: '#14324A',
  mistInk: GLOW,
  shadowInk: NIGHT,
  accentInk: ACCENT,
  altText: 'Lit towers of a big city across a wide river',
  touchedAltTexts: {
    'lattice-tower':
      'A red lattice tower among lit blocks, a snow-capped cone far behind, a train on a raised line',
    'stone-bridge': 'A bridge with a stone tower and a sweep of cables, lit skyscrapers across the river',
  },
  lightText: 'as evening falls',
  draw,
}
