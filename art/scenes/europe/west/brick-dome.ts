import { sprayBand } from '#art/drawing/spray.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, cone, ogives, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Brunelleschi's dome close, from the roofs of the town: white ribs, red tiles, the striped bell tower. */
export const brickDome = landmark({
  name: 'brick-dome',
  palette: {
    ...PALETTES.gold,
    top: '#5E94BC',
    middle: '#C9CDB4',
    horizon: '#FBE2B0',
    lightText: 'in late light',
  },
  accent: '#2E7A5E',
  ground: 0.66,
  sun: null,
  clouds: null,
  altText:
    'A huge dome of red tiles with white ribs and a marble lantern, a slim striped bell tower beside it, a jumble of tiled roofs in front and green hills behind',
  paint: (s) => {
    paintHills(s, '#9CAE8E', 150, 50, 0.4)
    s.draw(s.at(60, 20), [
      ['M-240 0V-190H240V0z', '#F6EDDA'],
      ['M110 0V-190H240V0z', '#BDB0A6'],
      [Array.from({ length: 7 }, (_n, i) => block(0, -14 - i * 26, 480, 5)).join(''), '#6E8A7A'],
      [round(-160, -110, 28) + round(0, -110, 28) + round(160, -110, 28), '#4A4A50'],
      ['M-256 -190H256v-18H-256z', '#FBF6E8'],
      ['M-240 -208C-236 -390 -130 -500 -30 -530H30C130 -500 236 -390 240 -208z', '#C8603E'],
      ['M60 -522C150 -480 236 -380 240 -208H140C140 -360 110 -460 60 -522z', '#8E443A'],
      [
        'M-240 -208C-236 -390 -130 -500 -30 -530h10C-116 -500 -220 -390 -224 -208zM-110 -208C-106 -380 -60 -490 -14 -530h10C-50 -480 -92 -370 -96 -208zM96 -208C92 -370 50 -480 4 -530h10C60 -490 106 -380 110 -208zM224 -208C220 -390 116 -500 20 -530h10C130 -500 236 -390 240 -208z',
        '#FBF6E8',
      ],
      [block(0, -526, 74, 20) + block(0, -546, 50, 56), '#FBF6E8'],
      [arches(-14, 14, 2, -550, 12, 42), '#6E6A70'],
      ...cone(0, -600, 56, 56, '#FBF6E8', '#BDB0A6'),
      [round(0, -664, 10), '#E3B04A'],
    ])
    s.draw(s.at(-280, 20), [
      ...solid(0, 0, 96, 480, '#F6EDDA', '#BDB0A6', 0.36),
      [[0, 1, 2, 3, 4].map((i) => block(0, -90 - i * 96, 104, 9)).join(''), '#C9836A'],
      [[1, 2, 3].map((i) => ogives(-18, 14, 2, -110 - i * 96, 16, 64)).join(''), '#5A5660'],
      [[0, 1, 2, 3, 4].map((i) => block(0, -50 - i * 96, 96, 5)).join(''), s.accent],
      [block(0, -480, 112, 16), '#FBF6E8'],
    ])
    const inks = ['#F2D8AC', '#E9C28E', '#F6E6C8', '#DDB086'] as const
    for (let row = 0; row < 4; row += 1)
      for (let i = -10; i < 8; i += 1) {
        const x = i * 150 + (row % 2) * 70 + ((i * i * 23) % 30)
        const y = 60 + row * 92 + ((i * i * 31) % 30)
        const w = 130 + ((i * i * 13) % 40)
        s.draw(s.at(x, y + 60), [
          ...solid(0, 0, w, 92, inks[(i * i + row) % 4] ?? inks[0], '#A5846E', 0.24),
          [`M${-w / 2 - 8} -88L${-w * 0.3} -132H${w * 0.34}L${w / 2 + 8} -88z`, '#C8684A'],
          [`M${w * 0.16} -88L${w * 0.24} -132H${w * 0.34}L${w / 2 + 8} -88z`, '#944A3C'],
          [panes(-w * 0.3, w * 0.06, 3, -34, 14, 26), i % 2 === 0 ? s.accent : '#6A5A54'],
          ...(i % 3 === 0 ? [[block(-w * 0.2, -124, 16, 34), '#DDB086'] as const] : []),
        ])
      }
    sprayBand(s.canvas, '#5A3A34', s.height, s.height * 0.9, 0.6)
  },
})
