import type { OfflineGuide } from '#client/offline/offline-guides.ts'

/** The list as the site renders it empty (src/offline/pages/offline-fallback-document.tsx). */
const EMPTY_LIST = '<ul class="kept"></ul>'
const RETRY_LINK = /<a class="again" href="[^"]*">/

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const renderEntry = ({ manifest: { path, name } }: OfflineGuide): string =>
  `<li><a href="${escapeHtml(path)}">${escapeHtml(name)}</a></li>`

/**
 * Inserts the downloaded guides and the retry link into the fallback page.
 * @param address that could not be loaded, for the retry link
 */
export async function fillFallbackPage(
  page: Response,
  guides: readonly OfflineGuide[],
  address: string,
): Promise<Response> {
  const html = await page.text()
  const list = `<ul class="kept">${guides.map(renderEntry).join('')}</ul>`
  const headers = new Headers(page.headers)
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name)
  const listed = guides.length === 0 ? html : html.replace(EMPTY_LIST, () => list)
  return new Response(
    listed.replace(RETRY_LINK, () => `<a class="again" href="${escapeHtml(address)}">`),
    { headers },
  )
}
