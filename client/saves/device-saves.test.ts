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

describe('createDeviceSaves', () => {
  it('stores each path once, in order of saving', () => {
    const { saves } = createStorage()
    for (const path of ['/a', '/b', '/a']) expect(saves.setSaved(path, true)).toBe(true)
    expect(saves.read()).toEqual(['/b', '/a'])
    saves.setSaved('/b', false)
    expect(saves.read()).toEqual(['/a'])
  })

  it('removes its storage entry with the last path', () => {
    const { saves, stored } = createStorage()
    saves.setSaved('/a', true)
    saves.setSaved('/a', false)
    expect(stored.size).toBe(0)
  })

  it('removes the paths that an account has taken over and no later ones', () => {
    const { saves } = createStorage('["/a","/b"]')
    saves.setSaved('/c', true)
    saves.remove(['/a', '/b'])
    expect(saves.read()).toEqual(['/c'])
  })

  it('refuses a path when the list is full', () => {
    const { saves } = createStorage(JSON.stringify(Array.from({ length: 200 }, (_, index) => `/${index}`)))
    expect(saves.setSaved('/one-more', true)).toBe(false)
    expect(saves.setSaved('/7', true)).toBe(true)
    expect(saves.read()).toHaveLength(200)
  })

  it.each(['{', 'null', '7', '{"a":1}', '[1,null,{}]', '"/a"'])(
    'reads the invalid value %s as an empty list',
    (text) => {
      expect(createStorage(text).saves.read()).toEqual([])
    },
  )

  it('works without storage', () => {
    const saves = createDeviceSaves(() => {
      throw new DOMException('no', 'SecurityError')
    })
    expect(saves.read()).toEqual([])
    expect(saves.setSaved('/a', true)).toBe(false)
    expect(() => saves.remove(['/a'])).not.toThrow()
  })
})
