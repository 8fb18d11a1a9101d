import { defineSymbol, stampSymbol } from '#art/drawing/definition.ts'
import type { GlyphPart } from '#art/drawing/glyphs.ts'
import { outline } from '#art/drawing/path.ts'
import { sprayBand } from '#art/drawing/spray.ts'
import { paintHills } from '#art/kit/backdrops.ts'
import { landmark } from '#art/kit/landmark.ts'
import { arches, block, hip, solid } from '#art/kit/masonry.ts'
import { PALETTES } from '#art/kit/palettes.ts'

const BLADES = [-86, -66, -46, -26, -8, 12, 32, 52, 72, 88] as const

/** A rosette of stiff blue blades. */
function agave(lit: string, shade: string): readonly GlyphPart[] {
  const blade = (degrees: number, long: number): string => {
    const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
    const [x, y] = [Math.round(sine * long), Math.round(-cosine * long)]
    const [a, b] = [Math.round(cosine * 12), Math.round(sine * 12)]
    return `M${-a} ${-b}Q${Math.round(x * 0.5 - a * 1.4)} ${Math.round(y * 0.5 - b * 1.4)} ${x} ${y}Q${Math.round(x * 0.5 + a * 1.4)} ${Math.round(y * 0.5 + b * 1.4)} ${a} ${b}z`
  }
  return [
    [BLADES.map((degrees) => blade(degrees + 9, 104)).join(''), shade],
    [
      BLADES.filter((degrees) => degrees < 60)
        .map((degrees) => blade(degrees, 112))
        .join(''),
      lit,
    ],
    ['M-60 8q60 -26 120 0q-60 12 -120 0z', shade],
  ]
}

/** A man who cuts agave, with his round blade on a long pole. */
const jimador = (scarf: string): readonly GlyphPart[] => [
  ['M-15 0l3 -46h12l1 46zM4 0l0 -46h12l4 46z', '#3E4A6A'],
  ['M-19 -40q-2 -52 8 -60h22q10 8 8 60z', '#FBF6EA'],
  ['M2 -100h9q10 8 8 60h-12q6 -30 -5 -60z', '#CFC2B4'],
  ['M-19 -48h38v8h-38z', scarf],
  ['M-10 -114a11 12 0 1 0 22 0a11 12 0 1 0 -22 0z', '#7A4632'],
  ['M-10 -100q11 10 22 0l-4 14h-14z', scarf],
  ['M-30 -122q15 -5 17 -9q2 -17 14 -17t14 17q2 4 17 9q-31 9 -62 0z', '#F2DCA6'],
  ['M66 -150l5 2L44 6l-6 -1z', '#6E4A34'],
  ['M28 2q12 -12 24 4q-2 20 -16 18q-12 -4 -8 -22z', '#5E6A74'],
  ['M14 -92l24 22l18 -20l6 6l-22 28l-32 -20z', '#FBF6EA'],
]

/** Rows of blue agave on red soil that run to a volcano, a cutter among them. */
export const agaveRows = landmark({
  name: 'agave-rows',
  palette: {
    ...PALETTES.gold,
    top: '#E58A4A',
    middle: '#F5BF78',
    horizon: '#FFE9BC',
    deep: '#2E2A3E',
  },
  accent: '#D8343A',
  ground: 0.46,
  sun: [-210, 300, 66],
  clouds: null,
  altText:
    'Rows of blue agave on red soil running towards a broad volcano, a white chapel and arcaded house at its foot, a cutter in a straw hat with his long-handled blade',
  paint: (s) => {
    s.draw(s.at(60, 8), [
      [
        'M-1000 0C-600 -30 -340 -110 -170 -222C-120 -254 -86 -286 -54 -296L-30 -290L-14 -326L14 -330L30 -292L62 -282C110 -250 180 -180 300 -120C460 -50 700 -20 1100 0z',
        '#8E7E9A',
      ],
      [
        'M14 -330L30 -292L62 -282C110 -250 180 -180 300 -120C460 -50 700 -20 1100 0H380C250 -70 120 -150 14 -330z',
        '#665A7E',
      ],
      [
        'M-54 -296C-110 -210 -240 -90 -420 0h120C-180 -90 -90 -200 -54 -296zM-14 -290C-20 -190 -60 -90 -130 0h90C0 -90 14 -190 -14 -290z',
        '#A796A8',
      ],
    ])
    paintHills(s, '#8F9A7A', 40, 20, 0.6)
    s.draw(s.at(-210, 12), [
      ...solid(0, 0, 190, 54, '#FBEBD0', '#C79A80', 0.1),
      [arches(-76, 60, 5, 0, 22, 38), '#6E4A4A'],
      [hip(0, -54, 104, 20, 0.8), '#B5583A'],
      ...solid(116, 0, 44, 96, '#FFF3DC', '#CFA68A', 0.36),
      [`${block(116, -62, 12, 20)}M92 -96h48l-8 -14h-32z`, '#B5583A'],
      ['M106 -110q10 -26 20 0zM114 -122v-26h4v26zM108 -140h16v4h-16z', '#6E4A4A'],
      ['M-130 2q-40 -70 10 -80q50 10 20 80zM160 2q-20 -54 24 -62q40 10 16 62z', '#5E7A4E'],
    ])
    s.draw(s.at(0, 0), [
      ['M-1700 4H1700V900H-1700z', '#C9744A'],
      [
        [-1500, -1180, -880, -610, -370, -150, 50, 260, 480, 730, 1010, 1320]
          .map((x) => `M${x * 0.16 + 20} 4L${x * 1.15 - 30} 560H${x * 1.15 + 60}L${x * 0.16 + 26} 4z`)
          .join(''),
        '#A4553A',
      ],
      ['M-1700 4H1700v12H-1700z', '#E0A070'],
    ])
    for (const [share, scale, gap, lit, shade] of [
      [0.05, 0.13, 26, '#8FB4AE', '#6E929A'],
      [0.1, 0.2, 40, '#86B0B2', '#62889A'],
      [0.17, 0.3, 60, '#7EAEB6', '#547E96'],
      [0.28, 0.46, 92, '#7EB2C0', '#467290'],
      [0.44, 0.7, 140, '#86BCC8', '#3C688A'],
      [0.68, 1.06, 214, '#8EC6CE', '#34607F'],
      [1.02, 1.6, 320, '#92CCD2', '#2E5574'],
    ] as const) {
      const reach = Math.ceil(s.width / s.unit / gap / 1.4)
      const plant = defineSymbol(s.canvas, () =>
        s.draw({ x: 0, y: 0, scale: scale * s.unit }, agave(lit, shade)),
      )
      for (let index = -reach; index <= reach; index += 1) {
        const across = (index + 0.5) * gap
        if (share === 0.68 && index === 0) continue
        const { x, y } = s.atDepth(across, share)
        if (Math.abs(x - s.width / 2) < s.width / 2 + 115 * scale * s.unit)
          stampSymbol(s.canvas, plant, outline`translate(${x} ${y})`)
      }
      if (share === 0.68) s.draw(s.atDepth(104, 0.7, 1.6), jimador(s.accent))
    }
    sprayBand(s.canvas, s.palette.deep, s.height + 30 * s.unit, s.height * 0.88, 0.7)
  },
})
