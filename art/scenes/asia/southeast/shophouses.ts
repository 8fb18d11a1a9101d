import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, dome, panes, peak } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A row of shophouses with shutters, a trishaw passing. */
export const shophouses = landmark({
  name: 'shophouses',
  palette: PALETTES.noon,
  accent: '#D8342E',
  ground: 0.78,
  sun: null,
  altText: 'A row of coloured shophouses with louvred shutters over a shaded walkway, a trishaw passing',
  lightText: 'in the bright of the morning',
  paint: (s) => {
    const fronts = [
      ['#5FB0A8', '#3E8682', '#FBEBCB'],
      ['#F2B65A', '#C5823E', '#2F6A5A'],
      ['#E58A7A', '#B05E5A', '#FBEBCB'],
      ['#7FA8D0', '#5878A8', '#FBEBCB'],
      ['#F3DDA8', '#C4A878', '#3E7A86'],
    ] as const
    // A wide sheet sees more of the row.
    const before = s.isWide ? fronts.length : 0
    const row = s.isWide ? [...fronts, ...fronts, ...fronts] : fronts
    row.forEach(([wall, shade, shutter], index) => {
      const x = -380 + (index - before) * 190
      s.draw(s.at(x, 8), [
        [block(0, 0, 190, 500), wall],
        [block(88, 0, 16, 500), shade],
        [block(0, -486, 196, 22) + block(0, -300, 196, 14), '#FBF3DF'],
        [index % 2 === 0 ? peak(0, -506, 120, 44) : dome(0, -506, 54, 46), wall],
        [panes(-58, 58, 3, -330, 40, 116), shutter],
        [
          [-58, 0, 58]
            .map((pane) => [0, 1, 2, 3, 4, 5].map((row) => block(pane, -340 - row * 17, 34, 5)).join(''))
            .join(''),
          shade,
        ],
        [arches(-58, 58, 3, -446, 40, 30), '#FBF3DF'],
        ['M-95 -230q95 -46 190 0v26h-190z', '#FBF3DF'],
        [arches(0, 0, 1, 0, 150, 226), '#35506A'],
        [block(-50, 0, 34, 120) + block(40, -20, 60, 90), shutter],
        [block(0, -196, 80, 30), '#FFE9B0'],
      ])
    })
    s.draw(s.at(0, 8), [[block(0, 22, 2400, 22), '#E3CBA0']])
    paintPaving({ ...s, groundY: s.groundY + 26 * s.unit }, '#B9A48C', '#94806E')
    s.draw(s.atDepth(-20, 0.66, 1.5), [
      ['M-120 -30a34 34 0 1 0 68 0a34 34 0 1 0 -68 0zM52 -30a34 34 0 1 0 68 0a34 34 0 1 0 -68 0z', '#2A2A36'],
      ['M-112 -30a26 26 0 1 0 52 0a26 26 0 1 0 -52 0zM60 -30a26 26 0 1 0 52 0a26 26 0 1 0 -52 0z', '#B9A48C'],
      ['M-136 -60q-4 40 30 44h60l-6 -60l-20 -4l-10 20z', s.accent],
      ['M-150 -150q70 -40 120 6l-8 8q-50 -30 -106 0z', '#F2C85A'],
      ['M-142 -144h4v90h-4zM-42 -140h4v70h-4z', '#2A2A36'],
      ['M-50 -30h140v6h-140zM84 -32l-10 -50h-28v-6h34l10 54z', '#2A2A36'],
      ['M40 -88q-4 -60 14 -66h18q12 10 8 66zM46 -168a11 12 0 1 0 22 0a11 12 0 1 0 -22 0z', '#FBF3DF'],
      ['M36 -172q20 -22 42 0z', '#C98F4C'],
      ['M50 -88l20 46l-6 24l-8 -4l4 -20l-24 -42z', '#35506A'],
    ])
  },
})
