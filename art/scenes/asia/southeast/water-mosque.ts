import { longtail, paintFloating } from '#art/kit/boats.ts'
import { paintFarPalms } from '#art/kit/frames.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, cupola, panes, peak, solid } from '#art/kit/masonry.ts'
import { minaret } from '#art/kit/minaret.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A golden dome over a lagoon, a stone barge before it, a water village. */
export const waterMosque = landmark({
  name: 'water-mosque',
  palette: PALETTES.city,
  accent: '#E2522E',
  ground: 0.62,
  sun: [-220, 360, 56],
  mist: '#F3A98C',
  altText:
    'A white mosque with a golden dome mirrored in a lagoon, houses on stilts and a water taxi beside it',
  paint: (s) => {
    paintFarPalms(s, '#5E4468', [0.04, 0.1, 0.9, 0.97], 140)
    s.draw(s.at(40, 6, 1.12), [
      ...solid(0, 0, 330, 110, '#FFF1DC', '#C79AA0', 0.3),
      [arches(-130, 130, 7, 0, 28, 80), '#7E5A86'],
      ...solid(0, -106, 170, 60, '#FFF6E6', '#CFA6A6', 0.3),
      ...cupola(0, -160, 84, 130, '#F6C23C', '#B5782E'),
      ['M-3 -286h6v-56h-6z', '#F6C23C'],
      ...minaret(180, 0, 330, '#FFF1DC', '#C79AA0', '#F6C23C'),
      ...minaret(-150, -100, 130, '#FFF1DC', '#C79AA0', '#F6C23C'),
      ...minaret(120, -100, 130, '#FFF1DC', '#C79AA0', '#F6C23C'),
    ])
    paintWater(s, '#6A5A8C')
    paintMirrorBars(s, '#F6C23C', 40, 20, 90, 9)
    s.draw(s.at(-290, 40), [
      [panes(-90, 90, 7, 60, 6, 80), '#33264A'],
      ...solid(-60, -16, 100, 70, '#4F9A94', '#2E5A70'),
      [peak(-60, -80, 120, 44), '#8E4A4A'],
      ...solid(50, -16, 100, 60, '#E9A85E', '#A86A4E'),
      [peak(50, -70, 120, 44), '#5E3A56'],
      [panes(-84, -36, 2, -36, 14, 24) + panes(26, 74, 2, -32, 14, 24), '#33264A'],
    ])
    paintFloating(s, s.atDepth(110, 0.62, 1.15), 170, longtail('#33264A', '#F6E3C8', s.accent))
  },
})
