import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { ROOM_COUNT, ROOM_INK, ROOM_STEP_DEGREES, roomDeclarations } from '#src/art/room.ts'

const readStyles = (name: string): Promise<string> =>
  readFile(new URL(`../../src/styles/${name}`, import.meta.url), 'utf8')

describe('the stylesheet of rooms', () => {
  it('holds the colours whose contrast is checked', async () => {
    const css = await readStyles('rooms.css')
    for (const declaration of roomDeclarations()) expect(css).toContain(declaration)
  })
  it('holds a hue for every room', async () => {
    const css = await readStyles('rooms.css')
    for (let room = 0; room < ROOM_COUNT; room += 1) {
      expect(css).toContain(`.room-${room} {\n  --room-hue: ${room * ROOM_STEP_DEGREES};\n}`)
    }
  })
  it('writes text in the inks that the check used', async () => {
    const css = await readStyles('tokens.css')
    expect(css).toContain(`--ink: light-dark(${ROOM_INK.light}, ${ROOM_INK.dark});`)
  })
})
