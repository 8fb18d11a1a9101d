import { paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { dhow, paintFloating } from '#art/kit/boats.ts'
import { paintPalms } from '#art/kit/frames.ts'
import { paintQuayWall, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, crenels, cupola, solid } from '#art/kit/masonry.ts'
import { minaret } from '#art/kit/minaret.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The white waterfront below jagged rock, watchtowers on the crags, a dhow at anchor. */
export const corniche = landmark({
  name: 'corniche',
  palette: PALETTES.morning,
  accent: '#D8432E',
  mist: '#7FB9B4',
  ground: 0.62,
  sun: [210, 370, 54],
  altText:
    'White merchant houses and a blue-domed mosque round a bay below jagged bare rock, a watchtower on a crag, a dhow at anchor',
  paint: (s) => {
    paintMountain(s, -230, 330, 220, '#B98A6E', '#6E5A62', 0, 1.1)
    paintMountain(s, 110, 380, 240, '#B08266', '#68545E', 0, 1.1)
    paintMountain(s, 340, 280, 200, '#B98A6E', '#6E5A62', 0, 1.1)
    s.draw(s.at(-232, -318), [
      ...solid(0, 10, 60, 66, '#E9CFA2', '#A07E66'),
      [crenels(-24, 24, 4, -54, 9), '#E9CFA2'],
    ])
    paintGroundMist(s, 110, 0.4)
    s.draw(s.at(0, 8), [
      ...[-350, -262, -170, -84, 8, 104, 196, 290, 376].flatMap((x, i) => [
        ...solid(
          x,
          0,
          92,
          [96, 120, 104, 130, 110, 126, 100, 118, 104][i] ?? 100,
          '#FFF8EA',
          '#C9D2D2',
          0.22,
        ),
        [
          arches(x - 28, x + 28, 3, -12, 18, 36) + arches(x - 28, x + 28, 3, -60, 18, 34),
          ['#5E8A96', '#8A6A54', '#4F7E8E'][i % 3] ?? '#5E8A96',
        ] as const,
        [block(x, -50, 96, 5), '#B58A66'] as const,
      ]),
      ...cupola(60, -108, 34, 50, '#2F8AA0', '#1C5A78'),
      ...minaret(120, -60, 170, '#FFF8EA', '#B9C6C6', '#2F8AA0'),
    ])
    paintQuayWall(s, '#E3CBA0', '#A8886E', 24)
    paintWater(s, '#2F8C94', 18)
    paintFloating(s, s.atDepth(-30, 0.56, 1.2), 170, dhow('#5A3430', '#FBEFD6', '#C9B490'))
    paintPalms(s, 'left', '#12383C', '#12303A', 380, 1)
  },
})
