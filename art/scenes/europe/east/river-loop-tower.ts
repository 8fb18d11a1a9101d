import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintHills, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { canoe, paintFloating } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, cupola, hip, panes, peak, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const COPPER = '#7FB59A'
const COPPER_SHADE = '#4E8A78'
const TILE = '#C2573B'
const PINK = '#E7A58C'
const PINK_SHADE = '#B4716A'
const CREAM = '#F7E7C6'

/** The painted round tower: banded shaft, an open gallery of arches, a copper bell with four turrets and a lantern. */
const TOWER: readonly GlyphPart[] = [
  ...solid(0, 0, 108, 214, PINK, PINK_SHADE, 0.32),
  [block(0, -34, 112, 10) + block(0, -112, 112, 10) + block(0, -196, 116, 18), CREAM],
  [block(38, -196, 40, 18), '#CDB59A'],
  [panes(-32, 4, 2, -56, 14, 30) + panes(-32, 4, 2, -136, 14, 34), '#6B4450'],
  [panes(-32, 4, 2, -46, 26, 4) + panes(-32, 4, 2, -126, 26, 4), CREAM],
  ...solid(0, -214, 122, 62, CREAM, '#CDB59A', 0.3),
  [arches(-46, 22, 4, -222, 15, 42) + arches(44, 44, 1, -222, 11, 42), '#6B4450'],
  [block(0, -276, 132, 9), TILE],
  ...cupola(0, -284, 56, 62, COPPER, COPPER_SHADE),
  [peak(-54, -284, 24, 62) + peak(54, -284, 24, 62) + peak(-22, -300, 20, 58), COPPER],
  [peak(58, -284, 16, 62) + peak(24, -300, 20, 58), COPPER_SHADE],
  ...solid(0, -340, 30, 36, CREAM, '#CDB59A', 0.4),
  [arches(-6, 6, 2, -344, 8, 24), '#6B4450'],
  ...cupola(0, -376, 20, 24, COPPER, COPPER_SHADE),
  ['M-3 -398L0 -452L3 -398zM-6 -430a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z', '#D8A93A'],
]

/** A house with a tiled roof, gable to the front. */
const house = (
  x: number,
  base: number,
  w: number,
  tall: number,
  ink: string,
  shade: string,
): readonly GlyphPart[] => [
  ...solid(x, base, w, tall, ink, shade, 0.3),
  [`M${x - w / 2 - 5} ${base - tall}L${x} ${base - tall - w * 0.56}L${x + w / 2 + 5} ${base - tall}z`, TILE],
  [`M${x} ${base - tall - w * 0.56}L${x + w / 2 + 5} ${base - tall}H${x + w * 0.2}z`, '#8E3B30'],
  [
    panes(x - w * 0.26, x + w * 0.08, 2, base - tall * 0.5, w * 0.13, tall * 0.26) +
      panes(x - w * 0.26, x + w * 0.08, 2, base - tall * 0.12, w * 0.13, tall * 0.26),
    '#5A4A58',
  ],
]

/** Český Krumlov: the painted tower and the long castle on their rock over the river, tiled roofs, canoes at the weir. */
export const riverLoopTower = landmark({
  name: 'river-loop-tower',
  palette: {
    ...PALETTES.noon,
    top: '#5C9CC2',
    middle: '#B4D6D6',
    horizon: '#FBEBCB',
    lightText: 'on a morning in June',
  },
  accent: '#E2412E',
  ground: 0.64,
  sun: null,
  clouds: null,
  altText:
    'A round painted tower with a green copper bell and a long castle on a rock above a river, red roofs on the other bank, canoes below a wooden weir',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 20
    paintHills(s, '#A9C59A', 190, 40, 0.5)
    paintTreeCrowns(s, '#6FA05E', 44, -20)
    s.draw(s.at(0, 0), [
      ['M-90 10L-60 -96L10 -130L90 -118L180 -140L330 -150L520 -136L760 -160L1300 -150V10z', '#8C8074'],
      [
        'M-60 -96L10 -130L30 -60L-10 10H-90zM90 -118L180 -140L150 -60L180 10H110zM330 -150L420 -142L380 -50L400 10H320zM700 -150L760 -160L730 10H660z',
        '#AA9C8A',
      ],
      ...solid(300, -138, 300, 120, CREAM, '#CDB59A', 0.2),
      [hip(300, -256, 158, 46, 0.86), TILE],
      [panes(176, 390, 8, -206, 15, 26) + panes(176, 390, 8, -162, 15, 26), '#6B5560'],
      ...solid(560, -142, 220, 150, '#EBD2A8', '#BE9F84', 0.24),
      [hip(560, -290, 118, 50, 0.84), TILE],
      [panes(476, 600, 5, -236, 15, 26) + panes(476, 600, 5, -186, 15, 26), '#6B5560'],
      ...solid(860, -150, 330, 110, CREAM, '#CDB59A', 0.2),
      [hip(860, -258, 170, 44, 0.88), TILE],
      [panes(730, 960, 9, -200, 15, 26), '#6B5560'],
    ])
    s.draw(s.at(60, -124, 1), TOWER)
    paintTreeCrowns({ ...s, width: s.width }, '#5E9152', 40, 6, '#3F7048')
    paintWater(s, '#3F8A92', 0, '#D7E8C4', null)
    s.draw(s.at(0, 0), [
      ['M-1600 -2H-44L-60 30L-150 66Q-260 116 -420 134L-1600 162z', '#B9A58C'],
      [
        'M-44 -2L-60 30L-150 66Q-260 116 -420 134L-1600 162v14L-420 148Q-250 130 -140 78L-48 38L-36 -2z',
        '#857468',
      ],
      ...house(-96, 20, 60, 70, '#F2CF86', '#BE9A66'),
      ...house(-160, 40, 72, 92, '#E9E0D0', '#B3A69E'),
      ...house(-236, 72, 84, 100, '#E8A584', '#B0746A'),
      ...house(-324, 92, 96, 128, '#C9D8B4', '#90A488'),
      ...house(-420, 112, 110, 120, '#F2CF86', '#BE9A66'),
      ...house(-540, 122, 120, 150, '#E9E0D0', '#B3A69E'),
      ...house(-670, 132, 120, 120, '#E8A584', '#B0746A'),
      ...house(-810, 140, 130, 150, '#C9D8B4', '#90A488'),
      ...house(-960, 146, 130, 130, '#F2CF86', '#BE9A66'),
      ...house(-1110, 150, 140, 150, '#E9E0D0', '#B3A69E'),
    ])
    s.draw(s.at(0, 0), [
      ['M-196 84Q40 100 300 84T1300 60v16Q700 100 300 102T-214 100z', '#F4F1E2'],
      ['M-190 78Q40 94 300 78T1300 54v8Q700 86 300 88T-200 88z', '#7A5E48'],
      ['M-120 120q90 12 180 0q-80 26 -180 0zM160 126q80 12 200 0q-90 26 -200 0z', '#F4F1E2'],
      [`M1300 ${deep}V120Q900 140 640 240Q440 330 400 ${deep}z`, '#4E8052'],
    ])
    paintFloating(s, s.at(90, 190, 0.8), 130, canoe('#F2C94A', '#F7E7C6', '#3C6E9A'))
    paintFloating(s, s.at(-150, 290, 1.06), 140, canoe(s.accent, '#3C6E9A', '#F7E7C6'))
  },
})
