import { hills } from '#src/posters/kit/backdrops.ts'
import { camel, robed } from '#src/posters/kit/figures.ts'
import { open } from '#src/posters/kit/grounds.ts'
import { LOOKS } from '#src/posters/kit/looks.ts'
import { landmark } from '#src/posters/kit/stage.ts'

/** A natural arch of sandstone, a caravan under it. */
export const rockArch = landmark({
  name: 'rock-arch',
  look: LOOKS.arid,
  accent: '#F2C63C',
  ground: 0.7,
  sun: [40, 190, 70],
  altText: 'A huge natural arch of sandstone in the desert, a caravan of camels passing beneath it',
  paint: (s) => {
    hills(s, '#DDA878', 50, 14)
    s.draw(s.at(20, 20, 1.1), [
      [
        'M-320 0q-10 -150 30 -260q10 -130 120 -190q130 -60 260 -20q120 40 150 170q30 130 40 300h-130q10 -190 -30 -270q-30 -70 -110 -70t-110 80q-40 90 -50 260z',
        '#DE8E58',
      ],
      ['M110 -468q130 36 130 168q30 130 40 300h-70q-10 -200 -40 -290q-30 -110 -120 -150z', '#8A4644'],
      [
        'M-320 0q-10 -150 30 -260l40 6q-30 120 -20 254zM-230 -360q120 -60 250 -54l10 14q-130 0 -250 60z',
        '#F2B27A',
      ],
    ])
    open(s, '#EBB878', '#C98E52', -10)
    s.draw(s.near(-40, 0.28, 0.95), [
      ...camel(-110, '#7A4A36', s.accent),
      ...camel(20, '#8A5640', '#F6E3BE'),
      ...camel(150, '#7A4A36', '#2F6A8A'),
      ...robed(-210, '#2F5A9A', '#2F5A9A'),
    ])
  },
})
