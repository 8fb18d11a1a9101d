import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { llama, robed } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A perfect snow cone over the moor, llamas. */
export const snowCone = landmark({
  name: 'snow-cone',
  palette: PALETTES.autumn,
  accent: '#C8305A',
  ground: 0.66,
  sun: [-220, 440, 52],
  altText:
    'A perfect snow-capped cone above a highland moor, llamas beside a walled field, a woman in a red shawl',
  lightText: 'in the thin clear air of the morning',
  paint: (s) => {
    s.draw(s.at(60, 6), [
      ['M-500 0Q-220 -120 -60 -410Q-20 -440 30 -414Q190 -120 500 0z', '#A8A8A4'],
      ['M0 -430Q20 -430 30 -414Q190 -120 500 0H160Q70 -200 0 -430z', '#6E7A8C'],
      [
        'M-60 -410Q-20 -440 30 -414Q80 -320 130 -240l-30 -10l-30 40l-36 -46l-34 50l-40 -50l-40 44l-30 -34l-50 20Q-110 -310 -60 -410z',
        '#FFFBF2',
      ],
      ['M0 -430Q20 -430 30 -414Q80 -320 130 -240l-30 -10l-30 40l-20 -30Q30 -340 0 -430z', '#C6D2DC'],
    ])
    paintGroundMist(s, 150)
    paintHills(s, '#B5A05E', 60, 20, 0.3)
    paintOpenGround(s, '#C4AE5E', '#A08C46', 0)
    const { canvas, width, height, groundY, unit } = s
    let [wall, joints] = ['', '']
    const topAt = (i: number): number => groundY + (height - groundY) * 0.26 + Math.sin(i / 5) * 8 * unit
    for (let i = 0; i < 40; i += 1) {
      const [x, top, tall] = [(i / 40) * width, topAt(i), 26 * unit]
      wall += outline`M${x} ${top - ((i * 5) % 7) * unit}h${width / 40 + 1}v${tall}h${-width / 40 - 1}z`
      joints += outline`M${x} ${top}h${3 * unit}v${tall * 0.4}h${-3 * unit}zM${x + width / 80} ${top + tall * 0.4}h${3 * unit}v${tall * 0.4}h${-3 * unit}z`
    }
    addPath(canvas, wall, '#8A8078')
    addPath(canvas, joints, '#5E5850')
    s.draw(s.atDepth(-30, 0.58, 1.2), llama(0, '#8A5A3E', '#F2C63C'))
    s.draw(s.atDepth(-190, 0.84, 1.4), llama(0, '#FBF3DF', s.accent))
    s.draw(s.atDepth(170, 0.66, 1.3), [
      ...robed(0, '#2F4A6A', '#2A1F30'),
      ['M-22 -40q-2 -50 14 -58h18q14 10 12 58z', s.accent],
      ['M-16 -120q4 -20 16 -20t16 20zM-24 -118h48v5h-48z', '#4A3A34'],
    ])
  },
})
