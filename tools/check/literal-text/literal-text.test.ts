import { describe, expect, it } from 'vitest'
import { findLiteralText } from './literal-text.ts'

const textIn = (jsx: string): readonly string[] =>
  findLiteralText('src/a.tsx', `const A = (w) => ${jsx}`).map((line) =>
    line.split('"').slice(1, -1).join('"'),
  )

describe('findLiteralText', () => {
  it.each([
    ['<p>Saved</p>', 'Saved'],
    ['<p>\n  Saved <b>{w}</b>\n</p>', 'Saved'],
    ["<p>{'Saved'}</p>", 'Saved'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the source of a component
    ['<>{`${w} saved`}</>', 'saved'],
    ["<p>{w ? 'Saved' : null}</p>", 'Saved'],
    ["<p>{w && 'Saved'}</p>", 'Saved'],
    ["<p>{w + ' saved'}</p>", 'saved'],
    ['<img alt="a lake" />', 'a lake'],
    ['<nav aria-label="menu" />', 'menu'],
    ["<a title={w ? 'yes' : 'no'} />", 'yes'],
    ['<Panel heading="Your saves" />', 'Your saves'],
    ['<p>Très loin</p>', 'Très loin'],
  ])('finds the text of %s', (jsx, text) => {
    expect(textIn(jsx)[0]).toBe(text)
  })

  it.each([
    '<p>{w.saved}</p>',
    '<p>{w.saved(3)} · {2}</p>',
    '<p>&nbsp;–&nbsp;</p>',
    '<p className="Card wide" />',
    '<Form source="Footer-signup" />',
    '<form method="POST" encType="multipart/form-data" />',
    '<path d="M10 20h3" />',
    "<p>{w === 'Saved' ? 1 : 2}</p>",
    "<p>{w['Saved']}</p>",
    '<input name="email" type="email" autoComplete="email" />',
  ])('accepts %s', (jsx) => {
    expect(textIn(jsx)).toEqual([])
  })

  it('names the file and the line of the text', () => {
    expect(findLiteralText('src/a.tsx', 'export const A = () => (\n  <p>\n    Saved\n  </p>\n)')).toEqual([
      'src/a.tsx:3: "Saved" is text in a component; move it to words/en.ts',
    ])
  })
})
