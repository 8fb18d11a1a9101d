import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, peak } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer, walker } from '#art/kit/poses.ts'

/** A Georgian house of Jamestown: sash windows in two rows under a hipped roof. */
const house = (
  x: number,
  base: number,
  wide: number,
  tall: number,
  wall: string,
  roof: string,
): readonly GlyphPart[] => [
  [block(x, base, wide, tall), wall],
  [block(x + wide * 0.38, base, wide * 0.24, tall), '#B9A08A'],
  [panes(x - wide * 0.36, x + wide * 0.36, 4, base - tall * 0.54, wide * 0.1, tall * 0.26), '#3E4A58'],
  [panes(x - wide * 0.36, x + wide * 0.36, 4, base - tall * 0.12, wide * 0.1, tall * 0.26), '#3E4A58'],
  [
    `M${x - wide * 0.54} ${base - tall}L${x - wide * 0.36} ${base - tall - 26}H${x + wide * 0.36}L${x + wide * 0.54} ${base - tall}z`,
    roof,
  ],
]

/** Jamestown, St Helena: Jacob's Ladder straight up the bare wall of the valley to the fort on the hill. */
export const ladderValley = landmark({
  name: 'ladder-valley',
  palette: {
    ...PALETTES.noon,
    top: '#4E8FB4',
    middle: '#A4CCD4',
    horizon: '#FBEBCB',
    lightText: 'under a clear noon sky',
  },
  accent: '#D8402E',
  ground: 0.72,
  focus: { narrow: 0.44, wide: 0.58 },
  sun: null,
  clouds: null,
  altText:
    'A stair of hundreds of steps running straight up a bare brown hillside to a fort, painted houses and a church spire in the narrow valley below, the sea beyond',
  paint: (s) => {
    const steep = s.isWide ? 0.84 : 1
    const deep = (s.height - s.groundY) / s.unit + 40
    s.draw(s.at(0, -160), [
      ['M-1600 0H1600V200H-1600z', '#3E86A4'],
      ['M-1600 0H1600V16H-1600z', '#A9D0D0'],
    ])
    s.draw(s.at(0, 0, steep), [
      ['M-1600 20V-420L-900 -400L-520 -330L-400 -250L-330 -160L-250 -60L-220 20z', '#8E6A56'],
      [
        'M-520 -330L-400 -250L-330 -160L-250 -60L-220 20H-330L-420 -120zM-1600 -420L-900 -400L-760 -160L-700 20H-1600z',
        '#6A4E4A',
      ],
      ['M1600 30V-640H420L330 -620L280 -540L120 -300L-60 -60L-110 30z', '#B5835E'],
      ['M420 -640L330 -620L280 -540L120 -300L-60 -60L-110 30H-20L60 -70L230 -320L360 -520z', '#D9AE82'],
      [
        'M560 -560L640 -380L600 -200L700 30H560L500 -160L540 -360zM900 -600L1000 -300L960 30H820L860 -280zM380 -420L440 -260L400 -90L430 30H340L330 -110L370 -260z',
        '#8A5E4A',
      ],
    ])
    s.draw(s.at(s.isWide ? 0 : -86, s.isWide ? 0 : 10, steep), [
      ['M420 -640l20 -60h160l10 60zM640 -640v-40h120v40z', '#E4CDA6'],
      ['M440 -700h24v-14h20v14h30v-14h20v14h30v-14h20v14h16l2 12H438z', '#E4CDA6'],
      ['M520 -712V-790h4v78zM524 -790l46 12l-46 14z', s.accent],
    ])
    // The stair: two walls and the treads between them, narrower towards the top.
    s.draw(s.at(0, 0, steep), [
      ['M-76 34L372 -634L396 -634L0 34z', '#7A5646'],
      ['M-72 34L374 -634L392 -634L-10 34z', '#F2E2C2'],
      [
        Array.from({ length: 44 }, (_none, i) => {
          const t = 1 - (1 - i / 44) ** 1.25
          const [left, right, y] = [-66 + 440 * t, -16 + 406 * t, 30 - 662 * t]
          return `M${Math.round(left)} ${Math.round(y)}H${Math.round(right)}l3 ${-Math.max(2, 6 - t * 4)}H${Math.round(left) + 3}z`
        }).join(''),
        '#A98A70',
      ],
      ['M-78 38L372 -634h6L-64 38zM-6 38L390 -634h6L8 38z', '#5A4038'],
    ])
    s.draw(s.at(0, 0), [
      [block(-250, 10, 64, 150), '#F4EAD2'],
      [block(-232, 10, 28, 150), '#C9B698'],
      [peak(-250, -138, 70, 110), '#5E6A72'],
      ['M-250 -248L-215 -138H-240z', '#454E5A'],
      [panes(-262, -238, 2, -96, 9, 28), '#3E4A58'],
      ...house(-150, 30, 120, 90, '#F4E4C4', '#A9543E'),
      ...house(-380, 30, 150, 100, '#8FB9B4', '#6A6A72'),
      ...house(110, 40, 150, 96, '#F2C88A', '#8E4A3C'),
      ...house(270, 40, 130, 110, '#E9DCC8', '#6A6A72'),
      ...house(420, 40, 150, 90, '#9CC0CC', '#A9543E'),
      ...house(-560, 30, 160, 90, '#EBD2A8', '#A9543E'),
      ...house(-730, 30, 130, 100, '#F4E4C4', '#6A6A72'),
      ...house(580, 40, 140, 100, '#F4E4C4', '#8E4A3C'),
      ...house(-290, 70, 150, 84, '#E2A98A', '#7A4A40'),
    ])
    s.draw(s.at(0, 0), [
      [`M-1600 36Q-200 24 1600 36V${deep}H-1600z`, '#C9B496'],
      [`M-1600 150Q-200 130 1600 150V${deep}H-1600z`, '#A98F76'],
      ['M-470 70q-10 -70 50 -84q10 -40 60 -34q60 -10 66 44q40 20 16 74z', '#4A7A50'],
      ['M380 80q-20 -70 40 -90q20 -40 70 -26q60 0 56 50q40 30 10 66z', '#4A7A50'],
    ])
    s.draw(s.at(-90, 176, 1.2), walker(0, '#2E5A8A', '#C9402E'))
    s.draw(s.at(60, 196, 1.24), pointer(0, '#F4F0E4', '#D9B070', '#33405A'))
  },
})
