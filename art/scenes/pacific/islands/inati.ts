import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { person } from '#art/kit/figures.ts'
import { paintFarPalms, paintPalms } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer, sitter } from '#art/kit/poses.ts'

const SKIN = '#6A3E2E'

/** A tuna on its side, head to the left: dark back, pale belly, the yellow fins of a yellowfin. */
const TUNA: readonly GlyphPart[] = [
  [
    'M58 0Q70 -16 84 -26Q78 0 86 26Q68 16 58 0zM4 -18Q18 -34 34 -36Q26 -24 26 -14zM4 18Q18 34 34 36Q26 24 26 14z',
    '#E8B030',
  ],
  ['M-78 2Q-44 -24 -4 -22Q34 -18 66 0Q34 20 -4 22Q-48 22 -78 2z', '#DCE8EA'],
  ['M-78 2Q-44 -24 -4 -22Q34 -18 66 0Q20 -2 -20 -2Q-56 -4 -78 2z', '#24466A'],
  ['M-58 -2a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z', '#FBF6E8'],
]

/** A lashed outrigger canoe drawn up on the sand, bow to the right. */
const VAKA: readonly GlyphPart[] = [
  ['M-130 -34l40 40h6l-40 -40zM60 -40l40 46h6l-40 -46z', '#4A3A36'],
  ['M-150 4Q0 -4 170 4l12 -6v10Q0 20 -162 12z', '#B98A5A'],
  ['M-220 -58Q-180 -34 -60 -36H110Q190 -36 232 -70l8 4Q216 -14 150 -8H-120Q-196 -16 -228 -54z', '#8A5A3C'],
  ['M-220 -58Q-180 -34 -60 -36H110Q190 -36 232 -70l-4 14Q180 -26 110 -26H-60Q-180 -26 -220 -58z', '#F4E2BC'],
]

/** Tokelau after the boats are in: the catch laid out in shares on the sand between lagoon and palms. */
export const inati = landmark({
  name: 'inati',
  palette: { ...PALETTES.morning, top: '#3C94B4', middle: '#93CFCF', horizon: '#FBEBC8' },
  accent: '#E4502E',
  mist: '#93CFCF',
  ground: 0.27,
  sun: null,
  clouds: null,
  altText:
    'Tuna laid out in equal heaps on a beach and people who wait for their share, an outrigger canoe drawn up by a lagoon, a low line of palms beyond',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 40
    paintFarPalms(s, '#3F7A72', [0.06, 0.1, 0.15, 0.19, 0.26, 0.62, 0.66, 0.72, 0.77, 0.84, 0.9, 0.95], 66)
    s.draw(s.at(0, 0), [
      ['M-1600 6V-10Q-500 -20 -130 4zM20 6Q300 -22 1600 -8V6z', '#3F7A72'],
      ['M-1600 8V0H-130l60 8zM-20 8L20 0H1600V8z', '#F7E6BE'],
    ])
    paintWater(s, '#2BA8AA', 4, '#A9E0D2', null)
    s.draw(s.at(0, 0), [
      [`M-1600 ${deep}V120Q-500 90 -200 130Q160 190 420 130Q900 90 1600 110V${deep}z`, '#9CE0D0'],
      [`M-1600 ${deep}V136Q-500 106 -200 146Q160 206 420 148Q900 108 1600 128V${deep}z`, '#F3DFB4'],
      [`M-1600 ${deep}V580Q-300 510 200 560Q900 640 1600 560V${deep}z`, '#DDBE8C'],
    ])
    s.draw(s.at(-190, 190, 0.86), VAKA)
    for (const [down, size, step, shift, reach] of [
      [286, 0.62, 226, 50, 3],
      [412, 0.98, 308, -24, 2],
    ] as const)
      for (let i = -reach; i <= reach; i += 1) {
        const across = i * step + shift
        s.draw(s.at(across, down, size), [['M-100 26Q-60 56 20 56Q110 60 130 34Q60 10 -100 26z', '#D8BC88']])
        for (const [dx, dy] of [
          [12, -34],
          [-10, -2],
          [14, 30],
        ] as const)
          s.draw(s.at(across + dx * size, down + dy * size, size), TUNA)
      }
    s.draw(s.at(150, 240, 0.84), [
      ...person(0, '#FBF3E0', undefined, '#2E5A7A'),
      ...person(56, '#2E6A8A', '#8A5A3C', SKIN),
    ])
    s.draw(s.at(124, 446, 1.36), pointer(0, s.accent, '#7A5036', '#33405A'))
    s.draw(s.at(-150, 620, 1.36), [
      ['M-190 -14Q-100 -24 60 -18q20 8 20 22q-20 14 -60 12H-190q-20 -18 0 -34z', '#7A5A44'],
      ['M60 -18q20 8 20 22q-4 8 -20 12q-14 -18 0 -34z', '#C9A070'],
      ...sitter(-100, '#2E8A6A', SKIN),
      ...sitter(0, '#F2C23C', SKIN),
      ['M96 30q-8 -40 0 -52h60q8 12 0 52z', '#A9803E'],
      ['M92 -26h68v9h-68zM96 -4h62v4h-62zM96 12h62v4h-62z', '#6E4E2A'],
    ])
    paintPalms(s, 'right', '#1E5A4A', '#5A4438', 800, 1)
  },
})
