import { paintFarTown, paintGroundMist } from '#art/kit/backdrops.ts'
import { ferry, paintFloating } from '#art/kit/boats.ts'
import { paintMirrorBars, paintQuayWall, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, cone, hip, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The iron-crested church spire and city hall tower over the water. */
export const crownTower = landmark({
  name: 'crown-tower',
  palette: PALETTES.highland,
  accent: '#F2B83C',
  mist: '#C3C8B2',
  ground: 0.62,
  sun: [-220, 360, 52],
  altText:
    'A red brick city hall with a square tower and three gold crowns at the edge of the water, a white steamer',
  lightText: 'in soft northern light',
  paint: (s) => {
    paintFarTown(s, ['#E9C48A', '#E0A870', '#EBD3A0', '#D9957A'], ['#7E6A64', '#8A5A50'], 120, 0.35)
    s.draw(s.at(250, 0), [
      ...solid(0, 0, 44, 170, '#C9866A', '#8E5A52'),
      ...cone(0, -166, 40, 190, '#4A5A5E', '#2F3E46'),
    ])
    paintGroundMist(s, 110, 0.4)
    s.draw(s.at(-50, 12, 1.14), [
      ...solid(120, 0, 360, 130, '#B05A44', '#74383A', 0.3),
      [hip(120, -126, 190, 40, 0.9), '#6E8E84'],
      [arches(-30, 280, 10, 0, 22, 70), '#4A2A30'],
      [panes(-36, 280, 12, -90, 10, 26), '#F6DCA8'],
      ['M-118 0L-108 -350H-12L-2 0z', '#BC6448'],
      ['M-46 0L-44 -350H-12L-2 0z', '#7A3C3C'],
      [panes(-86, -56, 3, -200, 6, 30) + panes(-86, -56, 3, -90, 6, 30), '#4A2A30'],
      ...solid(-60, -346, 70, 44, '#6E9A8C', '#3E6A68', 0.36),
      [arches(-82, -38, 3, -350, 12, 34), '#F6EBD2'],
      ...cone(-60, -388, 76, 34, '#6E9A8C', '#3E6A68'),
      ['M-62 -420h4v-46h-4z', s.accent],
      [round(-72, -440, 7) + round(-48, -440, 7) + round(-60, -462, 8), s.accent],
    ])
    paintQuayWall(s, '#C9B79A', '#7E7468', 26)
    paintWater(s, '#7E9C9C', 24)
    paintMirrorBars(s, '#B05A44', -110, 40, 60, 9)
    paintFloating(s, s.atDepth(80, 0.56, 1.2), 150, ferry('#FBF6E6', '#C8452E'))
  },
})
