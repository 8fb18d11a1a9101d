import { addCircle, addPath, type PosterCanvas } from '#art/drawing/canvas.ts'
import { type GlyphPart, paintGlyphs } from '#art/drawing/glyphs.ts'
import { outline } from '#art/drawing/path.ts'
import type { Placement } from '#art/drawing/place-path.ts'
import type { Scene, SceneVariant } from '#art/kit/scene.ts'
import { type Disc, placeDisc } from '#art/kit/scene-variant.ts'
import { type CloudBar, paintSky, paintStreaks } from '#art/kit/sky.ts'
import type { Palette } from './palettes.ts'

/** A sheet whose sky is drawn: its focus, its ground line, and functions that place and draw parts. */
export type LandmarkContext = {
  readonly canvas: PosterCanvas
  readonly variant: SceneVariant
  readonly palette: Palette
  readonly accent: string
  readonly width: number
  readonly height: number
  readonly unit: number
  readonly isWide: boolean
  /** Horizontal position of the focus. */
  readonly x: number
  readonly groundY: number
  readonly sun: Disc
  /** A position in units right of the focus and below its ground. */
  readonly at: (across: number, down: number, scale?: number) => Placement
  /** A position between the ground (0) and the lower edge (1), in units right of the focus. */
  readonly atDepth: (across: number, share: number, scale?: number) => Placement
  /** Draws a figure part by part at a place. */
  readonly draw: (at: Placement, parts: readonly GlyphPart[]) => void
}

/** Sun or moon: units right of the focus, units above the ground, radius; null for none. */
type Sun = readonly [number, number, number] | null

type LandmarkOptions = {
  readonly name: string
  readonly palette: Palette
  readonly accent: string
  /** The ink that sets the theme of pages with this poster; the horizon's ink unless given. */
  readonly mist?: string
  /** Height of the ground as a share of the sheet. */
  readonly ground?: number
  /**
   * A function where the place of the disc depends on a touch, a detail or the format. One poster in three is hazy and
   * has no disc; `isSunDrawn` retains it where the picture is about it.
   */
  readonly sun?: Sun | ((variant: SceneVariant, isWide: boolean) => Sun)
  readonly isSunDrawn?: boolean
  readonly altText: string
  readonly touchedAltTexts?: Scene['touchedAltTexts']
  readonly lightText?: string
  readonly titleInk?: string
  /** False for a scene that many places share: rules may choose it, and it may be mirrored. */
  readonly isPortrait?: boolean
  /** Focus as a share of the width; 0.5 and 0.6 unless given. */
  readonly focus?: { readonly narrow: number; readonly wide: number }
  /**
   * Cloud bars: share of the width, share of the sky, width and height in units; null for a clear sky. One poster in
   * three has them; the seed decides which.
   */
  readonly clouds?: readonly CloudBar[] | null
  /** How deep the middle ink of the sky reaches, as a share of the sky; 0.42 unless given. */
  readonly middleShare?: number
  readonly paint: (context: LandmarkContext) => void
}

const DEFAULT_GROUND = 0.7
const DEFAULT_FOCUS = { narrow: 0.5, wide: 0.6 }
const DEFAULT_MIDDLE_SHARE = 0.42
const DEFAULT_CLOUDS: readonly CloudBar[] = [
  [0.14, 0.3, 300, 14],
  [0.2, 0.34, 190, 11],
  [0.9, 0.2, 320, 14],
  [0.82, 0.5, 220, 11],
]
const STAR_COUNT = 46

function paintStars({ canvas, width, groundY, unit }: LandmarkContext): void {
  let stars = ''
  for (let index = 0; index < STAR_COUNT; index += 1) {
    const [x, y] = [canvas.random(0, width), groundY * canvas.random(0, 0.62)]
    const size = (canvas.random(0, 1) < 0.2 ? 3.4 : 2) * unit
    stars += outline`M${x} ${y - size}l${size} ${size}l${-size} ${size}l${-size} ${-size}z`
  }
  addPath(canvas, stars, '#FFF3D0', { opacity: 0.85 })
}

function paintClouds(context: LandmarkContext, clouds: readonly CloudBar[]): void {
  const { canvas, width, groundY, unit, palette } = context
  const bars = clouds.map(
    ([across, down, broad, tall]) => [width * across, groundY * down, broad * unit, tall * unit] as const,
  )
  paintStreaks(canvas, bars, palette.bars, { opacity: palette.isNight === true ? 0.5 : 0.9 })
}

function createLandmarkContext(
  canvas: PosterCanvas,
  variant: SceneVariant,
  options: Omit<LandmarkOptions, 'sun'> & { readonly sun: Sun },
): LandmarkContext {
  const { width, height, unit, isWide, isTall } = canvas
  const ground = options.ground ?? DEFAULT_GROUND
  const groundY = height * (isTall ? ground * 0.94 : ground)
  const { narrow, wide } = options.focus ?? DEFAULT_FOCUS
  const x = width * (isWide ? wide : narrow)
  const [across, up, radius] = options.sun ?? [0, 0, 0]
  const sun = placeDisc(variant, { x: x + across * unit, y: groundY - up * unit, radius: radius * unit })
  return {
    canvas,
    variant,
    palette: options.palette,
    accent: options.accent,
    width,
    height,
    unit,
    isWide,
    x,
    groundY,
    sun,
    at: (right, down, scale = 1) => ({ x: x + right * unit, y: groundY + down * unit, scale: scale * unit }),
    atDepth: (right, share, scale = 1) => ({
      x: x + right * unit,
      y: groundY + (height - groundY) * share,
      scale: scale * unit,
    }),
    draw: (place, parts) => paintGlyphs(canvas, place, parts),
  }
}

/**
 * A scene under an open sky. It draws the sky, the disc, stars at night and bars of cloud, then calls `paint` for the
 * rest, back to front.
 */
export function landmark(options: LandmarkOptions): Scene {
  const { name, palette, accent, altText, touchedAltTexts, titleInk } = options
  const {
    sun = [150, 420, 70],
    middleShare = DEFAULT_MIDDLE_SHARE,
    clouds: cloudBars = DEFAULT_CLOUDS,
  } = options
  return {
    name,
    family: palette.family,
    skyInk: palette.top,
    mistInk: options.mist ?? palette.horizon,
    shadowInk: palette.deep,
    accentInk: accent,
    isPortrait: options.isPortrait ?? true,
    altText,
    ...(touchedAltTexts === undefined ? {} : { touchedAltTexts }),
    lightText: options.lightText ?? palette.lightText,
    ...(titleInk === undefined ? {} : { titleInk }),
    draw(canvas, variant) {
      const isHazy = variant.detail === 2 && options.isSunDrawn !== true
      const disc = isHazy ? null : typeof sun === 'function' ? sun(variant, canvas.isWide) : sun
      const clouds = variant.detail === 0 ? cloudBars : null
      const context = createLandmarkContext(canvas, variant, { ...options, sun: disc })
      paintSky(canvas, palette, context.groundY, middleShare)
      if (palette.isNight === true) paintStars(context)
      if (disc !== null) addCircle(canvas, context.sun.x, context.sun.y, context.sun.radius, palette.disc)
      if (clouds !== null) paintClouds(context, clouds)
      options.paint(context)
    },
  }
}
