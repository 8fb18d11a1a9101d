import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintFirs } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, cupola, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { dog, pointer, walker } from '#art/kit/poses.ts'

/** Rila: storeys of striped arches round a court, the domed church with its painted porch, forest above. */
export const stripedArcade = landmark({
  name: 'striped-arcade',
  palette: {
    ...PALETTES.highland,
    top: '#7FA6BC',
    middle: '#C4D2CC',
    horizon: '#F6EBD0',
    lightText: 'in cool mountain light',
  },
  accent: '#D8402E',
  ground: 0.7,
  sun: null,
  clouds: null,
  altText:
    'A monastery court with storeys of black and white striped arches, a church of red and white bands under domes, steep fir forest behind',
  paint: (s) => {
    s.draw(s.at(0, 0), [
      ['M-1600 10V-400Q-600 -560 -300 -480Q60 -640 420 -500Q900 -600 1300 -440V10z', '#5E8472'],
    ])
    paintFirs(s, '#3E6656', 150, -260)
    for (const side of [-1, 1] as const)
      s.draw({ ...s.at(0, 10), scaleX: side * s.unit }, [
        ['M180 0V-330L420 -400H1600V0z', '#F3E6CC'],
        ['M170 -330L420 -410H1600v-30H414L164 -350z', '#9A5A48'],
        ...[0, 1, 2].flatMap((floor): GlyphPart[] => {
          const y = -8 - floor * 112
          return [
            [
              Array.from(
                { length: 18 },
                (_n, i) =>
                  `M${206 + i * 76} ${y + 4 - i * (i < 4 ? floor * 6 : 0)}v-60q0 -28 28 -28q28 0 28 28v60z`,
              ).join(''),
              '#4A4450',
            ],
            [
              Array.from(
                { length: 18 },
                (_n, i) =>
                  [0, 1, 2, 3]
                    .map((k) => `M${200 + i * 76} ${y - 56 - k * 0}l-2 -${10 + k * 3}l8 -2l4 ${8 + k}z`)
                    .join('') +
                  `M${230 + i * 76} ${y - 90}h8v-14h-8zM${214 + i * 76} ${y - 82}l-6 -12l7 -4l6 12zM${254 + i * 76} ${y - 82}l6 -12l-7 -4l-6 12z`,
              ).join(''),
              '#2A2630',
            ],
            [`M180 ${y - 106}H1600v8H180z`, '#9A5A48'],
          ]
        }),
        [Array.from({ length: 9 }, (_n, i) => block(192, -10 - i * 34, 24, 17)).join(''), '#2A2630'],
      ])
    s.draw(s.at(0, 14), [
      [block(0, 0, 300, 170), '#F6EBD3'],
      [[0, 1, 2, 3].map((i) => block(0, -20 - i * 42, 300, 20)).join(''), '#B5503E'],
      [block(0, 0, 340, 96), '#EBDCBE'],
      [arches(-130, 130, 5, 0, 48, 84), '#5A3A3E'],
      [
        [-130, -65, 0, 65, 130]
          .map((x) => `M${x - 28} -50q0 -40 28 -40q28 0 28 40l-7 0q0 -32 -21 -32q-21 0 -21 32z`)
          .join(''),
        '#2A2630',
      ],
      ...solid(0, -168, 110, 90, '#F6EBD3', '#B9A894', 0.36),
      [[0, 1].map((i) => block(0, -184 - i * 36, 110, 16)).join(''), '#B5503E'],
      ...cupola(0, -256, 66, 70, '#6E8A94', '#4A6674'),
      ...solid(-106, -168, 56, 50, '#F6EBD3', '#B9A894', 0.36),
      ...cupola(-106, -216, 36, 38, '#6E8A94', '#4A6674'),
      ...solid(106, -168, 56, 50, '#F6EBD3', '#B9A894', 0.36),
      ...cupola(106, -216, 36, 38, '#6E8A94', '#4A6674'),
      [block(0, -322, 5, 44) + block(0, -344, 22, 5), '#D8A84A'],
      [arches(-24, 24, 3, -190, 12, 50), '#4A4450'],
    ])
    paintPaving(s, '#D3C6B0', '#AFA08C')
    s.draw(s.at(-220, 110, 1.15), robed(0, '#2A2630', '#2A2630'))
    s.draw(s.at(-140, 120, 1.15), pointer(0, s.accent, '#F2D9A0'))
    s.draw(s.at(180, 140, 1.2), [...walker(0, '#3E6A9A', '#F2C23C'), ...dog(-100, '#6A4A3A')])
  },
})
