import type { Tower } from '#art/kit/city-blocks.ts'
import type { SceneVariant } from '#art/kit/scene.ts'

const STEPPED_TOWERS: readonly Tower[] = [
  {
    share: 0.6,
    wideShare: 0.64,
    tiers: [
      [170, 120],
      [128, 230],
      [96, 130],
      [66, 40],
      [44, 26],
    ],
    crown: 'cap',
  },
  {
    share: 0.86,
    wideShare: 0.79,
    tiers: [
      [140, 110],
      [104, 170],
      [80, 110],
    ],
    crown: 'fans',
  },
  {
    share: 0.4,
    wideShare: 0.5,
    tiers: [
      [110, 160],
      [78, 90],
      [50, 24],
    ],
    crown: 'pyramid',
  },
]

const GLASS_TOWERS: readonly Tower[] = [
  {
    share: 0.68,
    wideShare: 0.66,
    tiers: [
      [150, 60],
      [112, 500],
    ],
    crown: 'slant',
  },
  {
    share: 0.9,
    wideShare: 0.8,
    tiers: [
      [104, 330],
      [72, 60],
    ],
    crown: 'mast',
  },
  { share: 0.47, wideShare: 0.53, tiers: [[92, 270]], crown: 'slant' },
]

const MAST_TOWERS: readonly Tower[] = [
  {
    share: 0.56,
    wideShare: 0.6,
    tiers: [
      [136, 150],
      [104, 240],
      [72, 60],
    ],
    crown: 'mast',
  },
  {
    share: 0.83,
    wideShare: 0.76,
    tiers: [
      [120, 90],
      [92, 330],
    ],
    crown: 'slant',
  },
]

const SIDE_TOWERS: readonly Tower[] = [
  { share: 0.87, wideShare: 0.82, tiers: [[112, 250]], crown: 'slant' },
  {
    share: 0.33,
    wideShare: 0.53,
    tiers: [
      [96, 130],
      [70, 60],
    ],
    crown: 'mast',
  },
]

/** The towers of a skyline: stepped ones of stone behind the old bridge, glass elsewhere. */
export function towersOf({ touches, detail }: SceneVariant): readonly Tower[] {
  if (touches.includes('stone-bridge')) return STEPPED_TOWERS
  if (touches.includes('lattice-tower')) return SIDE_TOWERS
  return detail === 1 ? GLASS_TOWERS : MAST_TOWERS
}
