import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintFloating, poledBoat } from '#art/kit/boats.ts'
import { paintFarPalms, paintReeds } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintElephant } from '#art/kit/savannah-animals.ts'

/** Mokoro and elephants in the channels of a delta. */
export const delta = landmark({
  name: 'delta',
  palette: PALETTES.morning,
  accent: '#E2702E',
  ground: 0.52,
  sun: [180, 190, 76],
  mist: '#F9DFB6',
  altText: 'A poler in a dugout canoe in a reed channel, elephants crossing the shallows beyond',
  paint: (s) => {
    paintFarPalms(s, '#4F8478', [0.06, 0.16, 0.8, 0.93], 150)
    paintTreeCrowns(s, '#4F8A74', 44, 4, '#33685E')
    paintWater(s, '#5FA09A')
    const { canvas, unit } = s
    for (const [x, y, size] of [
      [-290, 0.1, 0.52],
      [-150, 0.15, 0.92],
      [236, 0.12, 0.62],
    ] as const) {
      const at = s.atDepth(x, y, size)
      paintElephant(canvas, at, '#4A5E66')
      addPath(
        canvas,
        outline`M${at.x - 110 * size * unit} ${at.y}q${110 * size * unit} ${12 * unit} ${220 * size * unit} 0z`,
        '#CFE6DC',
      )
    }
    paintFloating(s, s.atDepth(-40, 0.66, 1.5), 170, poledBoat('#5A3A34', s.accent))
    s.draw(s.atDepth(-110, 0.64, 1.3), [
      [
        'M-18 0q-2 -40 12 -44q14 4 12 44zM-16 -56a10 11 0 1 0 20 0a10 11 0 1 0 -20 0zM-24 -60q18 -22 36 0z',
        '#F6E3BE',
      ],
    ])
    paintReeds(s, 'right', '#1F5A4A', 240)
    paintReeds(s, 'left', '#2F6E54', 170)
    for (const [x, y] of [
      [-290, 0.6],
      [200, 0.72],
      [80, 0.9],
    ] as const)
      s.draw(s.atDepth(x, y, 1), [
        ['M-40 4q40 10 80 0q-40 -14 -80 0z', '#2F7A62'],
        ['M-20 0q-6 -20 8 -26q4 12 12 16q0 -18 6 -26q8 10 6 26q6 -4 10 -14q14 8 6 24z', '#FFF6EA'],
      ])
  },
})
