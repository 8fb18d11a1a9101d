import { paintHills, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, cupola, ogives, panes, solid } from '#art/kit/masonry.ts'
import { minaret } from '#art/kit/minaret.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A bridge of two tiers of arches over a river at evening. */
export const archedRow = landmark({
  name: 'arched-row',
  palette: PALETTES.city,
  accent: '#2FB0A0',
  ground: 0.6,
  mist: '#F3A98C',
  sun: [-220, 260, 64],
  altText:
    'A long brick bridge of two rows of pointed arches, lamplit, mirrored in a river, a domed mosque behind',
  paint: (s) => {
    paintHills(s, '#A8708A', 150, 34)
    paintTreeCrowns(s, '#6A5A7E', 50, 0, '#4E4668')
    s.draw(s.at(210, -40), [
      ...cupola(0, 0, 60, 96, '#4FA8AE', '#2A6A8A'),
      ...solid(0, 0, 110, 1, '#4FA8AE', '#2A6A8A'),
      ...minaret(-90, 10, 210, '#F2CFA0', '#9A6A72', '#4FA8AE'),
      ...minaret(90, 10, 210, '#F2CFA0', '#9A6A72', '#4FA8AE'),
    ])
    paintWater(s, '#6E5A86', 30)
    s.draw(s.at(0, 70), [
      [block(0, 0, 2300, 170), '#E0AE78'],
      [ogives(-1100, 1100, 41, -88, 38, 66), '#6A4658'],
      [ogives(-1100, 1100, 41, -88, 24, 50), '#FFD98A'],
      [ogives(-1100, 1100, 21, 2, 78, 78), '#4E3A5E'],
      [block(0, -84, 2300, 8) + block(0, -162, 2300, 9), '#FBD9A4'],
      ...solid(0, 0, 130, 200, '#EBC088', '#9A6664', 0.3),
      [ogives(0, 0, 1, -10, 70, 130), '#4E3A5E'],
      [panes(-44, 44, 3, -150, 14, 28), '#FFD98A'],
    ])
    for (const x of [-300, -180, -60, 60, 180, 300]) paintMirrorBars(s, '#FFD98A', x, 80, 26, 10)
    s.draw(s.atDepth(-150, 0.9, 1.1), [...robed(0, '#2A1F3E', '#2A1F3E'), ...robed(52, s.accent, '#F6DCC0')])
    s.draw(s.at(0, 300), [[block(0, 60, 2300, 60), '#33284E']])
  },
})
