import { sprayBand } from '#art/drawing/spray.ts'
import { paintTuft } from '#art/kit/frames.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, hip, round, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

/** A hamlet on its shelf in Mafate, ramparts all around, hikers on the path and no road. */
export const cirqueVillage = landmark({
  name: 'cirque-village',
  palette: {
    ...PALETTES.highland,
    top: '#7AA4B8',
    middle: '#B9CCC4',
    horizon: '#F3E9D0',
    lightText: 'before the clouds come up',
  },
  accent: '#E2503A',
  ground: 0.7,
  sun: null,
  clouds: null,
  altText:
    'Small tin-roofed houses on a green shelf deep among ravines and ramparts, two hikers on the path down, no road anywhere',
  paint: (s) => {
    s.draw(s.at(0, 0), [
      [
        'M-1600 10V-470L-1200 -520L-900 -470L-600 -540L-420 -500L-330 -590L-250 -560L-120 -490L20 -520L140 -600L210 -580L330 -480L600 -540L1300 -470V10z',
        '#8EA8A4',
      ],
      [
        'M-330 -590L-250 -560L-120 -490L-180 -330L-120 -200L-260 -260L-300 -420zM140 -600L210 -580L330 -480L260 -330L330 -200L180 -260L190 -420zM-1200 -520L-900 -470L-1000 -260L-1100 -330z',
        '#6A8A8E',
      ],
      [
        'M-1600 10V-330L-900 -390L-560 -300L-400 -420L-340 -400L-250 -240L-160 -130L-60 10zM1300 10V-330L700 -400L460 -330L370 -430L320 -400L250 -250L170 -120L80 10z',
        '#5E8A6E',
      ],
      [
        'M-400 -420L-340 -400L-250 -240L-160 -130L-60 10H-220L-290 -150L-340 -260zM370 -430L320 -400L250 -250L170 -120L80 10H170L240 -120L310 -240z',
        '#406A58',
      ],
      [
        'M-176 -336L-96 -372L-64 -402L-22 -392L30 -410L96 -396L198 -424L120 -372L34 -384L-20 -366L-92 -352z',
        '#6A8A8E',
      ],
      ['M-22 -382l12 -4q-6 60 0 112l12 8q-2 70 10 138h-26q4 -70 -4 -136q-8 -60 -4 -122z', '#F6F6EC'],
    ])
    sprayBand(s.canvas, '#F3E9D0', s.groundY + 4, s.groundY - 150 * s.unit, 0.7)
    s.draw(s.at(0, 0), [
      ['M-1600 30L-600 10L-330 -40L300 -50L420 0L1300 30V620H-1600z', '#8DB462'],
      ['M-330 -40L300 -50L420 0L330 70L60 110L-260 80L-400 10z', '#A9CB74'],
      ['M-400 10L-260 80L60 110L330 70L420 0L480 60L380 200L40 260L-330 210L-480 90z', '#5E8452'],
      ['M-260 80L60 110L40 260L-120 240zM330 70L420 0L480 60L380 200z', '#476C46'],
    ])
    for (const [x, y, size, ink] of [
      [-230, 0, 0.7, s.accent],
      [-110, 40, 0.9, '#3E8AA0'],
      [30, 10, 0.75, '#F2C23C'],
      [150, 50, 0.95, s.accent],
      [270, 10, 0.75, '#7FB08A'],
      [-330, 30, 0.6, '#F2C23C'],
    ] as const)
      s.draw(s.at(x, y, size), [
        ...solid(0, 0, 110, 44, '#FBF3DF', '#B9AEA0', 0.3),
        [hip(0, -42, 64, 34, 0.7), ink],
        [block(10, 0, 20, 30) + block(-26, -14, 18, 18), '#3E4A50'],
        [round(-90, -26, 30) + round(-76, -54, 22), '#3E6E4A'],
      ])
    s.draw(s.at(0, 0), [
      ['M-1600 400Q-600 300 -180 330Q120 350 300 300L1300 240V700H-1600z', '#3E6248'],
      [
        'M-196 102L-84 132L-172 164L-20 196L-206 226L60 232Q190 236 236 280Q330 420 120 520Q-60 590 -130 700H-260Q-160 560 60 480Q220 400 150 300Q120 266 40 260L-240 250Q-276 234 -236 220L-86 194L-214 168L-120 132L-204 108z',
        '#D9BC8E',
      ],
    ])
    s.draw(s.at(70, 254, 0.9), [...walker(0, s.accent, '#3E6A9A'), ...walker(-104, '#F2C23C', '#5A4A44')])
    paintTuft(s, 'right', '#1E3A32')
    paintTuft(s, 'left', '#1E3A32')
  },
})
