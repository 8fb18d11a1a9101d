import { acceptanceOf } from './image-format.ts'

/**
 * Names the answer to a request for a picture: source, width, quality and what the browser can show. Cheap enough to be
 * made before anything else is looked at; what is kept under a name was judged when it was made.
 * @returns null when a parameter is missing or there twice: such a request has no answer
 */
export function imageKeyOf(query: URLSearchParams, accept: string): string | null {
  const values = ['w', 'q', 'url'].flatMap((name) => query.getAll(name))
  const [width, quality, source, another] = values
  if (width === undefined || quality === undefined || source === undefined || another !== undefined)
    return null
  if (!query.has('w') || !query.has('q') || !query.has('url')) return null
  return `${acceptanceOf(accept, Number(width))} ${width} ${quality} ${source}`
}
