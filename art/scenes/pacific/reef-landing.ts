import { paintPalms } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer, sitter, walker } from '#art/kit/poses.ts'

/** The aluminium barge running the pass of Tokelau, the supply ship lying off the reef. */
export const reefLanding = landmark({
  name: 'reef-landing',
  palette: { ...PALETTES.noon, top: '#3E98C4', middle: '#96D0DA', horizon: '#F0F0D8' },
  accent: '#F2762E',
  ground: 0.34,
  sun: null,
  clouds: null,
  altText:
    'A flat barge loaded with boxes and people coming through the surf of a reef channel, a ship lying off and children waiting on the coral steps',
  paint: (s) => {
    paintWater(s, '#1E7CA8', 0, '#C9E8E0', null)
    s.draw(s.at(-190, 30, 0.9), [
      ['M-200 -30H190Q170 20 150 26H-180Q-200 10 -200 -30z', '#2E5A8A'],
      ['M-190 -30V-60H-40v-60H60v30h30v60z', '#FBF6E8'],
      [panes(-24, 44, 4, -84, 12, 14), '#3A4A5C'],
      [block(20, -118, 26, 40), s.accent],
      ['M130 -30V-130h5v100zM132 -126L-30 -30h-4L130 -130z', '#4A4A5A'],
    ])
    const deep = (s.height - s.groundY) / s.unit + 40
    s.draw(s.at(0, 0), [
      [
        'M-1600 150Q-900 120 -500 160Q-300 140 -180 190L-100 330Q-500 320 -1600 340zM1300 150Q800 120 460 160Q300 140 210 190L160 330Q600 320 1300 340z',
        '#FBFBF4',
      ],
      [
        `M-1600 230Q-600 200 -190 250Q-60 400 -90 ${deep}H-1600zM1300 230Q600 200 230 250Q130 400 200 ${deep}H1300z`,
        '#5ED0C4',
      ],
      [
        `M-1600 290Q-600 260 -230 310Q-120 430 -150 ${deep}H-1600zM1300 290Q600 260 270 310Q190 430 260 ${deep}H1300z`,
        '#C9B494',
      ],
      [
        'M-1600 230Q-600 200 -190 250l10 20Q-600 226 -1600 256zM1300 230Q600 200 230 250l-10 20Q600 226 1300 256z',
        '#FFFFFF',
      ],
    ])
    s.draw(s.at(30, 300, 1.15), [
      ['M-150 60Q-60 20 40 40Q130 20 190 60Q100 110 0 100Q-110 110 -150 60z', '#F4FAF4'],
      ['M-130 40L-110 -60H120L150 40z', '#A9B8C0'],
      ['M60 -60H120L150 40H90z', '#7A8E9A'],
      ['M-114 -50H124l-2 -14H-112z', '#DCE6E8'],
      [block(-70, -62, 60, 46) + block(-20, -62, 40, 70), '#C98A4E'],
      [block(40, -62, 50, 54), '#3E8A6A'],
      [block(-60, -108, 44, 34), '#F2C23C'],
      ['M66 -116q-2 -46 18 -48q20 2 18 48zM-110 -62q-2 -46 18 -48q20 2 18 48z', s.accent],
      [round(84, -176, 12) + round(-92, -122, 12), '#6A3E2E'],
      ['M-14 -132q-2 -46 18 -48q20 2 18 48z', '#2E6AA0'],
      [round(4, -192, 12), '#6A3E2E'],
    ])
    s.draw(s.at(0, 0), [
      [
        Array.from(
          { length: 5 },
          (_n, i) => `M${-420 + i * 14} ${430 + i * 36}h${250 - i * 6}v40h${-260 + i * 2}z`,
        ).join(''),
        '#E3D3B8',
      ],
    ])
    s.draw(s.at(-300, 470, 1.15), [
      ...pointer(0, '#F2C23C', '#F6E3BE', '#6A3E2E'),
      ...walker(-90, '#D8402E', '#2E6AA0', '#6A3E2E'),
    ])
    s.draw(s.at(-220, 540, 1.15), sitter(0, '#2E8A6A', '#6A3E2E'))
    paintPalms(s, 'right', '#1E5A4A', '#4A3A36', 470, 2)
  },
})
