import { IMAGE_QUALITY } from './image-widths.ts'

/**
 * Address of a picture in one width, root-relative (S7.6).
 * @param source a path under `/images/`, or an absolute address of an allowed origin
 * @param width one of `PICTURE_WIDTHS`
 */
export function imageProxyAddress(source: string, width: number): string {
  return `/_image?url=${encodeURIComponent(source)}&w=${width}&q=${IMAGE_QUALITY}`
}
