import { boxPath } from '#art/drawing/path.ts'
import { sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { ferry, paintFloating } from '#art/kit/boats.ts'
import { type BlockRow, paintBlockRow, paintTower } from '#art/kit/city-blocks.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintIronTower } from '#art/kit/river-landmark.ts'
import { paintQuay } from './city-quay.ts'
import { paintFarCone, paintLoopLine } from './loop-line.ts'
import { type BridgeInks, paintCableStayedBridge, paintSuspensionBridge } from './river-bridge.ts'
import { towersOf } from './skyline-towers.ts'

const SUNSET = '#C8553D'
const GLOW = '#F9CB7C'
const DARK = '#141A2C'
const EDGE = '#B4583F'
const LAMP = '#FFE9B8'

const BRIDGE: BridgeInks = {
  dark: DARK,
  edge: EDGE,
  brace: '#3A2E48',
  lamp: LAMP,
  view: '#E9884E',
  glow: GLOW,
}

type Blocks = Omit<BlockRow, 'baseY'>

const FARTHEST: Blocks = {
  ink: '#D67A50',
  shadeInk: '#C2613F',
  heights: [90, 200],
  widths: [30, 56],
  heightAt: (share) => 0.8 + 0.4 * Math.sin(share * 5 + 1),
  windows: 0,
}
const FAR: Blocks = {
  ink: '#8E4445',
  shadeInk: '#6F2F40',
  heights: [150, 300],
  widths: [38, 66],
  heightAt: (share) => 0.7 + 0.4 * Math.sin(share * 6.5 + 0.4),
  windows: 0.05,
}
const NEAR: Blocks = {
  ink: '#2B1D36',
  shadeInk: '#1E1530',
  heights: [50, 150],
  widths: [40, 84],
  heightAt: (share) => 0.7 + 0.35 * Math.sin(share * 9 + 2),
  windows: 0.2,
}

/** The lower half of the sun fades into the haze over the city. */
function paintSunHaze({ canvas, sun, unit }: LandmarkContext): void {
  const reach = sun.radius + 10 * unit
  const haze = boxPath(sun.x - reach, sun.y - reach, 2 * reach, 2 * reach)
  sprayVertical(canvas, haze, '#F2A25C', sun.y + sun.radius, sun.y - 0.54 * sun.radius)
}

function paintCity(s: LandmarkContext): void {
  const { canvas, groundY: baseY, unit } = s
  const hasLattice = s.variant.touches.includes('lattice-tower')
  if (hasLattice) paintFarCone(canvas, s.sun.x, baseY)
  paintBlockRow(canvas, { baseY, ...FARTHEST })
  paintGroundMist(s, 170, 1)
  paintBlockRow(canvas, { baseY, ...FAR })
  paintGroundMist(s, 140, 0.9, '#E58A55')
  if (hasLattice)
    paintIronTower(canvas, s.at(0, 0, 1.02), { lit: '#F0623A', shade: '#9A2F3A', lattice: '#FBE3BE' })
  for (const tower of towersOf(s.variant)) paintTower(canvas, tower, baseY)
  paintBlockRow(canvas, { baseY, ...NEAR })
  sprayBand(canvas, SUNSET, baseY + 4 * unit, baseY - 38 * unit, 0.6)
}

/** A raised railway, a promenade or a bridge with a ferry below it. */
function paintForeground(s: LandmarkContext): void {
  const { canvas, width, height, groundY, isWide, accent } = s
  const { detail, touches } = s.variant
  if (touches.includes('lattice-tower')) {
    paintLoopLine(canvas, { dark: DARK, edge: EDGE, stripe: accent })
    return
  }
  const isStone = touches.includes('stone-bridge')
  if (!isStone && detail === 2) {
    paintQuay(canvas, { dark: DARK, edge: EDGE, lamp: LAMP, coat: accent })
    return
  }
  const common = { topY: height * 0.3, deckY: height * 0.8, horizonY: groundY, inks: BRIDGE }
  if (isStone) paintSuspensionBridge(canvas, { ...common, towerX: width * (isWide ? 0.12 : 0.14) })
  else paintCableStayedBridge(canvas, { ...common, towerX: width * (isWide ? 0.2 : 0.22) })
  paintFloating(s, s.atDepth(isWide ? -48 : 80, 0.72, 0.5), 160, ferry(accent, accent))
}

/** Big city: towers that step back, a bridge as the sweep, a red ferry. */
export const skyline = landmark({
  name: 'skyline',
  isPortrait: false,
  palette: { ...PALETTES.city, top: '#14324A', middle: SUNSET, horizon: GLOW, disc: LAMP, deep: '#0C2236' },
  accent: '#E5392F',
  ground: 0.74,
  focus: { narrow: 0.6, wide: 0.66 },
  middleShare: 0.34,
  sun: (_variant, isWide) => [isWide ? -349 : -192, 250, 130],
  clouds: null,
  altText: 'Lit towers of a big city across a wide river',
  touchedAltTexts: {
    'lattice-tower':
      'A red lattice tower among lit blocks, a snow-capped cone far behind, a train on a raised line',
    'stone-bridge': 'A bridge with a stone tower and a sweep of cables, lit skyscrapers across the river',
  },
  lightText: 'as evening falls',
  paint: (s) => {
    paintSunHaze(s)
    paintCity(s)
    paintWater(s, '#1C4A5C', 0, '#F0995A', '#FFE2A6')
    paintForeground(s)
  },
})
