import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { paintSheet } from '#art/kit/openings.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer } from '#art/kit/poses.ts'

/** Two steps of falls in a curve, a footbridge below them and a toucan on its branch. */
export const cataractWalk = landmark({
  name: 'cataract-walk',
  palette: {
    ...PALETTES.forest,
    top: '#A9CFC4',
    middle: '#CFE4D2',
    horizon: '#F4F2DC',
    lightText: 'in the morning spray',
  },
  accent: '#F28A2C',
  ground: 0.2,
  sun: null,
  clouds: null,
  mist: '#A9CFC4',
  altText:
    'Dozens of falls side by side in two steps between green ledges, people on a footbridge over the water, a toucan on a branch in front',
  paint: (s) => {
    const { canvas, width, height, groundY, unit, x, palette } = s
    paintSheet(s, palette.horizon)
    sprayBand(canvas, palette.top, 0, groundY * 1.2, 0.9)
    paintTreeCrowns(s, '#6E9A6A', 54, 16)
    const tiers = [
      [14, 250, '#4E5A44'],
      [290, 190, '#3E4A3C'],
    ] as const
    for (const [down, tall, rock] of tiers) {
      const top = groundY + down * unit
      addPath(canvas, outline`M0 ${top}H${width}V${top + tall * unit}H0z`, rock)
      let [water, lines, moss] = ['', '', '']
      for (let left = -20 * unit; left < width; ) {
        const wide = canvas.random(26, 96) * unit
        const bend = ((left + wide / 2 - x) / width) ** 2 * 70 * unit
        const [y, foot] = [
          top - 6 * unit + bend * 0.6,
          top + tall * unit * canvas.random(0.9, 1.04) + bend * 0.5,
        ]
        water += outline`M${left} ${y}h${wide}l${8 * unit} ${foot - y}h${-wide - 16 * unit}z`
        for (let line = 0.25; line < 1; line += 0.25)
          lines += outline`M${left + wide * line} ${y + 14 * unit}l${4 * unit} ${(foot - y) * canvas.random(0.4, 0.8)}h${-3 * unit}z`
        left += wide
        const gap = canvas.random(8, 50) * unit
        moss += outline`M${left - 4 * unit} ${y + 6 * unit}q${gap / 2} ${-26 * unit} ${gap + 8 * unit} 0l${-6 * unit} ${canvas.random(40, 120) * unit}h${-gap * 0.5}z`
        left += gap
      }
      addPath(canvas, water, '#FDFDF2')
      addPath(canvas, lines, '#B4D6CC')
      addPath(canvas, moss, '#5E8E4E')
      sprayBand(canvas, '#FFFFFF', top + tall * unit * 1.12, top + tall * unit * 0.5, 0.95)
      paintTreeCrowns(s, down < 100 ? '#4E8A52' : '#3A7448', 34, down + tall + 34)
    }
    addPath(canvas, outline`M0 ${groundY + 500 * unit}H${width}V${height}H0z`, '#4E9A86')
    sprayBand(canvas, '#F4FBF0', groundY + 500 * unit, groundY + 640 * unit, 0.9)
    s.draw(s.at(0, 566), [
      ['M-1400 0h2500v12h-2500zM-1400 -40h2500v4h-2500zM-1400 -20h2500v3h-2500z', '#3A4A44'],
      [
        Array.from(
          { length: 42 },
          (_none, i) => `M${-1390 + i * 60} -40h5v40h-5zM${-1370 + i * 60} 12h7v70h-7z`,
        ).join(''),
        '#3A4A44',
      ],
    ])
    for (const [across, coat] of [
      [-190, '#D8402E'],
      [-60, '#F6E2B4'],
      [150, '#2F5A7A'],
    ] as const)
      s.draw(s.at(across, 568, 0.62), person(0, coat))
    s.draw(s.at(60, 568, 0.62), pointer(0, '#F2C23C', '#F6E2B4'))
    s.draw(s.atDepth(220, 0.98, 1.05), [
      ['M-330 40q200 -34 560 -14l300 -30v22l-300 34q-330 -20 -560 8z', '#4A3428'],
      ['M-40 20q-36 -60 -18 -150q8 -60 60 -70q44 0 50 40q10 90 -40 180z', '#1C2428'],
      ['M-34 40l-24 90l22 6l30 -90z', '#1C2428'],
      ['M-2 -196q-34 20 -30 64q24 34 60 6q12 -30 4 -56z', '#FBF2D8'],
      ['M6 -176q-70 -46 -150 -10q-26 14 -24 40q70 -24 152 8z', s.accent],
      ['M-168 -146q-2 -26 24 -40l14 -4q-20 20 -16 38z', '#241E24'],
      ['M-4 -168a12 12 0 1 0 24 0a12 12 0 1 0 -24 0z', '#4E9AC0'],
      ['M3 -168a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z', '#14181C'],
    ])
  },
})
