import { paintRidge } from '#art/kit/backdrops.ts'
import { robed } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Ma Pi Leng: a road cut into limestone above a green river far below, a motorbike at the bend. */
export const passRoad = landmark({
  name: 'pass-road',
  palette: {
    ...PALETTES.highland,
    top: '#9AB0B4',
    middle: '#C4D0C8',
    horizon: '#F0EAD6',
    lightText: 'as the mist lifts',
  },
  accent: '#D8402E',
  ground: 0.26,
  sun: null,
  clouds: null,
  altText:
    'A narrow road cut into a limestone mountainside winding above a deep gorge with a green river, two people on a motorbike and a woman with a basket',
  paint: (s) => {
    paintRidge(s, '#8EA4A8', 110, 80, 0.5)
    const deep = (s.height - s.groundY) / s.unit + 40
    s.draw(s.at(0, 0), [
      [`M-1600 -60Q-800 -200 -420 -130Q-300 30 -200 260Q-150 400 -120 ${deep}H-1600z`, '#7E9A88'],
      [`M-420 -130Q-300 30 -200 260Q-150 400 -120 ${deep}H-260Q-330 300 -420 -130z`, '#587A70'],
      [`M-250 ${deep}Q-200 430 -90 300Q20 180 -10 20H70Q100 200 10 330Q-80 460 -60 ${deep}z`, '#2EA08E'],
      [`M-210 ${deep}Q-160 440 -60 310Q50 180 30 20h20Q80 190 -30 330Q-120 450 -150 ${deep}z`, '#6ED0B8'],
      [`M1300 -330L760 -380L480 -300L330 -190L180 -40Q70 200 30 ${deep}H1300z`, '#A9AA9A'],
      [`M480 -300L330 -190L180 -40Q70 200 30 ${deep}H160Q220 200 330 -20z`, '#C9C6B4'],
      [
        `M760 -380L640 -160L560 60L470 ${deep}H620L700 200L820 -60zM480 -300L420 -100L330 60L400 -160z`,
        '#6E7670',
      ],
      [
        'M330 -190q40 40 20 90l-30 20l-30 -10zM600 -330q60 40 40 100l-60 30l-20 -60zM240 140q50 10 60 60l-40 30l-40 -20zM620 180q50 20 40 80l-60 20l-20 -60z',
        '#5E8458',
      ],
      [
        `M1300 20Q700 30 460 90Q300 140 330 200Q360 250 470 290Q560 330 480 400Q380 460 230 500Q100 540 120 ${deep}H330Q300 570 420 540Q600 480 640 400Q670 310 560 260Q470 220 500 180Q640 110 1300 90z`,
        '#E3DCC8',
      ],
      [
        `M1300 32Q700 42 470 98Q320 146 346 196Q376 240 480 280Q590 326 506 412Q400 474 250 514Q130 550 150 ${deep}H300Q280 560 410 526Q590 470 616 400Q640 320 540 276Q450 230 480 184Q620 106 1300 78z`,
        '#6A6A70',
      ],
      [
        [
          [330, 180],
          [352, 226],
          [420, 268],
          [500, 306],
          [530, 360],
          [470, 420],
          [380, 460],
          [290, 494],
          [200, 526],
        ]
          .map(([x = 0, y = 0]) => block(x - 16, y + 10, 10, 26))
          .join(''),
        '#FBF6E8',
      ],
    ])
    s.draw(s.at(270, 640, 1.25), [
      [round(-46, -22, 22) + round(52, -22, 22), '#2A2430'],
      ['M-50 -30q10 -40 44 -38h50l20 -24l8 4l-10 40l-20 30h-60z', s.accent],
      [
        'M-20 -66q-4 -46 16 -54q24 4 22 36l26 14l-4 8l-34 -8l4 20l16 10l0 34h-10l-8 -28l-30 -6zM-56 -62q-4 -46 16 -54q20 4 20 36l14 10l-30 14z',
        '#2E5A7A',
      ],
      [round(0, -134, 14) + round(-36, -128, 13), '#7A4632'],
      ['M-16 -136q14 -22 32 0zM-50 -130q14 -20 28 0z', '#F2C23C'],
    ])
    s.draw(s.at(-250, 560), [
      [`M-1600 ${deep}V-60Q-300 -90 -40 20Q120 90 130 300H-1600z`, '#4E7A54'],
      ['M-1600 -60Q-300 -90 -40 20Q120 90 130 300H60Q40 120 -70 60Q-330 -40 -1600 -20z', '#86AE6A'],
    ])
    s.draw(s.at(-230, 600, 1.25), [...robed(0, '#2A2E4A', s.accent), ['M-40 -90h34l-4 54h-26z', '#C9985A']])
  },
})
