import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const jelly = (glow: string, shade: string): readonly GlyphPart[] => [
  ['M-60 10C-64 -50 -30 -80 0 -80C30 -80 64 -50 60 10Q30 26 0 20Q-30 26 -60 10z', glow],
  ['M10 -80C38 -76 64 -46 60 10Q40 20 26 20Q44 -40 10 -80z', shade],
  ['M-40 14q-4 50 8 74q12 -30 10 -70zM-8 18q-6 60 6 90q14 -34 12 -90zM24 16q2 44 12 66q10 -30 8 -72z', shade],
  ['M-36 -30q30 -30 60 -24q-36 10 -54 44z', '#FFF3CF'],
]

/** Golden jellyfish rising through the green light of the lake on Eil Malk. */
export const jellyLake = landmark({
  name: 'jelly-lake',
  palette: {
    ...PALETTES.forest,
    top: '#A9DCA8',
    middle: '#4EA890',
    horizon: '#1E7A78',
    lightText: 'in green noon light',
  },
  accent: '#F2503A',
  mist: '#8ECFA8',
  ground: 1,
  sun: null,
  clouds: null,
  middleShare: 0.3,
  altText:
    'Hundreds of golden jellyfish in a green lake seen from under water, a swimmer with fins drifting between them',
  paint: (s) => {
    const { canvas, width, height, unit } = s
    const ray = (left: number, right: number): string =>
      `M${Math.round(width * left)} 0H${Math.round(width * (left + 0.06))}L${Math.round(width * right + 90 * unit)} ${Math.round(height * 0.72)}H${Math.round(width * right - 60 * unit)}z`
    addPath(canvas, ray(0.2, 0.05) + ray(0.42, 0.4) + ray(0.62, 0.74) + ray(0.84, 1.05), '#D6F0B8', {
      opacity: 0.28,
    })
    addPath(
      canvas,
      `M0 0H${width}V${Math.round(40 * unit)}Q${Math.round(width * 0.75)} ${Math.round(80 * unit)} ${Math.round(width * 0.5)} ${Math.round(44 * unit)}T0 ${Math.round(56 * unit)}z`,
      '#E4F4C4',
    )
    const many = canvas.isWide ? 34 : 22
    for (let i = 0; i < many; i += 1) {
      const size = (0.24 + ((i * 37) % 70) / 130) * (i % 3 === 0 ? 1.1 : 0.8)
      const at = {
        x: width * (((i * 0.381) % 1) * 1.04 - 0.02),
        y: height * (0.14 + ((i * 0.237) % 0.8)),
        scale: size * unit,
      }
      s.draw(at, jelly(size < 0.35 ? '#8EC294' : '#F0C476', size < 0.35 ? '#6EAA88' : '#D8944A'))
    }
    s.draw({ x: s.x + 20 * unit, y: height * 0.4, scale: 1.5 * unit }, [
      ['M-40 -30q50 -20 110 10l70 30l-10 20l-80 -14q-70 10 -100 -20z', s.accent],
      ['M130 4l60 -30l8 12l-56 36zM120 20l70 20l-4 12l-74 -14z', '#7A4632'],
      ['M184 -34l70 -30l10 22l-72 20zM186 38l74 30l-14 18l-66 -32z', '#1E3A54'],
      ['M-30 -24l-70 50l8 12l76 -40zM-10 4l-30 80l14 4l34 -76z', '#7A4632'],
      [round(-64, -34, 22), '#7A4632'],
      ['M-90 -44h30v18h-34zM-52 -52l10 -50h9l-8 52z', '#1E3A54'],
    ])
    s.draw({ x: s.x - 190 * unit, y: height * 0.7, scale: 1.75 * unit }, jelly('#F6D08A', '#D8944A'))
    s.draw({ x: s.x + 230 * unit, y: height * 0.82, scale: 1.35 * unit }, jelly('#F6D08A', '#D8944A'))
    sprayBand(canvas, '#0A3A48', height, height * 0.7, 0.9)
  },
})
