import { describe, expect, it } from 'vitest'
import { abbreviatedStreet } from './street-abbreviation.ts'

describe('abbreviatedStreet', () => {
  it('abbreviates the generic part at the start or at the end of a name', () => {
    expect(abbreviatedStreet('Avenida da Liberdade')).toBe('Av. da Liberdade')
    expect(abbreviatedStreet('Boulevard Saint-Germain')).toBe('Bd Saint-Germain')
    expect(abbreviatedStreet('State Street')).toBe('State St')
  })

  it('leaves names without a generic part', () => {
    for (const name of ['Florida', 'Friedrichstraße', 'Street', 'La Rambla', ''])
      expect(abbreviatedStreet(name)).toBeNull()
  })
})
