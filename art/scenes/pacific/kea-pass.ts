import { paintFirs, paintGroundMist, paintMountain } from '#art/kit/backdrops.ts'
import { landmark } from '#art/kit/landmark.ts'
import { round } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

/** A kea on a rock above a glacier-cut valley of Fiordland, hikers on a swing bridge below. */
export const keaPass = landmark({
  name: 'kea-pass',
  palette: {
    ...PALETTES.highland,
    top: '#7C9CAE',
    middle: '#B4C6C4',
    horizon: '#EFE9D4',
    lightText: 'in clearing weather',
  },
  accent: '#F2762E',
  ground: 0.6,
  sun: null,
  clouds: null,
  altText:
    'A green mountain parrot with orange under its wing on a mossy rock above a deep valley with steep walls, snow and thin waterfalls',
  paint: (s) => {
    paintMountain(s, 20, 330, 360, '#A9BCC4', '#7E98A8', 0.5, 0.6)
    s.draw(s.at(0, 0), [
      ['M-1600 10V-430L-700 -520L-420 -470L-330 -380Q-230 -200 -150 -90L-60 10z', '#6A8C80'],
      ['M-330 -380Q-230 -200 -150 -90L-60 10H-200Q-290 -160 -330 -380z', '#4A6C68'],
      ['M1300 10V-450L720 -540L440 -500L340 -420Q250 -220 190 -110L110 10z', '#5E8076'],
      ['M340 -420Q250 -220 190 -110L110 10H240Q320 -180 340 -420z', '#82A296'],
      [
        'M-300 -330q20 110 60 220l-8 2q-50 -110 -62 -220zM-420 -400q-10 160 10 300h-10q-20 -140 -10 -300zM360 -330q-20 120 0 230h-10q-16 -110 0 -232zM460 -440q10 160 -4 330h-10q10 -160 4 -330z',
        '#F6F8F2',
      ],
    ])
    paintGroundMist(s, 160, 0.8)
    s.draw(s.at(0, 0), [
      ['M-1600 0Q-600 -30 -60 20Q30 60 120 16Q600 -30 1300 0V620H-1600z', '#5E8A62'],
      [
        'M40 20Q-20 80 40 130Q120 190 30 300Q-30 400 60 620H190Q110 400 150 300Q200 190 110 130Q60 90 80 20z',
        '#9CC4C4',
      ],
      [
        'M-1600 70Q-500 30 -160 120Q-60 200 -160 620H-1600zM1300 70Q700 30 260 110Q190 200 260 620H1300z',
        '#3E6A52',
      ],
    ])
    paintFirs(s, '#2E5446', 70, 100)
    s.draw(s.at(-130, 300), [
      ['M-330 400V60L-260 -10L-120 -50L60 -30L170 40L230 150L260 400z', '#7E847E'],
      ['M60 -30L170 40L230 150L260 400H120L90 150z', '#545C62'],
      ['M-330 60L-260 -10L-120 -50L60 -30L110 4q-60 30 -120 10q-80 40 -160 20q-60 40 -160 60z', '#6E944E'],
    ])
    s.draw(s.at(-120, 264, 1.7), [
      ['M-60 -10l-110 40l-10 24l40 6l110 -40z', '#4E6A3A'],
      ['M-80 0Q-96 -70 -30 -110Q30 -140 66 -110Q96 -70 60 -20Q10 20 -80 0z', '#6E8E46'],
      ['M-80 0Q-70 -60 -10 -84Q40 -60 20 -20Q-20 10 -80 0z', '#54763C'],
      ['M-70 -6Q-40 -40 0 -46q10 20 -10 30q-30 14 -60 16z', s.accent],
      ['M30 -104q-4 -50 40 -60q46 0 50 40q-4 40 -50 44z', '#7E9C50'],
      ['M110 -138q30 6 26 48q-10 14 -16 4q2 -20 -20 -26z', '#33363A'],
      [round(88, -138, 7), '#F2D27A'],
      [round(88, -138, 4), '#2A2430'],
      ['M-6 4l-4 22h-14l10 6h34l-8 -6h-10l6 -22zM36 -4l4 26h-14l10 8h34l-8 -8h-12l-2 -28z', '#4A4A50'],
      [
        Array.from(
          { length: 9 },
          (_n, i) => `M${-54 + i * 12} ${-30 - ((i * 17) % 40)}q10 -8 18 2q-8 8 -18 -2z`,
        ).join(''),
        '#8EAC5E',
      ],
    ])
    s.draw(s.at(250, 180, 0.6), [...walker(0, '#D8402E', '#3E6A9A'), ...walker(-90, '#F2C23C', '#5A4A44')])
  },
})
