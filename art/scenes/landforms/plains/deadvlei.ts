import { addLine, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { paintGlyphs } from '#art/drawing/glyphs.ts'
import { between, continuePath, lensPath, outline, type Point, smoothPath } from '#art/drawing/path.ts'
import { placePath } from '#art/drawing/place-path.ts'
import { spray, sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import { person } from '#art/kit/figures.ts'
import { paintPalm } from '#art/kit/flora.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { placeDisc } from '#art/kit/scene-variant.ts'
import { paintSky } from '#art/kit/sky.ts'
import { BARK, paintDeadTree, SHADOW_ON_CLAY } from './dead-tree.ts'
import { type DeadvleiLayout, deadvleiLayout } from './deadvlei-layout.ts'

const APRICOT = '#F2B27A'
const COAT = '#1F8A86'

type View = { readonly layout: DeadvleiLayout; readonly horizonY: number; readonly peak: Point }

function paintSkyAndMoon(canvas: PosterCanvas, variant: SceneVariant, { layout, horizonY }: View): void {
  const { width, height, unit, isHero } = canvas
  const middle = isHero ? '#1F6F98' : '#2F86A8'
  paintSky(canvas, { top: '#0F4F7C', middle, horizon: '#A9D2C4' }, horizonY, isHero ? 0.86 : 0.5)
  const asDrawn = { x: width * layout.moonAcross, y: height * 0.15, radius: 34 * unit }
  const { x, y, radius } = placeDisc(variant, asDrawn)
  const crescent = 'M10 -100a100 100 0 1 0 82 130a86 86 0 1 1 -82 -130z'
  addPath(canvas, placePath(crescent, { x, y, scale: radius / 100 }), '#F8EFD6')
}

function paintFarDune(canvas: PosterCanvas, { layout, horizonY }: View): void {
  const { width, unit } = canvas
  const ridge = layout.farDune.map(([across, up]): Point => [width * across - 20, horizonY - up * unit])
  const dune = smoothPath([...ridge, [width + 20, horizonY - 40 * unit]], horizonY + 10)
  addPath(canvas, dune, '#D98252')
  sprayVertical(canvas, dune, APRICOT, horizonY, horizonY - 160 * unit)
}

type DuneEdges = Readonly<Record<'left' | 'right' | 'crest', readonly Point[]>>

function duneEdges(canvas: PosterCanvas, { horizonY, peak }: View): DuneEdges {
  const { width, unit, isHero } = canvas
  // The page head has a lower horizon: the shaded face is stretched to reach it.
  const stretch = isHero ? (horizonY - peak[1]) / (430 * unit) : 1
  const at = (right: number, down: number): Point => [peak[0] + right * unit, peak[1] + down * unit]
  const farLeft: readonly Point[] = isHero
    ? [
        [-30, horizonY + 14 * unit],
        [peak[0] - 720 * unit, horizonY - 16 * unit],
      ]
    : [[-30, horizonY - 20 * unit]]
  return {
    left: [...farLeft, at(-470, 330 * stretch), at(-290, 190 * stretch), at(-130, 66 * stretch), peak],
    right: [
      peak,
      at(150, 66),
      at(320, 120),
      at(520, 230),
      [Math.max(width + 30, at(800, 0)[0]), at(0, 300)[1]],
    ],
    crest: [
      peak,
      at(-26, 90 * stretch),
      at(34, 170 * stretch),
      at(-12, 260 * stretch),
      at(-120, 340 * stretch),
      [at(-150, 0)[0], horizonY + 10],
    ],
  }
}

function paintWindRipples(canvas: PosterCanvas, peak: Point): void {
  const { unit } = canvas
  let path = ''
  for (let index = 0; index < 11; index += 1) {
    const x = peak[0] + (60 + index * 3 + (index % 2) * 18) * unit
    const y = peak[1] + (150 + index * 30) * unit
    const bend = outline`q${(60 + index * 10) * unit} ${-16 * unit} ${(130 + index * 22) * unit} ${12 * unit}`
    path += outline`M${x} ${y}${bend}`
  }
  addLine(canvas, path, '#D9652C', 2.2 * unit, { 'stroke-linecap': 'round', opacity: 0.8 })
}

function paintGreatDune(canvas: PosterCanvas, view: View): void {
  const { width, unit } = canvas
  const { horizonY, peak } = view
  const { left, right, crest } = duneEdges(canvas, view)
  const footY = horizonY + 10
  addPath(
    canvas,
    `${smoothPath(left)}${continuePath(smoothPath(right))}${outline`V${footY}H-30z`}`,
    '#8E2F22',
  )
  const foot = outline`L${width + 40} ${footY}`
  const lit = `${smoothPath(crest)}${foot}${continuePath(smoothPath(right.toReversed()))}z`
  addPath(canvas, lit, '#F0833F')
  spray(canvas, lit, '#FBC07C', [peak[0] + 60 * unit, peak[1] + 60 * unit, peak[0] + 330 * unit, horizonY])
  const shaded = `${smoothPath(left)}${continuePath(smoothPath(crest))}H-30z`
  const glow = [peak[0] - 420 * unit, horizonY, peak[0] - 150 * unit, peak[1] + 200 * unit] as const
  spray(canvas, shaded, '#C9572E', glow)
  paintWindRipples(canvas, peak)
}

function paintCracks(canvas: PosterCanvas, horizonY: number): void {
  const { width, height, unit, random } = canvas
  let path = ''
  for (let index = 0; index < 46; index += 1) {
    const share = random() ** 0.7
    const x = random(0, width)
    const y = between(horizonY + 26 * unit, height, share)
    const size = between(12, 60, share) * unit
    path += outline`M${x} ${y}l${size * random(0.4, 1)} ${size * random(-0.12, 0.12)}`
    path += outline`l${size * random(0.3, 0.8)} ${size * random(-0.1, 0.3)}`
    path += outline`M${x + size * 0.5} ${y}l${size * random(-0.2, 0.3)} ${size * random(0.15, 0.35)}`
  }
  addLine(canvas, path, '#B88E68', 1.6 * unit, { opacity: 0.7 })
}

function paintClayPan(canvas: PosterCanvas, horizonY: number): void {
  const { width, height, unit } = canvas
  const edge: readonly Point[] = [
    [-20, horizonY + 8 * unit],
    [width * 0.25, horizonY - 6 * unit],
    [width * 0.6, horizonY + 4 * unit],
    [width + 20, horizonY - 10 * unit],
  ]
  addPath(canvas, smoothPath(edge, height), '#F4E4C6')
  sprayBand(canvas, APRICOT, horizonY - 4 * unit, horizonY + 70 * unit)
  sprayBand(canvas, '#C9A27C', height, height * 0.76)
  paintCracks(canvas, horizonY)
}

function paintWalker(canvas: PosterCanvas, x: number, y: number): void {
  const { unit } = canvas
  addPath(canvas, lensPath(x + 26 * unit, y, 33 * unit, 3.3 * unit), SHADOW_ON_CLAY)
  paintGlyphs(canvas, { x, y, scale: 0.38 * unit }, person(0, COAT, undefined, BARK))
}

/** Dead trees on clay are found in Namibia alone; elsewhere date palms grow at the foot of the dunes. */
function paintTree(canvas: PosterCanvas, hasPalms: boolean, x: number, y: number, size: number): void {
  if (!hasPalms) {
    paintDeadTree(canvas, x, y, size)
    return
  }
  addPath(canvas, lensPath(x + size * 0.5, y + size * 0.02, size * 0.5, size * 0.04), SHADOW_ON_CLAY)
  const inks = { trunk: BARK, leaf: '#27463F', backLeaf: '#4A6B4A' }
  paintPalm(canvas, { x, groundY: y, height: size, lean: canvas.random(-0.1, 0.1), ...inks })
  paintPalm(canvas, { x: x + size * 0.16, groundY: y, height: size * 0.62, lean: 0.14, ...inks })
}

function draw(canvas: PosterCanvas, variant: SceneVariant): void {
  const { width, height, unit } = canvas
  const layout = deadvleiLayout(canvas)
  const horizonY = height * layout.horizon
  const view: View = { layout, horizonY, peak: [width * layout.peak[0], height * layout.peak[1]] }
  paintSkyAndMoon(canvas, variant, view)
  paintFarDune(canvas, view)
  paintGreatDune(canvas, view)
  paintClayPan(canvas, horizonY)
  const hasTwin = variant.detail === 1
  const hasPalms = variant.touches.includes('palms')
  for (const [across, down, size] of hasTwin ? layout.farTrees.slice(0, 1) : layout.farTrees)
    paintTree(canvas, hasPalms, width * across, horizonY + down * unit, size * unit)
  const [walkerX, walkerY] = [width * layout.walker[0], horizonY + layout.walker[1] * unit]
  paintWalker(canvas, walkerX, walkerY)
  if (variant.detail === 2) paintWalker(canvas, walkerX + 26 * unit, walkerY + 3 * unit)
  for (const [across, down, size] of hasTwin ? [layout.twinTree, layout.nearTree] : [layout.nearTree])
    paintTree(canvas, hasPalms, width * across, height * down, size * unit)
}

/** Dunes: one razor crest, dead trees on a clay pan, a crescent by day. */
export const deadvlei: Scene = {
  name: 'deadvlei',
  family: 'arid-day',
  skyInk: '#0F4F7C',
  mistInk: APRICOT,
  shadowInk: BARK,
  accentInk: COAT,
  altText: 'Bare dead trees on a dry clay pan below a great dune, a crescent moon above',
  touchedAltTexts: { palms: 'Date palms on a stony plain below a great dune, a crescent moon above' },
  lightText: 'in early light',
  titleInk: '#FFF8E6',
  draw,
}
