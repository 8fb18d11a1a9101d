import sanitizeHtml from 'sanitize-html'

/** Elements allowed in an alert (M1.17); the worker supports only these. */
const ALLOWED_ELEMENTS: sanitizeHtml.IOptions = {
  allowedTags: ['a', 'b', 'strong', 'i', 'em', 'br', 'span'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'escape',
  // A link without a valid target is replaced by its text.
  transformTags: {
    a: (tagName, { href = '' }) =>
      isAddress(href)
        ? { tagName, attribs: { href: href.replaceAll("'", '%27') } }
        : { tagName: 'span', attribs: {} },
  },
}

/** An http(s) URL, or a path of the site. */
function isAddress(href: string): boolean {
  return /^(?:https?:\/\/|\/(?![/\\]))[^\s\\]*$/i.test(href)
}

/** The published markup of an alert: allowed elements normalised and closed, all else as text. */
export function sanitizeAlert(text: string): string {
  return sanitizeHtml(text.trim(), ALLOWED_ELEMENTS).replaceAll('<br />', '<br>')
}
