import { paintGroundMist, paintHills, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { steps } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Stupas over a plain of trees, hot-air balloons in the first light. */
export const bagan = landmark({
  name: 'bagan',
  palette: PALETTES.gold,
  accent: '#C8323A',
  ground: 0.6,
  sun: [-150, 130, 92],
  altText: 'Brick stupas rising from a misty plain of trees, hot-air balloons drifting over them',
  lightText: 'at sunrise',
  paint: (s) => {
    paintHills(s, '#D99A5E', 60, 16)
    const stupa = (x: number, y: number, size: number, lit: string, shade: string): void =>
      s.draw(s.at(x, y, size), [
        [steps(0, 0, 190, 4, 18, 18), lit],
        [steps(36, 0, 118, 4, 18, 11), shade],
        ['M-58 -70C-54 -130 -30 -146 -24 -180L0 -280L24 -180C30 -146 54 -130 58 -70z', lit],
        ['M0 -280L24 -180C30 -146 54 -130 58 -70H16C22 -130 12 -150 8 -180z', shade],
        ['M-2 -300h4v30h-4z', '#FFE39A'],
      ])
    stupa(-300, 0, 0.46, '#D9894E', '#A8603E')
    stupa(-90, -6, 0.4, '#D9894E', '#A8603E')
    stupa(310, 0, 0.56, '#D9894E', '#A8603E')
    paintGroundMist(s, 120, 0.6)
    paintTreeCrowns(s, '#A8804A', 30, 6, '#8A6440')
    stupa(120, 40, 1.3, '#D2693C', '#843A36')
    stupa(-230, 50, 0.86, '#C95F38', '#7E3634')
    paintOpenGround(s, '#9A7A44', '#7E6238', -40)
    paintTreeCrowns(s, '#5E6A3E', 60, 110, '#3E4E36')
    stupa(290, 150, 0.7, '#B54F34', '#6E2C30')
    paintTreeCrowns(s, '#3A4A34', 84, 260, '#263628')
    for (const [x, y, size, ink] of [
      [-220, -340, 1.1, s.accent],
      [60, -420, 0.7, '#8E5A3E'],
      [280, -300, 0.8, '#E9B04C'],
    ] as const)
      s.draw(s.at(x, y, size), [
        ['M-58 0q0 -62 58 -64q58 2 58 64q-6 40 -40 64h-36q-34 -24 -40 -64z', ink],
        ['M0 -64q26 8 26 64q-4 40 -12 64h-28q-8 -24 -12 -64q0 -56 26 -64z', '#FFE8B4'],
        ['M-12 80h24v18h-24zM-16 64l4 18h3l-3 -18zM16 64l-4 18h-3l3 -18z', '#4A2630'],
      ])
  },
})
