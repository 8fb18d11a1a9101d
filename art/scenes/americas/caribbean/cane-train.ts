import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { paintReeds } from '#art/kit/frames.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The two-deck sugar train of Saint Kitts on its trestle, Mount Liamuiga in cloud. */
export const caneTrain = landmark({
  name: 'cane-train',
  palette: { ...PALETTES.noon, top: '#4A9CC0', middle: '#A6D2D4', horizon: '#FBEFD0' },
  accent: '#F2C82E',
  ground: 0.6,
  sun: null,
  clouds: null,
  altText:
    'A small train with two decks on an iron trestle over a green ravine, a volcano with its head in cloud and the sea behind',
  paint: (s) => {
    s.draw(s.at(0, 0), [['M-1500 0H1200V-50H-1500z', '#3E9AB8']])
    s.draw(s.at(-60, 0), [
      [
        'M-640 10C-420 -60 -260 -200 -140 -350Q-100 -390 -40 -384Q10 -392 50 -350C160 -210 300 -70 640 10z',
        '#6EA26A',
      ],
      ['M0 -388Q30 -384 50 -350C160 -210 300 -70 640 10H160C120 -120 70 -260 0 -388z', '#43785A'],
      [
        'M-300 -190C-360 -90 -420 -40 -480 10h90C-330 -60 -290 -120 -260 -200zM-130 -350C-170 -220 -220 -100 -280 10h80C-150 -110 -120 -230 -100 -360z',
        '#90BC78',
      ],
    ])
    s.draw(s.at(-60, -330), [
      [
        'M-280 30a28 28 0 0 1 0 -56h420a24 24 0 0 1 0 48zM-60 -20a24 24 0 0 1 0 -48h300a20 20 0 0 1 0 40z',
        '#FBF6E8',
      ],
    ])
    paintGroundMist(s, 50, 0.4)
    const foot = 270
    s.draw(s.at(0, 0), [
      [
        'M-1500 900V40Q-700 20 -420 60Q-260 100 -200 250Q-100 330 0 300Q160 300 230 170Q300 70 460 40Q700 20 1200 30V900z',
        '#7FA84E',
      ],
      [
        'M-1500 900V150Q-700 90 -480 150Q-320 240 -260 330Q-60 440 60 400Q260 380 330 260Q400 150 520 120Q700 90 1200 120V900z',
        '#5E8E48',
      ],
      [
        Array.from({ length: 7 }, (_n, i) => {
          const x = -330 + i * 110
          return `M${x - 6} 40L${x - 34} ${foot - Math.abs(i - 3) * 44 + 60}h10L${x + 2} 40zM${x + 2} 40L${x + 26} ${foot - Math.abs(i - 3) * 44 + 60}h10L${x + 10} 40z`
        }).join(''),
        '#5A4A50',
      ],
      [
        Array.from(
          { length: 6 },
          (_n, i) => `M${-330 + i * 110} 44l110 66v5l-110 -66zM${-220 + i * 110} 44l-110 66v5l110 -66z`,
        ).join(''),
        '#6E5A5C',
      ],
      ['M-1500 26H1200v16H-1500z', '#4A3A44'],
    ])
    const car = (x: number): readonly GlyphPart[] => [
      [block(x, 8, 176, 60), '#2E7AA8'],
      [block(x, -52, 176, 8), '#FBF3DF'],
      [panes(x - 66, x + 66, 5, -8, 24, 32), '#FFF3D0'],
      [Array.from({ length: 6 }, (_n, i) => block(x - 82 + i * 33, -60, 4, 62)).join(''), '#4A3A44'],
      [`M${x - 94} -120h188l-12 -18h-164z`, '#FBF3DF'],
      [
        [-56, -14, 30, 62]
          .map(
            (d) =>
              `M${x + d - 10} -60q0 -28 10 -30q10 2 10 30zM${x + d - 7} -96a7 8 0 1 0 14 0a7 8 0 1 0 -14 0z`,
          )
          .join(''),
        '#D8503A',
      ],
      [
        round(x - 60, 16, 11) + round(x - 34, 16, 11) + round(x + 34, 16, 11) + round(x + 60, 16, 11),
        '#2A2430',
      ],
    ]
    s.draw(s.at(0, 12), [
      ...[-1090, -900, -710, -520, -330, -140, 50].flatMap(car),
      [block(226, 8, 140, 72), s.accent],
      [block(266, -64, 60, 34), s.accent],
      [block(266, -68, 40, 22) + block(200, -34, 70, 22), '#3A4A5C'],
      [round(180, 16, 12) + round(270, 16, 12), '#2A2430'],
    ])
    paintReeds(s, 'right', '#2E5A3A', 190)
    sprayBand(s.canvas, '#1E4236', s.height, s.height * 0.86, 0.8)
  },
})
