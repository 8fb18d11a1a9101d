import { paintFarTown, paintHills } from '#art/kit/backdrops.ts'
import { paintFloating, yacht } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, bulb, crenels, cupola, panes, round, solid, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A walled town on the sea, round tower and bastions, orange roofs. */
export const seaWalls = landmark({
  name: 'sea-walls',
  palette: PALETTES.dusk,
  accent: '#2F9AA0',
  mist: '#F08A4E',
  ground: 0.62,
  sun: [-220, 150, 84],
  altText:
    'A town of domes and tiled roofs within high sea walls and a round bastion, a kayak below the walls',
  paint: (s) => {
    paintHills(s, '#C9755A', 150, 40)
    for (const [row, [y, tall]] of [
      [-130, 70],
      [-80, 76],
    ].entries())
      paintFarTown(
        { ...s, groundY: s.groundY + (y ?? 0) * s.unit },
        ['#FBE3BC', '#F2CC9A', '#F6D8A8'],
        ['#C9603E', '#B5503A'],
        tall,
        0.25 - row * 0.15,
      )
    s.draw(s.at(60, -110), [
      ...solid(0, 0, 110, 80, '#FBE3BC', '#B57E62', 0.3),
      ...cupola(0, -78, 52, 90, '#8FA8A0', '#5E7A80'),
      ...solid(-120, 0, 40, 170, '#FBE3BC', '#B57E62', 0.36),
      ...bulb(-120, -166, 22, 50, '#8FA8A0', '#5E7A80'),
    ])
    s.draw(s.at(0, 40), [
      [block(0, 0, 2400, 130), '#EBBE86'],
      [crenels(-1190, 1190, 70, -128, 18), '#F2CC9A'],
      [[-30, -60, -90].map((y) => block(0, y, 2400, 3)).join(''), '#B5805A'],
      [taper(-230, 10, 230, 230, 0.86), '#F0C68E'],
      ['M-190 10L-196 -220h60l21 230z', '#A86A50'],
      [crenels(-320, -140, 9, -218, 20), '#F6D8A8'],
      ...solid(250, 10, 150, 190, '#EFC28A', '#A86A50', 0.34),
      [crenels(184, 316, 7, -176, 18), '#F6D8A8'],
      [panes(-270, -200, 3, -120, 10, 24) + panes(210, 270, 3, -110, 10, 24), '#6E3E3C'],
      ['M-1200 0l300 -10l200 16l300 -20l200 14l260 -14l200 18l300 -10l400 10v40h-2160z', '#8A5A4E'],
    ])
    paintWater(s, '#A85E54', 56)
    paintFloating(s, s.atDepth(-80, 0.62, 1.1), 130, [
      ['M-70 -12q-2 -32 9 -34q11 2 9 34zM30 -12q-2 -32 9 -34q11 2 9 34z', '#FFF1D6'],
      [round(-61, -54, 8) + round(39, -54, 8), '#6E3E30'],
      ['M-96 -44L-20 8l-4 4L-98 -40zM4 -44L80 8l-4 4L2 -40z', '#33222C'],
      ['M-150 -14q150 16 300 0q-60 22 -150 22t-150 -22z', s.accent],
    ])
    paintFloating(s, s.atDepth(230, 0.34, 0.7), 90, yacht('#FFF1D6', '#FFF8EA', '#D9B49A'))
  },
})
