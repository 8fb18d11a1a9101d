import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { llama, robed } from '#art/kit/figures.ts'
import { paintTuft } from '#art/kit/frames.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block } from '#art/kit/masonry.ts'
import { paintSheet } from '#art/kit/openings.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Moray in the Sacred Valley from above: rings of terraces in their bowl. */
export const ringGorge = landmark({
  name: 'ring-gorge',
  palette: { ...PALETTES.autumn, horizon: '#E8D8B4', lightText: 'on a dry season morning' },
  accent: '#E23E6A',
  mist: '#D9C894',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'Round terraces of a sunken Inca garden seen from above, ring within ring, a footpath and two women with a llama on the edge',
  paint: (s) => {
    paintSheet(s, '#C9AE74')
    sprayBand(s.canvas, '#E8D4A0', 0, s.height * 0.5, 0.8)
    s.draw(s.at(0, 20), [
      ['M-1500 -300Q-700 -480 -200 -380T1100 -330V-260Q300 -400 -200 -330T-1500 -240z', '#A98E5E'],
      ...Array.from({ length: 9 }, (_n, i): GlyphPart[] => {
        const r = 420 - i * 44
        return [
          [
            `M${-r} ${i * 5}a${r} ${r * 0.84} 0 1 0 ${2 * r} 0a${r} ${r * 0.84} 0 1 0 ${-2 * r} 0z`,
            '#7A6448',
          ],
          [
            `M${-r + 14} ${i * 5 + 8}a${r - 14} ${(r - 14) * 0.84} 0 1 0 ${2 * (r - 14)} 0a${r - 14} ${(r - 14) * 0.84} 0 1 0 ${-2 * (r - 14)} 0z`,
            ['#9CB25A', '#B4C26A', '#8AA650'][i % 3] ?? '#9CB25A',
          ],
        ]
      }).flat(),
      [Array.from({ length: 8 }, (_n, i) => block(160 + i * 30, 210 - i * -20, 12, 26)).join(''), '#5E4A3C'],
      ['M-330 -470q60 60 20 120l-40 60l-12 -6l36 -64q30 -50 -24 -104z', '#F0DEB4'],
    ])
    s.draw(s.at(-290, -250, 0.85), robed(0, s.accent, '#2A2430'))
    s.draw(s.at(-236, -236, 0.85), robed(0, '#2E6AA0', '#D8432E'))
    s.draw(s.at(270, 470, 1.3), llama(0, '#F6EBD6', s.accent))
    sprayBand(s.canvas, '#5E4A34', s.height, s.height * 0.84, 0.8)
    paintTuft(s, 'left', '#6A6A3A')
  },
})
