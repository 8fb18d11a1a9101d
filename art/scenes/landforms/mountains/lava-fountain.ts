import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintFarPalms } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A fountain of fire at night. */
export const lavaFountain = landmark({
  name: 'lava-fountain',
  palette: PALETTES.night,
  accent: '#FF7A2C',
  ground: 0.74,
  sun: [-250, 540, 36],
  altText:
    'A volcano throwing a fountain of lava into the night, glowing streams down its cone, people watching from afar',
  paint: (s) => {
    const { canvas } = s
    s.draw(s.at(30, 0), [
      ['M-70 -350Q-130 -480 -60 -560Q0 -640 90 -590Q190 -570 170 -480Q150 -420 70 -350z', '#3A3A60'],
      ['M-50 -340Q-90 -430 -40 -500Q20 -560 90 -520Q150 -490 120 -420Q100 -380 60 -340z', '#5E4468'],
      [
        'M-20 -330Q-60 -420 -40 -470Q-20 -440 -8 -420Q-10 -500 20 -540Q30 -480 40 -430Q60 -470 90 -480Q80 -400 40 -330z',
        s.accent,
      ],
      [
        'M-4 -330Q-24 -400 -14 -430Q0 -410 8 -400Q10 -450 24 -480Q30 -430 32 -400Q44 -420 56 -424Q48 -370 28 -330z',
        '#FFE08A',
      ],
      ['M-520 10Q-240 -60 -120 -250L-60 -340Q10 -320 80 -340L150 -250Q270 -60 560 10z', '#2A3358'],
      ['M30 -330Q60 -332 80 -340L150 -250Q270 -60 560 10H200Q160 -180 30 -330z', '#182144'],
      [
        'M-56 -338Q10 -320 76 -338l-12 22q-50 12 -106 0zM8 -330q26 46 -4 96q-26 50 8 94q30 44 -2 94q-18 30 -24 56h46q6 -30 26 -60q34 -50 4 -96q-28 -42 0 -86q20 -50 -4 -98zM40 -262q54 40 60 92q44 58 112 106l-26 10q-66 -50 -108 -106q-10 -46 -42 -68z',
        s.accent,
      ],
      [
        'M18 -328q22 48 -4 96q-22 50 10 92q28 46 0 94q-16 28 -24 54h18q6 -26 22 -54q30 -50 0 -96q-28 -44 -4 -86q24 -50 0 -100zM56 -240q34 34 38 72q34 46 84 90l-10 4q-58 -46 -84 -90q-6 -42 -28 -76z',
        '#FFE08A',
      ],
    ])
    let sparks = ''
    for (let i = 0; i < 44; i += 1) {
      const a = canvas.random(-2.7, -0.4)
      const r = canvas.random(60, 230)
      const at = s.at(36 + Math.cos(a) * r, -370 + Math.sin(a) * r)
      sparks += round(Math.round(at.x), Math.round(at.y), Math.round(canvas.random(2, 5) * s.unit))
    }
    s.draw({ x: 0, y: 0, scale: 1 }, [[sparks, '#FFB04C']])
    paintGroundMist(s, 80, 0.5, s.accent)
    paintHills(s, '#1E2A4E', 30, 16, 0)
    paintOpenGround(s, '#161F3E', '#24305A', 0)
    paintFarPalms({ ...s, groundY: s.groundY + 30 * s.unit }, '#0C1430', [0.04, 0.11, 0.86, 0.95], 200)
    s.draw(s.atDepth(-110, 0.6, 1), [
      ...person(0, '#7C8CC4'),
      ...person(46, '#D86A4C'),
      ...person(96, '#5A6AA0'),
    ])
  },
})
