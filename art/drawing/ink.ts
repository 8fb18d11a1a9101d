/** Red, green and blue from 0 to 255. */
export type Channels = readonly [number, number, number]

/** `#rrggbb` to its three channels. */
export function inkChannels(ink: string): Channels {
  const value = Number.parseInt(ink.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Three channels to `#rrggbb`, rounded and held within 0 to 255. */
export function inkFromChannels(channels: Channels): string {
  const hex = channels.map((channel) =>
    Math.min(255, Math.max(0, Math.round(channel)))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${hex.join('')}`
}

/** The ink that lies `share` (0 to 1) of the way from one ink to another. */
export function mixInk(from: string, to: string, share: number): string {
  const start = inkChannels(from)
  const end = inkChannels(to)
  const between = (index: 0 | 1 | 2): number => start[index] + (end[index] - start[index]) * share
  return inkFromChannels([between(0), between(1), between(2)])
}

/** One sRGB channel (0 to 255) as linear light (0 to 1). */
export function linearLight(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Luminance from 0 (black) to 1 (white), as WCAG defines it. */
export function relativeLuminance(ink: string): number {
  const [red, green, blue] = inkChannels(ink)
  return 0.2126 * linearLight(red) + 0.7152 * linearLight(green) + 0.0722 * linearLight(blue)
}

/** Contrast of two inks from 1 to 21, as WCAG defines it. */
export function contrastRatio(one: string, other: string): number {
  const first = relativeLuminance(one) + 0.05
  const second = relativeLuminance(other) + 0.05
  return Math.max(first, second) / Math.min(first, second)
}
