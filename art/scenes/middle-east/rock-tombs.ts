import { paintRidge } from '#art/kit/backdrops.ts'
import { camel, robed } from '#art/kit/figures.ts'
import { paintPalms } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Tomb fronts cut into single rocks of sandstone, as at Hegra. */
export const rockTombs = landmark({
  name: 'rock-tombs',
  palette: PALETTES.arid,
  accent: '#3E8A7A',
  ground: 0.72,
  sun: [230, 470, 54],
  altText:
    'A single rounded sandstone rock with a tall tomb front cut into it, alone in pale sand, a camel before it',
  paint: (s) => {
    paintRidge(s, '#C99A7A', 120, 40)
    s.draw(s.at(250, 0, 0.6), [
      ['M-190 0q-30 -160 40 -260q90 -70 190 -20q100 100 70 280z', '#D9A070'],
      ['M70 -290q150 90 40 290h-80q60 -150 40 -290z', '#9A6656'],
    ])
    s.draw(s.at(-40, 20), [
      ['M-270 0q-30 -130 10 -250q20 -130 130 -190q120 -60 230 10q120 70 140 210q30 130 10 220z', '#E3A872'],
      ['M100 -430q120 70 140 210q30 130 10 220H140q60 -220 -40 -430z', '#A0684E'],
      ['M-120 0v-340h220v340z', '#F0BE88'],
      ['M66 0v-340h34v340z', '#B57A58'],
      [block(-96, 0, 24, 250) + block(76, 0, 24, 250), '#FBD6A4'],
      [block(-10, -250, 230, 16) + block(-10, -300, 224, 8), '#FBD6A4'],
      [
        'M-110 -340v-20h20v-16h20v-16h24v16h-20v16h-24v20zM90 -340v-20h-20v-16h-20v-16h-24v16h20v16h24v20z',
        '#FBD6A4',
      ],
      ['M-50 -180L-10 -214L30 -180z', '#FBD6A4'],
      ['M-40 0v-160h60v160z', '#4E3038'],
    ])
    paintOpenGround(s, '#EBC08A', '#C9955E', -16)
    s.draw(s.atDepth(-230, 0.44, 1.1), [
      ...camel(0, '#B98656', s.accent),
      ...robed(100, '#FFF8EA', '#B8322E'),
    ])
    paintPalms(s, 'right', '#2E5A48', '#5A3E36', 380, 1)
  },
})
