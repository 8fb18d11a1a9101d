import { paintGroundMist } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, cupola, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A domed yellow station, a green tram. */
export const domeStation = landmark({
  name: 'dome-station',
  palette: PALETTES.autumn,
  accent: '#2F8A5E',
  ground: 0.74,
  sun: [-230, 470, 54],
  altText:
    'A yellow railway station with a green dome and clocks over its arch on a street corner, a tram passing',
  lightText: 'late on an autumn afternoon',
  paint: (s) => {
    s.draw(
      s.at(0, 0),
      [150, 230, 190, 280, 210].flatMap((tall, i) =>
        solid(
          -360 + i * 40 + (i > 2 ? 480 : 0),
          0,
          54,
          tall + 90,
          i % 2 === 0 ? '#B5C6C4' : '#D9CDB4',
          '#84989C',
          0.4,
        ),
      ),
    )
    paintGroundMist(s, 120, 0.4)
    s.draw(s.at(-20, 8, 1.08), [
      ...solid(180, 0, 420, 140, '#E9B84C', '#A8763A', 0.2),
      [arches(20, 370, 10, 0, 26, 60) + arches(20, 370, 10, -74, 22, 48), '#6A4A3A'],
      [block(180, -134, 430, 12), '#F9E3AE'],
      ...solid(-90, 0, 250, 210, '#F2C65A', '#B07E3C', 0.24),
      ['M-180 0v-100q0 -90 90 -90t90 90v100z', '#F9E3AE'],
      ['M-160 0v-96q0 -74 70 -74t70 74v96z', '#5A4438'],
      [[-140, -115, -90, -65, -40].map((x) => round(x, -62, 9)).join(''), '#FFFBEE'],
      ...solid(-90, -206, 170, 50, '#E9B84C', '#A8763A', 0.3),
      [arches(-150, -30, 5, -210, 16, 38), '#6A4A3A'],
      ...cupola(-90, -252, 88, 120, '#6FA890', '#3F7468'),
      [
        [-138, -106, -74, -42]
          .map(
            (x) =>
              `M${x} -252Q${-90 + (x + 90) * 0.9} -330 -90 -372h2Q${-86 + (x + 90) * 0.9} -330 ${x + 5} -252z`,
          )
          .join(''),
        '#A8CCB4',
      ],
      [block(-90, -366, 22, 24) + block(-90, -388, 4, 30), '#F2C65A'],
      ...solid(-230, 0, 40, 240, '#F2C65A', '#B07E3C', 0.4),
      ...cupola(-230, -236, 24, 40, '#6FA890', '#3F7468'),
    ])
    paintPaving({ ...s, groundY: s.groundY + 8 * s.unit }, '#B5AC9C', '#8E867C')
    s.draw(s.atDepth(30, 0.6, 1.2), [
      ['M-210 -14v-110q0 -10 12 -10h396q12 0 12 10v110z', s.accent],
      ['M-210 -54h420v14h-420z', '#F6DC8A'],
      [panes(-170, 170, 8, -66, 36, 46), '#33424A'],
      ['M-208 -134h416l-12 -12h-392z', '#F3EEDC'],
      ['M10 -146l24 -50l4 2l-22 48z', '#3A3640'],
      ['M-160 -14h90v14h-90zM70 -14h90v14h-90z', '#2A2630'],
    ])
    s.draw(s.atDepth(-300, 0.8, 1.1), [...person(0, '#C8432E'), ...person(46, '#3E5A78')])
  },
})
