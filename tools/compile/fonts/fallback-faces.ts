type FallbackFace = {
  readonly family: string
  readonly locals: readonly string[]
  readonly weight: string
  readonly stretch: string | null
  /** Mean character width of the web font over that of the local one, measured on headlines and running text. */
  readonly widthRatio: number
}

/** Ascent and descent of the web fonts in em, from their hhea tables. */
const METRICS: Readonly<Record<string, { readonly ascent: number; readonly descent: number }>> = {
  Bricolage: { ascent: 0.93, descent: 0.27 },
  Newsreader: { ascent: 0.735, descent: 0.265 },
}

const ARIAL = ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo']
const ARIAL_BOLD = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold']

const FALLBACK_FACES: readonly FallbackFace[] = [
  { family: 'Bricolage Fallback', locals: ARIAL, weight: '400 599', stretch: '100%', widthRatio: 1.06 },
  { family: 'Bricolage Fallback', locals: ARIAL_BOLD, weight: '600 800', stretch: '100%', widthRatio: 1.01 },
  { family: 'Bricolage Fallback', locals: ARIAL_BOLD, weight: '400 800', stretch: '75%', widthRatio: 0.813 },
  { family: 'Newsreader Fallback', locals: ['Georgia'], weight: '400 700', stretch: null, widthRatio: 0.929 },
  {
    family: 'Newsreader Fallback Times',
    locals: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
    weight: '400 700',
    stretch: null,
    widthRatio: 1.035,
  },
]

const percent = (share: number): string => `${Number((share * 100).toFixed(1))}%`

/**
 * `@font-face` rules that give local fonts the metrics of the web fonts, so that the swap causes no layout shift (CLS
 * 0).
 */
export function fallbackCss(): string {
  return FALLBACK_FACES.map(({ family, locals, weight, stretch, widthRatio }) => {
    const metrics = METRICS[family.split(' ')[0] ?? '']
    if (metrics === undefined) throw new Error(`no measures are known for ${family}`)
    const lines = [
      `font-family: '${family}'`,
      `src: ${locals.map((local) => `local('${local}')`).join(', ')}`,
      `font-weight: ${weight}`,
      ...(stretch === null ? [] : [`font-stretch: ${stretch}`]),
      `size-adjust: ${percent(widthRatio)}`,
      `ascent-override: ${percent(metrics.ascent / widthRatio)}`,
      `descent-override: ${percent(metrics.descent / widthRatio)}`,
      'line-gap-override: 0%',
    ]
    return `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`
  }).join('')
}
