import { paintHills, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintFarPalms } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { taper } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Conical tower and curved walls of dry stone. */
export const stoneEnclosure = landmark({
  name: 'stone-enclosure',
  palette: PALETTES.autumn,
  accent: '#C8432E',
  ground: 0.72,
  sun: [-200, 400, 62],
  altText:
    'A conical stone tower within high curved walls without mortar, boulders and a wild fig beside them',
  lightText: 'on a dry winter afternoon',
  paint: (s) => {
    paintHills(s, '#B9B283', 190, 40)
    s.draw(s.at(-300, -110, 0.7), [
      [
        'M-120 20q-10 -90 70 -110q90 -10 100 70l-10 40zM-20 -90q20 -90 110 -80q70 40 40 120l-80 0z',
        '#C9A98A',
      ],
    ])
    paintTreeCrowns(s, '#7E8E58', 50, 0, '#5E7048')
    paintOpenGround(s, '#C9B06A', '#A68C4C', 0)
    const courses = (from: number, to: number, left: number, wide: number): string => {
      let path = ''
      for (let y = from; y > to; y -= 15) path += `M${left} ${y}h${wide}v3h${-wide}z`
      return path
    }
    s.draw(s.at(10, 20, 1.1), [
      [taper(90, 0, 190, 380, 0.52), '#CDBBA0'],
      ['M104 0V-380h35L185 0z', '#8A786E'],
      [courses(-20, -370, 50, 84), '#A8947E'],
      ['M-400 0v-240q200 -50 330 10v230z', '#B9A68C'],
      ['M-400 -236q200 -50 330 10v16q-130 -60 -330 -10z', '#DCCBAE'],
      [
        'M-400 -206l20 14l20 -18l20 16l20 -20l20 16l20 -20l20 16l20 -18l20 18l20 -16l20 20l20 -14l20 20l20 -12l20 20v8l-20 -18l-20 12l-20 -20l-20 14l-20 -20l-20 16l-20 -18l-20 18l-20 -16l-20 20l-20 -16l-20 20l-20 -16l-20 18l-20 -14z',
        '#6E5E58',
      ],
      [courses(-20, -180, -400, 330), '#96846E'],
      ['M-70 0v-230l30 20v210z', '#6E5E58'],
      ['M170 0v-150q120 -40 240 -10v160z', '#C4B296'],
      [courses(-20, -130, 180, 230), '#9E8C76'],
    ])
    s.draw(s.atDepth(-130, 0.5, 1.1), [...person(0, s.accent, '#F6E3BE'), ...person(48, '#4F7A6A')])
    paintFarPalms(s, '#5E7048', [0.94], 150)
  },
})
