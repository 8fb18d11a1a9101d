import { IMAGE_QUALITY } from './image-widths.ts'

/**
 * Root-relative address of an image in one width at the image proxy (S7.6).
 * @param source a path below `/images/`, or an absolute address of an allowed origin
 * @param width one of `IMAGE_WIDTHS`
 */
export function imageProxyAddress(source: string, width: number): string {
  return `/_image?url=${encodeURIComponent(source)}&w=${width}&q=${IMAGE_QUALITY}`
}
