import { paintHills } from '#art/kit/backdrops.ts'
import { cutter, paintFloating, yacht } from '#art/kit/boats.ts'
import { paintMirrorBars, paintQuayWall, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { cone, cupola, panes, peaks, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Half the name of the town: a palace over the sound. */
export const soundCastle = landmark({
  name: 'sound-castle',
  palette: PALETTES.morning,
  accent: '#D8432E',
  ground: 0.62,
  sun: [-230, 380, 54],
  altText:
    'A sandstone castle with green copper roofs and lantern spires on a point, a sailing boat on the sound',
  paint: (s) => {
    paintHills(s, '#8FB8AC', 30, 8)
    s.draw(s.at(30, 10, 1.14), [
      ['M-360 10h720v26h-720z', '#7E9A6A'],
      ...solid(0, 4, 430, 120, '#E9D2A4', '#A0876C', 0.24),
      [panes(-190, 190, 16, -30, 10, 26) + panes(-190, 190, 16, -80, 10, 26), '#5E6A70'],
      ['M-224 -114L-196 -176H196L224 -114z', '#5FA890'],
      ['M60 -176H196L224 -114H90z', '#3A7A72'],
      [peaks(-150, 150, 5, -120, 44, 60), '#E9D2A4'],
      ...solid(-190, 4, 74, 220, '#F0DDB4', '#A89074', 0.36),
      ...cone(-190, -212, 84, 50, '#5FA890', '#3A7A72'),
      ...solid(-190, -254, 26, 40, '#5FA890', '#3A7A72', 0.4),
      ...cone(-190, -290, 22, 120, '#5FA890', '#3A7A72'),
      ...solid(170, 4, 66, 180, '#F0DDB4', '#A89074', 0.36),
      ...cupola(170, -172, 40, 50, '#5FA890', '#3A7A72'),
      ...cone(170, -214, 20, 100, '#5FA890', '#3A7A72'),
      ...solid(20, -170, 34, 60, '#5FA890', '#3A7A72', 0.4),
      ...cone(20, -226, 26, 130, '#5FA890', '#3A7A72'),
      ['M260 4v-120h3v120zM263 -114h54l-10 12l10 12h-54z', s.accent],
    ])
    paintQuayWall({ ...s, groundY: s.groundY + 44 * s.unit }, '#C9BD9C', '#8A8472', 20)
    paintWater(s, '#3F8E9C', 62)
    paintMirrorBars(s, '#5FA890', 30, 76, 150, 7)
    paintFloating(s, s.atDepth(-190, 0.6, 1.2), 90, yacht('#FBF6E6', '#FFFDF4', '#C9D8D2'))
    paintFloating(s, s.atDepth(200, 0.84, 1), 120, cutter('#2F5A78', '#FBF3DF'))
  },
})
