import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { paintFloating, rowingBoat, yacht } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { hip, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The steaming crater above its green ribs, black sand and a village below, double-ended boats before it. */
export const smokingCone = landmark({
  name: 'smoking-cone',
  palette: {
    ...PALETTES.noon,
    top: '#4E98BC',
    middle: '#A9D0D0',
    horizon: '#F6ECCB',
    lightText: 'on a trade wind afternoon',
  },
  accent: '#E2503A',
  ground: 0.58,
  sun: null,
  clouds: null,
  altText:
    'A green volcano with a broken crater and a wisp of steam, ribs running down to a black beach with a village, a rowing boat and a sail in front',
  paint: (s) => {
    const { canvas, groundY, unit, x } = s
    paintMountain(s, -560, 180, 460, '#6EA08E', '#4E8074', 0, 0.4)
    paintMountain(s, 560, 160, 420, '#6EA08E', '#4E8074', 0, 0.4)
    addPath(
      canvas,
      outline`M${x - 10 * unit} ${groundY - 392 * unit}q${-60 * unit} ${-50 * unit} ${-10 * unit} ${-100 * unit}q${50 * unit} ${-50 * unit} ${150 * unit} ${-50 * unit}q${120 * unit} ${-40 * unit} ${220 * unit} ${-20 * unit}q${-90 * unit} ${30 * unit} ${-180 * unit} ${60 * unit}q${-90 * unit} ${40 * unit} ${-130 * unit} ${114 * unit}z`,
      '#FBF6E8',
    )
    s.draw(s.at(0, 6), [
      [
        'M-480 0C-360 -50 -230 -180 -120 -372L-84 -410L-60 -384L-20 -396L30 -380L64 -414L110 -372C210 -190 330 -60 470 0z',
        '#7EAE6A',
      ],
      ['M64 -414L110 -372C210 -190 330 -60 470 0H190C150 -120 120 -260 64 -414z', '#4E8454'],
      ['M-84 -410L-60 -384L-20 -396L30 -380L64 -414L84 -360L30 -344L-30 -356L-96 -346z', '#8A6A5E'],
      [
        'M-120 -330C-150 -200 -230 -80 -330 0h60C-180 -90 -130 -200 -104 -330zM-30 -340C-40 -200 -80 -90 -130 0h60C-30 -100 -14 -210 -10 -340zM50 -330C60 -210 50 -100 30 0h60C100 -110 90 -220 70 -330z',
        '#A4CC7A',
      ],
    ])
    paintGroundMist(s, 80, 0.4)
    s.draw(s.at(0, 10), [
      ['M-1500 6q500 -40 1000 -30q500 -10 1600 20v12h-2600z', '#3A3A40'],
      ...[-330, -260, -180, -80, 20, 110, 200, 300, -640, -760, -900].flatMap((left, i) => [
        ...solid(
          left,
          -12 + (i % 2) * 6,
          52,
          30 + (i % 3) * 8,
          ['#F6E3BC', '#E8A08A', '#A9D3CC', '#F2C86A'][i % 4] ?? '#F6E3BC',
          '#B9907E',
          0.3,
        ),
        [hip(left, -40 - (i % 3) * 8 + (i % 2) * 6, 32, 20, 0.4), s.accent] as const,
        [panes(left - 12, left + 6, 2, -20, 8, 12), '#3E5A6A'] as const,
      ]),
    ])
    paintWater(s, '#1F90AC', 16, '#E8F4DC', null)
    paintFloating(s, s.atDepth(200, 0.4, 0.66), 90, yacht('#F6F0E0', '#FFFDF4', '#D3DCDC'))
    paintFloating(s, s.atDepth(-40, 0.66, 1.25), 104, rowingBoat('#2F6A8C', '#F2C23C'))
  },
})
