import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintFarTown, paintHills } from '#art/kit/backdrops.ts'
import { person, robed } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, cone, cupola, solid } from '#art/kit/masonry.ts'
import { minaret } from '#art/kit/minaret.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Terraces of olives below a hill town of pale stone. */
export const oliveTerraces = landmark({
  name: 'olive-terraces',
  palette: PALETTES.highland,
  accent: '#C8382E',
  ground: 0.5,
  mist: '#F4E8CA',
  sun: [-210, 270, 58],
  altText: 'A hill town of pale stone with a bell tower and a minaret above terraces of old olive trees',
  lightText: 'at the time of the olive harvest',
  paint: (s) => {
    paintHills(s, '#C3C09A', 190, 30)
    s.draw(s.at(30, 20), [['M-420 20Q-200 -110 0 -120T440 20z', '#B5AE7E']])
    paintFarTown(
      { ...s, groundY: s.groundY - 40 * s.unit },
      ['#F6E9C8', '#EBD9B0', '#F0E0BC'],
      ['#E3CFA6', '#D0BA92'],
      76,
      0.15,
    )
    s.draw(s.at(20, -60), [
      ...solid(-110, 0, 110, 100, '#F6E9C8', '#B9A688'),
      ...solid(-170, 0, 46, 170, '#F6E9C8', '#B9A688'),
      ...cone(-170, -166, 52, 50, '#A86A54', '#7E4C44'),
      [arches(-170, -170, 1, -110, 20, 44) + arches(-140, -80, 3, -20, 18, 50), '#6E6258'],
      ...cupola(-90, -98, 40, 44, '#B9AE96', '#8E8674'),
      ...minaret(120, 0, 220, '#FBF0D4', '#B9A688', '#4F7A66'),
      ...cupola(180, -40, 44, 54, '#5E8A72', '#3F6656'),
      ...solid(180, 0, 100, 50, '#F0E0BC', '#B9A688'),
    ])
    const { canvas, width, height, groundY, unit } = s
    for (let row = 0; row < 7; row += 1) {
      const y = groundY + (20 + row * 44 + row * row * 5) * unit
      const dip = 30 * unit
      addPath(
        canvas,
        outline`M-10 ${y}Q${width * 0.5} ${y - dip} ${width + 10} ${y + 6}V${height + 10}H-10z`,
        '#E6D6A8',
      )
      addPath(
        canvas,
        outline`M-10 ${y + (9 + row * 2) * unit}Q${width * 0.5} ${y - dip + (9 + row * 2) * unit} ${width + 10} ${y + 6 + (9 + row * 2) * unit}V${height + 10}H-10z`,
        row % 2 === 0 ? '#B5A868' : '#A69C60',
      )
      const size = (16 + row * 6) * unit
      for (let x = canvas.random(0, 3) * size; x < width + size; x += size * canvas.random(3.2, 5)) {
        addPath(
          canvas,
          outline`M${x - 3} ${y + 4}l${-size * 0.2} ${-size * 0.9}h${size * 0.4}l${size * 0.1} ${size * 0.9}z`,
          '#5A4A3E',
        )
        addPath(
          canvas,
          outline`M${x - size} ${y - size * 0.5}q0 ${-size} ${size} ${-size}t${size} ${size}q${-size} ${size * 0.5} ${-2 * size} 0z`,
          '#6E8460',
        )
        addPath(
          canvas,
          outline`M${x - size * 0.8} ${y - size * 0.8}q${size * 0.2} ${-size * 0.66} ${size * 0.9} ${-size * 0.66}q${-size * 0.2} ${size * 0.6} ${-size * 0.9} ${size * 0.66}z`,
          '#A3B184',
        )
      }
    }
    s.draw(s.atDepth(-70, 0.84, 1.1), [...robed(0, '#2A2A36', s.accent), ...person(56, '#4F7A8E', '#F3E3BC')])
  },
})
