import type { LocaleTag } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'

const TARGETS = [
  ['a[href^="/"]', 'href'],
  ['area[href^="/"]', 'href'],
  ['form[action^="/"]', 'action'],
  ['button[formaction^="/"]', 'formaction'],
] as const

/**
 * Adds the prefix of a language to every link and form of a page, so that components and compiled content write each
 * address once, without a language (docs/adr/0055). A link with `hreflang` names its language itself.
 * @param html the page, complete or as it is streamed; English pages need no call
 */
export function localiseLinks(html: BodyInit, tag: LocaleTag): ReadableStream<Uint8Array> {
  const rewriter = new HTMLRewriter()
  for (const [selector, attribute] of TARGETS) {
    rewriter.on(selector, {
      element(element) {
        if (element.hasAttribute('hreflang')) return
        const href = element.getAttribute(attribute) ?? ''
        const localised = localiseHref(tag, href)
        if (localised !== href) element.setAttribute(attribute, localised)
      },
    })
  }
  return rewriter.transform(new Response(html)).body as ReadableStream<Uint8Array>
}
