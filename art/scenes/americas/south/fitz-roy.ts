import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { rider } from '#art/kit/figures.ts'
import { paintTuft } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { dog } from '#art/kit/poses.ts'

/** The granite needles over the steppe at first light, lenses of cloud over them, a rider with his dog. */
export const fitzRoy = landmark({
  name: 'fitz-roy',
  palette: {
    ...PALETTES.dusk,
    top: '#3E5A9A',
    middle: '#A9A4CC',
    horizon: '#FBDCC0',
    deep: '#2A2A44',
    lightText: 'at first light',
  },
  accent: '#F2503C',
  ground: 0.62,
  sun: null,
  clouds: null,
  altText:
    'A row of sheer granite needles, the tallest flat-topped, glowing above glaciers, saucers of cloud over them, a rider and his dogs on the steppe',
  paint: (s) => {
    const { canvas, groundY, unit, x } = s
    const saucer = (across: number, up: number, half: number, tall: number): string => {
      const [cx, cy, w, h] = [x + across * unit, groundY - up * unit, half * unit, tall * unit]
      return outline`M${cx - w} ${cy}q${w * 0.4} ${-h} ${w} ${-h}t${w} ${h}q${-w * 0.5} ${h * 0.4} ${-w} ${h * 0.4}t${-w} ${-h * 0.4}z`
    }
    addPath(
      canvas,
      saucer(150, 510, 190, 50) + saucer(-280, 440, 120, 30) + saucer(-720, 470, 200, 44),
      '#F6C4B4',
    )
    addPath(
      canvas,
      saucer(160, 530, 120, 30) + saucer(-270, 450, 70, 18) + saucer(-700, 486, 120, 26),
      '#FBE6D4',
    )
    s.draw(s.at(0, 6), [
      [
        'M-1400 0v-90l240 -60l200 40l180 -100l160 70l110 -110l120 70l60 -60L-300 -190L-282 -260L-262 -262L-240 -180L-210 -200L-190 -300L-168 -306L-140 -220L-110 -250L-70 -400L-48 -452L-6 -470L24 -440L50 -350L84 -260L110 -270L130 -346L152 -352L176 -260L210 -210L240 -250L262 -252L290 -170L370 -110L560 -150L760 -70L1100 -100V0z',
        '#E88A6A',
      ],
      [
        'M-262 -262L-240 -180L-230 -60H-270zM-168 -306L-140 -220L-130 -80H-186L-176 -200zM-6 -470L24 -440L50 -350L84 -260L100 -60H20L36 -220zM152 -352L176 -260L210 -210L200 -60H140L160 -200zM262 -252L290 -170L370 -110L400 -60H280z',
        '#8A5A7A',
      ],
      [
        'M-70 -400L-48 -452L-30 -400L-40 -260L-70 -120L-100 -100L-80 -260zM-190 -300L-180 -220L-200 -110L-226 -120z',
        '#FBC49A',
      ],
      [
        'M-1400 0v-70l400 -60l300 60l330 -80l60 30l90 -40l40 50l60 -70l40 60l70 -40l60 50l70 -60l60 50l110 -20l90 40l300 -50l520 60v90z',
        '#F4F0F4',
      ],
      ['M-300 -110l60 60l40 50h-130zM-60 -120l60 50l30 70h-110zM130 -110l80 60l50 50h-140z', '#C4C9E0'],
    ])
    paintGroundMist(s, 60, 0.5)
    paintHills(s, '#6E5E7E', 40, 18, 0.3)
    paintOpenGround(s, '#C9A25E', '#E8CC80', 0)
    s.draw(s.at(0, 0), [
      [
        'M-260 400q60 -140 220 -200q160 -60 140 -110q-20 -40 -120 -80q160 20 190 70q20 60 -110 130q-110 60 -120 190z',
        '#7EB0C4',
      ],
    ])
    s.draw(s.at(-150, 200, 1.05), rider(0, '#6E4434', s.accent, '#2A2034'))
    s.draw(s.at(-10, 214, 1), dog(0, '#F6EAD2'))
    s.draw(s.at(-300, 220, 0.9), dog(0, '#3A2A34'))
    paintTuft(s, 'right', '#8A6A34')
  },
})
