import { paintHills } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { paintFarPalms } from '#art/kit/frames.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, cone, panes, peak, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import {
  chedi,
  GOLD,
  GOLD_PALE,
  GOLD_SHADE,
  hall,
  SHADE,
  TILE,
  TILE_EDGE,
  WHITE,
} from '#art/kit/thai-roofs.ts'

function peaks4(x: number): string {
  return [-52, -26, 0, 26, 52].map((dx) => peak(x + dx, -128, 24, 46)).join('')
}

/** The golden bell, the spires and the tiled roofs of the royal temple of Bangkok. */
export const grandPalace = landmark({
  name: 'grand-palace',
  palette: PALETTES.city,
  accent: '#3FA8B8',
  sun: [-190, 330, 74],
  altText: 'A golden bell tower, a pointed spire and tiers of tiled roofs behind a white wall',
  paint: (s) => {
    paintHills(s, '#C77E86', 60, 14)
    paintFarPalms(s, '#6A4264', [0.06, 0.14, 0.9, 0.97])
    s.draw(s.at(10, 4, 1.18), [
      ...chedi(-150, 0, 1),
      ...solid(40, 0, 130, 130, GOLD, GOLD_SHADE),
      [peaks4(40), GOLD_PALE],
      ...cone(40, -128, 110, 330, TILE_EDGE, '#1C4F46'),
      [block(40, -150, 96, 10) + block(40, -200, 78, 9) + block(40, -250, 60, 8), GOLD],
      ...hall(230, 120, 0),
    ])
    s.draw(s.at(0, 10), [
      [block(0, 0, 1300, 46), WHITE],
      [panes(-640, 640, 44, -28, 8, 12), SHADE],
      [block(0, -44, 1300, 8), TILE],
    ])
    paintPaving(s, '#E6B795', '#B8807C')
    s.draw(s.atDepth(-60, 0.62, 1.1), [...robed(0, '#E07A2C', '#E07A2C'), ...robed(54, '#E07A2C', '#E07A2C')])
    s.draw(s.atDepth(150, 0.5, 0.9), robed(0, s.accent, '#F6E3BE'))
  },
})
