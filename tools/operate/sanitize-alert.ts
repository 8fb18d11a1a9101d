import sanitizeHtml from 'sanitize-html'

/** What an alert may hold (M1.17); the worker knows these elements alone. */
const ALLOWED_ELEMENTS: sanitizeHtml.IOptions = {
  allowedTags: ['a', 'b', 'strong', 'i', 'em', 'br', 'span'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'escape',
  // A link that leads nowhere is its words.
  transformTags: {
    a: (tagName, { href = '' }) =>
      isAddress(href)
        ? { tagName, attribs: { href: href.replaceAll("'", '%27') } }
        : { tagName: 'span', attribs: {} },
  },
}

/** An address of the web, or a path of ours. */
function isAddress(href: string): boolean {
  return /^(?:https?:\/\/|\/(?![/\\]))[^\s\\]*$/i.test(href)
}

/** The markup of an alert as it is published: each allowed element in one spelling and closed, all else as text. */
export function sanitizeAlert(text: string): string {
  return sanitizeHtml(text.trim(), ALLOWED_ELEMENTS).replaceAll('<br />', '<br>')
}
