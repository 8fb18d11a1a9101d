import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintFarTown, paintRidge } from '#art/kit/backdrops.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer, sitter } from '#art/kit/poses.ts'

/** The Roman theatre of Plovdiv from its upper rows: two storeys of columns, the town and the Rhodopes beyond. */
export const hillTheatre = landmark({
  name: 'hill-theatre',
  palette: { ...PALETTES.autumn, top: '#6FA0BC', middle: '#C6D0C4', horizon: '#FBE6C4' },
  accent: '#D8432E',
  ground: 0.42,
  sun: null,
  clouds: null,
  altText:
    'Curved marble seats of a Roman theatre seen from above, a stage with two storeys of white columns, roofs and blue mountains behind',
  paint: (s) => {
    paintRidge(s, '#8EA4BC', 130, 60, 0.5)
    paintFarTown(s, ['#F6E3BE', '#E9C8A0', '#DDB48E'], ['#C8603E', '#B5503A'], 60, 0.2, 30)
    const column = (x: number, base: number, tall: number): readonly GlyphPart[] => [
      [block(x, base, 16, tall), '#FBF6E8'],
      [block(x + 5, base, 6, tall), '#BDB4B4'],
      [block(x, base - tall, 26, 8) + block(x, base + 4, 26, 8), '#FBF6E8'],
    ]
    const deep = (s.height - s.groundY) / s.unit + 40
    s.draw(s.at(0, 90), [
      ['M-430 30H430V44H-430z', '#E3D6C0'],
      ...[-400, -330, -260, -120, -60, 60, 120, 260, 330, 400].flatMap((x) => column(x, 24, 118)),
      ['M-420 -94H-236v-18h-184zM-140 -94H140v-18H-140zM420 -94H236v-18h184z', '#EFE4D0'],
      ...[-390, -330, -270, -110, 110, 270, 330, 390].flatMap((x) => column(x, -118, 84)),
      [
        'M-404 -206h150v-14h-150zM404 -206h-150v-14h150zM-130 -206h40v-14h-40zM130 -206h-40v-14h40z',
        '#EFE4D0',
      ],
      ['M-90 24v-110h60v110zM30 24v-110h60v110z', '#D9CDBC'],
    ])
    s.draw(s.at(0, 140), [
      [`M-1600 -10H1300V${deep}H-1600z`, '#B9A88E'],
      ['M-470 -10H470Q400 150 0 160Q-400 150 -470 -10z', '#E8D3AA'],
      ...Array.from({ length: 8 }, (_n, i): GlyphPart[] => {
        const [w, d] = [490 + i * 96, 176 + i * 62]
        return [
          [
            `M${-w} -10Q${-w * 0.86} ${d} 0 ${d + 10}Q${w * 0.86} ${d} ${w} -10h46Q${w * 0.9 + 40} ${d + 46} 0 ${d + 56}Q${-w * 0.9 - 40} ${d + 46} ${-w - 46} -10z`,
            '#F6EEDC',
          ],
          [
            `M${-w} -10Q${-w * 0.86} ${d} 0 ${d + 10}Q${w * 0.86} ${d} ${w} -10h12Q${w * 0.88} ${d + 16} 0 ${d + 26}Q${-w * 0.88} ${d + 16} ${-w - 12} -10z`,
            '#A99C94',
          ],
        ]
      }).flat(),
      [
        [-0.62, 0, 0.62]
          .map(
            (a) =>
              `M${a * 420 - 8} ${170 - Math.abs(a) * 60}L${a * 900 - 26} ${deep}h52L${a * 420 + 8} ${170 - Math.abs(a) * 60}z`,
          )
          .join(''),
        '#DDD0BC',
      ],
    ])
    s.draw(s.at(-20, 210, 0.8), pointer(0, s.accent, '#2A2430'))
    s.draw(s.at(-210, 380, 0.9), [...sitter(0, '#3E6A9A'), ...sitter(56, '#F2C23C')])
    s.draw(s.at(220, 500, 1.1), [...sitter(0, '#5E8A5A'), ...sitter(70, '#8A4A6A')])
    sprayBand(s.canvas, '#6A5A5A', s.height, s.height * 0.9, 0.6)
  },
})
