import { paintFloating, rowingBoat } from '#art/kit/boats.ts'
import { paintMirrorBars, paintQuayWall, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { cone, panes, peak, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The wooden harbour crane over the Motława. */
export const craneGate = landmark({
  name: 'crane-gate',
  palette: PALETTES.noon,
  accent: '#D8432E',
  ground: 0.66,
  sun: [-220, 420, 56],
  altText:
    'A great medieval wooden crane between two brick towers on a quay of gabled houses, a galleon moored',
  paint: (s) => {
    const gables = [
      ['#E9A08A', 150],
      ['#F2D08A', 170],
      ['#8FB5A8', 140],
      ['#F6E6C6', 164],
      ['#D9876A', 150],
      ['#A8C0CC', 172],
      ['#F2C46A', 146],
    ] as const
    gables.forEach(([ink, tall], i) => {
      const x = -390 + i * 124 + (i > 2 ? 30 : 0)
      s.draw(s.at(x, 8), [
        ...solid(0, 0, 116, tall, ink, '#9A7A74', 0.14),
        [peak(0, -tall + 2, 116, 70), ink],
        [`M-58 ${-tall}l58 -74l58 74l-8 6l-50 -64l-50 64z`, '#B5543E'],
        [
          panes(-34, 34, 3, -24, 16, 36) + panes(-34, 34, 3, -84, 16, 36) + panes(0, 0, 1, -tall - 4, 16, 28),
          '#4A5E70',
        ],
      ])
    })
    s.draw(s.at(10, 10, 1.14), [
      ...solid(-76, 0, 70, 200, '#B8604A', '#763A3E', 0.34),
      ...solid(76, 0, 70, 200, '#B8604A', '#763A3E', 0.34),
      [
        panes(-92, -66, 2, -40, 10, 40) +
          panes(-92, -66, 2, -120, 10, 40) +
          panes(60, 86, 2, -40, 10, 40) +
          panes(60, 86, 2, -120, 10, 40),
        '#4A2A30',
      ],
      ...cone(-76, -196, 84, 50, '#8A4438', '#5E302F'),
      ...cone(76, -196, 84, 50, '#8A4438', '#5E302F'),
      ['M-52 -40v-300L0 -400L60 -340v300z', '#5A4438'],
      ['M10 -40v-350L60 -340v300z', '#3A2C2A'],
      ['M-52 -230h-30v-110L0 -430L84 -340v80h-24zM-64 -330L0 -400L66 -330z', '#6E5444'],
      ['M-90 -330L0 -440L92 -330l-8 8L0 -420L-82 -322z', '#8A4438'],
      [[-110, -160, -210, -260, -300].map((y) => `M-52 ${y}h112v4h-112z`).join(''), '#2A2022'],
      ['M-30 -40v-60h60v60z', '#2A2022'],
      ['M-4 -300v260h4v-260z', '#D9C9A8'],
    ])
    paintQuayWall(s, '#E3CFA6', '#8E7A6A', 30)
    paintWater(s, '#3F8FA0', 28)
    paintMirrorBars(s, '#8A4438', 10, 40, 80, 9)
    paintFloating(s, s.atDepth(-190, 0.6, 1), 150, [
      ['M-3 -30v-220h6v220zM60 -30v-150h5v150zM-70 -30v-160h5v160z', '#3A2A2C'],
      [
        'M-50 -200Q0 -216 50 -200L56 -110Q0 -126 -56 -110zM-40 -100Q0 -110 46 -100L50 -50Q0 -60 -46 -50z',
        '#FBF3DF',
      ],
      ['M-110 -160q40 -12 70 0l4 70q-36 -10 -78 0z', '#EBDDBE'],
      ['M-150 -70l40 24h170l50 -34l10 4q-10 70 -50 88h-170q-40 -20 -50 -82z', '#6A3E34'],
      ['M-120 -24h210v8h-206z', s.accent],
    ])
    paintFloating(s, s.atDepth(190, 0.74, 1), 110, rowingBoat('#2F5A78', '#F2C63C'))
  },
})
