import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const chimney = (x: number, base: number, wide: number, tall: number, lean = 0): string =>
  `M${x - wide * 0.7} ${base}L${x - wide * 0.42} ${base - tall * 0.3}L${x - wide * 0.5} ${base - tall * 0.42}L${x - wide * 0.24 + lean * 0.5} ${base - tall * 0.7}L${x - wide * 0.26 + lean * 0.7} ${base - tall * 0.8}L${x - wide * 0.04 + lean} ${base - tall}L${x + wide * 0.12 + lean} ${base - tall * 0.9}L${x + wide * 0.1 + lean * 0.7} ${base - tall * 0.78}L${x + wide * 0.34} ${base - tall * 0.5}L${x + wide * 0.3} ${base - tall * 0.36}L${x + wide * 0.52} ${base - tall * 0.2}L${x + wide * 0.74} ${base}z`
const face = (x: number, base: number, wide: number, tall: number, lean = 0): string =>
  `M${x - wide * 0.7} ${base}L${x - wide * 0.42} ${base - tall * 0.3}L${x - wide * 0.5} ${base - tall * 0.42}L${x - wide * 0.24 + lean * 0.5} ${base - tall * 0.7}L${x - wide * 0.26 + lean * 0.7} ${base - tall * 0.8}L${x - wide * 0.04 + lean} ${base - tall}L${x + lean * 0.6} ${base - tall * 0.7}L${x - wide * 0.16} ${base - tall * 0.44}L${x - wide * 0.04} ${base - tall * 0.2}L${x - wide * 0.2} ${base}z`

const goat = (x: number, y: number, size: number): string =>
  `M${x} ${y}l${3 * size} ${-16 * size}q${-6 * size} ${-4 * size} ${-4 * size} ${-14 * size}h${26 * size}l${8 * size} ${-12 * size}l${4 * size} ${-8 * size}l${2 * size} ${8 * size}l${10 * size} ${6 * size}l${-3 * size} ${5 * size}l${-9 * size} 0q${-2 * size} ${14 * size} ${-8 * size} ${16 * size}l${2 * size} ${15 * size}h${-5 * size}l${-3 * size} ${-14 * size}h${-14 * size}l${-4 * size} ${14 * size}z`

const BACK = [
  [-330, 60, 90, 0],
  [-250, 54, 130, 6],
  [-30, 60, 110, -6],
  [90, 70, 150, 4],
  [230, 60, 100, 0],
  [370, 80, 170, 8],
  [-560, 80, 150, 0],
  [560, 70, 120, 0],
  [-760, 70, 110, 0],
] as const
const FRONT = [
  [-220, 130, 300, 14],
  [-330, 100, 190, -8],
  [250, 150, 360, -16],
  [350, 110, 230, 10],
  [-110, 80, 130, 4],
  [150, 84, 150, 0],
  [-640, 140, 280, 10],
  [640, 130, 260, -10],
] as const

/** Lake Abbé at sunrise: limestone chimneys that steam on a bare plain, an Afar herder and goats between them. */
export const steamingChimneys = landmark({
  name: 'steaming-chimneys',
  palette: {
    ...PALETTES.gold,
    top: '#8A6E94',
    middle: '#E8A08A',
    horizon: '#FDE2A8',
    deep: '#3A2236',
    lightText: 'at dawn',
  },
  accent: '#2E8E8A',
  mist: '#F2B894',
  ground: 0.56,
  sun: [10, 36, 74],
  isSunDrawn: true,
  clouds: null,
  altText:
    'Ragged limestone chimneys with plumes of steam on a bare plain before a low sun, a herder with a stick and goats between them',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 40
    paintHills(s, '#B98A98', 26, 8, 0.5)
    s.draw(s.at(0, 6), [
      [BACK.map(([x, wide, tall, lean]) => chimney(x, 0, wide, tall, lean)).join(''), '#9A6678'],
      [BACK.map(([x, wide, tall, lean]) => face(x, 0, wide, tall, lean)).join(''), '#C08A86'],
    ])
    paintGroundMist(s, 50, 0.5)
    s.draw(s.at(0, 0), [
      [`M-1600 4Q0 -10 1600 4V${deep}H-1600z`, '#D99A78'],
      ['M-1600 46Q-300 30 300 50Q900 60 1600 44V62Q900 80 300 70Q-300 54 -1600 70z', '#F2C49C'],
      [`M-1600 150Q-200 120 400 160Q900 190 1600 150V${deep}H-1600z`, '#B9705E'],
    ])
    s.draw(s.at(0, 130), [
      [FRONT.map(([x, wide, tall, lean]) => chimney(x, 0, wide, tall, lean)).join(''), '#5E3650'],
      [FRONT.map(([x, wide, tall, lean]) => face(x, 0, wide, tall, lean)).join(''), '#8E5462'],
    ])
    s.draw(s.at(0, 130), [
      [
        'M-212 -310q-30 -60 10 -110q30 -50 0 -100q60 50 34 110q-30 60 -20 104zM240 -372q-34 -50 0 -100q30 -40 6 -90q54 50 30 100q-26 50 -14 96zM94 -230q-16 -40 6 -70q20 -26 4 -60q36 36 20 72q-20 30 -12 60z',
        '#FBE8CE',
      ],
    ])
    s.draw(s.at(30, 270, 1.26), [
      ...person(0, '#F4E6CC', undefined, '#5A3024'),
      ['M-18 -60h36l4 40h-44z', s.accent],
      ['M-46 -96H48v6H-46z', '#3A2230'],
    ])
    s.draw(s.at(0, 0), [
      [goat(110, 262, 1.5) + goat(196, 284, 1.6) + goat(286, 262, 1.5), '#F4E2CC'],
      [goat(150, 232, 1.3) + goat(-90, 286, 1.6) + goat(250, 310, 1.7), '#3E2434'],
      [`M-1600 ${deep}V330Q-400 310 0 350Q600 390 1600 330V${deep}z`, '#8E4E4C'],
    ])
  },
})
