import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer, sitter, walker } from '#art/kit/poses.ts'
import { paintCypress } from '#art/kit/wine-country.ts'

/** The north portico of Knossos: red columns that taper downwards and the fresco of the bull. */
export const bullPortico = landmark({
  name: 'bull-portico',
  palette: {
    ...PALETTES.noon,
    top: '#4A98C4',
    middle: '#A6D0D4',
    horizon: '#FBE9C4',
    lightText: 'under a spring sky',
  },
  accent: '#F2B82E',
  ground: 0.66,
  sun: null,
  clouds: null,
  altText:
    'Three red columns of a palace portico, wider at the top, before a painted charging bull, stone steps and cypresses on the hills behind',
  paint: (s) => {
    paintHills(s, '#A9B88A', 170, 50, 0.3)
    paintHills(s, '#86A06E', 80, 30, 0.3)
    for (const [x, tall] of [
      [-330, 150],
      [-290, 190],
      [-680, 180],
      [-520, 150],
      [330, 170],
      [372, 140],
      [600, 180],
      [820, 160],
    ] as const)
      paintCypress(s.canvas, s.x + x * s.unit, s.groundY, tall * s.unit)
    s.draw(s.at(30, 0), [
      ['M-300 60V-150H300V60z', '#DDBE92'],
      [
        'M-300 -150V-172H300v22zM-280 -40h560v4h-560zM-300 10h600v4h-600zM-150 -150v40h4v-40zM120 10v50h4v-50zM-60 -40v50h4v-50zM210 -40v50h4v-50z',
        '#B5926E',
      ],
      ['M-300 -150V-450H300V-150H270V-410H-270V-150z', '#E8CFA4'],
      ['M-330 -450H330v-44H-330z', '#F2DFB8'],
      ['M-330 -494H330v-16H-330z', '#B5503A'],
      [Array.from({ length: 21 }, (_n, i) => round(-310 + i * 31, -472, 11)).join(''), '#3E7AA0'],
      ['M-270 -410H270V-150H-270z', '#7FB4C4'],
      ['M-270 -186q90 -30 180 -6t180 0t180 -4v46h-540z', '#E0A05E'],
      [
        'M-190 -180l-10 -54q-30 -20 -20 -70q20 -44 90 -42q70 -30 150 -4q20 -40 64 -36l44 30l34 4l-8 22l-40 14q-10 40 -50 50l20 44l40 20l-8 12l-56 -14l-36 -60q-60 20 -120 6l-30 40l-30 46l-16 -2l16 -50l-20 -30l-6 40l-4 36z',
        '#8E3E30',
      ],
      ['M116 -360q20 -60 70 -50l2 8q-40 -2 -48 46z', '#FBF0DC'],
      ['M-210 -310q-50 10 -60 -30q20 10 58 16z', '#8E3E30'],
      [round(160, -336, 5), '#FBF0DC'],
    ])
    const column = (x: number): readonly GlyphPart[] => [
      [`M${x - 24} -150L${x - 36} -400H${x + 36}L${x + 24} -150z`, '#C8402E'],
      [`M${x + 6} -150L${x + 10} -400H${x + 36}L${x + 24} -150z`, '#8A2A2A'],
      [`M${x - 44} -400q44 34 88 0v-16h-88z`, '#2A2430'],
      [block(x, -416, 100, 34), '#2A2430'],
      [block(x, -146, 66, 16), '#F2DFB8'],
    ]
    s.draw(s.at(30, 0), [...column(-230), ...column(-20), ...column(200)])
    s.draw(s.at(0, 0), [
      ['M-1500 60H1200V560H-1500z', '#D9BC8A'],
      [
        Array.from(
          { length: 5 },
          (_n, i) => `M${-330 - i * 40} ${60 + i * 34}h${700 + i * 80}v16h${-700 - i * 80}z`,
        ).join(''),
        '#EBD5A8',
      ],
      [
        Array.from(
          { length: 5 },
          (_n, i) => `M${-330 - i * 40} ${76 + i * 34}h${700 + i * 80}v10h${-700 - i * 80}z`,
        ).join(''),
        '#A9906E',
      ],
    ])
    s.draw(s.at(-210, 170, 1.2), pointer(0, '#2E6AA0', s.accent))
    s.draw(s.at(-120, 190, 1.2), walker(0, '#F6F0E0', s.accent))
    s.draw(s.at(260, 196, 1.15), sitter(0, '#5E8A5A'))
  },
})
