import { paintPalm } from '#art/kit/flora.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer, walker } from '#art/kit/poses.ts'

/** A row of sharp points along a rim, from one side to the other. */
const teeth = (from: number, to: number, y: (x: number) => number, step: number): string => {
  const count = Math.floor(Math.abs(to - from) / step)
  const way = Math.sign(to - from)
  return Array.from({ length: count }, (_none, i) => {
    const x = from + way * i * step
    const tall = 46 + ((i * 37) % 5) * 22
    return `L${x} ${Math.round(y(x))}L${Math.round(x + way * step * 0.42)} ${Math.round(y(x) - tall)}L${Math.round(x + way * step * 0.62)} ${Math.round(y(x) - tall * 0.4)}`
  }).join('')
}

/** A ladder of two rails and rungs down the wall. */
const LADDER = `M226 -216L96 196H108L238 -216zM282 -216L152 196H164L294 -216z${Array.from({ length: 17 }, (_none, i) => `M${220 - i * 7.4} ${-194 + i * 23.4}h62v7h-62z`).join('')}`

/** Togo Chasm on Niue: sharp grey coral walls, white sand and palms at the bottom, a long ladder down. */
export const palmChasm = landmark({
  name: 'palm-chasm',
  palette: {
    ...PALETTES.noon,
    top: '#3E92C4',
    middle: '#9AD0DC',
    horizon: '#FBF0D2',
    deep: '#232C34',
    lightText: 'when the sun reaches the bottom',
  },
  accent: '#E5402E',
  mist: '#CFE2DA',
  ground: 0.54,
  sun: null,
  clouds: null,
  altText:
    'A chasm between walls of sharp grey coral rock, white sand and palms at its bottom, a long ladder leading down, a walker halfway and another on the sand',
  paint: (s) => {
    const { canvas, unit } = s
    s.draw(s.at(0, 0), [
      [
        `M-1600 900V-210${teeth(-1600, 1600, (x) => -200 + 60 * Math.cos(x / 300) - Math.abs(x) * 0.05, 86)}L1600 -240V900z`,
        '#9AA2A4',
      ],
      [
        'M-120 -120L-90 60L-130 180L-60 200L-40 40L-64 -90zM60 -130L90 20L70 190L130 200L140 10L110 -110zM-20 -150L0 0L-14 190H10L20 -20z',
        '#7E888C',
      ],
      ['M-60 190V60Q-40 -10 -10 -20Q30 0 40 190z', '#3A464E'],
      ['M-40 190V90Q-20 40 0 40Q20 60 24 190z', '#5EA8B0'],
    ])
    s.draw(s.at(0, 0), [
      ['M-1600 900V176Q-300 150 0 168Q300 150 1600 176V900z', '#F2E6C8'],
      ['M-1600 900V330Q-500 250 -120 300Q200 340 600 270Q1000 240 1600 320V900z', '#E2D0A8'],
      ['M-360 220Q-180 190 20 212Q-160 240 -360 220zM60 262Q200 240 330 262Q190 286 60 262z', '#D5C094'],
    ])
    for (const [across, down, tall, lean] of [
      [-150, 210, 300, 0.16],
      [-70, 196, 230, -0.1],
      [40, 200, 260, 0.08],
      [-200, 240, 360, -0.12],
      [-10, 232, 380, 0.1],
    ] as const) {
      const { x, y } = s.at(across, down)
      paintPalm(canvas, {
        x,
        groundY: y,
        height: tall * unit,
        lean,
        trunk: '#6E5A48',
        leaf: '#4E9A56',
        backLeaf: '#2F7048',
      })
    }
    s.draw(s.at(0, 0), [
      [
        `M-1600 900V-330${teeth(-1600, -250, (x) => -330 - (x + 250) * 0.06, 78)}L-236 -260L-270 -140L-226 -60L-280 60L-240 170L-330 260L-300 330L-420 460L-470 900z`,
        '#5E666E',
      ],
      [
        'M-250 -330L-236 -260L-270 -140L-226 -60L-280 60L-240 170L-330 260L-310 140L-350 20L-310 -100L-340 -220zM-380 -300L-420 -120L-380 40L-430 220L-400 380L-470 240L-460 60L-480 -120zM-700 -280L-740 0L-690 300L-780 120L-770 -140zM-1000 -250L-1040 60L-990 340L-1080 160z',
        '#434B55',
      ],
      [
        'M-330 -340L-300 -260L-330 -180L-360 -270zM-560 -330L-530 -200L-570 -60L-600 -220zM-840 -300L-820 -160L-860 -40L-890 -180z',
        '#8A9298',
      ],
      [
        `M1600 900V-360L1600 -380${teeth(1600, 214, (x) => -300 - (x - 214) * 0.07, 78)}L206 -230L240 -110L196 0L236 110L190 200L280 280L250 350L380 470L420 900z`,
        '#4E565F',
      ],
      [
        'M214 -300L206 -230L240 -110L196 0L236 110L190 200L280 280L290 150L250 20L296 -100L262 -220zM420 -280L390 -80L440 120L400 320L500 180L480 0L500 -150zM760 -260L730 20L780 300L850 100z',
        '#39414B',
      ],
    ])
    s.draw(s.at(0, 0), [[LADDER, '#C9A46A']])
    s.draw(s.at(178, 30, 0.8), walker(0, s.accent, '#2E4A6A'))
    s.draw(s.at(-96, 330, 1.1), pointer(0, '#F2B93E', '#F4EFE2'))
    s.draw(s.at(0, 0), [
      [block(0, 900, 3200, 420), '#D5C094'],
      [
        'M-1600 900V470Q-800 430 -500 500Q-400 560 -380 900zM1600 900V480Q800 440 500 500Q400 560 370 900z',
        '#2E3640',
      ],
    ])
  },
})
