import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Volcanic needles above thatched huts. */
export const needlePeaks = landmark({
  name: 'needle-peaks',
  palette: PALETTES.forest,
  accent: '#C8382E',
  ground: 0.66,
  sun: [200, 380, 66],
  altText: 'Needles of volcanic rock rising from green hills, round thatched huts and fields at their foot',
  paint: (s) => {
    paintHills(s, '#B5B878', 130, 40)
    const needle = (x: number, w: number, h: number, lit: string, shade: string): void =>
      s.draw(s.at(x, 6), [
        [
          `M${-w * 2.2} 0L${-w * 1.4} ${-h * 0.12}L${-w} ${-h * 0.28}L${-w * 0.92} ${-h * 0.5}L${-w * 0.66} ${-h * 0.6}L${-w * 0.56} ${-h * 0.8}L${-w * 0.28} ${-h * 0.86}L${-w * 0.1} ${-h}L${w * 0.16} ${-h * 0.92}L${w * 0.24} ${-h * 0.76}L${w * 0.56} ${-h * 0.7}L${w * 0.64} ${-h * 0.46}L${w} ${-h * 0.3}L${w * 1.3} ${-h * 0.12}L${w * 2.3} 0z`,
          lit,
        ],
        [
          `M${-w * 0.1} ${-h}L${w * 0.16} ${-h * 0.92}L${w * 0.24} ${-h * 0.76}L${w * 0.56} ${-h * 0.7}L${w * 0.64} ${-h * 0.46}L${w} ${-h * 0.3}L${w * 1.3} ${-h * 0.12}L${w * 2.3} 0H${w * 0.5}L${w * 0.3} ${-h * 0.3}L${-w * 0.04} ${-h * 0.52}L${w * 0.04} ${-h * 0.8}z`,
          shade,
        ],
        [
          `M${-w * 0.56} ${-h * 0.8}L${-w * 0.3} ${-h * 0.58}L${-w * 0.5} ${-h * 0.3}L${-w * 0.3} ${-h * 0.06}L${-w * 0.66} ${-h * 0.32}L${-w * 0.48} ${-h * 0.58}zM${-w} ${-h * 0.28}L${-w * 0.8} ${-h * 0.14}L${-w} 0L${-w * 1.1} ${-h * 0.1}z`,
          shade,
        ],
      ])
    needle(-280, 70, 270, '#C9B07E', '#8A7A62')
    needle(290, 80, 230, '#C9B07E', '#8A7A62')
    paintGroundMist(s, 130, 0.5)
    needle(-40, 120, 440, '#C2935E', '#6A4E48')
    paintHills(s, '#7E9A54', 40, 20, 0)
    paintOpenGround(s, '#8FA658', '#6E8A48', 0)
    for (const [x, y, size] of [
      [-240, 0.2, 0.9],
      [-150, 0.3, 1.1],
      [190, 0.24, 1],
      [290, 0.36, 1.2],
    ] as const)
      s.draw(s.atDepth(x, y, size), [
        ...solid(0, 0, 74, 46, '#D9A86A', '#8E5E40'),
        [block(-8, 0, 18, 32), '#4A2A28'],
        ['M-58 -38Q-10 -90 0 -116Q10 -90 58 -38z', '#A8783C'],
        ['M0 -116Q10 -90 58 -38H16z', '#6A4A30'],
      ])
    s.draw(s.atDepth(-30, 0.62, 1.2), [
      ...robed(0, s.accent, '#F2B23C'),
      ['M-16 -122q16 -24 32 0z', '#A8783C'],
    ])
  },
})
