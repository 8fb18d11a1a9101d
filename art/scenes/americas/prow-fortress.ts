import { paintGroundMist, paintMountain, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { rider, robed } from '#art/kit/figures.ts'
import { paintPalms } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The fortress like a ship's prow on a mountain top. */
export const prowFortress = landmark({
  name: 'prow-fortress',
  palette: PALETTES.monsoon,
  accent: '#D8352E',
  ground: 0.74,
  sun: [-220, 460, 60],
  altText:
    'A huge stone fortress like the prow of a ship on a green mountain top, riders on the path up to it',
  paint: (s) => {
    paintMountain(s, -260, 280, 300, '#8FB89A', '#6A988A', 0, 0.4)
    paintMountain(s, 320, 300, 300, '#8FB89A', '#6A988A', 0, 0.4)
    paintGroundMist(s, 220)
    s.draw(s.at(40, 20), [
      ['M-560 40Q-300 -80 -190 -250Q-120 -320 30 -326Q190 -320 250 -230Q340 -70 600 40z', '#5E9460'],
      ['M80 -324Q210 -310 250 -230Q340 -70 600 40H240Q230 -180 80 -324z', '#3F7052'],
      ['M-190 -250l24 -130L-30 -440L60 -470L110 -300z', '#E3BE92'],
      ['M60 -470L230 -420L252 -236L90 -300z', '#A07A66'],
      ['M-30 -440L60 -470L90 -300L40 -290z', '#C69E7A'],
      ['M-166 -380L-30 -440L60 -470l170 50v-14L60 -486L-30 -456L-170 -394z', '#F0D0A4'],
      [
        [0, 1, 2, 3, 4]
          .map(
            (i) =>
              `M${-140 + i * 34} ${-374 - i * 13}v26h12v-28zM${-146 + i * 36} ${-320 - i * 12}v24h12v-26zM${90 + i * 30} ${-430 + i * 9}v26h12v-24zM${96 + i * 30} ${-374 + i * 12}v24h12v-22z`,
          )
          .join(''),
        '#5E4A4A',
      ],
      ['M-184 -290l130 -50l110 -30M-188 -262l130 -46l130 -10', '#A07A66'],
    ])
    paintTreeCrowns(s, '#4F8A58', 50, 10, '#33684A')
    paintOpenGround({ ...s, groundY: s.groundY + 10 * s.unit }, '#6E9E54', '#8AB262', 0)
    s.draw(s.atDepth(-90, 0.6, 1.15), rider(0, '#4A3430', s.accent, '#F2D08A'))
    s.draw(s.atDepth(90, 0.5, 0.95), [
      ...robed(0, '#2F6FA8', '#F2C63C'),
      ['M-22 -122q22 -24 44 0z', '#C98F4C'],
    ])
    paintPalms(s, 'right', '#1B4A40', '#3A3A34', 440)
  },
})
