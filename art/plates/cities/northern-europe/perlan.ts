import { PALETTES } from '#art/kit/palettes.ts'
import { counted } from '#art/plates/kit/gothic.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { box, domeOutline } from '#art/plates/kit/outlines.ts'
import { turned } from '#art/plates/kit/profiles.ts'
import { spread } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import type { Plate } from '#art/plates/plate.ts'

const { white, glass, granite } = MATERIALS
const SHEEN = { lit: '#D9DFE0', shade: '#A5B0B6', deep: '#56626C' } as const

/** 25.7 m high; of the six tanks four are seen. */
export const perlan: Plate = {
  sight: 'iceland/reykjavik#perlan',
  alt: 'Perlan in Reykjavík: a ring of great round hot water tanks with pale metal walls and above their middle a large dome of glass.',
  palette: PALETTES.polar,
  across: 84,
  ground: 0.8,
  setting: { kind: 'grass', ink: '#6F8466' },
  proportions: { height: 25.7, width: 58, counts: { tank: 4 } },
  behind: [['M-46 0V-6L-30 -10L-12 -7L10 -12L30 -8L46 -11V0z', '#8FA8B0'], ...grove(-44, 44, 6, '#6F8F78')],
  object: [
    [box(0, 0, 26, 15), glass.shade],
    ...[-21.8, 21.8].flatMap((x) =>
      counted(
        turned(x, 0, [7.2, 0, 7.2, 14], { lit: SHEEN.shade, shade: '#87949C', deep: SHEEN.deep }),
        'tank',
      ),
    ),
    [domeOutline(0, 14, 15, 11), glass.lit],
    [
      spread(-0.8, 0.8, 7)
        .map(
          (side) =>
            `M${side * 15} -14Q${side * 13.4} -21.6 0 -25Q${side * 13.4 + 0.5} -21.6 ${side * 15 + 0.5} -14z`,
        )
        .join(''),
      glass.deep,
    ],
    [
      [17.4, 20.6, 23].map((up) => box(0, up, 2 * 15 * Math.sqrt(1 - ((up - 14) / 11) ** 2), 0.3)).join(''),
      glass.deep,
    ],
    [`M5 -14Q8 -21 0 -25C9 -25 15 -21 15 -14z`, glass.shade],
    [box(0, 24.6, 3.6, 1.1), SHEEN.deep],
    [box(0, 13.6, 34, 1.2), granite.shade],
    ...[-11, 11].flatMap((x) => counted(turned(x, 0, [8.4, 0, 8.4, 14.4], { ...SHEEN }), 'tank')),
    [
      [-11, 11]
        .map((x) =>
          spread(-7.4, 7.4, 9)
            .map((side) => box(x + side, 0.4, 0.12, 13.6))
            .join(''),
        )
        .join(''),
      SHEEN.shade,
    ],
    [
      [-11, 11].map((x) => box(x, 13.6, 17.2, 0.8)).join('') +
        [-21.8, 21.8].map((x) => box(x, 13.4, 14.4, 0.6)).join(''),
      SHEEN.deep,
    ],
    [box(0, 0, 5, 5) + box(-28, 0, 2, 3) + box(28, 0, 2, 3), SHEEN.deep],
    [box(0, 5, 7, 0.7), white.lit],
  ],
  before: people([-4, -2.8, 8, 24, 25.4], '#B4382B', -0.6, 1.05),
}
