import type { KeptGuide } from '#client/pocket/kept-guides.ts'

/** The list as the site renders it empty (src/pocket/pages/offline-document.tsx). */
const EMPTY_LIST = '<ul class="kept"></ul>'
const AGAIN = '<a class="again" href="/">'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const entryOf = ({ manifest: { path, name } }: KeptGuide): string =>
  `<li><a href="${escaped(path)}">${escaped(name)}</a></li>`

/**
 * The offline page with what is in the pocket.
 * @param address that could not be had, to be tried again
 */
export async function listInOfflinePage(
  page: Response,
  guides: readonly KeptGuide[],
  address: string,
): Promise<Response> {
  const html = await page.text()
  const list = `<ul class="kept">${guides.map(entryOf).join('')}</ul>`
  const headers = new Headers(page.headers)
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name)
  const listed = guides.length === 0 ? html : html.replace(EMPTY_LIST, () => list)
  return new Response(
    listed.replace(AGAIN, () => `<a class="again" href="${escaped(address)}">`),
    { headers },
  )
}
