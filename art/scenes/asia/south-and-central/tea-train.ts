import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintGroundMist, paintMountain, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The blue train of the hills among tea, pickers with their baskets. */
export const teaTrain = landmark({
  name: 'tea-train',
  palette: PALETTES.highland,
  accent: '#E0487A',
  mist: '#C3C8B2',
  ground: 0.52,
  sun: [210, 260, 56],
  altText: 'A blue train on a stone bridge among hills of tea, pickers with baskets on the slope below',
  lightText: 'between two bands of mist',
  paint: (s) => {
    paintMountain(s, -180, 330, 420, '#93AC98', '#6F8E84', 0, 0.4)
    paintMountain(s, 230, 260, 380, '#9FB59C', '#7A9888', 0, 0.4)
    paintGroundMist(s, 210)
    paintTreeCrowns(s, '#4F8060', 50, 6, '#34604E')
    s.draw(s.at(0, 60), [
      ['M-1000 40v-78h2000v78z', '#C9A88A'],
      [
        Array.from(
          { length: 21 },
          (_n, i) => `M${-1000 + i * 100 - 34} 40v-26q0 -34 34 -34q34 0 34 34v26z`,
        ).join(''),
        '#6E8A6C',
      ],
      [block(0, -32, 2000, 12), '#E3C9A4'],
      ['M-420 -40v-66q0 -8 8 -8h560q34 2 46 40l4 34z', '#2F6FA8'],
      ['M-420 -58h612l4 18h-616z', '#1E4470'],
      [panes(-390, 130, 13, -72, 26, 26), '#F6E6C0'],
      ['M-282 -40v-74h6v74zM-134 -40v-74h6v74zM14 -40v-74h6v74z', '#1E4470'],
    ])
    const { canvas, height, width, groundY, unit } = s
    const top = groundY + 96 * unit
    for (let row = 0; row < 8; row += 1) {
      const y = top + row * (26 + row * 5) * unit
      const swell = outline`M-10 ${y}Q${width * 0.3} ${y - (40 - row * 2) * unit} ${width * 0.56} ${y + 6 * unit}T${width + 10} ${y - 20 * unit}V${height + 10}H-10z`
      addPath(canvas, swell, row % 2 === 0 ? '#4F8A52' : '#6BA55C')
    }
    for (const [x, y, size, sari] of [
      [-230, 0.5, 0.8, '#F2B23C'],
      [-60, 0.6, 1, s.accent],
      [130, 0.72, 1.2, '#2F8A9A'],
      [290, 0.52, 0.8, '#D9542E'],
    ] as const)
      s.draw(s.atDepth(x, y, size), [
        ...robed(0, sari, '#FBEFD6'),
        ['M16 -88h30q4 40 -6 52h-18q-10 -14 -6 -52z', '#C98F4C'],
      ])
  },
})
