import { sprayBand } from '#art/drawing/spray.ts'
import { paintTreeCrowns } from '#art/kit/backdrops.ts'
import { paintReeds } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

/** A bridge woven of lianas over a forest river, as in the south of Guinea. */
export const vineBridge = landmark({
  name: 'vine-bridge',
  palette: { ...PALETTES.forest, top: '#A9C79A', middle: '#D6DFAE', horizon: '#F3EFC8' },
  accent: '#E2502A',
  ground: 0.62,
  sun: null,
  clouds: null,
  altText:
    'A long bridge woven of vines that hangs between two great trees over a green river, a woman with a basin on her head half way across',
  paint: (s) => {
    paintTreeCrowns(s, '#9CBF86', 120, -120, '#86AC7A')
    paintTreeCrowns(s, '#6EA06A', 96, -20)
    sprayBand(s.canvas, '#EEF0CC', s.groundY + 6, s.groundY - 120 * s.unit, 0.8)
    paintWater(s, '#4E8E74', 0, '#D6E4BE', null)
    const span = s.canvas.isWide ? 640 : 330
    s.draw(s.at(0, 0), [
      [`M${-span} -230Q0 40 ${span} -250l0 12Q0 60 ${-span} -216z`, '#6A4A34'],
      [`M${-span} -380Q0 -60 ${span} -400l0 7Q0 -50 ${-span} -372z`, '#6A4A34'],
      [
        Array.from({ length: 27 }, (_n, i) => {
          const t = (i + 0.5) / 27
          const x = -span + 2 * span * t
          const low = -230 * (1 - t) ** 2 + 80 * t * (1 - t) - 250 * t * t
          const high = -380 * (1 - t) ** 2 - 120 * t * (1 - t) - 400 * t * t
          return `M${x} ${low + 4}l-16 ${high - low}l4 0l16 ${low - high}zM${x} ${low + 4}l14 ${high - low}l4 0l-14 ${low - high}z`
        }).join(''),
        '#7E5A3E',
      ],
    ])
    s.draw(s.at(0, -104, 0.9), [...walker(0, s.accent, '#F6E3BE'), ['M-34 -124h76l-12 -30h-52z', '#5E8EA8']])
    for (const side of [-1, 1] as const) {
      s.draw({ ...s.at(side * span, 120), scaleX: s.unit * side }, [
        ['M-10 300C30 100 20 -200 -30 -640L60 -700L120 -640C100 -300 130 0 260 300z', '#4E3A30'],
        ['M60 -700L120 -640C100 -300 130 0 260 300H120C60 0 50 -360 60 -700z', '#33262A'],
        [
          'M-10 300C-40 240 -60 220 -110 200q90 -20 120 -90zM-300 -640q140 -120 330 -90q240 -60 520 60v-400h-700z',
          '#1E4A36',
        ],
        [
          'M-220 -620q60 -40 130 -10q-50 30 -130 10zM-120 -560q70 -30 120 10q-60 24 -120 -10zM80 -540q80 -40 150 10q-80 24 -150 -10z',
          '#2F6A44',
        ],
      ])
    }
    sprayBand(s.canvas, '#12382C', s.height, s.height * 0.84, 0.9)
    paintReeds(s, 'left', '#143A2C', 200)
  },
})
