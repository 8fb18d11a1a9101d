import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { THEME_COUNT, THEME_HUE_STEP_DEGREES, THEME_TEXT_INK, themeDeclarations } from '#art/theme.ts'

/** The sheet's text with every run of blanks as one, and none beside brackets, whatever the formatter did. */
async function readStyles(name: string): Promise<string> {
  const css = await readFile(new URL(`../../src/site/styles/${name}`, import.meta.url), 'utf8')
  return css.replaceAll(/\s+/g, ' ').replaceAll(/(?<=\() | (?=\))/g, '')
}

describe('the stylesheet of rooms', () => {
  it('holds the colours whose contrast is checked', async () => {
    const css = await readStyles('themes.css')
    for (const declaration of themeDeclarations()) expect(css).toContain(declaration)
  })
  it('holds a hue for every room', async () => {
    const css = await readStyles('themes.css')
    for (let room = 0; room < THEME_COUNT; room += 1) {
      expect(css).toContain(`.room-${room} { --room-hue: ${room * THEME_HUE_STEP_DEGREES}; }`)
    }
  })
  it('writes text in the inks that the check used', async () => {
    const css = await readStyles('tokens.css')
    expect(css).toContain(`--ink: light-dark(${THEME_TEXT_INK.light}, ${THEME_TEXT_INK.dark});`)
  })
})
