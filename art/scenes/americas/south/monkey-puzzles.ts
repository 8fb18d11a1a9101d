import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

/** An old araucaria: a bare column and an umbrella of curved boughs, `tall` units high. */
function araucaria(tall: number, trunk: string, leaf: string, light: string): readonly GlyphPart[] {
  const boughs = (tiers: number): string =>
    Array.from({ length: tiers }, (_none, tier) => {
      const y = -tall + 30 + tier * 30
      const reach = 84 + tier * 20 - (tier > 4 ? (tier - 4) * 34 : 0)
      return [-1, 1]
        .map(
          (side) =>
            `M0 ${y - 16}Q${side * reach * 0.6} ${y + 6} ${side * reach} ${y - 22}q${side * 14} 4 ${side * 10} 16Q${side * reach * 0.6} ${y + 40} 0 ${y + 10}z`,
        )
        .join('')
    }).join('')
  return [
    [`M-15 0Q-10 ${-tall * 0.5} -8 ${-tall + 20}h16Q12 ${-tall * 0.5} 20 0z`, trunk],
    [`M-46 ${-tall + 24}Q0 ${-tall - 44} 46 ${-tall + 24}Q0 ${-tall + 4} -46 ${-tall + 24}z`, light],
    [boughs(6), leaf],
    [
      Array.from({ length: 5 }, (_none, tier) => {
        const y = -tall + 30 + tier * 30
        const reach = 78 + tier * 18
        return `M0 ${y - 16}Q${-reach * 0.6} ${y + 6} ${-reach} ${y - 22}q-8 6 -8 10Q${-reach * 0.6} ${y + 16} 0 ${y - 4}z`
      }).join(''),
      light,
    ],
  ]
}

/** The lake country of Chile: Villarrica with its plume, araucarias with umbrella crowns, a walker below. */
export const monkeyPuzzles = landmark({
  name: 'monkey-puzzles',
  palette: {
    ...PALETTES.autumn,
    top: '#5E94B0',
    middle: '#BCD2CC',
    horizon: '#FBE6C0',
    deep: '#1E3438',
    lightText: 'on an autumn afternoon',
  },
  accent: '#D8482E',
  ground: 0.6,
  focus: { narrow: 0.56, wide: 0.62 },
  sun: null,
  clouds: null,
  altText:
    'Tall araucarias with umbrella crowns above a lake and a walker among golden shrubs, a white volcano with a small plume behind',
  paint: (s) => {
    s.draw(s.at(30, -40), [
      ['M-16 -372Q-60 -420 -20 -460Q10 -490 -30 -540Q60 -500 40 -450Q20 -420 24 -372z', '#F4EEE2'],
      [
        'M-700 50Q-360 -20 -200 -180Q-90 -310 -34 -374Q0 -384 34 -372Q100 -300 210 -170Q370 -20 720 50z',
        '#6E8496',
      ],
      [
        'M-330 -64Q-240 -130 -200 -180Q-90 -310 -34 -374Q0 -384 34 -372Q100 -300 210 -170Q250 -130 300 -90L232 -100L190 -40L150 -110L96 -30L60 -100L10 -40L-40 -100L-90 -30L-130 -90L-180 -40L-240 -80z',
        '#F8F4EA',
      ],
      [
        'M34 -372Q100 -300 210 -170Q250 -130 300 -90L232 -100L190 -40L150 -110L96 -30L60 -100Q80 -240 4 -376Q20 -380 34 -372z',
        '#B4C6D2',
      ],
      ['M-34 -374Q0 -384 34 -372Q14 -356 -34 -374z', '#4A5A6A'],
    ])
    paintHills(s, '#5E8A84', 76, 24, 0.6)
    paintHills(s, '#3E6A5E', 34, 18, 0.4)
    paintGroundMist(s, 30, 0.5)
    paintWater(s, '#3A7E96', 0, '#E4E4D0', null)
    paintMirrorBars(s, '#DCE4DE', 30, 4, 150, 7)
    const deep = (s.height - s.groundY) / s.unit + 40
    s.draw(s.at(0, 0), [
      [`M-1600 ${deep}V130Q-700 90 -330 140Q-100 190 120 150Q500 96 1600 130V${deep}z`, '#A9763A'],
      [`M-1600 ${deep}V190Q-700 150 -330 190Q-60 230 200 200Q600 160 1600 190V${deep}z`, '#C99A48'],
      [`M-1600 ${deep}V290Q-500 250 0 300Q600 340 1600 290V${deep}z`, '#7A5A34'],
    ])
    s.draw(s.at(196, 168, 0.74), araucaria(420, '#6A5A52', '#2E5A48', '#5E8A5E'))
    s.draw(s.at(300, 178, 0.86), araucaria(460, '#5E4E4A', '#28523F', '#56825A'))
    s.draw(s.at(-290, 214, 1.02), araucaria(560, '#54464A', '#1F4A3E', '#4E7E56'))
    s.draw(s.at(-410, 226, 0.94), araucaria(480, '#54464A', '#1F4A3E', '#4E7E56'))
    s.draw(s.at(-820, 220, 1), araucaria(540, '#54464A', '#1F4A3E', '#4E7E56'))
    s.draw(s.at(640, 210, 1), araucaria(520, '#54464A', '#1F4A3E', '#4E7E56'))
    s.draw(s.at(-30, 262, 1.06), walker(0, s.accent, '#33405A'))
    s.draw(s.at(356, 330, 1.2), araucaria(640, '#3E343A', '#173A34', '#3A6A4C'))
  },
})
