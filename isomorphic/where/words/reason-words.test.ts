import { expect, it } from 'vitest'
import { cs } from './cs.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it as italian } from './it.ts'

const ALL = { en, de, fr, es, it: italian, cs }

it.each(Object.entries(ALL))('takes no river of a savannah for one of the jungle in %s', (_, words) => {
  expect(words.trait('jungle-river')).toMatch(/^(?:rivers|Flüsse|rivières|ríos|fiumi|řeky)$/)
})

it.each(Object.entries(ALL))('starts the length of a stay on a separate line in %s', (_, words) => {
  expect(words.stay(4, 14)).toMatch(/^[\dA-Z]/)
})
