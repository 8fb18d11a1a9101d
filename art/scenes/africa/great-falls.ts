import { addPath } from '#art/drawing/canvas.ts'
import { outline } from '#art/drawing/path.ts'
import { paintGroundMist, paintTreeCrowns } from '#art/kit/backdrops.ts'
import { person } from '#art/kit/figures.ts'
import { paintFarPalms } from '#art/kit/frames.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** A wide curtain of water in a gorge, a rainbow. */
export const greatFalls = landmark({
  name: 'great-falls',
  palette: PALETTES.noon,
  accent: '#F2B23C',
  ground: 0.46,
  mist: '#8FC6D2',
  sun: [-220, 260, 54],
  altText:
    'A mile-wide curtain of water falling into a gorge, spray and a rainbow above, people on the far edge',
  paint: (s) => {
    paintFarPalms(s, '#4A8258', [0.05, 0.14, 0.86, 0.95], 110)
    paintTreeCrowns(s, '#5E9458', 34, 6, '#3F7048')
    const { canvas, width, height, groundY, unit } = s
    addPath(canvas, outline`M-10 ${groundY + 4}H${width + 10}V${height * 0.82}H-10z`, '#5E7468')
    let falls = ''
    let shade = ''
    for (let x = -20; x < width + 20; ) {
      const w = canvas.random(20, 70) * unit
      const [top, flare] = [groundY + canvas.random(0, 16) * unit, w * canvas.random(0.08, 0.3)]
      falls += outline`M${x} ${top}q${w / 2} ${-8 * unit} ${w} 0l${flare} ${height * 0.36}h${-w - 2 * flare}z`
      for (const share of [0.22, 0.6])
        shade += outline`M${x + w * share} ${top + height * canvas.random(0.02, 0.12)}l${w * 0.12} ${height * 0.24}h${-w * 0.2}z`
      x += w * canvas.random(1, 1.5)
    }
    addPath(canvas, falls, '#FBFBF2')
    addPath(canvas, shade, '#CDE2E6')
    s.draw(s.at(40, 130), [
      ['M-300 210A300 270 0 0 1 300 210h-16A284 254 0 0 0 -284 210z', '#E8705A'],
      ['M-284 210A284 254 0 0 1 284 210h-16A268 238 0 0 0 -268 210z', '#F6D27A'],
      ['M-268 210A268 238 0 0 1 268 210h-16A252 222 0 0 0 -252 210z', '#6FB8A0'],
    ])
    paintGroundMist({ ...s, groundY: height * 0.84 }, 260, 1, '#F6F8F0')
    addPath(
      canvas,
      outline`M-10 ${height * 0.86}Q${width * 0.3} ${height * 0.79} ${width * 0.6} ${height * 0.85}T${width + 10} ${height * 0.83}V${height + 10}H-10z`,
      '#3E6A44',
    )
    paintTreeCrowns({ ...s, groundY: height * 0.97 }, '#2F5A40', 40, 30, '#1F4438')
    s.draw({ x: s.x - 90 * unit, y: height * 0.865, scale: 0.95 * unit }, [
      ...person(0, s.accent),
      ...person(46, '#D8432E'),
    ])
  },
})
