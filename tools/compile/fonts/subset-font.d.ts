declare module 'subset-font' {
  type AxisRange = number | { readonly min: number; readonly max: number }
  // biome-ignore lint/style/noDefaultExport: this is how the package exports it
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'woff2' | 'sfnt'
      readonly variationAxes: Readonly<Record<string, AxisRange>>
      readonly keepFeatures?: readonly string[]
      readonly noHinting: boolean
    },
  ): Promise<Uint8Array>
}
