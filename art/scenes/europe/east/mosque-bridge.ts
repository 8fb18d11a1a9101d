import { sprayBand } from '#art/drawing/spray.ts'
import { person } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, cupola, hip, panes, solid } from '#art/kit/masonry.ts'
import { minaret } from '#art/kit/minaret.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { dog, sitter, walker } from '#art/kit/poses.ts'

/** Prizren: the stone bridge over the Bistrica, Sinan Pasha's mosque and the fortress on its hill. */
export const mosqueBridge = landmark({
  name: 'mosque-bridge',
  palette: {
    ...PALETTES.morning,
    top: '#6AA6B4',
    middle: '#BCD4C4',
    horizon: '#FBE6C4',
    lightText: 'on a morning in June',
  },
  accent: '#D8432E',
  ground: 0.6,
  sun: null,
  clouds: null,
  altText:
    'A stone bridge of three arches over a stony river, a domed mosque with one slim minaret beside it and fortress walls on the hill above',
  paint: (s) => {
    s.draw(s.at(0, 0), [
      [
        'M-1500 10V-120Q-900 -200 -560 -180Q-330 -330 -120 -370L60 -372Q260 -300 420 -190T1200 -130V10z',
        '#7FAA74',
      ],
      ['M60 -372Q260 -300 420 -190T1200 -130V10H200Q160 -200 60 -372z', '#558664'],
      ['M-190 -352V-392h40v-20h50v24h80v-30h46v30h60v-14h40v60l-30 20h-240z', '#D3BC98'],
      ['M26 -418h20v30h60v-14h40v60l-30 20h-70z', '#A08A7C'],
    ])
    for (const [x, w, h, i] of [
      [-700, 110, 100, 0],
      [-580, 100, 130, 1],
      [-460, 110, 96, 2],
      [-340, 100, 120, 0],
      [-1100, 110, 110, 1],
      [-960, 120, 120, 2],
      [-830, 110, 100, 1],
      [330, 100, 130, 1],
      [430, 110, 104, 0],
      [540, 110, 120, 2],
      [660, 110, 100, 1],
      [260, 90, 90, 2],
    ] as const)
      s.draw(s.at(x, 10), [
        ...solid(0, 0, w, h, ['#FBF0DC', '#F2CFA0', '#E9B89A'][i] ?? '#FBF0DC', '#A5868A', 0.3),
        [hip(0, -h, w * 0.6, 26, 0.6), '#B5543E'],
        [panes(-w * 0.28, w * 0.06, 3, -h * 0.5, 14, 26), '#4A4A5A'],
        [block(0, -h * 0.44, w * 0.9, 5), '#6E4A40'],
      ])
    s.draw(s.at(40, 6), [
      ...solid(0, 0, 240, 130, '#EADBC0', '#A9958C', 0.32),
      ...cupola(0, -128, 108, 100, '#7FA4A4', '#527A80'),
      ...cupola(-96, -128, 34, 34, '#8FB2AE', '#527A80'),
      ...cupola(96, -128, 34, 34, '#8FB2AE', '#527A80'),
      [block(0, -226, 4, 26), '#4A3A44'],
      [arches(-84, 84, 4, -8, 30, 62), '#5A5060'],
      [panes(-84, 84, 5, -96, 16, 20), '#5A5060'],
      ...minaret(160, 0, 390, '#F6EAD4', '#B5A294', '#5E7A80'),
    ])
    const { height, groundY, unit } = s
    const deep = (height - groundY) / unit + 40
    s.draw(s.at(0, 0), [
      ['M-1500 4H1200V90H-1500z', '#B9A088'],
      ['M-1500 4H1200v14H-1500z', '#E0CBA8'],
      [`M-1500 70Q-400 50 1200 90V${deep}H-1500z`, '#6FA8A8'],
      [`M-1500 ${deep - 130}Q-400 ${deep - 200} 1200 ${deep - 110}V${deep}H-1500z`, '#B9AE98'],
    ])
    sprayBand(s.canvas, '#E4EEDC', groundY + 70 * unit, groundY + 160 * unit, 0.7)
    s.draw(s.at(-40, 190), [
      [
        'M-420 40V-110Q-200 -190 0 -196Q200 -190 420 -110V40H300Q290 -60 220 -60Q150 -60 140 40H110Q100 -130 0 -130Q-100 -130 -110 40H-140Q-150 -60 -220 -60Q-290 -60 -300 40z',
        '#D9C4A0',
      ],
      [
        'M300 40Q290 -60 220 -60l-16 4q60 14 66 96zM110 40Q100 -130 0 -130l-20 6q84 20 96 164zM-140 40Q-150 -60 -220 -60l-16 4q60 14 66 96z',
        '#94806E',
      ],
      ['M-440 -104Q-200 -190 0 -198Q200 -190 440 -104v-20Q200 -212 0 -220Q-200 -212 -440 -124z', '#EBDCBC'],
      ['M-420 40V-110l-1200 -6V40zM420 40V-110l1000 -6V40z', '#D9C4A0'],
    ])
    s.draw(s.at(-80, -20, 0.95), [...walker(0, s.accent, '#F6E3BE'), ...person(80, '#3E6A9A')])
    s.draw(s.at(150, 330, 0.9), [
      [
        'M-60 0q20 -30 60 -26q50 0 60 26zM70 10q20 -20 44 -16q30 4 30 16zM-150 14q20 -24 50 -20q34 2 36 20z',
        '#8E8478',
      ],
    ])
    s.draw(s.at(-220, 350, 1.1), [...sitter(0, '#5E8A5A'), ...dog(96, '#6A4A3A')])
  },
})
