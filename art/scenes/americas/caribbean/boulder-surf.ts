import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer, walker } from '#art/kit/poses.ts'

const boulder = (lit: string, shade: string, top: string): readonly GlyphPart[] => [
  [
    'M-60 0C-50 -50 -64 -80 -110 -120C-170 -170 -150 -260 -70 -290C20 -310 120 -300 150 -230C166 -170 110 -130 80 -100C60 -70 64 -40 74 0z',
    lit,
  ],
  [
    'M40 -302C100 -300 140 -270 150 -230C166 -170 110 -130 80 -100C60 -70 64 -40 74 0H20C30 -60 40 -90 60 -140C90 -200 80 -260 40 -302z',
    shade,
  ],
  ['M-120 -250C-90 -300 20 -310 80 -296C110 -286 130 -270 140 -252Q60 -240 20 -262Q-40 -240 -120 -250z', top],
  ['M-126 -180q60 20 120 6l-4 10q-60 10 -110 -4zM-90 -110q40 10 80 0l-4 8q-40 8 -70 0z', shade],
]

/** The undercut boulders of Bathsheba in Atlantic surf. */
export const boulderSurf = landmark({
  name: 'boulder-surf',
  palette: {
    ...PALETTES.morning,
    top: '#5E96A4',
    middle: '#B0CCC4',
    horizon: '#F4E4C8',
    lightText: 'in a fresh east wind',
  },
  accent: '#F26A3A',
  ground: 0.46,
  sun: null,
  clouds: null,
  altText:
    'Mushroom-shaped boulders in white surf on a wild beach, a fisherman and a girl on the sand, a green slope with palms',
  paint: (s) => {
    s.draw(s.at(0, 6), [
      ['M-1500 0V-60Q-700 -130 -300 -80Q-120 -60 60 0z', '#5E9A78'],
      ['M-1500 0V-30Q-700 -60 -300 -40L-140 0z', '#3E7A62'],
    ])
    paintWater(s, '#2E7E94', 0, '#DCE8DC', null)
    s.draw(s.at(0, 0), [
      [
        [70, 130, 200, 290]
          .map(
            (y, i) =>
              `M-1500 ${y}q240 ${-26 - i * 4} 480 0t480 0t480 0t480 0t480 0t480 0v${16 + i * 8}q-240 ${-20} -480 4t-480 0t-480 0t-480 0t-480 0t-480 0z`,
          )
          .join(''),
        '#F4F8F0',
      ],
    ])
    s.draw(s.at(230, 150, 0.72), boulder('#A98E74', '#6E5A58', '#7FA05E'))
    s.draw(s.at(-290, 120, 0.5), boulder('#A98E74', '#6E5A58', '#7FA05E'))
    s.draw(s.at(-40, 280, 1.3), boulder('#B99A7A', '#74605A', '#86A862'))
    s.draw(s.at(0, 0), [
      ['M-330 270q120 -40 260 -16t300 -6q140 -20 300 20q-200 50 -440 40t-420 -38z', '#FBFBF2'],
      ['M-1500 330Q-700 290 -200 360T700 350T1200 320V900H-1500z', '#EBD0A0'],
      ['M-1500 330Q-700 290 -200 360T700 350T1200 320v-20Q900 340 600 332T-200 336T-1500 306z', '#FBFBF2'],
    ])
    s.draw(s.at(-240, 450, 1.4), [
      ['M40 -100Q150 -230 260 -190l0 3Q150 -222 44 -94z', '#3A2A30'],
      ...pointer(0, '#F6F0E0', '#3E6A8A'),
    ])
    s.draw(s.at(230, 470, 1.1), walker(0, s.accent, '#F2E3C4'))
    sprayBand(s.canvas, '#8E6A54', s.height, s.height * 0.9, 0.6)
  },
})
