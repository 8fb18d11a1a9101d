import { paintRidge } from '#art/kit/backdrops.ts'
import { paintFloating, rowingBoat, yacht } from '#art/kit/boats.ts'
import { paintFarPalms } from '#art/kit/frames.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, cone, hip, ogives, panes, peaks, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Palma's cathedral on its wall over the sea, palms and a sail below. */
export const seaCathedral = landmark({
  name: 'sea-cathedral',
  palette: {
    ...PALETTES.gold,
    top: '#4E90B8',
    middle: '#C4C8B0',
    horizon: '#FBE0A8',
    lightText: 'in the last sun',
  },
  accent: '#E2503A',
  ground: 0.64,
  sun: null,
  clouds: null,
  altText:
    'A great golden cathedral with a comb of buttresses and pinnacles above a sea wall, palms at its foot and a small sailing boat in front',
  paint: (s) => {
    paintRidge(s, '#A9A8B0', 110, 50, 0.5)
    s.draw(s.at(-10, -60), [
      [block(0, 0, 700, 200), '#DDB070'],
      [block(0, -190, 600, 110), '#E8C088'],
      [block(30, -290, 480, 50), '#D9A868'],
      [Array.from({ length: 15 }, (_n, i) => `M${-340 + i * 47} 0v-214l7 -40l7 40v214z`).join(''), '#F2D29A'],
      [Array.from({ length: 15 }, (_n, i) => `M${-326 + i * 47} 0v-214h12v214z`).join(''), '#A8784E'],
      [
        Array.from({ length: 9 }, (_n, i) => `M${-280 + i * 66} -190v-130l8 -44l8 44v130z`).join(''),
        '#F2D29A',
      ],
      [Array.from({ length: 9 }, (_n, i) => `M${-264 + i * 66} -190v-130h10v130z`).join(''), '#A8784E'],
      [ogives(-236, 236, 8, -206, 16, 70), '#7A5240'],
      ...solid(-322, 0, 60, 340, '#E8C088', '#A8784E', 0.36),
      ...cone(-322, -340, 50, 60, '#E8C088', '#A8784E'),
      ...solid(322, 0, 60, 330, '#E8C088', '#A8784E', 0.36),
      ...cone(322, -330, 50, 60, '#E8C088', '#A8784E'),
      ...solid(150, -280, 80, 150, '#E8C088', '#A8784E', 0.36),
      [peaks(118, 182, 3, -428, 14, 34), '#E8C088'],
      [arches(136, 164, 2, -330, 16, 60), '#7A5240'],
    ])
    for (const [x, w, h] of [
      [-480, 160, 130],
      [-640, 150, 170],
      [-820, 190, 140],
      [440, 150, 150],
      [590, 170, 120],
      [760, 170, 150],
      [-1020, 200, 160],
      [-1230, 200, 130],
    ] as const)
      s.draw(s.at(x, -58), [
        ...solid(0, 0, w, h, '#F2D8AE', '#B0906E', 0.3),
        [hip(0, -h, w * 0.54, 16, 0.8), '#C8694A'],
        [panes(-w * 0.3, w * 0.06, 3, -h * 0.5, 16, 26), '#7A5A50'],
      ])
    s.draw(s.at(0, 0), [
      ['M-1500 6V-62H1200V6z', '#C9995E'],
      ['M-1500 -62H1200v12H-1500z', '#EBCB94'],
      [arches(-1450, 1150, 34, 6, 34, 40), '#A87A50'],
    ])
    paintFarPalms(s, '#3E6E50', [0.05, 0.15, 0.32, 0.66, 0.84, 0.95], 120)
    paintWater(s, '#4E9AA4', 6, '#F9DEA8', null)
    paintMirrorBars(s, '#E8C088', 0, 10, 260, 9)
    paintFloating(s, s.at(170, 190, 1.1), 92, yacht('#F6F0E0', '#FFFDF4', '#E8D3B4'))
    paintFloating(s, s.at(-190, 250, 1.15), 104, rowingBoat('#2E6A8C', s.accent))
  },
})
