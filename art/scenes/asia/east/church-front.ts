import { person } from '#art/kit/figures.ts'
import { paintPaving } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, eaves, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The front of a burnt church at the top of its stairs. */
export const churchFront = landmark({
  name: 'church-front',
  palette: PALETTES.noon,
  accent: '#E0572E',
  mist: '#8FC6D2',
  sun: [-220, 460, 54],
  altText: 'The stone front of a church with nothing behind it, at the top of a broad flight of steps',
  lightText: 'on a winter morning without haze',
  paint: (s) => {
    s.draw(s.at(0, 0), [
      ...solid(-310, 0, 170, 210, '#F2C65A', '#C08A42'),
      [panes(-370, -250, 4, -60, 24, 50) + panes(-370, -250, 4, -136, 24, 50), '#2F6A5A'],
      ...solid(310, 0, 180, 190, '#E79A86', '#B0645C'),
      [panes(250, 370, 4, -60, 24, 46) + panes(250, 370, 4, -130, 24, 46), '#F9E4C0'],
      [eaves(310, -184, 100, 40, 0.7), '#8E3E3A'],
      ...solid(0, 0, 330, 150, '#EBD3A6', '#B08E70', 0.3),
      ...solid(0, -150, 330, 110, '#F3DFB8', '#B8967A', 0.3),
      ...solid(0, -260, 230, 90, '#EBD3A6', '#B08E70', 0.3),
      ['M-150 -346l36 -6v-4h228v4l36 6zM-112 -350L0 -440L112 -350z', '#F3DFB8'],
      ['M20 -424L112 -350H40z', '#B08E70'],
      [block(0, -150, 350, 9) + block(0, -260, 340, 9) + block(0, -142, 340, 4), '#FFF4DC'],
      [
        panes(-150, 150, 10, -8, 8, 134) + panes(-150, 150, 10, -160, 7, 92) + panes(-96, 96, 6, -268, 7, 74),
        '#FFF4DC',
      ],
      [block(0, 0, 62, 112) + block(-108, 0, 40, 86) + block(108, 0, 40, 86), '#5E6E86'],
      [arches(-100, 100, 3, -176, 34, 70), '#8FC6D2'],
      [arches(0, 0, 1, -276, 34, 60), '#8FC6D2'],
      ['M-3 -440v-52h6v52zM-16 -472h32v6h-32z', '#7A5E54'],
    ])
    paintPaving(s, '#DDBE90', '#A98764')
    s.draw(s.at(0, 0), [
      ['M-200 4h400L480 720H-480z', '#F0DBB2'],
      [
        [20, 48, 82, 122, 170, 228, 292]
          .map((y) => `M${-204 - y * 0.38} ${y}h${408 + y * 0.76}v${4 + y / 36}h${-408 - y * 0.76}z`)
          .join(''),
        '#C6A27C',
      ],
    ])
    s.draw(s.atDepth(-70, 0.5, 0.95), [...person(0, s.accent), ...person(46, '#2E5A6E')])
    s.draw(s.atDepth(120, 0.78, 1.15), person(0, '#FBEFD6', '#7A4632'))
  },
})
