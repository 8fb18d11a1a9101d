import { DEFAULT_LOCALE, type LocaleTag } from '#isomorphic/words/locale.ts'
import { localiseHref } from '#isomorphic/words/localised-path.ts'

/** Ends at the next `<`, so that markup which is not closed takes linear time. */
const TAG = /<(?:a|area|form|button)\s(?:[^<>"]|"[^"<]*")*>/g
const COMPLETE_TAG = /^<(?:[^<>"]|"[^"<]*")*>/
const TARGET = / (href|action|formaction)="(\/[^"]*)"/i
const OWN_LANGUAGE = / hreflang="/i

/**
 * Adds the prefix of a language to every link and form in markup, so that components and content write each address
 * once, without a language (docs/adr/0055): in markup that is compiled or cached. React adds it to what it renders
 * (markup-options.ts). A link with `hreflang` names its language itself.
 */
export const localiseLinks = (html: string, tag: LocaleTag): string =>
  tag === DEFAULT_LOCALE
    ? html
    : html.replace(TAG, (element) =>
        OWN_LANGUAGE.test(element)
          ? element
          : element.replace(
              TARGET,
              (_, name: string, href: string) => ` ${name}="${localiseHref(tag, href)}"`,
            ),
      )

/** The same for the bytes of a page that is streamed: a tag that is not complete yet waits for its end. */
export function localiseStream(page: ReadableStream<Uint8Array>, tag: LocaleTag): ReadableStream<Uint8Array> {
  const decoder = new TextDecoder()
  const encoder = new TextEncoder()
  let pending = ''
  const transform = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      const text = pending + decoder.decode(chunk, { stream: true })
      const end = text.lastIndexOf('<')
      const isOpen = end !== -1 && !COMPLETE_TAG.test(text.slice(end))
      pending = isOpen ? text.slice(end) : ''
      const complete = isOpen ? text.slice(0, end) : text
      if (complete !== '') controller.enqueue(encoder.encode(localiseLinks(complete, tag)))
    },
    flush(controller) {
      const rest = pending + decoder.decode()
      if (rest !== '') controller.enqueue(encoder.encode(localiseLinks(rest, tag)))
    },
  })
  return page.pipeThrough(transform)
}
