import { paintFloating } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { sitter, walker } from '#art/kit/poses.ts'

/** Anguilla's arch at Little Bay: white limestone, a red-sailed racing sloop seen through it. */
export const seaArch = landmark({
  name: 'sea-arch',
  palette: { ...PALETTES.noon, top: '#2E96C4', middle: '#8ED4DC', horizon: '#E8F6E0' },
  accent: '#E23A2E',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'A natural arch of pale limestone over turquoise water, a sloop with a huge red sail passing behind it and swimmers on the sand below',
  paint: (s) => {
    paintWater(s, '#2EB8C4', 0, '#CFF2E4', null)
    paintFloating(s, s.at(20, 90, 1.1), 110, [
      ['M-2 -20V-290h6V-20z', '#5A3E34'],
      ['M10 -30V-286Q100 -160 200 -26z', s.accent],
      ['M-6 -30V-260Q-60 -140 -100 -30z', '#FBF6E8'],
      ['M-110 -24H130Q110 16 60 22H-70Q-100 10 -110 -24z', '#FBF6E8'],
      ['M-110 -24H130l-4 10H-106z', '#2E5AA0'],
      [[-40, 0, 40, 80].map((x) => round(x, -36, 9)).join(''), '#6A3E2E'],
    ])
    const deep = (s.height - s.groundY) / s.unit + 40
    s.draw(s.at(0, 0), [
      [
        `M-1600 -360Q-900 -420 -400 -400Q-100 -440 220 -390Q420 -380 470 -300Q520 -100 500 120Q480 260 520 330H330Q350 200 320 60Q290 -120 120 -200Q-60 -230 -160 -90Q-230 60 -210 200L-190 360H-1600z`,
        '#EBD8B4',
      ],
      [
        'M-160 -90Q-60 -230 120 -200Q290 -120 320 60Q350 200 330 330h-50Q300 180 270 70Q230 -80 100 -140Q-30 -170 -100 -60Q-150 60 -140 200L-120 360h-70L-210 200Q-230 60 -160 -90z',
        '#B09A86',
      ],
      [
        'M-1600 -360Q-900 -420 -400 -400Q-100 -440 220 -390Q420 -380 470 -300l-20 20Q300 -330 120 -330Q-160 -350 -400 -340Q-900 -360 -1600 -300z',
        '#7FA45E',
      ],
      [
        'M-1600 -190q500 -40 900 0q260 20 420 -20v18q-200 40 -440 20q-440 -30 -880 6zM-1600 0q600 -40 1340 10v16q-700 -40 -1340 0zM420 -220q40 10 56 40l-8 140q-30 -100 -48 -180z',
        '#CDB692',
      ],
      ['M-330 -400q20 -60 70 -60q30 -40 70 -6q50 -6 50 50zM200 -386q30 -50 80 -40q50 0 60 54z', '#5E8A4E'],
      [`M-1600 330Q-500 290 -190 350Q100 390 330 330Q700 290 1300 320V${deep}H-1600z`, '#FBEBC8'],
      [
        'M-1600 330Q-500 290 -190 350Q100 390 330 330Q700 290 1300 320v-14Q700 276 330 314Q100 372 -190 332Q-500 274 -1600 314z',
        '#FFFFFF',
      ],
    ])
    s.draw(s.at(-60, 440, 1.1), [
      ...walker(0, '#F2C23C', '#2E5AA0', '#7A4632'),
      ...sitter(-200, s.accent, '#7A4632'),
    ])
    s.draw(s.at(180, 460, 1.1), [
      ['M-90 0l20 -16h150l24 16z', '#2E8A8A'],
      ['M-60 -16q-8 -20 12 -22h110q16 6 12 22z', '#7A4632'],
      [round(-74, -30, 13), '#7A4632'],
    ])
  },
})
