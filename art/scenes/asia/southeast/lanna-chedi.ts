import { paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { chedi, GOLD, GOLD_PALE, hall } from '#art/kit/thai-roofs.ts'

/** The gilded tower and its parasols above the forest of Chiang Mai, paper lanterns rising. */
export const lannaChedi = landmark({
  name: 'lanna-chedi',
  palette: PALETTES.night,
  accent: '#E8552F',
  sun: [210, 450, 46],
  altText: 'A gilded bell tower with parasols between low temple roofs, paper lanterns rising into the night',
  lightText: 'on a November night',
  paint: (s) => {
    paintMountain(s, -220, 280, 380, '#33527A', '#1F3560')
    paintMountain(s, 240, 220, 360, '#2C4A70', '#1B2F58')
    paintGroundMist(s, 200, 0.5)
    const glow = [
      [-260, -470, 1],
      [-150, -560, 0.7],
      [-330, -360, 0.8],
      [120, -520, 0.8],
      [330, -330, 1],
      [280, -560, 0.6],
      [-60, -600, 0.5],
      [200, -260, 0.7],
    ] as const
    for (const [x, y, size] of glow)
      s.draw(s.at(x, y, size), [
        ['M-17 0q-8 -44 4 -56h26q12 12 4 56q-17 8 -34 0z', '#FFC870'],
        ['M-10 0q-6 -20 0 -30h20q6 10 0 30z', '#FFF1C0'],
      ])
    s.draw(s.at(0, 4, 1.16), [
      ...chedi(0, 0, 0.96),
      ...hall(-230, 110, 0),
      ...hall(230, 110, 0),
      ['M-120 0v-190h5v190zM120 0v-190h-5v190z', GOLD_PALE],
      ['M-150 -176q32 -34 64 0zM88 -176q32 -34 64 0z', GOLD],
    ])
    paintPaving(s, '#8A6A72', '#5E4A62')
    s.draw(s.atDepth(-110, 0.6), [...robed(0, s.accent, s.accent), ...robed(50, '#F0A24A', '#F0A24A')])
  },
})
