import { paintFloating } from '#art/kit/boats.ts'
import { paintLanterns } from '#art/kit/frames.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { eaves, panes, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** Lanterns over a covered wooden bridge on a canal of Hội An. */
export const coveredBridge = landmark({
  name: 'covered-bridge',
  palette: PALETTES.city,
  accent: '#E8432E',
  sun: [-210, 380, 58],
  altText:
    'A covered bridge with a tiled roof over a canal, yellow houses beside it, silk lanterns strung above',
  paint: (s) => {
    s.draw(s.at(0, 30), [
      ...solid(-330, 0, 230, 190, '#F0B84C', '#B97A3A'),
      [eaves(-330, -180, 140, 74, 0.6), '#7A3E36'],
      [panes(-400, -260, 4, -80, 26, 60), '#6A4A3A'],
      ...solid(330, 0, 240, 210, '#EDA93E', '#A96A36'),
      [eaves(330, -200, 146, 78, 0.6), '#8A463A'],
      [panes(260, 400, 4, -90, 26, 66), '#6A4A3A'],
      ['M-230 40v-90q230 -90 460 0v90h-110q0 -70 -46 -70t-46 70h-56q0 -70 -46 -70t-46 70z', '#C98C6A'],
      ['M40 40q0 -70 46 -70t46 70h98v-90q-60 -24 -120 -36z', '#9A5F56'],
      ['M-190 -58v-78h380v78q-190 -50 -380 0z', '#A83E30'],
      [panes(-160, 160, 8, -80, 22, 44), '#F6D9A0'],
      [eaves(0, -128, 236, 90, 0.66), '#5E3440'],
      [eaves(0, -176, 84, 54, 0.5), '#74424A'],
    ])
    paintWater(s, '#5E5678', 66)
    paintFloating(s, s.atDepth(-120, 0.74, 1.1), 120, [
      ['M-22 -10q-2 -40 12 -42q14 2 12 42zM-16 -60l22 0l-11 -14z', '#F6E3BE'],
      ['M-110 -14q110 16 220 0q-16 28 -44 30h-132q-30 -2 -44 -30z', '#4A2A36'],
    ])
    paintLanterns(s, s.accent, '#4A2A46', 420, 19, 8)
    paintLanterns(s, '#F4B23E', '#4A2A46', 330, 15, 9)
  },
})
