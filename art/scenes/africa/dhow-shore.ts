import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { dhow, paintFloating } from '#art/kit/boats.ts'
import { robed } from '#art/kit/figures.ts'
import { paintFarPalms, paintPalms } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Sails along a shore of palms on the Indian Ocean. */
export const dhowShore = landmark({
  name: 'dhow-shore',
  palette: PALETTES.noon,
  accent: '#D8432E',
  ground: 0.5,
  sun: [-230, 300, 54],
  altText:
    'Lateen-sailed dhows off a white beach with coconut palms, women in bright cloths walking the tide line',
  paint: (s) => {
    paintFarPalms(s, '#3E7E62', [0.72, 0.78, 0.83, 0.88, 0.93, 0.98], 120)
    paintWater(s, '#2FA0A8')
    paintFloating(s, s.atDepth(-200, 0.06, 0.55), 150, dhow('#4A3430', '#FBF3DF', '#D0C4A4'))
    paintFloating(s, s.atDepth(60, 0.3, 1.25), 150, dhow('#3A2A2C', '#FBF3DF', '#CDBE9C'))
    const { canvas, width, height } = s
    for (const [lift, ink] of [
      [0.03, '#8FD6CC'],
      [0.015, '#FBFBF0'],
      [0, '#F6DFB0'],
    ] as const)
      addPath(
        canvas,
        outline`M-10 ${height * (0.84 - lift)}Q${width * 0.4} ${height * (0.73 - lift)} ${width + 10} ${height * (0.72 - lift)}V${height + 10}H-10z`,
        ink,
      )
    s.draw(s.atDepth(-150, 0.82, 1.2), [
      ...robed(0, s.accent, '#F2C23C'),
      ['M-20 -124h40l-6 -18h-28z', '#8A5A36'],
      ...robed(60, '#2F6AA8', s.accent),
    ])
    paintPalms(s, 'right', '#1F5A48', '#5A4036', 640)
  },
})
