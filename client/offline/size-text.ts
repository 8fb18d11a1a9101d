import { bytesOf, type GuideManifest } from '#isomorphic/offline/guide-manifest.ts'

/** Formats bytes for display: 850 kB, 2.4 MB, 12 GB. */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / 1000
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} kB`
  const megabytes = kilobytes / 1000
  return megabytes < 1000 ? `${megabytes.toFixed(1)} MB` : `${Math.round(megabytes / 1000)} GB`
}

/** Formats the size of a guide for display. */
export const guideSizeText = (manifest: GuideManifest): string => sizeText(bytesOf(manifest))
