import { expect, it } from 'vitest'
import { createAccountSite, signInMember } from '#test/support/worker/account-site.ts'
import { MAIN_LIST_PATH } from '#test/support/worker/visitor-with-saves.ts'

const NEW_YORK = '/destinations/united-states/new-york'
const SIGHT = `${NEW_YORK}#statue-of-liberty`

it('a sight has its name in the language, and is one save in all languages', async () => {
  const site = await createAccountSite()
  const ana = await signInMember(site)
  const textOf = async (path: string): Promise<string> => (await ana.get(path)).text()
  const german = await textOf(`/de${NEW_YORK}`)
  // List, structured data and the card of guidebooks.
  expect(german).toMatch(/<a class="sight-name"[^>]*>Freiheitsstatue</)
  expect(german).toContain('aria-label="Freiheitsstatue merken"')
  expect(german).toContain('"@type":"TouristAttraction","name":"Freiheitsstatue"')
  expect(german).not.toMatch(/>[^<]*Statue of Liberty/)
  // Anchor and key are those of the English page.
  expect(german).toContain('id="statue-of-liberty"')
  expect(german).toContain(`value="${SIGHT}"`)

  await ana.json('/api/saves/merge', { paths: [SIGHT] })
  expect(await textOf(MAIN_LIST_PATH)).toContain('Statue of Liberty')
  const list = await textOf(`/de${MAIN_LIST_PATH}`)
  expect(list).toContain('Freiheitsstatue')
  expect(list).toContain(`href="/de${SIGHT}"`)
  expect(await textOf(`/de${NEW_YORK}.gpx`)).toContain(`${NEW_YORK}#statue-of-liberty`)
})
