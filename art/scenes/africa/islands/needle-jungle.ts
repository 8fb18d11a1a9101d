import { paintGroundMist, paintHills, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintFarPalms, paintPalms, paintTuft } from '#art/kit/frames.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

const ROAD = 'M-60 330q-40 -120 60 -190q60 -50 20 -110l14 -4q70 70 10 130q-60 70 30 174z'

/** Pico Cão Grande: a needle of bare rock straight out of oil palms and forest, cloud about its middle. */
export const needleJungle = landmark({
  name: 'needle-jungle',
  palette: { ...PALETTES.monsoon, top: '#8FB8B4', middle: '#C6DAC8', horizon: '#F4EBCF' },
  accent: '#D8432E',
  ground: 0.74,
  sun: null,
  clouds: null,
  altText:
    'A needle of dark rock that stands straight out of the rainforest, cloud around its middle, an earth road below with a walker under a bundle',
  paint: (s) => {
    paintHills(s, '#86AE9A', 120, 60, 0.5)
    s.draw(s.at(-40, 20), [
      [
        'M-130 0C-120 -120 -104 -260 -92 -380C-86 -470 -70 -560 -34 -604C-10 -622 20 -612 40 -570C66 -500 74 -420 84 -330C96 -210 112 -90 140 0z',
        '#7E8680',
      ],
      [
        'M4 -615C24 -612 36 -590 40 -570C66 -500 74 -420 84 -330C96 -210 112 -90 140 0H40C50 -200 44 -440 4 -615z',
        '#4E5A5C',
      ],
      [
        'M-92 -380q20 60 14 130l-14 60q-10 -90 0 -190zM-60 -540q16 90 8 170l-16 -60zM-20 -590q14 130 6 260l-12 -90z',
        '#A6AC9E',
      ],
      ['M-104 -300q30 20 50 -6q20 30 10 70q-40 20 -64 0zM60 -360q20 20 26 60q-24 10 -34 -10z', '#5E8A5A'],
    ])
    s.draw(s.at(-40, -230), [
      [
        'M-330 24a24 24 0 0 1 0 -48h300a20 20 0 0 1 0 48zM-60 70a20 20 0 0 1 0 -40h330a20 20 0 0 1 0 40z',
        '#F7F1DC',
      ],
    ])
    paintGroundMist(s, 150, 0.9, '#E6EEDA')
    paintTreeCrowns(s, '#4E8A58', 60, -40)
    paintFarPalms(s, '#2E6A4C', [0.06, 0.16, 0.27, 0.71, 0.8, 0.93], 190)
    paintTreeCrowns(s, '#2F6E48', 70, 30)
    s.draw(s.at(0, 0), [
      ['M-1500 40q700 -40 1500 -10t1200 -20V500H-1500z', '#2A5E40'],
      [ROAD, '#C9744A'],
      ['M-40 330q-30 -110 70 -190l6 8q-70 70 -30 182z', '#E09A6A'],
    ])
    s.draw(s.at(16, 190, 0.8), [
      ...walker(0, s.accent, '#F2D9A0'),
      ['M-34 -126q36 -30 72 0q-36 16 -72 0z', '#E8C068'],
    ])
    paintPalms(s, 'right', '#123A30', '#1C2E2A', 430, 1)
    paintTuft(s, 'left', '#123A30')
  },
})
