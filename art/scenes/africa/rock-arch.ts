import { paintHills } from '#art/kit/backdrops.ts'
import { camel, robed } from '#art/kit/figures.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A natural arch of sandstone, a caravan under it. */
export const rockArch = landmark({
  name: 'rock-arch',
  palette: PALETTES.arid,
  accent: '#F2C63C',
  ground: 0.7,
  sun: [-20, 170, 66],
  altText: 'A huge natural arch of sandstone in the desert, a caravan of camels passing beneath it',
  paint: (s) => {
    paintHills(s, '#DDA878', 50, 14)
    s.draw(s.at(20, 20, 1.1), [
      [
        'M-330 0L-318 -150L-290 -190L-286 -300L-240 -350L-220 -420L-130 -452L-70 -490L60 -484L110 -462L180 -440L222 -370L270 -330L280 -220L306 -180L330 0zM190 0L168 -150L140 -190L120 -270L60 -318L-20 -330L-110 -300L-160 -240L-164 -170L-186 -120L-196 0z',
        '#DE8E58',
      ],
      [
        'M60 -484L110 -462L180 -440L222 -370L270 -330L280 -220L306 -180L330 0H262L240 -160L206 -240L200 -340L140 -410zM-196 0L-186 -120L-164 -170L-160 -240L-110 -300L-20 -330L60 -318L120 -270L30 -290L-60 -268L-118 -206L-132 -140L-156 -90L-160 0z',
        '#8A4644',
      ],
      [
        'M-318 -150L-290 -190L-286 -300L-262 -324L-258 -200L-284 -140L-290 -60L-322 -100zM-220 -420L-130 -452L-70 -490L20 -486L-40 -460L-120 -424L-190 -396L-226 -380z',
        '#F2B27A',
      ],
      [
        'M-270 -250l70 8l10 8l-78 -6zM-240 -340l110 -34l150 -20l-2 9l-146 20l-108 34zM150 -330l44 26l2 12l-50 -30zM-304 -60l96 4l-1 9l-96 -3z',
        '#B8683F',
      ],
    ])
    paintOpenGround(s, '#EBB878', '#C98E52', -10)
    s.draw(s.atDepth(-40, 0.28, 0.95), [
      ...camel(-110, '#7A4A36', s.accent),
      ...camel(20, '#8A5640', '#F6E3BE'),
      ...camel(150, '#7A4A36', '#2F6A8A'),
      ...robed(-210, '#2F5A9A', '#2F5A9A'),
    ])
  },
})
