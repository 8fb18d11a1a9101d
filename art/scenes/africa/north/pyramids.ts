import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline } from '#art/drawing/path.ts'
import { placePath } from '#art/drawing/place-path.ts'
import { spray, sprayBand, sprayVertical } from '#art/drawing/spray.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { camel } from '#art/kit/figures.ts'
import { paintPalms } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const NIGHT = '#33202E'
const LINEN = '#FBEFD2'
/** Height of a course as a share of the pyramid, where it begins and where it ends as shares of the face. */
const COURSES = [
  [0.1, 0.2, 0.9],
  [0.17, 0.1, 0.7],
  [0.25, 0.4, 1],
  [0.33, 0.05, 0.8],
  [0.4, 0.3, 0.7],
  [0.48, 0.1, 0.95],
  [0.56, 0.45, 0.9],
  [0.63, 0.2, 0.65],
  [0.71, 0.05, 0.9],
  [0.79, 0.35, 1],
  [0.86, 0.1, 0.75],
  [0.93, 0.3, 0.95],
] as const

/** A lit face, a shaded one, courses of stone, and with `hasCasing` the rest of a smooth top. */
function paintPyramid(
  s: LandmarkContext,
  across: number,
  half: number,
  rise: number,
  hasCasing = false,
): void {
  const place = s.at(across, 0)
  const edge = half * 0.3
  const face = placePath(`M0 ${-rise}L${-half} 0L${edge} 10z`, place)
  const light = [place.x - half * 0.7 * s.unit, place.y, place.x, place.y - rise * 0.7 * s.unit] as const
  addPath(s.canvas, face, '#F3B560')
  spray(s.canvas, face, '#FCDD94', light)
  const courses = COURSES.map(([down, from, to]) => {
    const [left, broad, y] = [-half * down, (edge + half) * down, rise * (down - 1)]
    return `M${left + broad * from} ${y}L${left + broad * to} ${y + 3}v2z`
  })
  const along = (x: number, share: number): string => `L${x * share} ${rise * (share - 1)}`
  s.draw(place, [
    [`M0 ${-rise}L${edge} 10L${half} -4z`, '#8C4A48'],
    [courses.join(''), '#C9853F'],
  ])
  if (!hasCasing) return
  const brow = along(edge, 0.32)
  s.draw(place, [
    [`M0 ${-rise}${along(-half, 0.3)}${along(-half * 0.2, 0.24)}${brow}z`, '#FFF0CC'],
    [`M0 ${-rise}${brow}${along(half * 0.7, 0.25)}${along(half, 0.3)}z`, '#B78680'],
  ])
}

/** A rider on a camel, walking right. */
const rider = (cloth: string): readonly GlyphPart[] => [
  ...camel(0, NIGHT, cloth),
  ['M-46 -94q-2 -40 10 -44q14 4 10 44z', LINEN],
  ['M-45 -144q0 -14 9 -14q9 0 9 14q-9 6 -18 0z', LINEN],
]

/** A dune near the viewer, lit along its crest. */
function paintDune({ canvas, width, height }: LandmarkContext): void {
  const dune = outline`M-10 ${height * 0.84}Q${width * 0.25} ${height * 0.79} ${width * 0.56} ${height * 0.868}T${width + 10} ${height * 0.8}V${height}H-10z`
  addPath(canvas, dune, '#D08A4C')
  sprayVertical(canvas, dune, '#F4C47C', height * 0.8, height * 0.91)
  sprayBand(canvas, '#6E3A3C', height, height * 0.88)
}

/** Three pyramids behind one another, riders on a dune, date palms at the edge. */
export const pyramids = landmark({
  name: 'pyramids',
  isPortrait: false,
  palette: {
    ...PALETTES.arid,
    top: '#2A6E93',
    middle: '#93BDB4',
    horizon: '#FFE3A6',
    disc: '#FFF6D8',
    bars: '#FFF1CE',
    deep: NIGHT,
  },
  accent: '#1F8C88',
  mist: '#F4C47C',
  ground: 0.68,
  focus: { narrow: 0.44, wide: 0.58 },
  sun: [176, 380, 84],
  clouds: [
    [0.2, 0.35, 330, 15],
    [0.32, 0.39, 210, 11],
    [0.73, 0.5, 260, 11],
  ],
  altText: 'Three pyramids one behind the other, two riders on camels crossing the sand before them',
  lightText: 'on a clear morning',
  paint: (s) => {
    paintPyramid(s, 330, 130, 150)
    paintGroundMist(s, 150, 0.6)
    paintPyramid(s, 140, 246, 300, true)
    paintGroundMist(s, 90, 0.5)
    paintPyramid(s, -110, 290, 350)
    paintOpenGround(s, '#EDBE77', '#FBE3AE')
    paintDune(s)
    s.draw(s.atDepth(6, 0.56, 0.72), rider(s.accent))
    s.draw(s.atDepth(-112, 0.54, 0.84), rider(s.accent))
    paintPalms(s, 'right', '#2C3F3A', '#3B2430', 540)
  },
})
