import { paintGroundMist } from '#art/kit/backdrops.ts'
import { longtail, paintFloating } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Longtail boats below limestone towers on the Andaman Sea. */
export const longtailBay = landmark({
  name: 'longtail-bay',
  palette: PALETTES.morning,
  accent: '#E5503A',
  ground: 0.6,
  sun: [-170, 250, 62],
  altText: 'A longtail boat with ribbons at its bow in a green bay below limestone towers',
  paint: (s) => {
    const tower = (x: number, w: number, h: number, lit: string, shade: string): void =>
      s.draw(s.at(x, 8), [
        [
          `M${-w * 0.8} 0L${-w * 0.94} ${-h * 0.07}Q${-w * 1.06} ${-h * 0.3} ${-w * 0.88} ${-h * 0.5}Q${-w * 0.98} ${-h * 0.68} ${-w * 0.66} ${-h * 0.8}Q${-w * 0.6} ${-h * 0.95} ${-w * 0.2} ${-h * 0.95}Q${w * 0.1} ${-h * 1.08} ${w * 0.4} ${-h * 0.92}Q${w * 0.8} ${-h * 0.86} ${w * 0.8} ${-h * 0.66}Q${w * 1.1} ${-h * 0.46} ${w * 0.96} ${-h * 0.26}Q${w * 1.08} ${-h * 0.12} ${w * 0.92} ${-h * 0.07}L${w * 0.76} 0z`,
          lit,
        ],
        [
          `M${w * 0.16} ${-h}Q${w * 0.3} ${-h} ${w * 0.4} ${-h * 0.92}Q${w * 0.8} ${-h * 0.86} ${w * 0.8} ${-h * 0.66}Q${w * 1.1} ${-h * 0.46} ${w * 0.96} ${-h * 0.26}Q${w * 1.08} ${-h * 0.12} ${w * 0.92} ${-h * 0.07}L${w * 0.76} 0H${w * 0.24}Q${w * 0.06} ${-h * 0.2} ${w * 0.3} ${-h * 0.42}Q${-w * 0.02} ${-h * 0.7} ${w * 0.16} ${-h}z`,
          shade,
        ],
        [
          [-0.7, -0.46, -0.2]
            .map(
              (k, i) =>
                `M${w * k} ${-h * (0.66 - i * 0.1)}l${w * 0.1} ${h * 0.34}l${w * 0.08} ${h * 0.12}l${w * 0.02} ${-h * 0.5}z`,
            )
            .join(''),
          shade,
        ],
        [
          `M${-w * 0.76} ${-h * 0.74}q${-w * 0.06} ${-h * 0.12} ${w * 0.16} ${-h * 0.14}q${w * 0.02} ${-h * 0.13} ${w * 0.32} ${-h * 0.1}q${w * 0.2} ${-h * 0.14} ${w * 0.44} ${-h * 0.04}q${w * 0.3} ${-h * 0.02} ${w * 0.34} ${h * 0.12}q${w * 0.32} ${h * 0.02} ${w * 0.34} ${h * 0.18}q${-w * 0.2} ${-h * 0.05} ${-w * 0.34} ${h * 0.03}q${-w * 0.14} ${-h * 0.12} ${-w * 0.3} ${-h * 0.02}q${-w * 0.16} ${-h * 0.1} ${-w * 0.36} ${h * 0.02}q${-w * 0.24} ${-h * 0.08} ${-w * 0.6} ${-h * 0.05}z`,
          '#3E8A5C',
        ],
        [
          `M${w * 0.5} ${-h * 0.44}q${w * 0.2} ${-h * 0.1} ${w * 0.4} ${h * 0.04}q${w * 0.1} ${h * 0.1} ${-w * 0.02} ${h * 0.16}q${-w * 0.1} ${-h * 0.1} ${-w * 0.38} ${-h * 0.2}zM${-w * 0.94} ${-h * 0.3}q${w * 0.1} ${-h * 0.1} ${w * 0.24} 0q${-w * 0.06} ${h * 0.1} ${-w * 0.26} ${h * 0.14}z`,
          '#2C6E50',
        ],
        [`M${-w * 0.8} 0L${-w * 0.92} ${-h * 0.05}H${w * 0.9}L${w * 0.76} 0z`, '#4E5A58'],
      ])
    tower(-330, 60, 210, '#8FBFB4', '#6CA6A2')
    tower(330, 70, 250, '#8FBFB4', '#6CA6A2')
    paintGroundMist(s, 150, 0.6)
    tower(-220, 104, 290, '#C9B79A', '#7E8E86')
    tower(170, 150, 440, '#DCC3A0', '#7C7E7A')
    paintGroundMist(s, 60, 0.5)
    paintWater(s, '#2F9E98')
    paintFloating(s, s.atDepth(-40, 0.56, 1.25), 170, longtail('#6E3C2C', '#F6E3BE', s.accent))
  },
})
