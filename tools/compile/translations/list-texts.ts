/** A text of a page that visitors read, and the part of the page that it belongs to. */
export type PageText = { readonly section: string; readonly text: string }

/** Fields whose strings no visitor reads: addresses, drawings, keys, and what is compiled from other fields. */
const UNREAD = new Set([
  'path',
  'slug',
  'id',
  'kind',
  'href',
  'source',
  'timeZone',
  'lang',
  'network',
  'credit',
  'licence',
  'marks',
  'parts',
  'poster',
  'posterTraits',
  'map',
  'modifiedOn',
  'dates',
  'otherNames',
])
/** Lists of other pages: their text counts on their own pages. */
const OTHER_PAGES = new Set([
  'nearby',
  'stories',
  'related',
  'places',
  'children',
  'featured',
  'articles',
  'photographs',
])
const MARKUP = /^\s*<[a-z]/
const TEXT_NODE = />([^<>]+)</g
const WORD = /\p{L}{2}/u
/** Codes and colours of one word are no text. */
const CODE = /^(?:[/#]|https?:|[a-z\d-]+$)/

const textsOf = (value: string): readonly string[] =>
  MARKUP.test(value) ? [...value.matchAll(TEXT_NODE)].map(([, node = '']) => node.trim()) : [value]

function collect(value: unknown, section: string, add: (text: PageText) => void): void {
  if (typeof value === 'string') {
    for (const text of textsOf(value))
      if (WORD.test(text) && !CODE.test(text)) add({ section, text: text.replaceAll('&amp;', '&') })
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, section, add)
  } else if (typeof value === 'object' && value !== null) {
    for (const [field, inner] of Object.entries(value)) if (!UNREAD.has(field)) collect(inner, section, add)
  }
}

/** Lists the texts of a page's record by section: a field of the record, or a section of the guide by its id. */
export function listTexts(record: Readonly<Record<string, unknown>>): readonly PageText[] {
  const texts: PageText[] = []
  const add = (text: PageText): void => void texts.push(text)
  for (const [field, value] of Object.entries(record)) {
    if (UNREAD.has(field) || OTHER_PAGES.has(field)) continue
    if (field === 'sections' && Array.isArray(value))
      for (const section of value as readonly { readonly id?: string }[])
        collect(section, section.id ?? field, add)
    else collect(value, field, add)
  }
  return texts
}

/** The number of words of a text. */
export const countTextWords = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length
