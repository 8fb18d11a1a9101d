import { paintMountain } from '#art/kit/backdrops.ts'
import { cutter, paintFloating } from '#art/kit/boats.ts'
import { person } from '#art/kit/figures.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, cupola, hip, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Houses in all colours stacked on a cliff over a cove. */
export const cliffHouses = landmark({
  name: 'cliff-houses',
  palette: PALETTES.morning,
  accent: '#F2C230',
  ground: 0.66,
  sun: [-220, 420, 60],
  altText:
    'Houses in many colours stacked up a cliff above a cove, a striped bell tower, boats on the slipway',
  paint: (s) => {
    paintMountain(s, 200, 520, 420, '#7FA88A', '#4F8078', 0, 0.4)
    s.draw(s.at(60, 20), [
      ['M-330 720V320Q-300 40 -260 -40Q-190 -220 -60 -330H1400V720z', '#9A8A72'],
      ['M-330 720V320Q-300 40 -260 -40Q-190 -220 -60 -330q10 120 -60 260q-60 140 -80 390V720z', '#C0AC8A'],
    ])
    const inks = ['#E9876A', '#F2C46A', '#F3DDB4', '#E3A08A', '#D9685A', '#F6CFA0', '#EBB04E'] as const
    for (let row = 5; row >= 0; row -= 1) {
      const left = -150 + row * 22
      for (let i = 0; i < 6; i += 1) {
        const x = left + i * 84 + ((row * 31 + i * 17) % 22)
        const y = 30 - row * 74
        const tall = 96 + ((i * 41 + row * 23) % 40)
        s.draw(s.at(x, y), [
          ...solid(0, 0, 78, tall, inks[(i * 3 + row * 2) % 7] ?? '#F2C46A', '#8E5E58', 0.26),
          [panes(-22, 10, 2, -16, 13, 22) + panes(-22, 10, 2, -56, 13, 22), '#3E6E68'],
          [hip(0, -tall + 1, 44, 14, 0.7), '#B5543E'],
        ])
      }
    }
    s.draw(s.at(-60, -200), [
      ...solid(0, 0, 46, 190, '#FBF3DF', '#B5A48E', 0.36),
      [[-20, -50, -80, -110].map((y) => block(0, y, 46, 11)).join(''), '#8EA4A0'],
      ...cupola(0, -186, 24, 30, '#D98A4E', '#9A5A40'),
    ])
    paintWater(s, '#2F9098', 44)
    s.draw(s.at(120, 60), [['M-240 60Q-120 -10 300 -16V90H-240z', '#D0BE9A']])
    s.draw(s.at(70, 60, 0.9), [
      ['M-100 -20q100 12 208 0q-12 30 -40 34h-124q-34 -6 -44 -34z', '#2F5AA0'],
      ['M-100 -20q100 12 208 0l-3 8q-100 12 -201 0z', '#FBF3DF'],
      ['M120 -30q100 12 200 0q-12 30 -40 34h-116q-34 -6 -44 -34z', '#D8432E'],
    ])
    paintFloating(s, s.atDepth(-170, 0.62, 1.15), 110, cutter('#2F5AA0', s.accent))
    s.draw(s.atDepth(210, 0.5, 0.9), [...person(0, s.accent, '#F6E3BE')])
  },
})
