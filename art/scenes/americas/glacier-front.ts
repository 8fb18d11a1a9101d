import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintMountain } from '#art/kit/backdrops.ts'
import { cutter, paintFloating } from '#art/kit/boats.ts'
import { paintBough } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The face of a glacier breaking into a lake. */
export const glacierFront = landmark({
  name: 'glacier-front',
  palette: PALETTES.polar,
  accent: '#E2602E',
  mist: '#3E8396',
  ground: 0.6,
  sun: [210, 420, 50],
  altText:
    'The blue wall of a glacier ending in a lake, a tower of ice falling, southern beech in red, a small boat',
  lightText: 'in March, when the beeches turn',
  paint: (s) => {
    paintMountain(s, -230, 460, 300, '#A8C0C8', '#5E86A0', 0.5)
    paintMountain(s, 60, 400, 280, '#A8C0C8', '#5E86A0', 0.5)
    paintMountain(s, 320, 470, 280, '#A8C0C8', '#5E86A0', 0.5)
    s.draw(s.at(0, 0), [
      ['M-1300 10V-100Q-300 -190 -40 -330Q60 -370 120 -320Q260 -180 1300 -110V10z', '#EAF4F2'],
      [
        'M-40 -330Q60 -370 120 -320Q160 -280 200 -250Q80 -280 20 -200Q-60 -120 -300 -110Q-120 -200 -40 -330z',
        '#BFDCE2',
      ],
    ])
    const { canvas, width, groundY, unit } = s
    let face = ''
    let shade = ''
    for (let x = -20; x < width + 20; ) {
      const w = canvas.random(18, 44) * unit
      const tall = canvas.random(90, 150) * unit
      face += outline`M${x} ${groundY + 8}v${-tall}l${w * 0.5} ${-canvas.random(6, 30) * unit}l${w * 0.5} ${canvas.random(6, 30) * unit}v${tall}z`
      shade += outline`M${x + w * 0.6} ${groundY + 8}v${-tall * 0.96}l${w * 0.4} ${8 * unit}v${tall}z`
      x += w
    }
    addPath(canvas, face, '#DDF0F2')
    addPath(canvas, shade, '#6FB4CC')
    paintWater(s, '#2F7A92', 4)
    s.draw(s.at(-110, 10), [
      ['M-30 10l-20 -90l30 -40l34 20l10 80l-14 34z', '#F6FBF8'],
      ['M14 -100l10 80l-14 34l-20 -8z', '#8FC6D6'],
      ['M-90 16q30 -50 60 -40q20 -30 50 -4q40 -10 60 44z', '#FFFFFF'],
    ])
    for (const [x, y, w] of [
      [-260, 0.3, 60],
      [40, 0.24, 46],
      [240, 0.4, 70],
      [-60, 0.6, 40],
    ] as const)
      s.draw(s.atDepth(x, y), [
        [
          `M${-w} 8l${w * 0.3} ${-w * 0.5}l${w * 0.5} ${w * 0.1}l${w * 0.4} ${-w * 0.2}l${w * 0.8} ${w * 0.6}z`,
          '#EAF6F6',
        ],
        [`M${w * 0.2} ${-w * 0.6}l${w * 0.8} ${w * 0.6}h${-w * 0.7}z`, '#8FC6D6'],
      ])
    paintFloating(s, s.atDepth(70, 0.66, 1.1), 120, cutter('#1F3A52', s.accent))
    paintBough(s, 'left', '#3A2A34', ['#C8432E', '#E0783C', '#8E2E34'], 280)
  },
})
