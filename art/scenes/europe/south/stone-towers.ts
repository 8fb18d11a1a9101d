import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintGroundMist, paintHills } from '#art/kit/backdrops.ts'
import { paintTuft } from '#art/kit/frames.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { walker } from '#art/kit/poses.ts'

/** A truncated cone of great stones in courses. */
const cone = (x: number, base: number, half: number, tall: number, top: number): readonly GlyphPart[] => {
  const at = (up: number): number => half * (1 - (1 - top) * (up / tall))
  const courses = Array.from({ length: Math.floor(tall / 24) }, (_none, i) => (i + 1) * 24)
  return [
    [
      `M${x - half} ${base}L${x - half * top} ${base - tall}l${half * 0.3} -8l${half * 0.2} 10l${half * 0.4} -6L${x + half * top} ${base - tall}L${x + half} ${base}z`,
      '#C9B296',
    ],
    [
      `M${x + half * 0.3} ${base}L${x + half * top * 0.3} ${base - tall}H${x + half * top}L${x + half} ${base}z`,
      '#8A7468',
    ],
    [
      courses
        .map(
          (up, i) =>
            `M${x - at(up)} ${base - up}h${at(up) * 2}v3h${-at(up) * 2}z${Array.from({ length: 6 }, (_each, k) => `M${x - at(up) + ((k + (i % 2) * 0.5) * at(up)) / 3} ${base - up}h3v24h-3z`).join('')}`,
        )
        .join(''),
      '#6E5A56',
    ],
  ]
}

/** The nuraghe: a great tower of dry stone among the stumps of its bastion, the plain in flower. */
export const stoneTowers = landmark({
  name: 'stone-towers',
  palette: {
    ...PALETTES.autumn,
    top: '#7FAAC0',
    middle: '#C9D6C4',
    horizon: '#F9E8C0',
    lightText: 'on a spring morning',
  },
  accent: '#E2402C',
  ground: 0.64,
  sun: null,
  clouds: null,
  altText:
    'A tower of huge dry stones shaped like a cut-off cone among lower round towers and hut circles, on a plain of grass and flowers',
  paint: (s) => {
    paintHills(s, '#9AB0A4', 110, 30, 0.5)
    s.draw(s.at(-330, 2), [['M-160 0l90 -74h150l70 74z', '#8AA07E']])
    paintGroundMist(s, 60, 0.4)
    paintOpenGround(s, '#A8B268', '#D3C878', 0)
    s.draw(s.at(10, 70, 1.1), [
      ...cone(0, -20, 150, 330, 0.68),
      ['M-34 -240q20 -40 44 0v40h-44z', '#3A2E38'],
      ...cone(-236, 10, 100, 130, 0.8),
      ...cone(232, 0, 100, 150, 0.8),
      ['M-160 10l20 -100h300l16 100z', '#B59C82'],
      ['M-156 -20h320v3h-320zM-150 -48h308v3h-308zM-144 -72h302v3h-302z', '#6E5A56'],
      ...cone(-90, 34, 96, 110, 0.82),
      ...cone(112, 40, 104, 124, 0.82),
      ['M-14 40v-56q18 -34 36 0v56z', '#2E2430'],
      ['M-16 -20h42v-12h-42z', '#E3CDAC'],
    ])
    for (const [x, y, w] of [
      [-260, 170, 90],
      [220, 200, 110],
      [40, 250, 130],
      [-420, 260, 110],
    ] as const)
      s.draw(s.at(x, y), [
        [`M${-w} 0q${w} -50 ${2 * w} 0q${-w} 46 ${-2 * w} 0z`, '#8A7468'],
        [`M${-w * 0.8} -2q${w * 0.8} -34 ${w * 1.6} 0q${-w * 0.8} 30 ${-w * 1.6} 0z`, '#6E7A48'],
        [`M${-w} 0q${w} 46 ${2 * w} 0v18q${-w} 46 ${-2 * w} 0z`, '#C9B296'],
      ])
    s.draw(s.at(-110, 190, 0.86), walker(0, '#2F5A7A', '#E8B45A'))
    const poppies = Array.from(
      { length: 46 },
      (_none, i) => `M${-1200 + ((i * 397) % 1980)} ${130 + ((i * 83) % 240)}q7 -12 14 0q-7 9 -14 0z`,
    ).join('')
    s.draw(s.at(0, 0), [[poppies, s.accent]])
    paintTuft(s, 'right', '#5E6A3E')
  },
})
