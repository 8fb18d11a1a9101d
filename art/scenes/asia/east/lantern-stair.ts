import { paintHills, paintMountain, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, eaves, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintRainfall } from '#art/kit/weather.ts'

/** Houses of wood and red lanterns up a stair between teahouses, the sea below. */
export const lanternStair = landmark({
  name: 'lantern-stair',
  palette: PALETTES.monsoon,
  accent: '#D8382C',
  mist: '#B9D2B6',
  ground: 0.8,
  sun: [-150, 520, 50],
  altText: 'Teahouses hung with red lanterns up a steep stair, people with umbrellas, the sea far below',
  lightText: 'in fine rain',
  paint: (s) => {
    paintMountain(s, -330, 500, 300, '#8FB09C', '#5E8A80', 0, 0.5)
    paintHills(s, '#7FA894', 330, 40)
    const house = (x: number, base: number, half: number, floors: number, turn: 1 | -1): void => {
      for (let floor = 0; floor < floors; floor += 1) {
        const y = base - floor * 128
        s.draw({ ...s.at(x, y), scaleX: turn * s.unit }, [
          ...solid(0, 0, half * 1.8, 120, '#A8623C', '#5A3034', 0.3),
          [panes(-half * 0.7, half * 0.4, 4, -20, half * 0.28, 70), '#FFD98A'],
          [block(0, -14, half * 1.9, 8), '#3F2A30'],
          [eaves(0, -104, half * 1.14, 54, 0.7), '#2E4448'],
          [[-0.8, -0.45, -0.1, 0.25, 0.6].map((share) => round(share * half, -84, 11)).join(''), s.accent],
        ])
      }
    }
    house(250, -40, 170, 4, 1)
    house(-300, 20, 130, 3, -1)
    paintPaving(s, '#A9A48E', '#76766C')
    s.draw(s.at(-30, 0), [
      ['M-40 -260h90L345 720H-370z', '#C6BFA4'],
      [
        [-230, -196, -156, -110, -56, 8, 84, 172]
          .map(
            (y) =>
              `M${-48 - (y + 260) * 0.3} ${y}h${106 + (y + 260) * 0.55}v${5 + (y + 260) / 60}h${-106 - (y + 260) * 0.55}z`,
          )
          .join(''),
        '#85806E',
      ],
    ])
    paintTreeCrowns(s, '#4F7E66', 30, -262)
    s.draw(s.at(-20, 30, 1.15), [
      ...person(0, '#2F5A6E'),
      ['M-52 -118q6 -44 52 -48q46 4 52 48q-52 -18 -104 0z', '#F2C23C'],
    ])
    s.draw(s.at(40, -120, 0.7), [
      ...person(0, '#FBEFD6'),
      ['M-52 -118q6 -44 52 -48q46 4 52 48q-52 -18 -104 0z', '#5E8FA6'],
    ])
    paintRainfall(s)
  },
})
