import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { mixInk } from '#art/drawing/ink.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

type Suit = {
  readonly jacket: string
  readonly shade: string
  readonly trousers: string
  readonly hat: string
  readonly socks: string
  readonly tie: string
}

const SKIN = '#5E3428'
const LINEN = '#FBF6E8'
const BROGUE = '#4A2420'

/** A man of the Sape in mid-stride, 320 units tall: three colours, pipe, cane, brogues of two leathers. */
const sapeur = ({ jacket, shade, trousers, hat, socks, tie }: Suit): readonly GlyphPart[] => [
  ['M56 -168L70 0h6L63 -170q0 -14 12 -14v-6q-20 0 -19 22z', '#2A1F26'],
  ['M-38 -26l18 3l-3 14h-18zM30 -30l17 -5l5 15l-16 5z', socks],
  ['M-44 -12h26q2 12 -8 16h-42q-2 -12 24 -16zM34 -18l20 -6q8 10 34 12q6 8 0 12l-48 2q-8 -8 -6 -20z', BROGUE],
  ['M-54 -4q16 -8 22 2v6h-34q0 -6 12 -8zM66 -10q20 2 24 8l-2 4h-22z', LINEN],
  ['M-30 -146L-42 -24l24 4Q-6 -90 8 -128Q18 -80 26 -26l26 -8Q46 -100 34 -150z', trousers],
  ['M2 -140l6 12Q18 -80 26 -26l26 -8Q46 -100 34 -150z', mixInk(trousers, BROGUE, 0.3)],
  ['M-30 -258Q-44 -200 -40 -134Q0 -118 42 -136Q42 -200 32 -258Q0 -270 -30 -258z', jacket],
  ['M-10 -262L2 -196L16 -262z', LINEN],
  ['M-2 -254h8l4 42l-8 12l-7 -12z', tie],
  ['M-12 -264L-18 -232l8 4L2 -192L-2 -210zM18 -264l6 32l-8 4L2 -192L6 -210z', shade],
  [`M22 -232l16 -2l-4 -10l-4 6l-4 -6z`, LINEN],
  ['M-30 -256q-22 8 -28 52l22 46l14 -8l-14 -38l10 -24z', jacket],
  ['M-36 -158l14 -8l8 14q-8 10 -16 4z', SKIN],
  ['M32 -256q18 8 22 44l12 42l-14 6l-20 -42z', shade],
  ['M52 -176a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z', SKIN],
  ['M-8 -268v-20h20v20q-10 10 -20 0z', SKIN],
  ['M-14 -296a17 20 0 1 0 34 0a17 20 0 1 0 -34 0z', SKIN],
  ['M16 -290l16 5v-12h9v16q-6 6 -12 3l-14 -6z', '#2A1F26'],
  ['M-26 -302q6 -6 12 -6q0 -26 17 -26t17 26q6 0 12 6q-29 6 -58 0z', hat],
  ['M-14 -308q17 4 34 0v-6q-17 4 -34 0z', shade],
]

/** Sunday in Bacongo, Brazzaville: three sapeurs on the red street before a low painted house. */
export const sapeurs = landmark({
  name: 'sapeurs',
  palette: {
    ...PALETTES.gold,
    top: '#F0A84C',
    middle: '#F7C878',
    horizon: '#FBE8B4',
    deep: '#3A1C28',
    lightText: 'in the gold of late afternoon',
  },
  accent: '#2E5A9A',
  mist: '#F7C878',
  ground: 0.72,
  sun: null,
  clouds: null,
  altText:
    'Three men in bright suits, hats and two-tone shoes with pipes and canes, strolling down a red street past a low turquoise house with a tin roof',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 40
    paintTreeCrowns(s, '#6A8A44', 150, -330)
    s.draw(s.at(0, 0), [
      ['M-1600 0V-420H1600V0z', '#57A8A0'],
      ['M-1600 -420H1600L1600 -380H-1600z', '#2E6A70'],
      ['M-1700 -400L-1660 -520H1660L1700 -400z', '#A9604A'],
      [
        Array.from({ length: 68 }, (_n, i) => `M${-1650 + i * 50} -400l${4 + i * 0.1} -120h8l-2 120z`).join(
          '',
        ),
        '#8A4640',
      ],
      ['M-1600 0V-70H1600V0z', '#2F7A7C'],
      [
        block(-250, 0, 150, 300) +
          block(270, -110, 150, 150) +
          block(-760, -110, 150, 150) +
          block(760, 0, 150, 300),
        '#F4E4BC',
      ],
      [block(-250, 0, 122, 286) + block(760, 0, 122, 286), '#8A3A3A'],
      [
        'M-252 0V-286h4V0zM-300 -250h40v90h-40zM-240 -250h40v90h-40zM-300 -140h40v110h-40zM-240 -140h40v110h-40z',
        '#6A2A30',
      ],
      [block(270, -118, 126, 134) + block(-760, -118, 126, 134), '#2A3A48'],
      ['M204 -250l-56 16v140l56 -16zM336 -250l56 16v140l-56 -16z', '#8A3A3A'],
      [`M-1600 0H1600V${deep}H-1600z`, '#B65C36'],
      [`M-1600 0H1600V16H-1600z`, '#D98A58'],
      [`M-1600 120Q-400 90 200 130Q700 160 1600 110V${deep}H-1600z`, '#C97444'],
      [
        'M-330 160q120 -14 250 4q-130 22 -250 -4zM-90 200q120 -14 270 4q-150 22 -270 -4zM140 168q120 -14 270 4q-150 22 -270 -4z',
        '#8E4230',
      ],
    ])
    const suits: readonly Suit[] = [
      {
        jacket: '#F2C23C',
        shade: '#C9922A',
        trousers: '#F2C23C',
        hat: '#F6EAD0',
        socks: '#2E6AA8',
        tie: s.accent,
      },
      {
        jacket: '#C8323A',
        shade: '#8E2434',
        trousers: '#C8323A',
        hat: '#2A1F2E',
        socks: '#FBF6E8',
        tie: '#2A1F2E',
      },
      {
        jacket: '#3A5AA0',
        shade: '#243A74',
        trousers: '#F4EAD4',
        hat: '#3A5AA0',
        socks: '#D8603A',
        tie: '#F2A03C',
      },
    ]
    for (const [i, across, down] of [
      [0, -250, 158],
      [2, 232, 166],
      [1, -10, 200],
    ] as const) {
      const suit = suits[i]
      if (suit !== undefined) s.draw(s.at(across, down, 1.5), sapeur(suit))
    }
  },
})
