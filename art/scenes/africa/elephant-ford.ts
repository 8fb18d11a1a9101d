import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintReeds } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintElephant } from '#art/kit/savannah-animals.ts'

/** Elephants wading a brown river in file below tall figs, seen from the bank. */
export const elephantFord = landmark({
  name: 'elephant-ford',
  palette: {
    ...PALETTES.forest,
    top: '#A9C0A4',
    middle: '#D3D6A8',
    horizon: '#F4E6B4',
    lightText: 'in the dry season',
  },
  accent: '#E8502E',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'A family of elephants wading across a wide brown river in file, great riverine trees behind, a saddle-billed stork in the shallows',
  paint: (s) => {
    const { canvas, groundY, unit } = s
    paintTreeCrowns(s, '#8EA46A', 110, -10)
    for (const [across, tall, half] of [
      [-300, 330, 190],
      [250, 380, 220],
      [-760, 340, 210],
      [620, 300, 190],
      [-1080, 300, 180],
    ] as const) {
      const [x, y] = [s.x + across * unit, groundY + 4]
      addPath(
        canvas,
        outline`M${x - 30 * unit} ${y}q${20 * unit} ${-80 * unit} ${6 * unit} ${-tall * 0.6 * unit}h${40 * unit}q${-4 * unit} ${tall * 0.4 * unit} ${24 * unit} ${tall * 0.6 * unit}z`,
        '#6E5A44',
      )
      addPath(
        canvas,
        outline`M${x - half * unit} ${y - tall * 0.5 * unit}q${-20 * unit} ${-90 * unit} ${half * 0.5 * unit} ${-100 * unit}q${half * 0.4 * unit} ${-110 * unit} ${half * 0.9 * unit} ${-50 * unit}q${half * 0.6 * unit} ${20 * unit} ${half * 0.56 * unit} ${150 * unit}q${-half * unit} ${50 * unit} ${-half * 1.96 * unit} 0z`,
        '#4E7446',
      )
      addPath(
        canvas,
        outline`M${x - half * 0.7 * unit} ${y - tall * 0.62 * unit}q${half * 0.3 * unit} ${-100 * unit} ${half * 0.9 * unit} ${-60 * unit}q${-half * 0.5 * unit} ${30 * unit} ${-half * 0.9 * unit} ${60 * unit}z`,
        '#7EA05A',
      )
    }
    paintTreeCrowns(s, '#5E7E48', 30, 6)
    s.draw(s.at(0, 6), [['M-1500 30q500 -40 1300 -30q700 -20 1300 20v20h-2600z', '#E3C88A']])
    paintWater(s, '#9A8458', 16, '#F4E6B4', null)
    for (const [across, down, size, ink] of [
      [-310, 84, 0.62, '#6A5E60'],
      [-170, 96, 1, '#5A5056'],
      [10, 92, 0.7, '#6A5E60'],
      [120, 112, 0.5, '#766A68'],
      [240, 122, 1.24, '#524850'],
      [-620, 90, 0.9, '#5A5056'],
      [-800, 84, 0.6, '#6A5E60'],
    ] as const) {
      const at = s.at(across, down, size)
      paintElephant(canvas, at, ink)
      addPath(
        canvas,
        outline`M${at.x - 120 * at.scale} ${at.y + 12 * at.scale}q${120 * at.scale} ${-44 * at.scale} ${240 * at.scale} 0q${-120 * at.scale} ${24 * at.scale} ${-240 * at.scale} 0z`,
        '#B49C6A',
      )
    }
    s.draw(s.atDepth(-240, 0.84, 1.15), [
      ['M-3 0v-90h6v90zM14 0l-3 -90h6l3 90z', '#3A2430'],
      ['M-40 -100q10 -40 60 -36q40 6 50 30q-20 26 -60 24q-40 0 -50 -18z', '#FBF6E8'],
      ['M10 -124q40 0 60 18q-30 16 -60 2z', '#241E2A'],
      ['M-30 -104q-20 -50 -2 -96l12 4q-10 40 8 84z', '#241E2A'],
      ['M-36 -204q2 -14 16 -12q8 6 2 16l-12 4l-52 20z', s.accent],
      ['M-40 -198l-8 14l10 -4l8 -14z', '#F2C23C'],
    ])
    paintReeds(s, 'right', '#4E5A34', 170)
  },
})
