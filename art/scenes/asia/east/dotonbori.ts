import { ferry, paintFloating } from '#art/kit/boats.ts'
import { person } from '#art/kit/figures.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The canal of Osaka's lights: signs stacked above the water, a bridge, a tour boat. */
export const dotonbori = landmark({
  name: 'dotonbori',
  palette: PALETTES.night,
  accent: '#FF6A3C',
  mist: '#D98F5C',
  ground: 0.66,
  sun: [-10, 520, 40],
  altText:
    'A canal between buildings hung with bright signs, a bridge full of people, a lit boat on the water',
  lightText: 'after dark',
  paint: (s) => {
    const side = (sign: -1 | 1, blocks: readonly (readonly [number, number, number, string])[]): void => {
      for (const [x, wide, tall, ink] of blocks)
        s.draw(s.at(sign * x, 20), solid(0, 0, wide, tall, ink, '#131C3C', 0.36))
    }
    const left = [
      [380, 170, 470, '#3C3A72'],
      [290, 110, 540, '#54427E'],
      [215, 90, 400, '#2F3E70'],
      [155, 70, 300, '#4A4478'],
    ] as const
    side(-1, left)
    side(1, [
      [370, 180, 520, '#46407A'],
      [270, 110, 430, '#333F72'],
      [200, 80, 500, '#5A4480'],
      [145, 60, 320, '#2F3E70'],
    ])
    const signs: readonly (readonly [number, number, number, number, string])[] = [
      [-380, -330, 110, 96, '#F4C23C'],
      [-290, -210, 84, 220, '#E8435A'],
      [-290, -450, 70, 60, '#4FC3C8'],
      [-206, -250, 40, 150, '#FFF1C4'],
      [-206, -90, 60, 60, '#F08A3C'],
      [-380, -170, 90, 70, '#57B7D8'],
      [360, -380, 120, 130, '#4FC3C8'],
      [270, -250, 60, 180, '#F4C23C'],
      [200, -360, 44, 120, '#E8435A'],
      [200, -150, 54, 110, '#FFF1C4'],
      [360, -200, 110, 70, '#F08A3C'],
      [146, -210, 30, 90, '#57B7D8'],
    ]
    for (const [x, y, w, h, ink] of signs)
      s.draw(s.at(x, y), [
        [block(0, 0, w, h), ink],
        [block(0, -h * 0.3, w * 0.6, h * 0.12) + block(0, -h * 0.62, w * 0.6, h * 0.14), '#2A2350'],
      ])
    s.draw(s.at(-290, -240), [
      ['M-20 20l10 -60l-26 -40l10 -8l28 34l26 -36l10 6l-24 44l12 60h-12l-10 -40l-12 40z', '#FFF6E0'],
      [round(2, -92, 12), '#FFF6E0'],
    ])
    s.draw(s.at(0, 20), [
      ['M-400 0v-36Q0 -92 400 -36v36Q0 -58 -400 0z', '#8A6E86'],
      ['M-400 -62Q0 -118 400 -62v5Q0 -112 -400 -56z', '#F4C27A'],
      [panes(-380, 380, 36, -30, 3, 46), '#C9A08A'],
    ])
    for (const [x, coat] of [
      [-150, '#E8E0F0'],
      [-96, '#57B7D8'],
      [-30, '#F4C23C'],
      [40, '#E8E0F0'],
      [110, '#7AC0A0'],
      [160, '#E8435A'],
    ] as const)
      s.draw(s.at(x, -40, 0.52), person(0, coat))
    paintWater(s, '#1D2C58', 20)
    for (const [x, ink] of [
      [-290, '#E8435A'],
      [-200, '#F4C23C'],
      [220, '#4FC3C8'],
      [310, '#F4C23C'],
      [120, '#E8435A'],
    ] as const)
      paintMirrorBars(s, ink, x, 30, 52, 12)
    paintFloating(s, s.atDepth(-20, 0.66, 1.15), 150, ferry('#F6E3BE', s.accent))
  },
})
