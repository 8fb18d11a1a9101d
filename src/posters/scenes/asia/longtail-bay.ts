import { mist } from '#src/posters/kit/backdrops.ts'
import { float, longtail } from '#src/posters/kit/boats.ts'
import { water } from '#src/posters/kit/grounds.ts'
import { LOOKS } from '#src/posters/kit/looks.ts'
import { landmark } from '#src/posters/kit/stage.ts'

/** Longtail boats below limestone towers on the Andaman Sea. */
export const longtailBay = landmark({
  name: 'longtail-bay',
  look: LOOKS.morning,
  accent: '#E5503A',
  ground: 0.6,
  sun: [-170, 250, 62],
  altText: 'A longtail boat with ribbons at its bow in a green bay below limestone towers',
  paint: (s) => {
    const tower = (x: number, w: number, h: number, lit: string, shade: string): void =>
      s.draw(s.at(x, 8), [
        [
          `M${-w} 0q-10 ${-h * 0.5} 16 ${-h * 0.7}q10 ${-h * 0.24} ${w * 0.6} ${-h * 0.3}q${w * 0.5} 0 ${w * 0.9} ${h * 0.2}q${w * 0.5} ${h * 0.3} ${w * 0.46} ${h * 0.8}z`,
          lit,
        ],
        [
          `M${w * 0.1} ${-h * 0.98}q${w * 0.5} 0 ${w * 0.6} ${h * 0.18}q${w * 0.46} ${h * 0.3} ${w * 0.4} ${h * 0.8}h${-w * 0.7}q${w * 0.3} ${-h * 0.5} ${-w * 0.3} ${-h * 0.98}z`,
          shade,
        ],
        [
          `M${-w * 0.5} ${-h * 0.9}q${w * 0.6} ${-h * 0.16} ${w * 1.1} ${h * 0.1}q-20 16 -40 2q-22 18 -44 2q-20 18 -40 4z`,
          '#3E8A5C',
        ],
      ])
    tower(-330, 60, 210, '#8FBFB4', '#6CA6A2')
    tower(330, 70, 250, '#8FBFB4', '#6CA6A2')
    mist(s, 150, 0.6)
    tower(-210, 80, 300, '#C9B79A', '#7E8E86')
    tower(170, 120, 420, '#DCC3A0', '#7C7E7A')
    mist(s, 60, 0.5)
    water(s, '#2F9E98')
    float(s, s.near(-40, 0.56, 1.25), 170, longtail('#6E3C2C', '#F6E3BE', s.accent))
  },
})
