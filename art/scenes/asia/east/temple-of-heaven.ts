import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintHills, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, eaves, panes, solid, steps } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The round prayer hall with three blue roofs on its marble terraces. */
export const templeOfHeaven = landmark({
  name: 'temple-of-heaven',
  palette: PALETTES.gold,
  accent: '#D23C2E',
  mist: '#FFD184',
  sun: [200, 470, 64],
  altText: 'A round hall with three roofs of blue tile on white marble terraces, visitors crossing the court',
  lightText: 'on a dry autumn afternoon',
  paint: (s) => {
    paintHills(s, '#D98E54', 110, 26)
    paintTreeCrowns(s, '#5E7A58', 46, 0, '#3E5A4E')
    const roof = (y: number, half: number, rise: number): readonly GlyphPart[] => [
      [eaves(0, y, half, rise, 0.36), '#20457A'],
      [
        `M${-half} ${y - rise * 0.22}Q${-half * 0.6} ${y - rise * 0.1} ${-half * 0.36} ${y - rise}h${half * 0.3}Q${-half * 0.4} ${y - rise * 0.1} ${-half * 0.8} ${y}z`,
        '#3F74A8',
      ],
      [block(0, y + 10, half * 1.3, 14), '#2E8A78'],
    ]
    paintPaving(s, '#EFD2A0', '#C9A070')
    s.draw(s.at(0, 16, 1.14), [
      [steps(0, 30, 720, 3, 32, 74), '#FFF6E2'],
      [steps(130, 30, 460, 3, 32, 74), '#D9C0A4'],
      [
        panes(-330, 330, 34, -2, 5, 18) + panes(-258, 258, 28, -34, 5, 18) + panes(-186, 186, 20, -66, 5, 18),
        '#D9B48A',
      ],
      ['M-40 40L-26 -70h52L40 40z', '#F7E4C4'],
      ...solid(0, -66, 250, 96, '#B83A2A', '#7A2428'),
      [panes(-104, 104, 9, -66, 12, 84), '#F2B63C'],
      ...roof(-158, 186, 70),
      ...solid(0, -218, 190, 46, '#B83A2A', '#7A2428'),
      ...roof(-258, 150, 66),
      ...solid(0, -314, 140, 40, '#B83A2A', '#7A2428'),
      ...roof(-348, 118, 110),
      ['M-14 -452q14 -34 28 0zM-9 -480a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z', '#F6C23C'],
    ])
    s.draw(s.atDepth(-150, 0.6, 1), [...person(0, s.accent), ...person(48, '#2F5A78')])
    s.draw(s.atDepth(170, 0.42, 0.8), person(0, '#3E5A4E', '#F6E3BE'))
  },
})
