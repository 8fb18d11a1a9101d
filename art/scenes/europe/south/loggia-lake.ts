import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintFarTown, paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { ferry, paintFloating } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { sitter } from '#art/kit/poses.ts'

/** The lake between steep mountains through the three arches of a villa's loggia. */
export const loggiaLake = landmark({
  name: 'loggia-lake',
  palette: { ...PALETTES.morning, top: '#8EB4C8', middle: '#C4D8D0', horizon: '#F8E8CC', deep: '#1E3A4E' },
  accent: '#E2503A',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'Through the three arches of a loggia, a long lake between steep mountains, a white ferry and a village on its shore',
  paint: (s) => {
    const { canvas, width, height, unit, x } = s
    paintMountain(s, -330, 330, 420, '#8AA4B4', '#6A869C', 0.18, 0.6)
    paintMountain(s, 300, 300, 400, '#8AA4B4', '#6A869C', 0.14, 0.6)
    paintGroundMist(s, 220, 0.8)
    paintMountain(s, -520, 230, 440, '#5E8E84', '#3E6E70', 0, 0.5)
    paintMountain(s, 480, 240, 400, '#5E8E84', '#3E6E70', 0, 0.5)
    paintGroundMist(s, 80, 0.5)
    paintFarTown(s, ['#F6E3BC', '#EBC09A', '#F2D3A8'], ['#B4604A', '#A8584A'], 34, 0.3, 8)
    paintWater(s, '#3E8098', 6, '#F8E8CC', null)
    paintFloating(s, s.atDepth(30, 0.24, 0.62), 170, ferry('#2F5A7A', s.accent))
    const wall = '#D9A86E'
    const [spring, sill, half] = [s.groundY - 120 * unit, s.groundY + 300 * unit, 112 * unit]
    const step = 268 * unit
    let path = outline`M0 0H${width}V${height}H0z`
    let [edges, columns, capitals] = ['', '', '']
    for (let index = -5; index <= 3; index += 1) {
      const middle = x + index * step
      path += outline`M${middle - half} ${sill}V${spring}A${half} ${half} 0 0 1 ${middle + half} ${spring}V${sill}z`
      edges += outline`M${middle - half - 16 * unit} ${spring}A${half + 16 * unit} ${half + 16 * unit} 0 0 1 ${middle + half + 16 * unit} ${spring}h${-16 * unit}A${half} ${half} 0 0 0 ${middle - half} ${spring}z`
      const column = middle + step / 2
      columns += outline`M${column - 15 * unit} ${sill}V${spring}h${30 * unit}V${sill}z`
      capitals += outline`M${column - 26 * unit} ${spring}h${52 * unit}v${-12 * unit}h${-52 * unit}zM${column - 22 * unit} ${sill}h${44 * unit}v${-14 * unit}h${-44 * unit}z`
    }
    addPath(canvas, path, wall, { 'fill-rule': 'evenodd' })
    addPath(canvas, edges, '#F6DCA8')
    addPath(canvas, columns, '#F2E0BE')
    addPath(canvas, capitals, '#C48E5E')
    s.draw(s.at(0, 300), [
      ['M-1500 0h2600v24h-2600z', '#F6DCA8'],
      ['M-1500 24h2600v600h-2600z', '#A8734E'],
    ])
    s.draw(s.at(-150, 302, 1.3), sitter(0, '#F6EAD2', '#3E4A6A'))
    s.draw(s.at(134, 296, 1.1), [
      ['M-34 0l8 -62h52l8 62z', '#B4604A'],
      ['M8 0l4 -62h14l8 62z', '#7E3A38'],
      ['M-40 -60q-10 -70 40 -84q50 14 40 84z', '#2E6A4E'],
      [
        'M-20 -90a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM6 -112a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM10 -76a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z',
        '#F2C23C',
      ],
    ])
  },
})
