import { sprayBand } from '#art/drawing/spray.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, round, solid, taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer, walker } from '#art/kit/poses.ts'

/** Le Morne's basalt wedge across fields of sugar cane, the chimney of an old mill, a cart of cut cane. */
export const caneMorne = landmark({
  name: 'cane-morne',
  palette: { ...PALETTES.morning, top: '#4E96B4', middle: '#A9D0CC', horizon: '#FBEBC8' },
  accent: '#D8402E',
  ground: 0.5,
  sun: null,
  clouds: null,
  altText:
    'Rows of sugar cane running down to a lagoon, a wedge of dark basalt over the sea behind, an old mill chimney and cutters loading a cart',
  paint: (s) => {
    paintWater(s, '#3EA6AC', -30, '#E8F4E0', null)
    s.draw(s.at(110, -20), [
      ['M-330 0L-250 -60L-210 -190L-150 -250L60 -282L150 -262L190 -190L230 -180L260 -70L420 0z', '#8A8E86'],
      ['M60 -282L150 -262L190 -190L230 -180L260 -70L420 0H160L120 -120z', '#565E68'],
      ['M-330 0L-250 -60L-180 -84L-60 -60L80 -84L180 -60L260 -70L420 0z', '#5E8E5E'],
      ['M-150 -250l20 120l-40 40zM-40 -268l30 150l-40 30zM110 -272l20 130l-30 30z', '#A9AAA0'],
    ])
    s.draw(s.at(-270, 10), [
      [taper(0, 0, 44, 230, 0.6), '#A5685A'],
      ['M4 0L4 -230h9L22 0z', '#74464A'],
      [block(0, -222, 36, 12), '#C9907A'],
      ...solid(90, 0, 130, 60, '#9A7A70', '#6A5458', 0.3),
      [arches(50, 110, 3, 0, 22, 40), '#4A3A40'],
    ])
    const { height, groundY, unit } = s
    const deep = (height - groundY) / unit + 40
    s.draw(s.at(0, 0), [
      [`M-1600 -6H1300V${deep}H-1600z`, '#8FB04E'],
      [
        Array.from({ length: 23 }, (_n, i) => {
          const a = -11 + i
          return `M${a * 62} -6L${a * 250 - 40} ${deep}h70L${a * 62 + 16} -6z`
        }).join(''),
        '#5E8A3C',
      ],
      [
        Array.from({ length: 23 }, (_n, i) => {
          const a = -11 + i
          return `M${a * 62 + 16} -6L${a * 250 + 30} ${deep}h40L${a * 62 + 26} -6z`
        }).join(''),
        '#B9CC6A',
      ],
      [`M-26 -6L-120 ${deep}H170L30 -6z`, '#C98A5E'],
      [`M-26 -6L-120 ${deep}h50L-10 -6z`, '#DDA878'],
    ])
    s.draw(s.at(10, 190, 1.2), [
      ['M-90 -50h190l-8 36h-170z', '#8A5E44'],
      ['M-96 -52q20 -90 110 -80q80 -4 90 80z', '#A9B95E'],
      ['M-80 -60l60 -66l6 6l-50 60zM-10 -56l50 -70l6 6l-44 64zM50 -54l36 -50l5 5l-30 46z', '#5E7A3A'],
      [round(-50, -8, 26) + round(60, -8, 26), '#4A3236'],
      [round(-50, -8, 10) + round(60, -8, 10), '#C9A07A'],
    ])
    s.draw(s.at(-130, 250, 1.25), pointer(0, s.accent, '#F2D9A0'))
    s.draw(s.at(160, 262, 1.25), walker(0, '#3E6A9A', '#A9B95E'))
    sprayBand(s.canvas, '#2E4A2C', height, height * 0.88, 0.7)
  },
})
