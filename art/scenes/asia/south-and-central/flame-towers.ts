import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { person } from '#art/kit/figures.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, crenels, panes, round, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { dog, sitter, walker } from '#art/kit/poses.ts'

const flame = (x: number, w: number, tall: number): readonly GlyphPart[] => [
  [
    `M${x - w * 0.4} 0Q${x - w * 0.8} ${-tall * 0.5} ${x + w * 0.1} ${-tall}Q${x + w * 0.8} ${-tall * 0.5} ${x + w * 0.4} 0z`,
    '#6E9ABC',
  ],
  [
    `M${x + w * 0.1} ${-tall}Q${x + w * 0.8} ${-tall * 0.5} ${x + w * 0.4} 0H${x + w * 0.04}Q${x + w * 0.3} ${-tall * 0.5} ${x + w * 0.1} ${-tall}z`,
    '#3E5E8A',
  ],
  [
    Array.from({ length: Math.floor(tall / 24) }, (_n, i) => {
      const y = -14 - i * 24
      const t = -y / tall
      const half = w * (0.4 + 0.2 * Math.sin(t * 2.6)) * (1 - t ** 3)
      return `M${x - half * 0.86 + t * w * 0.06} ${y}h${half * 1.72}v-4h${-half * 1.72}z`
    }).join(''),
    '#F6C88A',
  ],
]

/** Baku: three glass flames over the old walls and the Maiden Tower, the Caspian front in the evening. */
export const flameTowers = landmark({
  name: 'flame-towers',
  palette: { ...PALETTES.city, top: '#3A3A78', middle: '#B06A80', horizon: '#FBC48A' },
  accent: '#F26A2E',
  ground: 0.7,
  sun: null,
  clouds: null,
  altText:
    'Three glass towers shaped like flames on a hill above old walls and a round stone tower, people on a seafront promenade',
  paint: (s) => {
    s.draw(s.at(0, 10), [
      ['M-1600 0V-70Q-900 -130 -420 -110Q-200 -200 60 -200Q300 -190 520 -100T1300 -70V0z', '#6E5478'],
      [panes(-1400, 1200, 60, -40, 8, 10) + panes(-360, 480, 22, -86, 8, 10), '#FFD98C'],
    ])
    s.draw(s.at(60, -170), [...flame(-130, 130, 330), ...flame(10, 150, 420), ...flame(140, 120, 290)])
    s.draw(s.at(0, 10), [
      ['M-1600 0V-96H1300V0z', '#D9B48A'],
      [crenels(-1590, 1290, 96, -96, 14), '#D9B48A'],
      ['M-1600 0V-20H1300V0z', '#A5806E'],
      [
        arches(-60, -60, 1, 0, 50, 76) + arches(330, 330, 1, 0, 50, 76) + arches(-700, -700, 1, 0, 50, 76),
        '#5A3E4E',
      ],
    ])
    s.draw(s.at(-230, 14), [
      [taper(0, 0, 150, 270, 0.92), '#E3C096'],
      ['M20 0V-270H69L75 0z', '#9A7464'],
      [block(88, 0, 50, 250), '#B58E70'],
      [Array.from({ length: 12 }, (_n, i) => block(-6, -20 - i * 21, 140, 5)).join(''), '#B58E70'],
      [crenels(-64, 64, 8, -270, 11), '#E3C096'],
      [panes(-30, -30, 1, -170, 12, 26) + panes(-10, -10, 1, -90, 12, 26), '#4A3240'],
    ])
    paintPaving(s, '#C9A590', '#A5867C')
    for (const x of [-330, -110, 130, 340, -620, 580] as const)
      s.draw(s.at(x, 60), [
        ['M-3 0v-120h6v120z', '#2A2440'],
        [round(0, -128, 12), '#FFE9B0'],
      ])
    s.draw(s.at(-90, 160, 1.2), [...walker(0, '#2E6A8A', s.accent), ...person(70, '#8A3A5A')])
    s.draw(s.at(190, 180, 1.2), [
      ...sitter(0, s.accent),
      ['M-60 -8h110v10h-110z', '#4A3240'],
      ...dog(120, '#F3E3C4'),
    ])
  },
})
