import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { decodeMarkup, encodeMarkup, insertMarkup } from './encoded-markup.ts'

const MARKUP = ['<p>plain</p>', '<p>Đà Nẵng – “東京”, 5\u{a0}km 🗼</p>', '<p>é</p>', '']

describe('encodeMarkup', () => {
  it.each(MARKUP)('has one character for each byte, and is read again: %s', (html) => {
    const encoded = encodeMarkup(html)
    const { length } = new TextEncoder().encode(html)
    expect(encoded).toHaveLength(length === 0 ? 0 : length + 1)
    expect([...encoded].every((character) => character.charCodeAt(0) < 256)).toBe(true)
    expect(decodeMarkup(encoded)).toBe(html)
  })

  it.each(MARKUP)('leaves markup that is not encoded as it is: %s', (html) => {
    expect(decodeMarkup(html)).toBe(html)
  })
})

describe('insertMarkup', () => {
  it.each(MARKUP)('inserts markup, encoded or not, into a page of React as published: %s', (html) => {
    const render = (markup: string) =>
      renderToStaticMarkup(<div dangerouslySetInnerHTML={insertMarkup(markup)} />)
    expect([render(html), render(encodeMarkup(html))]).toEqual([`<div>${html}</div>`, `<div>${html}</div>`])
  })
})
