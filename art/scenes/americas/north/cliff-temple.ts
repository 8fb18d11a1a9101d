import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintGroundMist } from '#art/kit/backdrops.ts'
import { paintFarPalms } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, steps } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer, sitter } from '#art/kit/poses.ts'

/** The grey temple on its cliff over a small beach, the sea in bands of turquoise. */
export const cliffTemple = landmark({
  name: 'cliff-temple',
  palette: { ...PALETTES.noon, top: '#3EA0CC', middle: '#A4DADC', horizon: '#F4F0D4' },
  accent: '#E2503A',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'A low grey stone temple on a limestone cliff above a small white beach, a sea in bands of turquoise, an iguana on a rock in front',
  paint: (s) => {
    const { canvas, groundY, height, width, unit } = s
    paintWater(s, '#1E9AB4', 0, '#E8F4DC', null)
    addPath(
      canvas,
      outline`M0 ${groundY + 120 * unit}Q${width * 0.4} ${groundY + 90 * unit} ${width} ${groundY + 140 * unit}V${height}H0z`,
      '#4EC8C4',
    )
    addPath(
      canvas,
      outline`M0 ${groundY + 210 * unit}Q${width * 0.4} ${groundY + 180 * unit} ${width} ${groundY + 230 * unit}V${height}H0z`,
      '#9AE4D4',
    )
    paintGroundMist(s, 60, 0.3)
    s.draw(s.at(60, 40), [
      ['M-150 230L-140 120L-180 60L-150 -20L-110 -60L-60 -90H1000V230z', '#D9D0B4'],
      [
        'M-150 230L-140 120L-180 60L-150 -20L-110 -60L-60 -90L-20 -40L-70 20L-40 90L-80 150L-60 230z',
        '#F4ECD0',
      ],
      [
        'M90 230L70 110L110 40L80 -40L120 -90H180L150 -20L190 60L160 140L190 230zM300 230L290 90L330 10L310 -90H380L360 20L400 120L380 230z',
        '#A89E88',
      ],
      ['M-110 -60L-60 -90H1000v24q-400 -20 -700 6q-250 -16 -380 16z', '#6EA45A'],
    ])
    paintFarPalms({ ...s, groundY: groundY - 44 * unit }, '#2E7A56', [0.62, 0.86, 0.97], 130)
    s.draw(s.at(110, -46), [
      [steps(30, 6, 260, 4, 14, 22), '#B4AE9E'],
      [block(30, -50, 170, 84), '#C9C3B0'],
      [block(90, -50, 50, 84), '#8E8A80'],
      ['M-64 -130h188v-14h-188zM-58 -100h176v-8h-176z', '#DDD6C0'],
      [panes(-14, 60, 3, -50, 26, 46), '#4A464A'],
      ['M-4 0h60l14 -50h-44z', '#A8A294'],
      [block(-150, 0, 70, 44) + block(-150, -44, 78, 8), '#B4AE9E'],
      [panes(-150, -150, 1, 0, 20, 28), '#4A464A'],
    ])
    addPath(
      canvas,
      outline`M0 ${groundY + 280 * unit}Q${s.x - 100 * unit} ${groundY + 230 * unit} ${s.x + 120 * unit} ${groundY + 262 * unit}T${width} ${groundY + 250 * unit}V${height}H0z`,
      '#FBF2D8',
    )
    s.draw(s.at(-40, 350, 0.9), sitter(0, s.accent, '#C98A64'))
    s.draw(s.at(40, 344, 0.86), pointer(0, '#F2C23C', '#F6EAD2'))
    s.draw({ ...s.atDepth(-190, 1, 1.25), y: height - 60 * unit }, [
      ['M-200 90q-10 -80 90 -100q110 -30 200 10q70 20 80 90z', '#8E8678'],
      [
        'M-150 -10q40 -34 100 -24q40 -24 70 -10l20 -10q20 2 30 18l-24 8q-10 16 -30 14l10 20h-16l-10 -16h-40l-12 18h-16l6 -20q-50 6 -88 2z',
        '#6E8A5A',
      ],
      ['M-60 -36l8 -12l6 10l10 -12l6 10l10 -12l6 12l10 -10l4 12z', '#4A6444'],
    ])
  },
})
