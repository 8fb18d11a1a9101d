import { paintRidge } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintBough } from '#art/kit/frames.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { sitter } from '#art/kit/poses.ts'

/** The Acropolis above white flats in the evening, seen from a roof terrace with a table laid. */
export const parthenonRock = landmark({
  name: 'parthenon-rock',
  palette: {
    ...PALETTES.city,
    top: '#5A6AA8',
    middle: '#E0A0A0',
    horizon: '#FDE0B0',
    lightText: 'in the violet evening',
  },
  accent: '#2E8AB8',
  ground: 0.56,
  sun: null,
  clouds: null,
  altText:
    'A marble temple on a sheer rock over a sea of white flats, seen from a roof terrace with two people at a table and awnings',
  paint: (s) => {
    paintRidge(s, '#A58AB0', 110, 50, 0.5)
    s.draw(s.at(20, 0), [
      ['M-420 10L-380 -120L-330 -190L-230 -210L280 -214L350 -180L390 -90L440 10z', '#C9A08E'],
      [
        'M280 -214L350 -180L390 -90L440 10H240L260 -120zM-200 -150l40 -50l30 150l-50 40zM20 -190l50 -20l10 130l-60 40z',
        '#94707E',
      ],
      ['M-380 -120L-330 -190L-230 -210L280 -214L350 -180l-10 20l-80 -30L-220 -184l-90 14z', '#DDBBA0'],
      ['M-230 -208H250v-14H-230zM-210 -222H230v-10H-210z', '#F3E3C8'],
      [Array.from({ length: 12 }, (_n, i) => `M${-200 + i * 37} -232l4 -92h16l4 92z`).join(''), '#FBF0DC'],
      [Array.from({ length: 12 }, (_n, i) => `M${-186 + i * 37} -232l-2 -92h8l4 92z`).join(''), '#C49A92'],
      ['M-216 -324H236v-24H-216z', '#F6E6CC'],
      ['M-222 -348H242L190 -368L60 -380L20 -366L-40 -386L-120 -370z', '#E9D0B4'],
      [Array.from({ length: 11 }, (_n, i) => block(-180 + i * 37, -328, 14, 16)).join(''), '#C49A92'],
    ])
    for (let row = 0; row < 5; row += 1)
      for (let i = 0; i < 22; i += 1) {
        const x = -1340 + i * 116 + (row % 2) * 50
        const tall = 60 + ((i * 43 + row * 67) % 60)
        s.draw(s.at(x, 70 + row * 62), [
          ...solid(0, 60, 100, tall + 60, (i + row) % 3 === 0 ? '#F3DCC8' : '#FBEDDC', '#B0909C', 0.3),
          [panes(-36, 10, 3, -tall + 34, 14, 16) + panes(-36, 10, 3, -tall + 66, 14, 16), '#9A7A90'],
          ...((i + row) % 4 === 1 ? [[`M-46 ${-tall + 38}h62l8 14h-78z`, '#E8A050'] as const] : []),
        ])
      }
    s.draw(s.at(0, 320), [
      ['M-1500 0H1200V600H-1500z', '#6E5468'],
      ['M-1500 0H1200v16H-1500z', '#F3E3C8'],
      ['M-1500 -50H1200v6H-1500z', '#4A3A50'],
      [Array.from({ length: 60 }, (_n, i) => block(-1480 + i * 45, 0, 4, 48)).join(''), '#4A3A50'],
    ])
    s.draw(s.at(0, 420, 1.1), [
      ...sitter(-130, s.accent),
      ['M-60 -50h130v12h-130zM-4 -38h14v38h-14zM-30 -2h66v6h-66z', '#FBF0DC'],
      ['M-20 -50v-26h12v26zM30 -50l-6 -18h20l-6 18z', '#F2C23C'],
      ...person(120, '#F2A83C'),
    ])
    paintBough(s, 'left', '#4A3A44', ['#5E6E5E', '#D8407A'], 230)
  },
})
