import { sprayBand } from '#art/drawing/spray.ts'
import { person } from '#art/kit/figures.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, cupola, panes, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

/** The lion and one tower of the Chain Bridge, its chains sweeping over the Danube to the castle hill. */
export const chainBridge = landmark({
  name: 'chain-bridge',
  palette: { ...PALETTES.city, top: '#3E4A86', middle: '#B4789A', horizon: '#FBC894' },
  accent: '#F2C83A',
  ground: 0.62,
  sun: null,
  clouds: null,
  altText:
    'A stone arch tower of a suspension bridge with iron chains sweeping over a wide river, a stone lion in front and a domed palace on the hill beyond',
  paint: (s) => {
    s.draw(s.at(0, 6), [
      ['M-1500 0V-60Q-900 -110 -560 -110Q-300 -170 60 -160Q260 -170 420 -100T1200 -60V0z', '#6E5A86'],
      [block(-250, -140, 330, 56), '#C9949A'],
      ...cupola(-250, -196, 40, 56, '#7FA49A', '#52707E'),
      [block(-250, -252, 6, 24), '#52707E'],
      [panes(-390, -110, 14, -156, 9, 18), '#FFE3A0'],
      [panes(-1300, 1100, 60, -10, 8, 10), '#FFE3A0'],
    ])
    paintWater(s, '#3E4A7A', 4, '#F6B890', null)
    s.draw(s.at(0, 0), [
      ['M-1500 70L1200 40V70L-1500 108z', '#D9C4B4'],
      ['M-1500 108L1200 70V80L-1500 124z', '#6E5E7A'],
      [
        'M200 -370Q-60 60 -430 -40Q-560 -90 -620 -160l-4 10Q-560 -70 -430 -24Q-50 80 206 -360zM200 -350Q460 -60 900 -30v8Q460 -46 200 -336z',
        '#4A3E5E',
      ],
      [
        Array.from({ length: 20 }, (_n, i) => {
          const t = i / 20
          const x = 180 - t * 600
          const y = -350 * (1 - t) ** 2.4 - 20 * t
          return `M${x} ${y + 10}h3V${72}h-3z`
        }).join(''),
        '#4A3E5E',
      ],
    ])
    s.draw(s.at(200, 200), [
      ['M-150 60V-40H-130V-420H130V-40H150V60z', '#E9D3BC'],
      ['M60 60V-420H130V-40H150V60z', '#A58A94'],
      [arches(0, 0, 1, 60, 130, 320), '#5A4A6E'],
      ['M-65 60V-200L-40 -236V60z', '#A58A94'],
      ['M-160 -420H160v-26H-160zM-146 -446H146v-30H-146zM-160 -476H160v-18H-160z', '#F3E3CF'],
      [
        Array.from({ length: 9 }, (_n, i) => block(-100 + i * 25, -400, 8, 0.1)).join('') +
          block(0, -300, 260, 8),
        '#C4AAA4',
      ],
      [block(-98, -60, 8, 330) + block(-76, -60, 6, 330), '#D3B8AC'],
      [round(0, -384, 18), '#C4AAA4'],
    ])
    s.draw(s.at(-190, 330, 1.35), [
      [block(0, 40, 250, 110), '#C9AFA8'],
      [block(70, 40, 110, 110), '#8E7886'],
      [block(0, -66, 270, 16), '#E3CDBE'],
      [
        'M-110 -82q-6 -50 20 -66l-4 -40q-4 -50 40 -60q50 0 60 50q4 30 -12 50q60 6 96 36q24 30 20 30z',
        '#F3E3CF',
      ],
      ['M20 -148q60 0 86 30q30 30 24 36h-60q0 -40 -50 -66z', '#A58A94'],
      ['M-100 -160q-20 -60 20 -96q60 -20 86 26q20 50 -14 90q-20 -60 -50 -64q-24 6 -42 44z', '#D9BFB0'],
      [`${round(-66, -196, 5)}M-90 -176q14 12 30 4l-2 6q-16 6 -28 -4z`, '#5A4A6E'],
      ['M-110 -82h60v-18q-40 -12 -60 18z', '#F3E3CF'],
    ])
    s.draw(s.at(40, 280, 0.9), [...walker(0, '#3E6A8A', s.accent), ...person(70, '#8A3A4A')])
    for (const x of [-20, 60, 330] as const)
      s.draw(s.at(x, 66, 0.6), [
        ['M-3 0v-80h6v80z', '#2A2440'],
        [round(0, -88, 11), s.accent],
      ])
    sprayBand(s.canvas, '#1B1838', s.height, s.height * 0.86, 0.8)
  },
})
