import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { paintOpenGround } from '#art/kit/grounds.ts'
import { landmark } from '#art/kit/landmark.ts'
import { PALETTES } from '#art/kit/palettes.ts'
import { paintSnowfall } from '#art/kit/weather.ts'

/** A spruce so loaded with rime that only its outline is left. */
const loaded = (x: number, y: number, size: number, lit: string, shade: string): readonly GlyphPart[] => [
  [
    `M${x} ${y - 200 * size}q${16 * size} ${16 * size} ${14 * size} ${44 * size}q${20 * size} ${14 * size} ${14 * size} ${50 * size}q${24 * size} ${20 * size} ${14 * size} ${56 * size}q${20 * size} ${26 * size} ${0} ${52 * size}h${-84 * size}q${-20 * size} ${-30 * size} ${0} ${-52 * size}q${-10 * size} ${-36 * size} ${14 * size} ${-56 * size}q${-6 * size} ${-34 * size} ${14 * size} ${-50 * size}q0 ${-28 * size} ${14 * size} ${-44 * size}z`,
    lit,
  ],
  [
    `M${x} ${y - 200 * size}q${16 * size} ${16 * size} ${14 * size} ${44 * size}q${20 * size} ${14 * size} ${14 * size} ${50 * size}q${24 * size} ${20 * size} ${14 * size} ${56 * size}q${20 * size} ${26 * size} 0 ${52 * size}h${-24 * size}q${16 * size} ${-30 * size} ${-4 * size} ${-50 * size}q${12 * size} ${-30 * size} ${-8 * size} ${-54 * size}q${8 * size} ${-40 * size} ${-6 * size} ${-98 * size}z`,
    shade,
  ],
]

/** A reindeer in harness, to the right. */
const reindeer = (x: number): readonly GlyphPart[] => [
  [`M${x - 40} -70q-10 20 0 34l-4 36h8l10 -34h44l8 34h8l-2 -40l6 -14z`, '#5A4A4A'],
  [
    `M${x - 46} -66q-4 -26 20 -30q34 4 54 0q14 -4 20 -18l4 -12l30 14q4 8 -6 10l-14 -2q-6 30 -20 42q-30 10 -68 4q-18 4 -20 -8z`,
    '#8A7466',
  ],
  [`M${x + 36} -104q-10 14 -8 40l12 10q10 -14 12 -34z`, '#E9E0D0'],
  [
    `M${x + 50} -124q-20 -20 -16 -54l5 0q-2 28 14 46zM${x + 36} -160l-16 -12l3 -4l14 10zM${x + 34} -176l-2 -20l5 0l1 18zM${x + 56} -124q0 -26 24 -42l3 4q-18 16 -20 38zM${x + 70} -154l0 -20l5 0l-1 16zM${x + 78} -164l18 -6l2 4l-16 8z`,
    '#3A3040',
  ],
]

/** The rime forest of the fells in the blue hour of noon, a reindeer drawing a sledge. */
export const snowForest = landmark({
  name: 'snow-forest',
  palette: {
    ...PALETTES.polar,
    top: '#3E5A96',
    middle: '#9A9AC4',
    horizon: '#F6D0C4',
    deep: '#1E2A54',
    lightText: 'in the blue light of a winter noon',
  },
  accent: '#E8402C',
  ground: 0.56,
  sun: null,
  clouds: null,
  mist: '#A9B4DC',
  altText:
    'Spruces thick with snow and rime like white figures, a reindeer drawing a sledge with a driver in a red cap, fells behind',
  paint: (s) => {
    paintHills(s, '#A9A9CC', 130, 40, 0.4)
    paintHills(s, '#C4CCE4', 50, 24, 0.3)
    const row = (down: number, size: number, step: number, lit: string, shade: string): void =>
      s.draw(
        s.at(0, down),
        Array.from({ length: Math.ceil(2300 / step) }, (_none, i) =>
          Math.abs(-1320 + i * step) < 90 && down > 60
            ? []
            : loaded(
                -1320 + i * step + ((i * 37) % 30),
                ((i * 23) % 24) - 10,
                size * (0.8 + ((i * 53) % 40) / 100),
                lit,
                shade,
              ),
        ).flat(),
      )
    row(20, 0.5, 62, '#B9C4E0', '#8A9AC4')
    row(70, 0.9, 120, '#DCE4F2', '#A4B0D4')
    paintOpenGround(s, '#E9EEF6', '#C4CFE6', -70)
    s.draw(s.at(-40, 260, 1.16), [
      ...reindeer(90),
      ['M40 -62l-150 36l-2 -5l150 -36z', '#3A3040'],
      ['M-260 -6q0 -34 30 -34h130q20 2 30 24l16 14h-206z', '#8A5A44'],
      ['M-266 0h220q20 -2 26 -20l6 2q-4 24 -30 26h-222z', '#4A3440'],
      ['M-200 -34q-6 -60 14 -70h26q18 12 16 70z', '#2F4A8C'],
      ['M-200 -50h58v8h-58zM-196 -72h52v6h-52z', '#F2C23C'],
      ['M-186 -116a12 13 0 1 0 24 0a12 13 0 1 0 -24 0z', '#7A4632'],
      ['M-190 -118q4 -26 16 -26t16 26q-16 -8 -32 0z', s.accent],
    ])
    for (const [across, down, size] of [
      [-330, 420, 1.9],
      [350, 400, 1.7],
      [-900, 380, 1.8],
      [-640, 460, 2.2],
      [560, 460, 2.1],
    ] as const)
      s.draw(s.at(across, down), loaded(0, 0, size, '#FBFCFF', '#BCC8E6'))
    paintSnowfall(s, 46)
  },
})
