import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { canoe } from '#art/kit/boats.ts'
import { coniferPath } from '#art/kit/flora.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { sitter } from '#art/kit/poses.ts'
import { paintRipples } from '#art/kit/water.ts'

/** A lake of glacier milk below a wall of peaks, seen from the rocks above its end. */
export const canoeLake = landmark({
  name: 'canoe-lake',
  palette: {
    ...PALETTES.highland,
    top: '#8CB6C4',
    middle: '#C4DCD8',
    horizon: '#F4EEDC',
    deep: '#183A44',
    lightText: 'on a clear morning',
  },
  accent: '#E2402C',
  ground: 0.42,
  sun: null,
  clouds: null,
  mist: '#9ADAD2',
  altText:
    'A turquoise lake under a row of snow-streaked peaks, seen from above, red canoes on it and firs on the rocks in front',
  paint: (s) => {
    const { canvas, width, height, groundY, unit, x } = s
    for (const [across, tall, reach] of [
      [-1020, 300, 260],
      [-700, 340, 280],
      [-330, 330, 230],
      [-160, 270, 210],
      [40, 360, 240],
      [230, 290, 210],
      [390, 340, 250],
      [700, 320, 270],
    ] as const)
      paintMountain(s, across, tall, reach, '#A8A6A4', '#5E6C7E', 0.42, 0.9)
    paintGroundMist(s, 150, 0.6)
    const slope = (side: -1 | 1, ink: string, reach: number): void => {
      let path = ''
      for (let index = 0; index < 26; index += 1) {
        const share = index / 26
        path += coniferPath(
          canvas,
          x + side * (70 + reach * share) * unit,
          groundY + (14 + 250 * share ** 1.5) * unit,
          (30 + 70 * share) * unit,
        )
      }
      addPath(canvas, path, ink)
    }
    canvas.shapes.push(
      outline`<rect x="0" y="${groundY}" width="${width}" height="${height - groundY}" fill="#2FA6AE"/>`,
    )
    sprayBand(canvas, '#9AE0D8', groundY, groundY + 260 * unit, 0.95)
    s.draw(s.at(0, 0), [
      ['M-1400 -20h1330l-40 40q-130 60 -200 150q-80 90 -230 140h-860z', '#3E6A5A'],
      ['M1000 -20h-930l50 36q110 50 170 130q90 110 260 150h450z', '#2E5850'],
    ])
    slope(-1, '#23504A', 560)
    slope(1, '#1B4244', 480)
    sprayBand(canvas, '#12646E', height, height * 0.74, 0.8)
    paintRipples(
      canvas,
      {
        topY: groundY + 130 * unit,
        bottomY: height * 0.86,
        count: 20,
        minWidth: 16 * unit,
        maxWidth: 70 * unit,
        across: [0.3, 0.8],
      },
      '#D8F4EC',
      { opacity: 0.6 },
    )
    s.draw(s.at(30, 170, 0.4), canoe(s.accent, '#F6E6C2'))
    s.draw(s.at(-90, 250, 0.56), canoe('#F2B83C', '#3E5A7A', '#F6E6C2'))
    s.draw(s.at(110, 372, 0.86), canoe(s.accent, '#F6E6C2', '#2F6A5A'))
    s.draw(s.atDepth(0, 1), [
      ['M-1400 60v-150l120 -60l160 40l140 -50l260 80l170 -70l150 30l110 60l90 -10l70 120z', '#4A4E58'],
      ['M-420 -90l150 30l110 60l90 -10l70 70h-250l-60 -90z', '#7E7A78'],
      ['M1000 60v-170l-180 -40l-160 40l-120 -60l-140 60l-60 170z', '#3A424E'],
    ])
    s.draw(s.atDepth(-250, 0.89, 1.05), sitter(0, '#F2B83C', '#2A3A4E'))
    let firs = ''
    for (const [across, tall] of [
      [-380, 420],
      [-1000, 520],
      [-900, 360],
      [372, 470],
      [300, 260],
      [520, 380],
    ] as const)
      firs += coniferPath(canvas, x + across * unit, height + 10, tall * unit)
    addPath(canvas, firs, '#12303A')
  },
})
