import { addPath, addRect } from '#art/drawing/canvas.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintFirs, paintGroundMist, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { coniferPath } from '#art/kit/flora.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The valley from the mouth of the tunnel: the great wall, the split dome and the veil of a fall. */
export const graniteValley = landmark({
  name: 'granite-valley',
  palette: {
    ...PALETTES.autumn,
    top: '#A9C4CC',
    middle: '#E0D6BC',
    horizon: '#FBE9CC',
    deep: '#1E3438',
    lightText: 'in late afternoon',
  },
  accent: '#E8862E',
  ground: 0.66,
  sun: null,
  clouds: null,
  altText:
    'A deep valley of granite, a sheer wall on the left, a half dome at its head and a thin waterfall on the right, forest on its floor',
  paint: (s) => {
    const { canvas, x, height, unit } = s
    s.draw(s.at(-20, 6, 1.42), [
      [
        'M-1400 0v-150l200 -40l180 30l260 -60l300 40l160 30l120 -70l170 0l200 60l300 20l400 -60v250z',
        '#B9C0C4',
      ],
      ['M-40 0C-30 -90 -20 -200 10 -262C28 -296 70 -306 98 -286L112 -150L140 0z', '#E3D9CC'],
      ['M98 -286L112 -150L140 0H78C96 -90 96 -200 84 -292z', '#9AA3AE'],
      ['M-10 -190q10 -50 34 -80l6 6q-20 30 -30 76zM20 -120q6 -60 24 -110l8 2q-18 50 -24 110z', '#C4BEB8'],
      ['M-1400 0v-430l600 -20l460 30l80 26l50 90l30 110l40 80l60 114z', '#C9BEB2'],
      ['M-340 -420l80 26l50 90l30 110l40 80l60 114h-160l-60 -150l-40 -140z', '#F0DEC6'],
      ['M-300 -396l50 160l50 140l50 96h-50l-60 -110l-50 -140z', '#A89E9A'],
      [
        'M-760 -430l40 180l-16 250h-14l4 -240l-30 -180zM-900 -436l24 200l-10 236h-12v-240l-20 -190z',
        '#A89E9A',
      ],
      ['M1100 0v-330l-330 -60l-190 40l-90 -40l-110 30l-60 -30l-70 60l-40 120l-70 90l-60 120z', '#A8A6A6'],
      ['M190 -330l60 -30l60 30l-20 130l-40 110l-10 90h-160l60 -120l70 -90z', '#8A8E98'],
      [
        'M380 -390l-10 170l30 220h30l-20 -220l20 -186zM620 -350l-10 160l20 190h16l-10 -190l14 -170z',
        '#86888E',
      ],
    ])
    s.draw(s.at(292, 6, 1.3), [
      ['M-8 -330h15q10 130 26 318h-56q18 -180 15 -318z', '#FFFFFF'],
      ['M4 -320h4q8 130 16 300h-16q4 -160 -4 -300z', '#C4D6DC'],
    ])
    paintGroundMist(s, 170, 0.6)
    addRect(canvas, 0, s.groundY + 60 * unit, s.width, height, '#5E7A62')
    paintFirs(s, '#5E7E6A', 84, 30)
    paintTreeCrowns(s, '#E8B45A', 26, 56)
    paintFirs(s, '#2E5250', 140, 130)
    paintFirs(s, '#1E3C40', 230, 300)
    sprayBand(canvas, '#1E3438', height, height * 0.8, 0.9)
    let firs = ''
    for (const [across, tall] of [
      [-1150, 560],
      [-1040, 420],
      [-920, 500],
      [-390, 600],
      [-318, 440],
      [-240, 280],
      [330, 380],
      [394, 560],
      [262, 240],
      [520, 470],
      [640, 560],
    ] as const)
      firs += coniferPath(canvas, x + across * unit, height + 20, tall * unit, tall * 0.24 * unit)
    addPath(canvas, firs, '#16302F')
    s.draw(s.at(-60, 96), [['M0 0l10 -22h14l10 22z', s.accent]])
  },
})
