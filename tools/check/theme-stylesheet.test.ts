import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { THEME_COUNT, THEME_HUE_STEP_DEGREES, THEME_TEXT_INK, themeDeclarations } from '#art/theme.ts'

/** The stylesheet's text with normalised white space, independent of the formatter. */
async function readStyles(name: string): Promise<string> {
  const css = await readFile(new URL(`../../src/site/styles/${name}`, import.meta.url), 'utf8')
  return css.replaceAll(/\s+/g, ' ').replaceAll(/(?<=\() | (?=\))/g, '')
}

describe('the theme stylesheet', () => {
  it('contains the colours whose contrast is checked', async () => {
    const css = await readStyles('themes.css')
    for (const declaration of themeDeclarations()) expect(css).toContain(declaration)
  })
  it('contains a hue for every theme', async () => {
    const css = await readStyles('themes.css')
    for (let theme = 0; theme < THEME_COUNT; theme += 1) {
      expect(css).toContain(`.room-${theme} { --room-hue: ${theme * THEME_HUE_STEP_DEGREES}; }`)
    }
  })
  it('sets text in the inks that the contrast check used', async () => {
    const css = await readStyles('tokens.css')
    expect(css).toContain(`--ink: light-dark(${THEME_TEXT_INK.light}, ${THEME_TEXT_INK.dark});`)
  })
})
