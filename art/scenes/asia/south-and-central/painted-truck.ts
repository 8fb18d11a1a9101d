import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintGroundMist, paintHills, paintMountain } from '#art/kit/backdrops.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { panes, peak, round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

function rounds3(...middles: readonly number[]): string {
  return middles.map((x) => round(x, -4, 26)).join('')
}

/** A lorry painted from wheel to crest on a road below glaciers. */
export const paintedTruck = landmark({
  name: 'painted-truck',
  palette: PALETTES.morning,
  accent: '#E8432E',
  mist: '#7FB9B4',
  ground: 0.64,
  sun: [-230, 440, 50],
  altText: 'A lorry painted all over on a gravel road beside a river, jagged ice peaks above the valley',
  lightText: 'on a cold clear morning',
  paint: (s) => {
    paintMountain(s, -200, 460, 190, '#D9C6A8', '#7E8692', 0.5, 1)
    paintMountain(s, 210, 500, 200, '#D9C6A8', '#767F8E', 0.5, 1)
    paintMountain(s, 20, 400, 150, '#CDBB9E', '#7E8692', 0.5, 1)
    paintGroundMist(s, 190)
    paintHills(s, '#A8906E', 60, 30, 0.3)
    paintOpenGround(s, '#B89C78', '#94785E', 0)
    const { canvas, width, height, groundY, unit } = s
    addPath(
      canvas,
      outline`M-10 ${groundY + 40 * unit}Q${width * 0.4} ${groundY + 20 * unit} ${width + 10} ${groundY + 60 * unit}v${34 * unit}Q${width * 0.4} ${groundY + 60 * unit} -10 ${groundY + 80 * unit}z`,
      '#6FB0A8',
    )
    addPath(
      canvas,
      outline`M-10 ${height * 0.86}Q${width * 0.5} ${height * 0.83} ${width + 10} ${height * 0.86}V${height * 0.97}H-10z`,
      '#7A6A62',
    )
    s.draw(s.atDepth(-10, 0.72, 1.7), [
      ['M-170 -20v-170h230v170z', '#1F6A8A'],
      ['M-162 -28v-154h214v154z', '#F2B63C'],
      ['M-150 -40v-130h60v130zM-84 -40v-130h60v130zM-18 -40v-130h60v130z', '#2F8A6A'],
      [[-120, -54, 12].map((x) => `${round(x, -105, 24)}`).join(''), '#FBF0D4'],
      [[-120, -54, 12].map((x) => `${round(x, -105, 13)}`).join(''), s.accent],
      [peak(-120, -138, 44, 26) + peak(-54, -138, 44, 26) + peak(12, -138, 44, 26), '#1F6A8A'],
      ['M-174 -188h238l-10 -12h-216zM56 -20v-196q40 -44 100 -30l8 56l20 80v90z', '#D9542E'],
      ['M60 -216q40 -44 96 -30l4 26q-50 -12 -96 20z', '#F2C85A'],
      ['M88 -124v-58q34 -16 62 -10l14 68z', '#BFE0E4'],
      ['M60 -110h120l6 24h-126z', '#2F8A6A'],
      [panes(70, 170, 7, -90, 8, 14), '#FBF0D4'],
      ['M-178 -22h374v16h-374z', '#2A2430'],
      [rounds3(-120, -60, 120), '#2A2430'],
      [[-120, -60, 120].map((x) => round(x, -4, 12)).join(''), '#F2C85A'],
    ])
  },
})
