import { PALETTES } from '#art/kit/palettes.ts'
import { MATERIALS } from '#art/plates/kit/materials.ts'
import { bar, box, circle } from '#art/plates/kit/outlines.ts'
import { bothSides, contour, tiledRoof, turned } from '#art/plates/kit/profiles.ts'
import { arcade, spread, windows } from '#art/plates/kit/rows.ts'
import { grove, people } from '#art/plates/kit/staffage.ts'
import { body } from '#art/plates/kit/volumes.ts'
import type { Material, Plate, PlatePart } from '#art/plates/plate.ts'

const { tile, wood, granite, gold, vermilion } = MATERIALS

const agedPlaster: Material = { lit: '#CFC3A4', shade: '#9A9078', deep: '#3F3C36' }

/** A pillar 1.25 m thick and 4 m high carries a chapel 3 m square on braces. */
const onePillarPagoda: Plate = {
  sight: 'vietnam/hanoi#ho-chi-minh-mausoleum-and-the-one-pillar-pagoda',
  alt: 'The One Pillar Pagoda: a small wooden chapel with a curved tiled roof, carried by braces on a single stone pillar above a lotus pond.',
  palette: PALETTES.monsoon,
  across: 15,
  ground: 0.84,
  setting: { kind: 'water', ink: '#557F6E' },
  proportions: { height: 7.6, width: 5.4, counts: { pillar: 1 } },
  behind: [...grove(-8, 8, 4.6, '#7FA67E'), ...grove(-8, 8, 2.4, '#5E8A68')],
  object: [
    [box(0, 0, 1.25, 4), granite.lit, 'pillar'],
    [box(0.36, 0, 0.53, 4), granite.shade],
    [bothSides([0.4, 1.9, 0.4, 2.25, 1.9, 3.95, 2.2, 3.95]), wood.lit],
    [bothSides([0.4, 2.9, 0.4, 3.15, 1.1, 3.95, 1.4, 3.95]), wood.shade],
    [box(0, 3.85, 4.5, 0.25), wood.deep],
    [
      windows({ from: -2.1, to: 2.1, count: 13, up: 4.1, width: 0.08, height: 0.5 }) + box(0, 4.55, 4.4, 0.1),
      wood.lit,
    ],
    ...body(0, 4.1, 3, 1.5, wood, 0.3),
    [box(0, 4.15, 1.3, 1.35), gold.shade],
    [box(-0.34, 4.15, 0.08, 1.35) + box(0.34, 4.15, 0.08, 1.35) + box(0, 4.15, 0.08, 1.35), wood.deep],
    [
      spread(-1.42, 1.42, 4)
        .map((x) => box(x, 4.1, 0.18, 1.5))
        .join(''),
      wood.deep,
    ],
    ...tiledRoof(0, 5.55, 5.4, 1.6, tile, 0.42),
    [box(0, 7.1, 2.36, 0.14), tile.deep],
    [circle(0, 7.38, 0.22), gold.lit],
    [bothSides([0.34, 7.2, 0.5, 7.5, 0.9, 7.34, 1.1, 7.56, 1.3, 7.1]), tile.deep],
  ],
  before: [
    ...[-5.4, -4.1, 3.6, 5, 6.2].map(
      (x): PlatePart => [`M${x - 0.5} 0.5a0.5 0.14 0 1 0 1 0a0.5 0.14 0 1 0 -1 0z`, '#7FA86A'],
    ),
    [circle(-4.6, -0.24, 0.16) + circle(4.4, -0.2, 0.16) + circle(-2.9, -0.5, 0.14), '#E58B8E'],
  ],
}

const sunWindow = (x: number, up: number, radius: number): string =>
  spread(0, 150, 6)
    .map((turn) => {
      const angle = (turn * Math.PI) / 180
      const [dx, dy] = [radius * Math.cos(angle), radius * Math.sin(angle)]
      return bar([x - dx, up - dy], [x + dx, up + dy], 0.1)
    })
    .join('')

/** Four brick pillars 1 m thick on a square of 6.8 m, and on them a wooden pavilion with round windows. */
const khueVanCac: Plate = {
  sight: 'vietnam/hanoi#temple-of-literature',
  alt: 'Khuê Văn Các, the pavilion of the Temple of Literature: four white pillars that carry a red wooden storey with round windows under a double tiled roof.',
  palette: PALETTES.forest,
  across: 18,
  ground: 0.88,
  setting: { kind: 'paving', ink: '#A98F6C' },
  proportions: { height: 9, width: 6.8, counts: { pillar: 2, roof: 2 } },
  behind: [
    ...grove(-9, 9, 5.4, '#8FA860'),
    [box(-6.6, 0, 5, 2.2) + box(6.6, 0, 5, 2.2), agedPlaster.lit],
    [box(-6.6, 2.2, 5.2, 0.3) + box(6.6, 2.2, 5.2, 0.3), tile.shade],
  ],
  object: [
    [box(0, 0, 6.8, 0.4) + box(0, 0.4, 6, 0.3), granite.lit],
    [box(0, 0.3, 6.8, 0.1), granite.shade],
    [box(-1.8, 0.7, 1, 3.3) + box(1.8, 0.7, 1, 3.3), '#F4EAD2', 'pillar'],
    [box(-1.5, 0.7, 0.4, 3.3) + box(2.1, 0.7, 0.4, 3.3), agedPlaster.shade],
    [box(-1.8, 0.7, 1.16, 0.4) + box(1.8, 0.7, 1.16, 0.4), granite.shade],
    [box(0, 3.9, 4.9, 0.3), wood.deep],
    [
      windows({ from: -2.2, to: 2.2, count: 12, up: 4.2, width: 0.08, height: 0.5 }) + box(0, 4.65, 4.6, 0.1),
      vermilion.shade,
    ],
    ...body(0, 4.2, 3.7, 2.2, vermilion, 0.24),
    [circle(0, 5.4, 0.86), wood.deep],
    [sunWindow(0, 5.4, 0.86) + circle(0, 5.4, 0.34), vermilion.lit],
    [circle(0, 5.4, 0.2), wood.deep],
    [
      spread(-1.75, 1.75, 2)
        .map((x) => box(x, 4.2, 0.2, 2.2))
        .join(''),
      vermilion.deep,
    ],
    ...tiledRoof(0, 6.25, 6.2, 0.8, tile, 0.6).map(
      ([path, ink], index): PlatePart => (index === 0 ? [path, ink, 'roof'] : [path, ink]),
    ),
    [box(0, 7, 2.9, 0.5), vermilion.shade],
    ...tiledRoof(0, 7.4, 4.7, 1.2, tile, 0.44).map(
      ([path, ink], index): PlatePart => (index === 0 ? [path, ink, 'roof'] : [path, ink]),
    ),
    [box(0, 8.5, 2.1, 0.14), tile.deep],
    [circle(0, 8.8, 0.2), gold.lit],
    [bothSides([0.7, 8.5, 0.8, 8.8, 1.06, 8.9, 1.04, 8.5]), tile.deep],
  ],
  before: people([-4.6, 4.4, 5.3], '#2C4A66'),
}

/** Ground floor 6.28 m long; 8.8 m high above its islet. Three floors with pointed arches and a small pavilion. */
const turtleTower: Plate = {
  sight: 'vietnam#hoan-kiem-lake-hanoi',
  alt: 'The Turtle Tower on its islet in Hoàn Kiếm lake: three stepped floors of weathered plaster with arched openings, under a small curved roof.',
  palette: PALETTES.morning,
  across: 21,
  ground: 0.8,
  setting: { kind: 'water', ink: '#3F7A74' },
  proportions: { height: 9.6, counts: { 'arch below': 3, 'arch above': 3 } },
  behind: [...grove(-11, 11, 3.6, '#7FB09C'), ...grove(-11, 11, 1.6, '#5E9484')],
  object: [
    ['M-7.4 0C-6.4 -0.9 -4.6 -1 0 -1C4.6 -1 6.4 -0.9 7.4 0z', '#6F8A4C'],
    [box(0, 0.6, 7.2, 0.5), agedPlaster.shade],
    ...body(0, 0.8, 6.28, 3, agedPlaster, 0.26),
    [
      arcade({ from: -2.1, to: 2.1, count: 3, up: 1.1, width: 1.15, height: 2.1 }),
      agedPlaster.deep,
      'arch below',
    ],
    [box(0, 3.7, 6.6, 0.25), agedPlaster.shade],
    ...body(0, 3.9, 4.8, 2.3, agedPlaster, 0.26),
    [
      arcade({ from: -1.6, to: 1.6, count: 3, up: 4.1, width: 0.85, height: 1.6 }),
      agedPlaster.deep,
      'arch above',
    ],
    [box(0, 6.1, 5.1, 0.22), agedPlaster.shade],
    ...body(0, 6.3, 2.97, 1.6, agedPlaster, 0.26),
    [circle(0, 7.1, 0.34), agedPlaster.deep],
    ...tiledRoof(0, 7.9, 3.7, 1.1, { lit: '#A8876A', shade: '#7D624E', deep: '#4A3A32' }, 0.56),
    [contour([-0.9, 9, -0.8, 9.6, -0.5, 9, 0.5, 9, 0.8, 9.6, 0.9, 9]), '#7D624E'],
    ...turned(-5.4, 0.6, [0.9, 0, 1, 0.5, 0.6, 1, 0.1, 1.2], {
      lit: '#5E8A4C',
      shade: '#42683A',
      deep: '#2C4728',
    }),
    ...turned(5.2, 0.6, [0.8, 0, 0.9, 0.5, 0.5, 0.9, 0.1, 1], {
      lit: '#5E8A4C',
      shade: '#42683A',
      deep: '#2C4728',
    }),
  ],
}

export const VIETNAMESE_PLATES = { onePillarPagoda, khueVanCac, turtleTower } as const
