import { sprayBand } from '#art/drawing/spray.ts'
import { paintPalms } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { block, panes, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { pointer, walker } from '#art/kit/poses.ts'

/** An aiga bus of Tutuila, wooden body and open windows, under the twin peaks of Pola. */
export const paintedBus = landmark({
  name: 'painted-bus',
  palette: { ...PALETTES.morning, top: '#4EA0AC', middle: '#A9D4C8', horizon: '#FBEFC8' },
  accent: '#F2C22E',
  ground: 0.6,
  sun: null,
  clouds: null,
  altText:
    'A wooden bus in bright colours on a coast road, passengers at its open windows, green peaks falling sheer to the sea',
  paint: (s) => {
    s.draw(s.at(0, 0), [
      ['M-1500 0V-200Q-900 -330 -620 -250Q-440 -380 -330 -300Q-200 -420 -60 -160Q-20 -60 40 0z', '#6EA47A'],
      ['M-330 -300Q-200 -420 -60 -160Q-20 -60 40 0H-160Q-200 -160 -330 -300z', '#43785E'],
      [
        'M70 0Q90 -240 140 -300Q190 -330 220 -250Q240 -120 270 0zM290 0Q300 -150 340 -190Q390 -200 410 0z',
        '#5E9470',
      ],
      [
        'M160 -312Q200 -320 220 -250Q240 -120 270 0H190Q200 -180 160 -312zM350 -192Q390 -190 410 0h-50Q366 -120 350 -192z',
        '#386A56',
      ],
    ])
    paintWater(s, '#2E9CAC', 0, '#E4F2DC', null)
    s.draw(s.at(0, 0), [
      ['M-1500 110Q-400 60 1200 130V900H-1500z', '#8DB45E'],
      ['M-1500 150Q-400 110 1200 170V310Q-400 260 -1500 320z', '#6A6470'],
      ['M-1500 150Q-400 110 1200 170v10Q-400 120 -1500 162z', '#F3E3B8'],
      ['M-1500 320Q-400 260 1200 310v16Q-400 280 -1500 340z', '#C9A878'],
    ])
    s.draw(s.at(-20, 226, 1.25), [
      ['M-290 0V-150h30v-40h420l30 40V-70h90q20 4 20 26V0z', '#D8402E'],
      ['M-290 -60H220v20H-290z', '#2E6AA0'],
      ['M-290 -36H300v14H-290z', s.accent],
      ['M-300 -188h500v-16h-480z', '#FBF3DF'],
      [panes(-246, 90, 6, -70, 50, 70), '#3A3A4A'],
      ['M132 -70v-72h44l30 40v32z', '#BFE0E0'],
      [[-246, -178, -44, 22, 90].map((x) => `M${x - 20} -70q-2 -36 20 -38q22 2 20 38z`).join(''), '#F2D9A0'],
      [[-246, -178, -44, 22, 90].map((x) => round(x, -118, 13)).join(''), '#6A3E2E'],
      [round(-190, 2, 38) + round(206, 2, 38), '#2A2430'],
      [round(-190, 2, 17) + round(206, 2, 17), '#D9D2C4'],
      [
        [-270, -120, -70, -20, 30, 80, 130, 270].map((x) => `M${x} -14l10 -12l10 12l-10 12z`).join(''),
        '#FBF3DF',
      ],
      [block(288, -20, 22, 20), '#FFF3B0'],
    ])
    s.draw(s.at(300, 392, 1.1), [
      ...walker(0, '#2E8A6A', s.accent),
      ['M-30 -10q30 -40 62 0l-4 -30h-54z', '#2E8A6A'],
    ])
    s.draw(s.at(-120, 396, 1.05), [...pointer(0, '#F6F0E0', '#D8A03A')])
    paintPalms(s, 'left', '#1E5A44', '#4A3A36', 640, 1)
    sprayBand(s.canvas, '#2E5A3C', s.height, s.height * 0.9, 0.7)
  },
})
