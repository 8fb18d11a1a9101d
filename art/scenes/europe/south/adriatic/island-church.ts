import { paintGroundMist, paintHills, paintMountain } from '#art/kit/backdrops.ts'
import { paintFloating } from '#art/kit/boats.ts'
import { paintBough } from '#art/kit/frames.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, cone, hip, panes, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** An island church in a mountain lake. */
export const islandChurch = landmark({
  name: 'island-church',
  palette: PALETTES.morning,
  accent: '#D8432E',
  ground: 0.56,
  mist: '#7FB9B4',
  sun: [-210, 300, 56],
  altText:
    'A church with a white tower on a wooded islet in a lake below mountains and a castle, a covered boat crossing',
  paint: (s) => {
    paintMountain(s, -190, 360, 330, '#B5CCC4', '#7C9EA8', 0.5)
    paintMountain(s, 200, 410, 360, '#B5CCC4', '#7C9EA8', 0.5)
    paintGroundMist(s, 220)
    s.draw(s.at(270, 4), [
      ['M-150 0Q-110 -120 -70 -190H60Q110 -100 160 0z', '#7E8E74'],
      ...solid(-10, -186, 120, 40, '#FBF3DF', '#B5A68E'),
      ...cone(-50, -200, 50, 50, '#A84E3A', '#7E3A34'),
      [hip(10, -224, 60, 24, 0.7), '#A84E3A'],
    ])
    paintHills(s, '#4F8A6E', 50, 24, 0.3)
    paintWater(s, '#3F9A96')
    s.draw(s.atDepth(-40, 0.26, 1.2), [
      ['M-170 6q20 -46 80 -54q90 -20 170 0q70 10 90 54q-170 30 -340 0z', '#4A7A58'],
      ['M-180 8h360v8h-360z', '#C9B996'],
      ...solid(-30, -40, 130, 60, '#F3E6C6', '#B09C80', 0.3),
      [hip(-30, -98, 72, 40, 0.8), '#A8503A'],
      [panes(-70, 0, 4, -52, 12, 30), '#5E6A70'],
      ...solid(60, -40, 44, 150, '#FFFBF0', '#BDB4A2', 0.36),
      [arches(56, 56, 1, -140, 18, 36), '#5E6A70'],
      ...cone(60, -186, 52, 30, '#7E4A44', '#56363A'),
      ...cone(60, -212, 26, 74, '#7E4A44', '#56363A'),
    ])
    s.draw(s.atDepth(-40, 0.26, 1.2), [
      [
        round(-130, -40, 34) +
          round(-90, -50, 30) +
          round(120, -40, 34) +
          round(150, -24, 26) +
          round(-150, -20, 26),
        '#3A6E50',
      ],
    ])
    paintMirrorBars(s, '#FFFBF0', 30, 150, 40, 9)
    paintFloating(s, s.atDepth(60, 0.74, 1.15), 130, [
      ['M-80 -70h150v-8h-150zM-70 -70v60h4v-60zM60 -70v60h4v-60z', '#3A2A2C'],
      ['M-90 -78q80 -26 170 0z', s.accent],
      [[-46, -10, 26].map((x) => `M${x - 9} -10q0 -30 9 -34q9 4 9 34z`).join(''), '#F6E6C0'],
      ['M-130 -20q130 18 250 -6l20 -10q-14 42 -50 50h-170q-36 -4 -50 -34z', '#8A5A3E'],
    ])
    paintBough(s, 'right', '#3A3A34', ['#4F8A5A', '#6EA862'], 260)
  },
})
