import { acceptanceOf } from './image-format.ts'

/**
 * Cache key of an image request: source, width, quality and accepted formats. It is cheap, so that cached images are
 * found before validation; only validated images are stored.
 * @returns null when a parameter is missing or repeated: such requests are invalid
 */
export function imageKeyOf(query: URLSearchParams, accept: string): string | null {
  const values = ['w', 'q', 'url'].flatMap((name) => query.getAll(name))
  const [width, quality, source, another] = values
  if (width === undefined || quality === undefined || source === undefined || another !== undefined)
    return null
  if (!query.has('w') || !query.has('q') || !query.has('url')) return null
  return `${acceptanceOf(accept, Number(width))} ${width} ${quality} ${source}`
}
