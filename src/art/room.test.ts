import { describe, expect, it } from 'vitest'
import roomsCss from '#src/styles/rooms.css?raw'
import tokensCss from '#src/styles/tokens.css?raw'
import { contrastRatio } from './poster/ink.ts'
import { inkFromLinear, linearFromOklab } from './poster/oklab.ts'
import { ROOM_COLOURS, ROOM_COUNT, ROOM_STEP_DEGREES, type RoomColour, roomDeclarations, roomOf } from './room.ts'

const INK = { light: '#14231D', dark: '#F1EFE3' } as const
const COVER_TITLE = '#FFF3DA'
const THEMES = ['light', 'dark'] as const
const ROOMS = Array.from({ length: ROOM_COUNT }, (_, room) => room)

function linearOf(colour: RoomColour, theme: 'light' | 'dark', room: number) {
  const { lightness, chroma, hueShift } = colour[theme]
  const radians = ((room * ROOM_STEP_DEGREES + hueShift) * Math.PI) / 180
  return linearFromOklab({ lightness, redness: chroma * Math.cos(radians), yellowness: chroma * Math.sin(radians) })
}
const inkOf = (colour: RoomColour, theme: 'light' | 'dark', room: number) => inkFromLinear(linearOf(colour, theme, room))

describe('roomOf', () => {
  it('puts the peach mist of Morocco in the orange room', () => {
    expect(roomOf('#F3C088')).toBe(5)
  })
  it('gives a step of 0 to 23 for every ink, also at the seam of the circle and for greys', () => {
    for (let value = 0; value <= 0xffffff; value += 40_503) {
      const room = roomOf(`#${value.toString(16).padStart(6, '0')}`)
      expect(ROOMS).toContain(room)
    }
  })
})

describe.each(THEMES)('rooms in the %s theme', (theme) => {
  it.each(ROOMS)('keep text readable in room %i', (room) => {
    const tint = inkOf(ROOM_COLOURS['--d-tint'], theme, room)
    expect(contrastRatio(INK[theme], tint)).toBeGreaterThanOrEqual(7)
    expect(contrastRatio(inkOf(ROOM_COLOURS['--d-ink2'], theme, room), tint)).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(COVER_TITLE, inkOf(ROOM_COLOURS['--d-cover'], theme, room))).toBeGreaterThanOrEqual(4.5)
  })
  it.each(ROOMS)('stay within what a screen can show in room %i', (room) => {
    for (const colour of Object.values(ROOM_COLOURS)) {
      for (const light of linearOf(colour, theme, room)) {
        expect(light).toBeGreaterThan(-0.002)
        expect(light).toBeLessThan(1.002)
      }
    }
  })
})

describe('the stylesheet', () => {
  it('holds the colours that are checked here', () => {
    for (const declaration of roomDeclarations()) expect(roomsCss).toContain(declaration)
    expect(roomsCss).toContain('--room-shade: calc(var(--room-hue) - 25);')
  })
  it('holds a hue for every room', () => {
    for (const room of ROOMS) {
      expect(roomsCss).toContain(`.room-${room} {\n  --room-hue: ${room * ROOM_STEP_DEGREES};\n}`)
    }
  })
  it('writes text in the inks that are checked here', () => {
    expect(tokensCss).toContain(`--ink: light-dark(${INK.light}, ${INK.dark});`)
  })
})
