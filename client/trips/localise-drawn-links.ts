import { localiseAddress } from '#client/kit/localise-address.ts'

/**
 * Leads the links of a part of the page to pages in its language. On the site the server does that while it renders
 * (tools/build/vite/react/batch-react-stream.ts); components that the browser renders have addresses without a language.
 */
export function localiseDrawnLinks(region: ParentNode): void {
  const prefix = localiseAddress('')
  for (const link of region.querySelectorAll('a[href^="/"]')) {
    const href = link.getAttribute('href') ?? ''
    if (!href.startsWith(`${prefix}/`)) link.setAttribute('href', `${prefix}${href}`)
  }
}
