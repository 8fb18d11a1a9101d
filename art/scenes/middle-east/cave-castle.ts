import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline } from '#art/drawing/path.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { rider } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const cone = (x: number, tall: number, wide: number): readonly GlyphPart[] => [
  [
    `M${x - wide} 0C${x - wide * 0.7} ${-tall * 0.5} ${x - wide * 0.4} ${-tall} ${x} ${-tall}C${x + wide * 0.3} ${-tall} ${x + wide * 0.7} ${-tall * 0.5} ${x + wide} 0z`,
    '#C9A8A8',
  ],
  [
    `M${x} ${-tall}C${x + wide * 0.3} ${-tall} ${x + wide * 0.7} ${-tall * 0.5} ${x + wide} 0H${x + wide * 0.2}C${x + wide * 0.3} ${-tall * 0.5} ${x + wide * 0.2} ${-tall * 0.9} ${x} ${-tall}z`,
    '#7E5E7A',
  ],
  [arches(x - wide * 0.2, x + wide * 0.16, 2, -tall * 0.2, wide * 0.22, tall * 0.16), '#FFD98C'],
]

/** The rock castle full of dwellings, its windows lit, cave houses and cones below it at nightfall. */
export const caveCastle = landmark({
  name: 'cave-castle',
  palette: {
    ...PALETTES.night,
    top: '#1E2452',
    middle: '#6A5490',
    horizon: '#F2A88C',
    deep: '#1A1636',
    lightText: 'as the first stars come out',
  },
  accent: '#FF6A3C',
  ground: 0.62,
  sun: null,
  clouds: null,
  mist: '#D9A4B4',
  altText:
    'A tall rock riddled with dwellings and lit windows above a town of cave houses and stone cones, riders passing below, the first stars out',
  paint: (s) => {
    const { canvas, x, groundY, unit } = s
    paintHills(s, '#7E6494', 70, 16, 0.4)
    s.draw(s.at(30, 8), [
      [
        'M-300 0L-250 -110L-196 -150L-170 -250L-120 -300L-96 -392L-20 -430L40 -410L70 -440L110 -400L126 -300L176 -240L190 -150L262 -90L310 0z',
        '#C49AA0',
      ],
      ['M70 -440L110 -400L126 -300L176 -240L190 -150L262 -90L310 0H90L60 -120L84 -250L50 -330z', '#7A5A7E'],
      [
        'M-250 -110l70 16l60 -20l80 24l70 -14l-70 26l-80 -16l-60 22zM-150 -240l60 14l70 -18l50 16l-50 12l-70 -8z',
        '#9A7088',
      ],
    ])
    let [dark, lit] = ['', '']
    for (let index = 0; index < 62; index += 1) {
      const up = canvas.random(16, 400)
      const half = 270 * (1 - up / 470) * 0.84
      const across = canvas.random(-half, half)
      const size = canvas.random(7, 12)
      const hole = outline`M${x + (30 + across - size / 2) * unit} ${groundY + (8 - up) * unit}v${-size * 0.9 * unit}q${(size / 2) * unit} ${-size * 0.7 * unit} ${size * unit} 0v${size * 0.9 * unit}z`
      if (index % 4 === 0) lit += hole
      else dark += hole
    }
    addPath(canvas, dark, '#3A2A4E')
    addPath(canvas, lit, '#FFDF9A')
    paintGroundMist(s, 60, 0.4, '#B98AA4')
    s.draw(
      s.at(0, 40),
      Array.from({ length: 24 }, (_none, i) =>
        solid(-1300 + i * 92, (i * 17) % 30, 80, 44 + ((i * 31) % 30), '#B98E90', '#6E5274', 0.3),
      ).flat(),
    )
    s.draw(s.at(0, 40), [
      [panes(-1290, 830, 46, -14, 8, 12), '#FFD98C'],
      [Array.from({ length: 12 }, (_none, i) => block(-1280 + i * 184, -40, 60, 5)).join(''), '#E8C4B4'],
    ])
    paintOpenGround(s, '#8E6A7E', '#B08A90', -70)
    s.draw(s.at(0, 190), [
      ...cone(-300, 190, 70),
      ...cone(-190, 130, 50),
      ...cone(320, 220, 80),
      ...cone(230, 120, 48),
      ...cone(-820, 200, 80),
      ...cone(-640, 140, 60),
    ])
    for (const [across, down] of [
      [-70, 250],
      [70, 270],
      [180, 300],
    ] as const)
      s.draw(s.at(across, down, 0.62), rider(0, '#4A2E4A', across === 70 ? s.accent : '#E8C4B4', '#2A1F30'))
  },
})
