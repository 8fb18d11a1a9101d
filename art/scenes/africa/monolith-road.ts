import { paintGroundMist, paintHills, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintTuft } from '#art/kit/frames.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

/** Zuma Rock beside the highway, a yellow bus and a walker with a load. */
export const monolithRoad = landmark({
  name: 'monolith-road',
  palette: {
    ...PALETTES.autumn,
    top: '#7AB2C4',
    middle: '#C9D8C4',
    horizon: '#F6E6C0',
    lightText: 'after the rain',
  },
  accent: '#F2B81E',
  ground: 0.68,
  sun: null,
  clouds: null,
  altText:
    'A single dome of striped rock as high as a hill beside a highway, a yellow minibus on it, green farmland around',
  paint: (s) => {
    paintHills(s, '#9DBB9A', 60, 30, 0.4)
    s.draw(s.at(30, 10), [
      [
        'M-350 0C-356 -120 -340 -270 -280 -360C-230 -424 -120 -452 -20 -450C110 -446 220 -410 280 -320C330 -240 344 -110 350 0z',
        '#A89A90',
      ],
      [
        'M60 -447C140 -440 230 -400 280 -320C330 -240 344 -110 350 0H150C180 -160 150 -320 60 -447z',
        '#6E6670',
      ],
      [
        'M-280 -360q-24 150 -10 360h24q-10 -220 20 -400zM-190 -424q-26 200 -12 424h30q-14 -240 10 -436zM-90 -446q-20 220 -8 446h22q-8 -240 10 -450zM0 -450q20 230 16 450h34q4 -230 -24 -448zM150 -430q40 210 36 430h20q6 -220 -30 -416z',
        '#C9BAA8',
      ],
      [
        'M-240 -392q-16 180 -6 392h14q-8 -200 10 -404zM-140 -440q-14 200 -6 440h12q-8 -220 10 -444zM230 -370q40 180 40 370h16q0 -190 -34 -356z',
        '#5A5460',
      ],
    ])
    paintGroundMist(s, 70, 0.5)
    paintTreeCrowns(s, '#5E8E4E', 44, 8)
    s.draw(s.at(0, 0), [
      ['M-1500 20H1200V520H-1500z', '#8DAA58'],
      ['M-1500 20H1200V44H-1500z', '#B4C878'],
      ['M-1500 90L1200 60V190L-1500 260z', '#5A5660'],
      ['M-1500 90L1200 60v8L-1500 102z', '#C9744A'],
      [
        'M-1300 176l200 -4v8l-200 4zM-800 164l200 -5v8l-200 5zM-330 152l200 -5v8l-200 5zM130 140l200 -5v8l-200 5zM600 128l200 -5v8l-200 5z',
        '#F6EBD0',
      ],
    ])
    s.draw(s.at(110, 130, 1.15), [
      ['M-130 -6V-76q0 -22 24 -22h190q24 0 38 34l24 8q14 4 14 22v28z', s.accent],
      ['M-118 -84h44v30h-44zM-62 -84h44v30h-44zM-6 -84h44v30h-44zM50 -84h40l16 30h-56z', '#3A4A5C'],
      ['M-130 -40h286v12h-286z', '#2A2430'],
      [round(-74, -6, 22) + round(90, -6, 22), '#2A2430'],
      [round(-74, -6, 9) + round(90, -6, 9), '#D9D2C4'],
      ['M-100 -112h150v14h-150zM-80 -134h60v22h-60zM-10 -128h50v16h-50z', '#B5543E'],
    ])
    s.draw(s.at(-230, 254, 1.15), [
      ...walker(0, '#2E7A6A', '#E8C068'),
      ['M-30 -126q34 -34 66 0q-30 16 -66 0z', '#D8843A'],
    ])
    paintTuft(s, 'right', '#3E5E38')
    paintTuft(s, 'left', '#3E5E38')
  },
})
