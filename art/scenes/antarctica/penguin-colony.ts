import { paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { penguin } from '#art/kit/figures.ts'
import { paintReeds } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, peak, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A crowd of tall penguins before mountains and a glacier. */
export const penguinColony = landmark({
  name: 'penguin-colony',
  palette: PALETTES.morning,
  accent: '#F28A2E',
  ground: 0.6,
  mist: '#7FB9B4',
  sun: [220, 400, 50],
  altText: 'A colony of tall penguins on a green shore below glaciers and sharp peaks, an old whaler’s hut',
  paint: (s) => {
    paintMountain(s, -230, 430, 250, '#A8C4C8', '#5E8AA0', 0.55)
    paintMountain(s, 40, 500, 260, '#A8C4C8', '#5E8AA0', 0.55)
    paintMountain(s, 300, 400, 250, '#A8C4C8', '#5E8AA0', 0.55)
    s.draw(s.at(60, 6), [
      ['M-170 0Q-90 -140 -60 -260h60Q30 -120 150 0z', '#EAF4F2'],
      ['M-20 -260h20Q30 -120 150 0H40Q20 -140 -20 -260z', '#BFDCE2'],
    ])
    paintGroundMist(s, 80, 0.5)
    paintOpenGround(s, '#8EA66A', '#6E8A54', 0)
    s.draw(s.at(250, 40), [
      ...solid(0, 0, 90, 50, '#A8503E', '#6E3440', 0.3),
      [peak(0, -48, 108, 34), '#4A4A54'],
      [block(-10, 0, 18, 32), '#2A2A34'],
    ])
    for (let row = 0; row < 5; row += 1) {
      const count = 11 - row * 2
      for (let i = 0; i < count; i += 1)
        s.draw(
          s.atDepth(
            -380 + (i + 0.5) * (760 / count) + ((row * 37 + i * 19) % 30),
            0.16 + row * 0.16,
            0.42 + row * 0.26,
          ),
          penguin(0, '#1D2C40', '#FBF8EE', s.accent),
        )
    }
    paintReeds(s, 'right', '#4A6A4A', 90)
  },
})
