import { addPath } from '#src/posters/drawing/canvas.ts'
import { outline } from '#src/posters/drawing/path.ts'
import { crowns, mist, mountain } from '#src/posters/kit/backdrops.ts'
import { open } from '#src/posters/kit/grounds.ts'
import { LOOKS } from '#src/posters/kit/looks.ts'
import { landmark } from '#src/posters/kit/stage.ts'

/** Gorillas in bamboo below volcanoes. */
export const gorillas = landmark({
  name: 'gorillas',
  look: LOOKS.monsoon,
  accent: '#E29A3C',
  ground: 0.6,
  sun: [-200, 370, 54],
  altText: 'A silverback and a young gorilla among leaves and bamboo, volcanoes in mist behind them',
  lightText: 'in the mist of the morning',
  paint: (s) => {
    mountain(s, -190, 380, 300, '#8FB49C', '#6A978A', 0, 0.3)
    mountain(s, 220, 440, 330, '#85AC96', '#5E8C82', 0, 0.3)
    mist(s, 300)
    crowns(s, '#5E9468', 70, 0, '#447A58')
    mist(s, 60, 0.5)
    crowns(s, '#3F7850', 60, 60, '#2A5C44')
    open(s, '#33694A', '#4A8458', -60)
    s.draw(s.near(-30, 0.7, 1.85), [
      [
        'M-120 0q-20 -90 30 -140q30 -50 90 -56q30 -36 70 -20q34 20 30 60q10 30 -10 46q40 40 40 110h-44q-4 -50 -30 -70q-16 36 -14 70h-60q-4 -40 -30 -50q-20 20 -22 50z',
        '#22282E',
      ],
      ['M-86 -130q30 -46 86 -52q20 40 -6 90q-50 6 -84 -10z', '#8E989A'],
      ['M46 -196q30 -18 50 12q6 34 -16 50q-30 6 -44 -20q-4 -26 10 -42z', '#3A4046'],
      ['M56 -172h10v8h-10zM78 -170h10v8h-10zM62 -150q10 -6 20 0q-8 8 -20 0z', '#0F1418'],
    ])
    s.draw(s.near(190, 0.78, 0.9), [
      [
        'M-70 0q-10 -70 30 -90q0 -50 40 -54q40 6 38 50q36 30 30 94h-36q0 -30 -14 -40q-14 14 -16 40h-30q0 -30 -12 -36q-10 10 -10 36z',
        '#2A3036',
      ],
      ['M-14 -130q16 -14 32 2q6 26 -14 32q-20 -4 -18 -34z', '#4A5056'],
      ['M-6 -116h7v6h-7zM10 -116h7v6h-7z', '#0F1418'],
    ])
    const { canvas, width, height, unit } = s
    for (let i = 0; i < 7; i += 1) {
      const x = i < 4 ? width * (0.02 + i * 0.045) : width * (0.9 + (i - 4) * 0.045)
      addPath(
        canvas,
        outline`M${x} ${height + 10}V-10h${13 * unit}V${height + 10}z`,
        i % 2 === 0 ? '#A8B45A' : '#7E9448',
      )
      let leaves = ''
      for (let y = 40; y < height; y += 120)
        leaves += outline`M${x + 6} ${y + i * 30}q${50 * unit} ${10 * unit} ${90 * unit} ${60 * unit}q${-60 * unit} ${-10 * unit} ${-90 * unit} ${-60 * unit}z`
      addPath(canvas, leaves, '#2F6E48')
    }
    s.draw(s.near(250, 0.98, 1.2), [['M-30 0q-10 -40 0 -60M-20 -60q20 -30 40 0q-20 20 -40 0z', s.accent]])
  },
})
