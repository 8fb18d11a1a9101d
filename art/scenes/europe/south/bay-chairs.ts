import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { paintPalms } from '#art/kit/frames.ts'
import { landmark } from '#art/kit/landmark.ts'
import { cupola, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'
import { paintRipples } from '#art/kit/water.ts'

/** The curve of the bay from the hill at its end: shingle, promenade and palms between the sea and the fronts. */
export const bayChairs = landmark({
  name: 'bay-chairs',
  palette: { ...PALETTES.noon, top: '#4E9CCC', middle: '#A9D3DC', horizon: '#FAE8CC' },
  accent: '#E2503A',
  ground: 0.28,
  sun: null,
  clouds: null,
  altText:
    'A bay in one long curve seen from a hill, turquoise water, a shingle beach with umbrellas, a promenade with palms and pale hotel fronts, blue chairs in front',
  paint: (s) => {
    const { canvas, groundY, height, width, unit } = s
    paintHills(s, '#9AB4C4', 90, 30, 0.3)
    paintHills(s, '#7EA0A0', 40, 20, 0.2)
    addPath(canvas, outline`M0 ${groundY}H${width}V${height}H0z`, '#1F8CC0')
    sprayBand(canvas, '#DCEEE4', groundY, groundY + 90 * unit, 0.8)
    paintRipples(
      canvas,
      {
        topY: groundY + 20 * unit,
        bottomY: groundY + 480 * unit,
        count: 24,
        minWidth: 14 * unit,
        maxWidth: 70 * unit,
        across: [0, 0.6],
      },
      '#BFE6EC',
      { opacity: 0.7 },
    )
    s.draw(s.at(0, 0), [
      ['M-330 4C-60 10 120 70 180 190C230 300 190 430 90 560L60 740H1000V0H-330z', '#5EC8CC'],
      ['M-330 0C-30 4 160 60 224 190C272 300 230 440 150 560L130 740H1000V0H-330z', '#FFFDF4'],
      ['M-330 0C-20 2 176 56 240 190C286 300 250 440 176 560L160 740H1000V0H-330z', '#E3D3B8'],
      ['M-330 -4C0 0 210 50 282 190C330 300 300 440 236 560L230 740H1000V-4H-330z', '#F4EEE2'],
      ['M-330 -6C20 -4 236 44 312 190C360 300 336 440 280 560L276 740H1000V-6H-330z', '#8A8E98'],
    ])
    const fronts = [
      [-220, 0, 26],
      [-170, 2, 30],
      [-118, 6, 34],
      [-62, 10, 40],
      [0, 18, 48],
      [66, 32, 58],
      [136, 56, 72],
      [214, 96, 92],
      [306, 160, 124],
      [420, 250, 170],
      [540, 380, 220],
      [700, 520, 280],
    ] as const
    s.draw(
      s.at(24, 0),
      fronts.flatMap(([x, y, size], i) => [
        ...solid(
          x + size * 0.3,
          y + size * 0.3,
          size * 1.3,
          size * 1.3,
          ['#F6DCC0', '#F2C8A8', '#FBF0DC', '#EBC0A0'][i % 4] ?? '#F6DCC0',
          '#C99A8A',
          0.26,
        ),
        [
          panes(x - size * 0.2, x + size * 0.5, 5, y + size * 0.1, size * 0.08, size * 0.2) +
            panes(x - size * 0.2, x + size * 0.5, 5, y - size * 0.3, size * 0.08, size * 0.2) +
            panes(x - size * 0.2, x + size * 0.5, 5, y - size * 0.7, size * 0.08, size * 0.2),
          '#5A6E8A',
        ] as const,
        ...(i === 8 ? cupola(x - size * 0.2, y - size, 30, 40, '#E88A8A', '#B4606A') : []),
      ]),
    )
    s.draw(s.at(0, 0), [
      [
        Array.from(
          { length: 12 },
          (_none, i) =>
            `M${200 + 36 * Math.sin(i / 3) - i * 4} ${150 + i * 34}q${10 + i} ${-16 - i} ${20 + 2 * i} 0z`,
        ).join(''),
        s.accent,
      ],
    ])
    s.draw(s.atDepth(0, 1), [
      ['M-1500 40v-130l900 -30q500 10 760 60q120 30 160 100z', '#7E9A62'],
      [
        'M-1500 -90l900 -30q500 10 760 60q120 30 160 100h-20q-60 -70 -160 -90q-260 -40 -740 -46l-900 24z',
        '#F2E3C4',
      ],
    ])
    for (const [x, y, size] of [
      [-250, -70, 1.3],
      [-110, -60, 1.3],
      [-700, -80, 1.3],
    ] as const)
      s.draw({ ...s.atDepth(x, 1, size), y: height + y * unit }, [
        [
          'M-34 0l-4 -66l6 0l4 34h44v-34h6l4 66h-6l-2 -26h-44l-2 26zM-28 -60h44v6h-44zM-28 -46h44v6h-44z',
          '#2468B4',
        ],
      ])
    s.draw({ ...s.atDepth(30, 1, 1.05), y: height - 30 * unit }, walker(0, '#FBF0DC', s.accent))
    paintPalms(s, 'left', '#1E5A4E', '#5A4438', 460, 1)
  },
})
