import { type Channels, inkChannels, inkFromChannels, linearLight } from './ink.ts'

/** A colour as perceived: lightness 0 to 1, then the green-red and the blue-yellow axis (Ottosson's OKLab). */
export type Oklab = { readonly lightness: number; readonly redness: number; readonly yellowness: number }

/** `#rrggbb` to OKLab. */
export function oklabFromInk(ink: string): Oklab {
  const [red, green, blue] = inkChannels(ink).map(linearLight) as unknown as Channels
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    redness: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    yellowness: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  }
}

/** OKLab to linear light; a channel outside 0 to 1 means that the screen cannot show the colour. */
export function linearFromOklab({ lightness, redness, yellowness }: Oklab): Channels {
  const long = (lightness + 0.3963377774 * redness + 0.2158037573 * yellowness) ** 3
  const medium = (lightness - 0.1055613458 * redness - 0.0638541728 * yellowness) ** 3
  const short = (lightness - 0.0894841775 * redness - 1.291485548 * yellowness) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

/** Linear light (0 to 1 a channel) to `#rrggbb`. */
export function inkFromLinear(linear: Channels): string {
  const encode = (light: number): number =>
    255 * (light <= 0.0031308 ? 12.92 * Math.max(0, light) : 1.055 * light ** (1 / 2.4) - 0.055)
  return inkFromChannels([encode(linear[0]), encode(linear[1]), encode(linear[2])])
}
