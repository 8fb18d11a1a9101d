import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { ROOM_COUNT, ROOM_INK, ROOM_STEP_DEGREES, roomDeclarations } from '#src/posters/room.ts'

/** The sheet's text with every run of blanks as one, and none beside brackets, whatever the formatter did. */
async function readStyles(name: string): Promise<string> {
  const css = await readFile(new URL(`../../src/site/styles/${name}`, import.meta.url), 'utf8')
  return css.replaceAll(/\s+/g, ' ').replaceAll(/(?<=\() | (?=\))/g, '')
}

describe('the stylesheet of rooms', () => {
  it('holds the colours whose contrast is checked', async () => {
    const css = await readStyles('rooms.css')
    for (const declaration of roomDeclarations()) expect(css).toContain(declaration)
  })
  it('holds a hue for every room', async () => {
    const css = await readStyles('rooms.css')
    for (let room = 0; room < ROOM_COUNT; room += 1) {
      expect(css).toContain(`.room-${room} { --room-hue: ${room * ROOM_STEP_DEGREES}; }`)
    }
  })
  it('writes text in the inks that the check used', async () => {
    const css = await readStyles('tokens.css')
    expect(css).toContain(`--ink: light-dark(${ROOM_INK.light}, ${ROOM_INK.dark});`)
  })
})
