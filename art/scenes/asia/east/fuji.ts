import { paintFirs, paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { paintBough } from '#art/kit/frames.ts'
import { paintMirrorBars, paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The snow cone of Japan over a lake, cherry blossom in front. */
export const fuji = landmark({
  name: 'fuji',
  palette: PALETTES.morning,
  accent: '#D63C30',
  mist: '#7FB9B4',
  ground: 0.64,
  sun: [-230, 320, 66],
  altText: 'A snow-capped volcano across a lake, a red gate at the shore, cherry blossom hanging in front',
  lightText: 'on a morning in April',
  paint: (s) => {
    s.draw(s.at(40, 6), [
      ['M-480 0Q-200 -80 -62 -390Q-34 -398 0 -392Q30 -400 60 -388Q200 -80 480 0z', '#5E8FA6'],
      ['M10 -392Q34 -398 60 -388Q200 -80 480 0H130Q60 -190 10 -392z', '#3E6A8A'],
      [
        'M-62 -390Q-34 -398 0 -392Q30 -400 60 -388Q92 -318 130 -258l-26 -16l-18 40l-28 -56l-20 44l-32 -52l-30 64l-22 -50l-34 30l-24 -22Q-88 -330 -62 -390z',
        '#FFF8EA',
      ],
      ['M24 -394Q42 -396 60 -388Q92 -318 130 -258l-26 -16l-18 40l-28 -56q-14 -50 -34 -104z', '#C3D6DE'],
    ])
    paintGroundMist(s, 130)
    paintHills(s, '#4E8276', 50, 22, 0.3)
    paintFirs(s, '#2C5F5C', 40)
    paintWater(s, '#4F97A0')
    paintMirrorBars(s, '#FFF8EA', 40, 40, 90, 7)
    s.draw(s.atDepth(150, 0.46, 1.25), [
      ['M-66 0v-150h16v150zM50 0v-150h16v150z', s.accent],
      ['M-104 -168q104 18 208 0l6 -18q-110 18 -220 0zM-84 -128h168v-14h-168z', s.accent],
      ['M-8 -142v-24h16v24z', '#8E2A2A'],
    ])
    paintMirrorBars(s, s.palette.deep, 150, 150, 70, 4)
    paintBough(s, 'left', '#4A2F36', ['#F6C6C8', '#FBE3E0', '#E79AA6'], 380)
  },
})
