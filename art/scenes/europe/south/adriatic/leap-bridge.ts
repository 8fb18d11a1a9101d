import { paintFarTown, paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { paintFloating, rowingBoat } from '#art/kit/boats.ts'
import { person } from '#art/kit/figures.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, cone, cupola, hip, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A stepped stone bridge in one leap, a diver, minarets. */
export const leapBridge = landmark({
  name: 'leap-bridge',
  palette: PALETTES.noon,
  accent: '#D8432E',
  mist: '#8FC6D2',
  ground: 0.6,
  sun: [210, 360, 54],
  altText:
    'A pale stone bridge that leaps over a green river in a single steep arch, a diver in mid-air, a minaret',
  paint: (s) => {
    paintMountain(s, -180, 360, 420, '#A8B89A', '#7A9488', 0, 0.5)
    paintMountain(s, 270, 300, 360, '#B5BF9C', '#84998C', 0, 0.5)
    paintGroundMist(s, 170)
    paintFarTown(s, ['#F3E3C0', '#E6D2AC', '#EBD9B8'], ['#A8A49A', '#8E8C86'], 110, 0.15, 20)
    s.draw(s.at(-250, 10), [
      ...solid(0, 0, 40, 250, '#FBF3DF', '#B5A68E', 0.36),
      [block(0, -190, 56, 10), '#FBF3DF'],
      ...cone(0, -248, 44, 90, '#7E8A90', '#56646E'),
      ...cupola(70, -60, 46, 46, '#8E9A9A', '#66767A'),
    ])
    paintWater(s, '#2F9A80', 60)
    s.draw(s.at(30, 90), [
      ...solid(-280, 30, 110, 230, '#DCC8A0', '#97836C', 0.34),
      ...solid(280, 30, 110, 210, '#DCC8A0', '#97836C', 0.34),
      [hip(-280, -196, 66, 44, 0.2) + hip(280, -176, 66, 44, 0.2), '#A8A49A'],
      [panes(-300, -270, 2, -110, 12, 26) + panes(262, 292, 2, -100, 12, 26), '#5E5A58'],
      [
        'M-400 -20L-230 -70Q-70 -170 0 -190Q70 -170 230 -70L400 -20V40H214Q180 -120 0 -130Q-180 -120 -214 40H-400z',
        '#F3E6C6',
      ],
      ['M214 40Q180 -120 0 -130V-190Q70 -170 230 -70L400 -20V40z', '#C6B090'],
      ['M-214 40Q-180 -120 0 -130Q180 -120 214 40h-18Q160 -106 0 -114Q-160 -106 -196 40z', '#A28E74'],
      ['M-234 -72Q-70 -172 0 -192Q70 -172 234 -72l-2 8Q70 -162 0 -182Q-70 -162 -232 -64z', '#FFFBEC'],
    ])
    s.draw(s.at(50, -20), [
      ['M-4 0l34 -10l34 -22l-2 -8l-34 16l-18 -26l-8 4l12 28l-20 12z', '#B8704A'],
      [round(-10, 6, 8), '#5A3428'],
      ['M16 -14l14 -4l4 10l-14 4z', s.accent],
    ])
    for (const [x, coat] of [
      [-40, '#2F5A78'],
      [0, '#F2C63C'],
      [90, '#FBF3DF'],
    ] as const)
      s.draw(s.at(x + 30, -98 + Math.abs(x) * 0.3, 0.5), person(0, coat))
    paintFloating(s, s.atDepth(-120, 0.84, 1), 110, rowingBoat('#8A4A36', '#F2C63C'))
  },
})
