const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Every character that XML 1.0 section 2.2 forbids, lone surrogates included. */
const INVALID_XML_CHARACTER = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Escapes text for an XML element or attribute; characters that XML forbids are removed. */
export function escapeXml(text: string): string {
  return text.replace(INVALID_XML_CHARACTER, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

/** The line that opens every XML file. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
