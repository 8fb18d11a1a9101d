import { addLine } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline } from '#art/drawing/path.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { paintTuft } from '#art/kit/frames.ts'
import { type LandmarkContext, landmark } from '#art/kit/landmark.ts'
import { block, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Legs of the road from far to near: where they start and turn, and their width. */
const LEGS = [
  [250, 66, 6],
  [66, 238, 8],
  [238, 60, 11],
  [60, 252, 15],
  [252, 0, 21],
  [0, 264, 29],
  [264, -120, 40],
  [-120, 620, 52],
] as const

function paintHairpins(s: LandmarkContext): void {
  const { canvas, x, groundY, unit } = s
  for (const [ink, broad, below] of [
    ['#6E5648', 1, 0.6],
    ['#EBDCC0', 1, 0],
    ['#7C7478', 0.64, 0],
  ] as const) {
    let down = 62
    for (const [from, to, wide] of LEGS) {
      const next = down * 1.24 + 26
      const bend = x + (to + Math.sign(to - from) * wide * 2.2) * unit
      const y = (share: number): number => groundY + (down + (next - down) * share + below * wide) * unit
      const path = outline`M${x + from * unit} ${y(0)}L${x + to * unit} ${y(0.45)}C${bend} ${y(0.56)} ${bend} ${y(1)} ${x + to * unit} ${y(1)}`
      addLine(canvas, path, ink, wide * broad * unit, {
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
      })
      down = next
    }
  }
}

/** A minibus taxi in blue and white, seen from behind and above. */
const van: readonly GlyphPart[] = [
  [round(-22, -2, 10) + round(24, -2, 10), '#241C26'],
  ['M-44 -6V-52Q-42 -62 -30 -62H26Q40 -60 50 -36L52 -6z', '#FBF6E8'],
  ['M-44 -6V-32H51L52 -6z', '#2E7AC0'],
  ['M-36 -54h20v16h-20zM-12 -54h20v16h-20zM12 -54h14l12 16h-26z', '#2A3A48'],
  [block(-4, -62, 60, 12), '#D8603A'],
]

/** Serra da Leba: hairpins stacked down the edge of Angola's highland, the dry plain far below. */
export const hairpinScarp = landmark({
  name: 'hairpin-scarp',
  palette: {
    ...PALETTES.gold,
    top: '#E0875A',
    middle: '#F4BE82',
    horizon: '#FCE8BC',
    deep: '#2E2430',
    lightText: 'in the gold of late afternoon',
  },
  accent: '#2E7AC0',
  ground: 0.3,
  focus: { narrow: 0.44, wide: 0.58 },
  sun: null,
  clouds: null,
  altText:
    'A road in tight hairpins down a green escarpment with red cliffs along its rim, a minibus on the last bend, a dry plain far below in the haze',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 40
    paintHills(s, '#D9A283', 26, 10, 0.6)
    s.draw(s.at(0, 0), [
      [`M-1600 0H1600V${deep}H-1600z`, '#E8C08C'],
      [
        'M-1600 60Q-700 40 -100 70Q-500 96 -1600 90zM-1600 140Q-800 120 -160 150Q-600 184 -1600 170z',
        '#D9A878',
      ],
    ])
    paintGroundMist(s, 30, 0.8)
    s.draw(s.at(0, 0), [
      [
        'M1600 -190H420L360 -180L300 -120L286 -40L220 20Q0 60 -60 200Q-120 330 -300 420Q-420 500 -460 720H1600z',
        '#6E8452',
      ],
      ['M1600 -190H420L360 -180L300 -120L286 -40L330 0L420 -40L520 10L700 -30L1600 0z', '#B8543A'],
      [
        'M420 -190L400 -60L420 -40L520 10L500 -80zM620 -190L600 -40L700 -30L680 -120zM360 -180L300 -120L286 -40L330 0L340 -100zM900 -190L880 -30L1000 -26L980 -120z',
        '#7E3A38',
      ],
      ['M1600 -190H420L360 -180L400 -216L560 -206L760 -220L1600 -214z', '#5E7A46'],
      [
        'M220 20Q0 60 -60 200Q-120 330 -300 420Q-420 500 -460 720H-330Q-260 500 -130 400Q20 300 60 180Q120 60 286 -40z',
        '#8FA262',
      ],
      ['M330 0L420 -40L480 160L560 420L600 720H460L430 420zM620 -20L760 200L900 720H700z', '#52693F'],
      [`M-460 700H1600V${deep}H-460z`, '#6E8452'],
    ])
    paintHairpins(s)
    s.draw(s.at(96, 556, 0.92), van)
    s.draw(s.at(130, 322, 0.34), [
      [block(0, -4, 120, 60), '#C8902E'],
      [block(74, -4, 34, 44), '#8A3A3A'],
    ])
    paintTuft(s, 'left', '#4A5A38')
  },
})
