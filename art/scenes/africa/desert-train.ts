import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** An endless ore train across the dunes. */
export const desertTrain = landmark({
  name: 'desert-train',
  palette: PALETTES.dusk,
  accent: '#2F9AB0',
  ground: 0.56,
  sun: [-170, 120, 90],
  altText: 'A freight train without end crossing a desert of dunes, people riding on its load',
  paint: (s) => {
    paintHills(s, '#E0905A', 60, 26, 0.5)
    paintOpenGround(s, '#E8A862', '#C98448', 0)
    const { canvas, width, height, groundY, unit } = s
    addPath(
      canvas,
      outline`M-10 ${groundY + 150 * unit}L${width + 10} ${groundY + 40 * unit}v${16 * unit}L-10 ${groundY + 180 * unit}z`,
      '#7A4A3E',
    )
    for (let i = 0; i < 16; i += 1) {
      const size = 0.42 + i * 0.07
      const share = i / 13
      const x = width * 1.02 - width * 1.1 * share ** 0.86
      const y = groundY + (44 + 112 * share ** 0.9) * unit
      s.draw({ x, y, scale: size * unit }, [
        ['M-56 0l8 -60h96l8 60z', i % 2 === 0 ? '#6A3A34' : '#5A3030'],
        ['M-46 -58q46 -30 92 0z', '#3A2226'],
        [round(-34, 4, 11) + round(34, 4, 11), '#2A1A22'],
      ])
      if (i === 8 || i === 10 || i === 11)
        s.draw(
          { x, y: y - 62 * size * unit, scale: size * 0.8 * unit },
          robed(0, i === 10 ? s.accent : '#FFF1D6', i === 8 ? '#2F5A8A' : '#FFF1D6'),
        )
    }
    addPath(
      canvas,
      outline`M-10 ${height}V${groundY + 240 * unit}Q${width * 0.4} ${groundY + 150 * unit} ${width * 0.7} ${groundY + 260 * unit}T${width + 10} ${groundY + 250 * unit}V${height}z`,
      '#C46A40',
    )
    addPath(
      canvas,
      outline`M${width * 0.28} ${groundY + 196 * unit}Q${width * 0.5} ${groundY + 190 * unit} ${width * 0.7} ${groundY + 260 * unit}T${width + 10} ${groundY + 250 * unit}V${height}H${width * 0.2}z`,
      '#8E3E3A',
    )
  },
})
