import { paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { canoe, paintFloating, yacht } from '#art/kit/boats.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, cone, cupola, hip, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Islet church and peaks in a drowned valley. */
export const isletBay = landmark({
  name: 'islet-bay',
  palette: PALETTES.noon,
  accent: '#D8432E',
  ground: 0.54,
  mist: '#8FC6D2',
  sun: [210, 330, 52],
  altText:
    'A domed church on a tiny islet in a bay between steep limestone mountains, stone palaces along the shore',
  paint: (s) => {
    paintMountain(s, -260, 440, 300, '#B5B8A4', '#7C928E', 0, 0.9)
    paintMountain(s, 280, 480, 320, '#B5B8A4', '#7C928E', 0, 0.9)
    paintGroundMist(s, 260, 0.5)
    paintMountain(s, 20, 260, 300, '#A8B8A0', '#7A9690', 0, 0.7)
    paintGroundMist(s, 150, 0.6)
    s.draw(
      s.at(-220, 6),
      [-120, -60, 0, 60, 120].flatMap((x, i) => [
        ...solid(x, 0, 52, 50 + (i % 3) * 12, '#F3E3BE', '#B59C7C'),
        [hip(x, -48 - (i % 3) * 12, 30, 16, 0.7), '#C0603F'] as const,
      ]),
    )
    s.draw(s.at(-170, 6), [
      ...solid(0, 0, 30, 140, '#F6E6C6', '#B59C7C', 0.36),
      ...cone(0, -138, 34, 40, '#C0603F', '#84403A'),
    ])
    paintWater(s, '#2F8FA0')
    s.draw(s.atDepth(70, 0.3, 1.3), [
      ['M-190 10q20 -26 190 -28t190 28q-190 20 -380 0z', '#CDB996'],
      ...solid(-20, -8, 170, 50, '#F6E6C6', '#B39A7C', 0.3),
      [hip(-20, -56, 92, 22, 0.9), '#C0603F'],
      ...solid(50, -8, 34, 110, '#FBF0D4', '#B8A082', 0.36),
      ...cone(50, -116, 40, 34, '#C0603F', '#84403A'),
      ...solid(0, -56, 60, 30, '#F6E6C6', '#B39A7C'),
      ...cupola(0, -84, 36, 46, '#6FA0A0', '#437880'),
      [arches(-80, 20, 5, -14, 10, 24), '#5E6A70'],
      ['M110 -8q-4 -60 10 -110q14 50 10 110z', '#2F5E4A'],
    ])
    paintMirrorBars(s, '#F6E6C6', 60, 150, 60, 8)
    paintFloating(s, s.atDepth(-180, 0.66, 1.1), 90, yacht('#FBF6E6', '#FFFDF4', '#CBD8D8'))
    paintFloating(s, s.atDepth(150, 0.84, 1), 130, canoe('#8A4A36', s.accent))
  },
})
