import { cutter, paintFloating, yacht } from '#art/kit/boats.ts'
import { paintWater } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, cone, hip, panes, peak, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

/** The Lacerda lift between the lower and the upper town of Salvador, boats of the bay before it. */
export const liftTower = landmark({
  name: 'lift-tower',
  palette: { ...PALETTES.noon, top: '#3E94C0', middle: '#9CD0D4', horizon: '#FBEBC8' },
  accent: '#F2A81E',
  ground: 0.72,
  sun: null,
  clouds: null,
  altText:
    'A tall pale lift tower joined by a bridge to a green cliff with churches and painted houses on its edge, sails in the bay below',
  paint: (s) => {
    s.draw(s.at(0, 0), [
      ['M-60 10V-330Q200 -350 420 -336T1100 -340V10z', '#5E9460'],
      ['M-60 10V-330L0 -340Q-10 -160 80 10z', '#3E7452'],
      ['M40 -300q80 -60 150 0t150 0t150 0t150 0t150 10v60q-300 40 -600 0z', '#7FAE62'],
    ])
    for (const [x, h, ink] of [
      [70, 100, '#F2C46A'],
      [150, 120, '#E88A7A'],
      [230, 90, '#A9D3CC'],
      [310, 116, '#F6E3BE'],
      [480, 110, '#E8A03A'],
      [560, 96, '#9CC0DC'],
      [650, 120, '#F2B4A0'],
      [740, 90, '#F6E3BE'],
    ] as const)
      s.draw(s.at(x, -318), [
        ...solid(0, 0, 80, h, ink, '#8E6A72', 0.3),
        [hip(0, -h, 46, 20, 0.7), '#B5543E'],
        [panes(-22, 4, 2, -20, 14, 26) + panes(-22, 4, 2, -62, 14, 24), '#3E5A6A'],
      ])
    s.draw(s.at(400, -326), [
      ...solid(-30, 0, 40, 190, '#FBF3E2', '#B9AFA8', 0.34),
      ...solid(50, 0, 40, 190, '#FBF3E2', '#B9AFA8', 0.34),
      [block(10, 0, 60, 130) + peak(10, -130, 60, 40), '#FBF3E2'],
      [arches(10, 10, 1, 0, 24, 50) + arches(-30, 50, 2, -110, 14, 40), '#4A4A5A'],
      ...cone(-30, -190, 46, 44, '#6E94A8', '#4A6A80'),
      ...cone(50, -190, 46, 44, '#6E94A8', '#4A6A80'),
    ])
    s.draw(s.at(-170, 0), [
      ...solid(0, 10, 96, 470, '#F3E6CC', '#B09A92', 0.36),
      [block(-30, 10, 8, 460) + block(-6, 10, 6, 460), '#D3BEA8'],
      ['M-60 -470H60v-16H-60zM-48 -486h96v-50h-96z', '#F3E6CC'],
      ['M14 -486h34v-50h-34z', '#B09A92'],
      ['M48 -400H260v30H48z', '#E8D6BA'],
      ['M48 -370H260v12H48z', '#B09A92'],
      [panes(70, 240, 9, -378, 12, 16), '#4A6A80'],
      [panes(-34, 10, 4, -496, 8, 26), '#4A6A80'],
      [block(0, 10, 150, 60), '#E8D6BA'],
      [arches(-48, 48, 4, 10, 24, 40), '#5A4A52'],
    ])
    s.draw(s.at(0, 10), [
      [
        'M-1500 0V-60h200v-30h160v20h180v-26h200v60h300V0zM-60 0V-50h180v-22h220v30h240v-20h300V0z',
        '#DDB48E',
      ],
      [panes(-1280, -420, 22, -16, 10, 16) + panes(0, 720, 18, -14, 10, 16), '#7A5A58'],
    ])
    paintWater(s, '#2E8AA8', 10, '#DDEEDC', null)
    paintFloating(s, s.atDepth(-230, 0.5, 0.8), 100, yacht('#F6F0E0', '#FFFDF4', '#D3DCDC'))
    paintFloating(s, s.atDepth(190, 0.62, 1.2), 120, cutter('#3E7AA0', s.accent))
  },
})
