import { describe, expect, it } from 'vitest'
import { isSameSight } from './is-same-sight.ts'

describe('isSameSight', () => {
  it.each([
    ['Castelo de São Jorge', 'sao jorge castle'],
    ['Castelo de S. Jorge', 'sao jorge castle'],
    ['Sensō-ji Temple', 'senso ji'],
    ['Kinkakuji', 'kinkaku ji'],
    ['Meiji Jingu', 'meiji shrine'],
    ['Fushimi Inari Taisha', 'fushimi inari'],
    ['Mosteiro dos Jerónimos', 'jeronimos monastery'],
    ['The Jerónimos Monastery', 'jeronimos monastery'],
    ['Jerónimos Monastery (Belém)', 'jeronimos monastery'],
    ['Jerónimos Monastery, Lisbon', 'jeronimos monastery'],
    ['Tour Eiffel', 'eiffel tower'],
  ])('%s is %s', (one, other) => {
    expect(isSameSight(one, other)).toBe(true)
  })

  it.each([
    ['Hotel Jerónimos', 'jeronimos monastery'],
    ['São Jorge Church', 'sao jorge castle'],
    ['Café São Jorge', 'sao jorge castle'],
    ['Eiffel Tower Parking', 'eiffel tower'],
    ['Castle', 'sao jorge castle'],
    ['The', 'of'],
    ['', ''],
    ['Kyoto Station', 'kyoto tower'],
  ])('%s is not %s', (one, other) => {
    expect(isSameSight(one, other)).toBe(false)
  })
})
