type FallbackFace = {
  readonly family: string
  /** Full and PostScript names of the local font: `local()` knows no other. */
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

/** The widths of a local sans serif: of interface text, of labels, and of headlines, which are narrow. */
type SansWidths = { readonly text: number; readonly label: number; readonly headline: number }

const sansFaces = (
  name: string,
  locals: readonly string[],
  boldLocals: readonly string[],
  { text, label, headline }: SansWidths,
): readonly FallbackFace[] => {
  const family = `Bricolage ${name}`
  return [
    { family, locals, weight: '400 599', stretch: null, widthRatio: text },
    { family, locals: boldLocals, weight: '600 800', stretch: null, widthRatio: label },
    { family, locals: boldLocals, weight: '400 800', stretch: '75%', widthRatio: headline },
  ]
}

const serifFace = (name: string, locals: readonly string[], widthRatio: number): FallbackFace => ({
  family: `Newsreader ${name}`,
  locals,
  weight: '400 700',
  stretch: null,
  widthRatio,
})

/** Android has had no file of the bold font since version 12, only a variable one, which `local()` takes as regular. */
const ROBOTO = ['Roboto', 'Roboto-Regular']

/**
 * The default fonts of common systems, in the order in which the font families of `tokens.css` name them: Windows and
 * Apple's systems have Arial and Georgia, many Linux systems their metric equals, Android Roboto and Noto Serif; other
 * Linux systems have Noto or DejaVu.
 */
const FALLBACK_FACES: readonly FallbackFace[] = [
  ...sansFaces(
    'Arial',
    ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
    ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    { text: 1.06, label: 1.01, headline: 0.813 },
  ),
  ...sansFaces('Roboto', ROBOTO, ROBOTO, { text: 1.057, label: 1.1, headline: 0.877 }),
  ...sansFaces('Noto', ['NotoSans-Regular'], ['NotoSans-Bold'], {
    text: 0.995,
    label: 0.97,
    headline: 0.772,
  }),
  ...sansFaces('DejaVu', ['DejaVu Sans'], ['DejaVu Sans Bold'], {
    text: 0.924,
    label: 0.855,
    headline: 0.681,
  }),
  serifFace('Georgia', ['Georgia'], 0.929),
  serifFace('Times', ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'], 1.035),
  serifFace('Noto', ['Noto Serif', 'NotoSerif-Regular'], 0.87),
  serifFace('DejaVu', ['DejaVu Serif'], 0.81),
]

const percent = (share: number): string => `${Number((share * 100).toFixed(1))}%`
/** For heights, which browsers round to whole pixels: the bytes are those of the render-blocking stylesheet. */
const roundedPercent = (share: number): string => `${Math.round(share * 100)}%`

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
      `ascent-override: ${roundedPercent(metrics.ascent / widthRatio)}`,
      `descent-override: ${roundedPercent(metrics.descent / widthRatio)}`,
      'line-gap-override: 0%',
    ]
    return `@font-face {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`
  }).join('')
}
