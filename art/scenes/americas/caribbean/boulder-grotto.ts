import { addPath } from '#art/drawing/canvas.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { placePath } from '#art/drawing/place-path.ts'
import { yacht } from '#art/kit/boats.ts'
import { person } from '#art/kit/figures.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Someone who wades, cut off at the knee by the water. */
const wader = (x: number, suit: string, hat: string): readonly GlyphPart[] => [
  [`M${x - 13} 0l2 -34h9l1 34zM${x + 3} 0l1 -34h9l2 34z`, '#7A4632'],
  [`M${x - 17} -30q0 -50 8 -58h18q8 8 8 58z`, suit],
  [`M${x - 14} -86l-22 20l4 6l22 -14zM${x + 14} -86l22 20l-4 6l-22 -14z`, '#7A4632'],
  [round(x, -102, 11), '#7A4632'],
  [`M${x - 18} -106q18 -22 36 0z`, hat],
]

/** The Baths of Virgin Gorda: giant boulders that lean together over a pool, a beam of light, the sea in the gap. */
export const boulderGrotto = landmark({
  name: 'boulder-grotto',
  palette: {
    ...PALETTES.noon,
    top: '#4AA3C8',
    middle: '#B4E0DE',
    horizon: '#FBF2DA',
    deep: '#123846',
    lightText: 'when the sun stands high',
  },
  accent: '#F2603A',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'Two people wade through a clear pool between giant granite boulders that lean together, a beam of light falls into it and a yacht is seen in the gap',
  paint: (s) => {
    const deep = (s.height - s.groundY) / s.unit + 20
    const top = -s.groundY / s.unit - 20
    paintWater(s, '#1C8FB0', -40, '#C6ECE4', null)
    s.draw(s.at(34, -24, 0.5), yacht('#2F4A78', '#FFFDF4', '#A9C4CC'))
    s.draw(s.at(0, 0), [
      ['M-260 34Q-60 22 300 34V70H-260z', '#F5E7C8'],
      ['M-300 40Q-310 -30 -230 -50Q-160 -40 -150 40zM120 40Q130 -40 210 -46Q300 -30 300 40z', '#B39C8C'],
      [
        'M-230 -50Q-160 -40 -150 40H-200Q-190 -20 -230 -50zM210 -46Q300 -30 300 40H240Q250 -20 210 -46z',
        '#8A746C',
      ],
      [`M-1600 60H1300V${deep}H-1600z`, '#2FA3A8'],
      [`M-330 60Q0 44 330 60Q220 200 300 ${deep}H-340Q-240 200 -330 60z`, '#6CCBC2'],
      [`M-80 150Q20 106 110 150Q160 230 190 ${deep}H-190Q-150 230 -80 150z`, '#A9E3D6'],
    ])
    s.draw(s.at(0, 0), [[`M-200 ${top}H320L120 -220Q60 -284 -10 -240z`, '#463A44']])
    s.draw(s.at(0, 0), [
      [
        `M-1600 ${top}H130Q96 ${top + 130} 20 -270Q-60 -180 -130 -110Q-190 -20 -200 60Q-220 170 -330 200Q-500 230 -1600 220z`,
        '#8E7A72',
      ],
      [
        `M130 ${top}Q96 ${top + 130} 20 -270Q-60 -180 -130 -110Q-190 -20 -200 60Q-220 170 -330 200Q-290 60 -240 -60Q-160 -230 -40 -330Q40 -400 60 ${top}z`,
        '#5C4C52',
      ],
      [`M-420 ${top}Q-330 ${top + 60} -340 -200Q-360 -60 -430 40L-1600 80V${top}z`, '#A99488'],
      [
        `M1300 ${top}H110Q120 ${top + 120} 70 -250Q130 -190 176 -90Q210 0 206 80Q230 190 360 210Q600 230 1300 210z`,
        '#6E5C5E',
      ],
      [
        `M110 ${top}Q120 ${top + 120} 70 -250Q130 -190 176 -90Q210 0 206 80Q230 190 360 210Q280 60 270 -60Q240 -200 170 -280Q150 -380 190 ${top}z`,
        '#463A44',
      ],
      [`M380 ${top}Q330 ${top + 100} 360 -160Q400 0 470 60L1300 90V${top}z`, '#84706C'],
    ])
    const beam = s.at(0, 0)
    addPath(s.canvas, placePath('M8 -262L48 -256L176 176Q60 206 -50 184z', beam), '#FDF6DC', {
      opacity: 0.34,
    })
    s.draw(s.at(0, 0), [
      ['M-60 182q110 -26 240 0q-110 32 -240 0z', '#F3FBEA'],
      [
        'M-150 120q60 -8 120 0q-60 10 -120 0zM60 300q90 -12 180 0q-90 14 -180 0zM-220 330q90 -12 180 0q-90 14 -180 0z',
        '#D8F4E8',
      ],
    ])
    s.draw(s.at(20, 184, 0.98), [...wader(0, s.accent, '#F8EBCB'), ...wader(76, '#2F4A78', '#F2C94A')])
    s.draw(s.at(-40, 60, 0.4), person(0, '#F2C94A'))
    s.draw(s.at(0, 0), [
      [`M-1600 ${deep}V260Q-600 210 -360 260Q-220 300 -190 ${deep}z`, '#5C4C52'],
      [`M-1600 260Q-600 210 -360 260Q-280 290 -240 360Q-330 300 -460 300Q-800 290 -1600 330z`, '#8E7A72'],
      [`M1300 ${deep}V240Q700 220 430 280Q270 330 240 ${deep}z`, '#342B36'],
      [`M1300 240Q700 220 430 280Q350 310 300 370Q400 320 520 310Q800 290 1300 310z`, '#5C4C52'],
    ])
  },
})
