import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { sitter, walker } from '#art/kit/poses.ts'

/** The grass bowl of a sleeping cone, the needle of the city, the harbour and the even cone of an island behind. */
export const craterCity = landmark({
  name: 'crater-city',
  palette: {
    ...PALETTES.morning,
    top: '#5EA4C0',
    middle: '#B4D6D0',
    horizon: '#F6ECCB',
    lightText: 'after a shower',
  },
  accent: '#E2503A',
  ground: 0.4,
  sun: null,
  clouds: null,
  altText:
    'A grassy volcanic crater in front, people on its rim, behind it a city with one needle tower, a harbour with sails and a wide symmetrical island cone',
  paint: (s) => {
    const { canvas, groundY, height, unit } = s
    s.draw(s.at(40, -40), [
      ['M-560 0Q-300 -20 -150 -74Q-120 -92 -70 -96Q-30 -100 0 -74Q160 -20 420 0z', '#6E98A8'],
      ['M-70 -96Q-30 -100 0 -74Q160 -20 420 0H40Q-20 -60 -70 -96z', '#557E94'],
    ])
    s.draw(s.at(0, 0), [
      ['M-1500 10v-54h2600v54z', '#4E9AB4'],
      [
        [-300, -210, 60, 180, 300, -640, -860]
          .map(
            (x, i) => `M${x} ${-12 - (i % 3) * 8}l0 -24l14 22zM${x - 3} ${-12 - (i % 3) * 8}l-10 0l10 -20z`,
          )
          .join(''),
        '#FFFFFF',
      ],
    ])
    paintTreeCrowns(s, '#5E8E62', 22, 14)
    const towers = [
      [-330, 30, 46],
      [-290, 34, 70],
      [-60, 34, 80],
      [-20, 40, 120],
      [26, 34, 100],
      [66, 40, 150],
      [112, 36, 110],
      [154, 40, 130],
      [200, 36, 90],
      [244, 40, 70],
      [290, 34, 50],
      [-110, 34, 60],
      [-380, 40, 36],
    ] as const
    s.draw(
      s.at(0, 16),
      towers.flatMap(([x, wide, tall], i) => [
        ...solid(
          x,
          0,
          wide,
          tall,
          ['#E3E0D0', '#A9C4C8', '#C9D3CC', '#8AACB8'][i % 4] ?? '#E3E0D0',
          '#5E8498',
          0.38,
        ),
        [panes(x - wide * 0.3, x, 2, -8, 4, tall - 16), '#5E8498'] as const,
      ]),
    )
    s.draw(s.at(-160, 18), [
      ['M-9 0L-6 -196h12L9 0z', '#F4F0E4'],
      ['M2 0V-196h4L9 0z', '#A9B4B8'],
      ['M-20 -196q20 -14 40 0l-8 16h-24zM-14 -206h28v-10h-28z', '#D9DCD4'],
      [block(0, -216, 5, 34) + block(0, -250, 2, 44), '#8A949C'],
      [block(0, -210, 30, 4), s.accent],
    ])
    paintTreeCrowns(s, '#4E8458', 34, 50)
    paintTreeCrowns(s, '#3E744E', 44, 96)
    addPath(canvas, outline`M0 ${groundY + 150 * unit}H${s.width}V${height}H0z`, '#6E9E50')
    s.draw(s.at(10, 330), [
      ['M-1500 400V-140q600 -60 1100 -70q260 -20 420 -30q300 10 480 40q300 40 700 60v540z', '#8EB45E'],
      [
        'M-400 -110q60 -70 380 -86q340 6 400 80q30 90 -110 190q-140 90 -280 90q-160 -4 -290 -96q-130 -100 -100 -178z',
        '#5E9048',
      ],
      [
        'M-400 -110q60 -70 380 -86q340 6 400 80q-60 -40 -160 -50q-30 90 -220 200q-100 30 -300 34q-130 -100 -100 -178z',
        '#78AA52',
      ],
      ['M-120 60q80 -40 200 -10q30 40 -60 70q-110 10 -140 -60z', '#4A7A42'],
      ['M-400 -110q60 -70 380 -86q340 6 400 80l14 -6q-60 -96 -410 -100q-340 14 -400 100z', '#E3D8A4'],
      ['M-300 -60q60 40 90 90q-90 -40 -90 -90zM330 -80q-30 60 -110 110q20 -80 110 -110z', '#A4C870'],
    ])
    sprayBand(canvas, '#1E3E34', height * 1.03, height * 0.84, 0.7)
    s.draw(s.at(-260, 190, 0.8), walker(0, s.accent, '#F6EAD2'))
    s.draw(s.at(120, 158, 0.7), sitter(0, '#F2C23C', '#2F5A7A'))
    s.draw(s.at(170, 158, 0.7), sitter(0, '#2F6A8C', '#3A3A5A'))
  },
})
