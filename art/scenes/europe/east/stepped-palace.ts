import { paintGroundMist, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, cone, crenels, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A palace of culture like a stepped rocket, a park, a tram. */
export const steppedPalace = landmark({
  name: 'stepped-palace',
  palette: PALETTES.morning,
  accent: '#E2452E',
  ground: 0.74,
  sun: [220, 470, 60],
  mist: '#7FB9B4',
  altText: 'A stepped stone tower with a spire between glass buildings, a red tram passing below it',
  paint: (s) => {
    s.draw(s.at(0, 6), [
      ...solid(-310, 0, 120, 330, '#8FC0C0', '#5A8E9A', 0.4),
      ...solid(-190, 0, 90, 240, '#A8CCC6', '#6FA0A4', 0.4),
      ['M220 0v-380l90 60v320z', '#8FC0C0'],
      ['M310 0v-320l60 40v280z', '#5A8E9A'],
      [Array.from({ length: 12 }, (_n, i) => block(-320, -20 - i * 26, 80, 6)).join(''), '#D9EAE2'],
    ])
    paintGroundMist(s, 120, 0.4)
    s.draw(s.at(10, 8, 1.08), [
      ...solid(0, 0, 420, 90, '#E9D3A6', '#A08A78', 0.2),
      ...solid(-160, 0, 70, 150, '#E9D3A6', '#A08A78', 0.36),
      ...solid(160, 0, 70, 150, '#E9D3A6', '#A08A78', 0.36),
      ...solid(0, 0, 190, 220, '#F0DDB4', '#A89280', 0.34),
      ...solid(0, -214, 140, 120, '#F0DDB4', '#A89280', 0.36),
      ...solid(0, -330, 90, 60, '#F3E3BE', '#B09A86', 0.36),
      ...solid(0, -386, 56, 36, '#F3E3BE', '#B09A86', 0.36),
      ...cone(0, -418, 34, 170, '#DCC79C', '#8E7C70'),
      [
        panes(-70, 40, 8, -20, 6, 190) +
          panes(-50, 26, 6, -226, 6, 96) +
          panes(-180, -150, 3, -20, 7, 110) +
          panes(140, 170, 3, -20, 7, 110),
        '#8A7468',
      ],
      [crenels(-90, 90, 10, -218, 10) + crenels(-64, 64, 8, -332, 9), '#FBEFD6'],
      [round(-8, -356, 17), '#FFFBF0'],
    ])
    paintTreeCrowns(s, '#5E8E62', 44, 16, '#3E6E56')
    paintPaving({ ...s, groundY: s.groundY + 18 * s.unit }, '#D3CBB4', '#A09A8C')
    s.draw(s.atDepth(-40, 0.62, 1.2), [
      ['M-230 -14v-96q0 -14 16 -14h428q16 0 16 14v96z', s.accent],
      ['M-230 -50h460v36h-460z', '#F6E6C0'],
      [panes(-196, 196, 9, -62, 34, 40), '#2E4A5A'],
      ['M-228 -124h456l-10 -10h-436z', '#5A4A50'],
      ['M-20 -134l30 -60l4 2l-26 58zM-40 -192h70v4h-70z', '#3A3640'],
      ['M-180 -14h100v14h-100zM80 -14h100v14h-100z', '#2A2A34'],
    ])
  },
})
