import { expect, it } from 'vitest'
import { createTextLocaliser } from './create-text-localiser.ts'
import { isProperName } from './place-text.ts'

const texts = {
  '{place} to {place}': '{place} – {place}',
  '{place} by {place}': '{place} vía {place}',
  '{place} in {place}': '{place} ({place})',
  'Long break {}': 'Puente {}',
  '{place} overnight': '{place} (de noche)',
  '{place} and others': '{place} y otras',
}
const namesByEnglish = {
  Vienna: 'Viena',
  Munich: 'Múnich',
  Jordan: 'Jordania',
  'shared taxi': 'taxi compartido',
  Naples: 'Nápoles',
  May: 'mayo',
}
const localise = createTextLocaliser('es', { names: {}, namesByEnglish, texts })

it.each([
  ['Vienna to Graz', 'Viena – Graz'],
  ['Graz and Munich to Villach, Vienna and Innsbruck', 'Graz y Múnich – Villach, Viena e Innsbruck'],
  ['Montevideo to Porto Alegre by Chuí', 'Montevideo – Porto Alegre vía Chuí'],
  ['Aqaba in Jordan to Eilat', 'Aqaba (Jordania) – Eilat'],
  ['Praha hlavní nádraží to Munich overnight', 'Praha hlavní nádraží – Múnich (de noche)'],
  ['Huehuetenango, Guatemala to Vienna', 'Huehuetenango, Guatemala – Viena'],
  ['Dar es Salaam to Port Antonio', 'Dar es Salaam – Port Antonio'],
  ['FlixBus and others', 'FlixBus y otras'],
  ['Naples, Capodichino', 'Nápoles, Capodichino'],
])('names the places of “%s” in the language, or as the guide does', (text, expected) => {
  expect(localise(text)).toBe(expected)
})

it('takes no date for a place', () => {
  expect(localise('Long break 20 to 23 Mar 2026')).toBe('Puente 20–23 de marzo de 2026')
})

it.each([
  'Vienna to Seoul Station',
  'Maun to Okavango camps',
  'Monday to Friday',
  'May to October',
  'the whole country to Graz',
  'Guilin North to Vienna',
  'Stay on the bus to Graz',
  'Graz by Vienna',
  'Trams to Vienna.',
  'Graz to Vienna by shared taxi',
  'crab, lobster and others',
  'Capodichino, Naples',
])('leaves “%s” to a translation of its own', (text) => {
  expect(localise(text)).toBeNull()
})

it.each(['Đà Nẵng', 'L’Hospitalet-près-l’Andorre', 'San Pedro de Atacama', 'Ķemeri'])(
  'takes %s for a proper name',
  (name) => {
    expect(isProperName(name)).toBe(true)
  },
)
it.each(['', 'de', '札幌', 'Old Town', 'Terminal 3', 'camps'])('does not take “%s” for one', (text) => {
  expect(isProperName(text)).toBe(false)
})
