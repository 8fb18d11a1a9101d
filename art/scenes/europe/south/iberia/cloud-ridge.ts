import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

/** Rolls of cloud around peaks, each row nearer and brighter. */
const roll = (y: number, size: number, shift: number): string =>
  `M-1500 ${y}${Array.from({ length: 20 }, (_none, i) => `q${size * 0.5} ${-size * (0.5 + ((i * 37 + shift) % 40) / 60)} ${size} 0`).join('')}V900H-1500z`

/** A stair path along a knife of a ridge, the sea of cloud on both sides. */
export const cloudRidge = landmark({
  name: 'cloud-ridge',
  palette: {
    ...PALETTES.dusk,
    top: '#4E7AB4',
    middle: '#C4B4CC',
    horizon: '#FCD9B4',
    deep: '#2A2A44',
    lightText: 'at sunrise',
  },
  accent: '#E2452E',
  ground: 0.4,
  sun: null,
  clouds: null,
  altText:
    'A path of steps with a rail along a sharp ridge high above a sea of cloud, dark peaks rising from it, walkers going up',
  paint: (s) => {
    const { canvas, groundY, unit } = s
    s.draw(s.at(0, 0), [
      [
        'M-1400 60l240 -90l120 40l180 -110l160 110l140 -40l190 100l160 -140l90 70l130 -150l150 120l170 -50l150 110l220 -70l260 120v80h-2360z',
        '#9A9AC0',
      ],
      [roll(70, 130, 3), '#F4DDD0'],
      [
        'M-1500 170l300 -120l150 80l160 -50l170 120zM-380 190l130 -170l50 40l60 -70l120 130l90 90zM180 200l130 -110l80 -100l60 90l70 -20l160 150z',
        '#6E6A92',
      ],
      ['M-120 -50l120 130l90 90h-160l-80 -110zM390 -10l60 90l70 -20l160 150h-240z', '#4E4A72'],
      [roll(200, 170, 11), '#FBEBDC'],
      [roll(250, 220, 23), '#E3CFD6'],
    ])
    sprayBand(canvas, '#FFFFFF', groundY + 210 * unit, groundY + 340 * unit, 0.6)
    s.draw(s.at(0, 0), [
      [
        'M40 120l50 -60l40 30l30 120l70 90l40 130l130 160l90 200l60 330h-1000l120 -330l110 -160l150 -120l60 -110l70 -90z',
        '#5E4A5E',
      ],
      [
        'M40 120l50 -60l16 60l-30 90l40 90l-60 120l50 150l-90 180l20 330h-486l120 -330l110 -160l150 -120l60 -110l70 -90z',
        '#8E6A6A',
      ],
      ['M150 220l70 90l40 130l-60 -40zM290 470l130 160l40 120l-120 -110z', '#42364E'],
    ])
    const path: readonly (readonly [number, number, number])[] = [
      [92, 66, 4],
      [84, 110, 6],
      [104, 160, 8],
      [78, 220, 11],
      [110, 290, 15],
      [66, 370, 20],
      [100, 470, 28],
      [30, 590, 38],
      [60, 740, 54],
      [20, 960, 80],
    ]
    s.draw(s.at(0, 0), [
      [
        `M${path.map(([px, py, w]) => `${px - w} ${py}`).join('L')}L${path
          .toReversed()
          .map(([px, py, w]) => `${px + w} ${py}`)
          .join('L')}z`,
        '#F2DCC0',
      ],
    ])
    let [steps, posts] = ['', '']
    for (let index = 0; index < path.length - 1; index += 1) {
      const [ax, ay, aw] = path[index] ?? [0, 0, 0]
      const [bx, by, bw] = path[index + 1] ?? [0, 0, 0]
      for (let part = 0; part < 6; part += 1) {
        const share = part / 6
        const [px, py, w] = [ax + (bx - ax) * share, ay + (by - ay) * share, aw + (bw - aw) * share]
        steps += outline`M${s.x + (px - w) * unit} ${groundY + py * unit}h${2 * w * unit}v${Math.max(1, w * 0.12) * unit}h${-2 * w * unit}z`
        if (part % 2 === 0)
          posts += outline`M${s.x + (px + w) * unit} ${groundY + py * unit}v${-w * 2 * unit}h${Math.max(1.5, w * 0.12) * unit}v${w * 2 * unit}z`
      }
    }
    addPath(canvas, steps, '#B4947E')
    addPath(canvas, posts, '#3A2E3E')
    s.draw(s.at(84, 330, 0.42), walker(0, '#F2C23C', '#2F5A7A'))
    s.draw(s.at(72, 500, 0.8), walker(0, s.accent, '#F6E6C2'))
  },
})
