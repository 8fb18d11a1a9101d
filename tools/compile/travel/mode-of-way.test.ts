import { describe, expect, it } from 'vitest'
import { modeOfDayTrip, modeOfWay } from './mode-of-way.ts'

describe('modeOfDayTrip', () => {
  it.each([
    ['train', 'train'],
    ['train and bus', 'train'],
    ['bus and train', 'bus'],
    ['suburban train', 'train'],
    ['S-Bahn', 'train'],
    ['local tram', 'train'],
    ['metro and a walk', 'train'],
    ['fast ferry', 'boat'],
    ['ferry and bicycle', 'boat'],
    ['summer boat', 'boat'],
    ['catamaran', 'boat'],
    ['hydrofoil', 'boat'],
    ['coach or summer boat', 'bus'],
    ['shared taxi', 'bus'],
    ['taxi', 'road'],
    ['car', 'road'],
    ['road and boat', 'road'],
    ['bicycle', 'cycle'],
    ['on foot', 'foot'],
    ['bus and on foot', 'bus'],
    ['small plane', 'air'],
    ['Train', 'train'],
  ])('takes the first vehicle of “%s”: %s', (way, mode) => {
    expect(modeOfDayTrip(way)).toBe(mode)
  })

  it.each([
    ['cable car', 'road'],
    // A word inside another one is no vehicle.
    ['scarlet balloon', null],
    ['through the abyss', null],
    ['by automatic lift', null],
    ['', null],
    ['camel', null],
  ])('reads “%s” as %s', (way, mode) => {
    expect(modeOfDayTrip(way)).toBe(mode)
  })
})

describe('modeOfWay', () => {
  it.each([
    ['road', undefined, 'road'],
    ['road', 'Tar the whole way; shuttles run daily.', 'bus'],
    ['road', 'Coach, more in snow', 'bus'],
    ['road', 'By louages from the south station.', 'bus'],
    ['road', 'Shared taxis leave when full.', 'bus'],
    ['road', 'A taxi takes an hour.', 'road'],
    ['road', 'A busy road.', 'road'],
    ['train', 'Faster than the coach.', 'train'],
    ['boat', 'A bus meets the boat.', 'boat'],
    ['air', 'Then a minibus.', 'air'],
  ] as const)('of a way by %s with the note “%s” is %s', (by, note, mode) => {
    expect(modeOfWay(by, note)).toBe(mode)
  })
})
