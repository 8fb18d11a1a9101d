import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { dog, pointer, sitter, walker } from '#art/kit/poses.ts'

/** Aphrodite's rocks off Paphos from the cliff road, swimmers on the pebbles. */
export const goddessRock = landmark({
  name: 'goddess-rock',
  palette: {
    ...PALETTES.dusk,
    top: '#E8866A',
    middle: '#F6BC94',
    horizon: '#FDE6BC',
    lightText: 'as the sun goes down',
  },
  accent: '#2E7AB8',
  ground: 0.3,
  sun: [-120, 50, 62],
  isSunDrawn: true,
  clouds: null,
  altText:
    'A great white rock and its small companions standing in the sea below a cliff road, foam around them and bathers on the pebbles',
  paint: (s) => {
    paintWater(s, '#4E9AB0', 0, '#FBD8B0')
    const stack = (lit: string, shade: string): readonly GlyphPart[] => [
      ['M-180 0L-150 -110L-90 -150L-60 -250L20 -280L70 -220L120 -200L150 -90L190 0z', lit],
      ['M20 -280L70 -220L120 -200L150 -90L190 0H60L40 -90L70 -150z', shade],
      ['M-90 -150L-60 -250L-30 -160L-60 -60L-90 0H-130z', '#C9A892'],
      ['M-210 4q60 -22 120 -6q60 -20 130 0q80 -20 180 6q-200 26 -430 0z', '#FBF6E8'],
    ]
    s.draw(s.at(-10, 240, 1.25), stack('#F3E3CF', '#9A8290'))
    s.draw(s.at(250, 150, 0.5), stack('#F3E3CF', '#9A8290'))
    s.draw(s.at(-290, 170, 0.4), stack('#E8D3C0', '#9A8290'))
    const deep = (s.height - s.groundY) / s.unit + 40
    s.draw(s.at(0, 0), [
      [`M-1600 330Q-600 350 -260 440Q-60 500 190 470Q420 430 560 330L1300 220V${deep}H-1600z`, '#D9C4AA'],
      [
        'M-1600 330Q-600 350 -260 440Q-60 500 190 470Q420 430 560 330L1300 220v-18L552 312Q420 408 190 448Q-60 478 -256 418Q-600 330 -1600 312z',
        '#FBF6E8',
      ],
      [`M1300 120L640 230Q480 330 430 480Q400 580 470 ${deep}H1300z`, '#B59A6E'],
      [`M640 230Q480 330 430 480Q400 580 470 ${deep}h90Q480 580 520 480Q560 350 690 280z`, '#8E7656'],
      [`M-1600 560Q-600 540 -200 620Q60 660 300 640L330 ${deep}H-1600z`, '#8E9A5E'],
      [
        Array.from({ length: 16 }, (_n, i) =>
          round(-340 + ((i * 67) % 680), 520 + ((i * 37) % 80), 6 + (i % 4) * 2),
        ).join(''),
        '#B09A86',
      ],
    ])
    s.draw(s.at(-170, 530, 1), [...sitter(0, s.accent), ...sitter(60, '#F6F0E0')])
    s.draw(s.at(120, 550, 1.05), walker(0, '#D8503A', '#F2C23C', '#7A4632'))
    s.draw(s.at(-60, 660, 1.1), [...pointer(0, '#F6F0E0', s.accent), ...dog(100, '#4A3236')])
  },
})
