import { describe, expect, it } from 'vitest'
import { DEVICE_SAVES_KEY } from '#isomorphic/saves/saves-names.ts'
import { createDeviceSaves } from './device-saves.ts'

function createStorage(text: string | null = null) {
  const stored = new Map(text === null ? [] : [[DEVICE_SAVES_KEY, text]])
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  return { stored, saves: createDeviceSaves(() => storage as unknown as Storage) }
}

describe('saves on the device', () => {
  it('hold each path once, in the order of saving', () => {
    const { saves } = createStorage()
    for (const path of ['/a', '/b', '/a']) expect(saves.setSaved(path, true)).toBe(true)
    expect(saves.read()).toEqual(['/b', '/a'])
    saves.setSaved('/b', false)
    expect(saves.read()).toEqual(['/a'])
  })

  it('leave nothing behind when the last one goes', () => {
    const { saves, stored } = createStorage()
    saves.setSaved('/a', true)
    saves.setSaved('/a', false)
    expect(stored.size).toBe(0)
  })

  it('forget what an account took over, and nothing that came since', () => {
    const { saves } = createStorage('["/a","/b"]')
    saves.setSaved('/c', true)
    saves.remove(['/a', '/b'])
    expect(saves.read()).toEqual(['/c'])
  })

  it('say when there is no more room', () => {
    const { saves } = createStorage(JSON.stringify(Array.from({ length: 200 }, (_, index) => `/${index}`)))
    expect(saves.setSaved('/one-more', true)).toBe(false)
    expect(saves.setSaved('/7', true)).toBe(true)
    expect(saves.read()).toHaveLength(200)
  })

  it.each(['{', 'null', '7', '{"a":1}', '[1,null,{}]', '"/a"'])('take %s for nothing', (text) => {
    expect(createStorage(text).saves.read()).toEqual([])
  })

  it('do without a store that refuses', () => {
    const saves = createDeviceSaves(() => {
      throw new DOMException('no', 'SecurityError')
    })
    expect(saves.read()).toEqual([])
    expect(saves.setSaved('/a', true)).toBe(false)
    expect(() => saves.remove(['/a'])).not.toThrow()
  })
})
