import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Thatched cottage, stone walls, a bog lake under blue mountains. */
export const thatchCottage = landmark({
  name: 'thatch-cottage',
  palette: PALETTES.monsoon,
  accent: '#C8352E',
  ground: 0.56,
  sun: [190, 280, 50],
  altText:
    'A white thatched cottage with a red door by a lake below bare mountains, stone walls, a donkey with creels of turf',
  paint: (s) => {
    paintMountain(s, -210, 270, 300, '#8FB0A4', '#6A8E8A', 0, 0.5)
    paintMountain(s, 30, 340, 320, '#8AAAA0', '#648886', 0, 0.5)
    paintMountain(s, 290, 240, 280, '#94B4A6', '#6E928C', 0, 0.5)
    paintGroundMist(s, 170)
    paintWater(s, '#7FA69E')
    const { canvas, width, height, groundY } = s
    addPath(
      canvas,
      outline`M-10 ${height}V${groundY + (height - groundY) * 0.5}Q${width * 0.4} ${groundY + (height - groundY) * 0.1} ${width + 10} ${groundY + (height - groundY) * 0.3}V${height}z`,
      '#86A056',
    )
    s.draw(s.atDepth(60, 0.42, 1.5), [
      ...solid(0, 0, 210, 66, '#FFFDF4', '#BCC2B8', 0.24),
      ['M-120 -58Q-100 -120 -84 -122H84Q100 -120 120 -58z', '#D3AE62'],
      ['M30 -122H84Q100 -120 120 -58H70z', '#9A7A44'],
      [[-60, -20, 20, 60].map((x) => `M${x} -122v60h2v-60z`).join(''), '#B08E4E'],
      [block(-84, -112, 22, 34) + block(84, -112, 22, 34), '#FFFDF4'],
      [block(0, 0, 28, 48), s.accent],
      [panes(-56, 56, 2, -22, 22, 24), '#3E5E66'],
    ])
    let stones = ''
    for (let i = 0; i < 44; i += 1)
      stones += round(
        Math.round((i / 44) * width),
        Math.round(groundY + (height - groundY) * (0.62 + 0.1 * Math.sin(i / 9)) + ((i * 7) % 9)),
        Math.round((11 + ((i * 5) % 7)) * s.unit),
      )
    addPath(canvas, stones, '#A8A498')
    s.draw(s.atDepth(-220, 0.86, 1.2), [
      [
        'M-50 0l2 -50q-8 -30 20 -34h60q20 -6 26 -28l-4 -24l8 4l4 20l10 -22l6 4l-4 24l20 18q-4 10 -16 8q-10 26 -24 34l2 46h-8l-6 -42h-52l-8 42z',
        '#6E645E',
      ],
      ['M-24 -96h44l6 44h-56z', '#5A3E30'],
      ['M-22 -100q20 -16 42 0z', '#33262A'],
      ...person(-90, '#4A5A4E', '#7E7466'),
    ])
  },
})
