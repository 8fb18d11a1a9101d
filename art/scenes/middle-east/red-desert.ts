import { paintGroundMist } from '#art/kit/backdrops.ts'
import { camel, robed } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Sandstone massifs in a red desert, camels, a black tent. */
export const redDesert = landmark({
  name: 'red-desert',
  palette: PALETTES.arid,
  accent: '#F2E2C0',
  ground: 0.62,
  sun: [180, 390, 56],
  altText: 'A string of camels crossing red sand between sandstone massifs, a low black tent beside them',
  paint: (s) => {
    const massif = (x: number, w: number, h: number, lit: string, shade: string): void =>
      s.draw(s.at(x, 8), [
        [
          `M${-w} 0l${w * 0.1} ${-h * 0.5}l${w * 0.08} ${-h * 0.34}q${w * 0.1} ${-h * 0.16} ${w * 0.3} ${-h * 0.14}l${w * 0.5} ${h * 0.04}l${w * 0.3} ${-h * 0.06}q${w * 0.3} 0 ${w * 0.36} ${h * 0.26}l${w * 0.2} ${h * 0.36}l${w * 0.2} ${h * 0.38}z`,
          lit,
        ],
        [
          `M${w * 0.3} ${-h * 0.96}q${w * 0.28} 0 ${w * 0.32} ${h * 0.22}l${w * 0.2} ${h * 0.36}l${w * 0.2} ${h * 0.38}h${-w * 0.8}l${w * 0.1} ${-h * 0.4}z`,
          shade,
        ],
        [
          [-0.6, -0.36, -0.1, 0.16, 0.44]
            .map(
              (k) =>
                `M${w * k} ${-h * 0.86}l${w * 0.03} ${h * 0.5}l${w * 0.05} ${h * 0.2}l${-w * 0.02} ${-h * 0.3}z`,
            )
            .join(''),
          shade,
        ],
      ])
    massif(-310, 160, 200, '#D99A78', '#A86A64')
    massif(330, 170, 230, '#D99A78', '#A86A64')
    paintGroundMist(s, 110, 0.6)
    massif(-150, 210, 330, '#D2744A', '#7A3A44')
    massif(260, 190, 280, '#C96A44', '#743640')
    paintOpenGround(s, '#D9784A', '#B85A3C', 0)
    s.draw(s.atDepth(-250, 0.24, 1), [
      ['M-110 0L-80 -44L-20 -56L60 -50L110 0z', '#33222C'],
      ['M-20 -56L60 -50L110 0H30z', '#1F1620'],
      ['M-50 0v-30h40v30z', s.accent],
    ])
    s.draw(s.atDepth(-20, 0.56, 1.3), [
      ...camel(-130, '#C99A66', '#7A2E36'),
      ...camel(40, '#B98656', '#2F5A7A'),
      ...robed(150, s.accent, '#B8322E'),
    ])
  },
})
