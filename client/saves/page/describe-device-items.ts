import { localiseAddress } from '#client/kit/localise-address.ts'
import type { DeviceLists } from '#client/saves/device/device-lists.ts'
import { describeDeviceItems } from '#client/saves/device/edit-device-lists.ts'
import { parseFacts } from '#client/saves/device/parse-device-lists.ts'
import { PAGE_FACTS_API } from '#isomorphic/saves/saves-api.ts'

type FactsResponse = { readonly pages?: Readonly<Record<string, unknown>> }

/**
 * Asks the site for the names, pictures and positions of the saved pages that this device does not know yet, or knows in
 * another language than that of the page, and stores them: a list is drawn and exported from them without a network.
 * Never rejects.
 * @returns whether anything is new
 */
export async function describeUnknownItems(
  lists: DeviceLists,
  fetchApi: typeof fetch,
  page: Document = document,
): Promise<boolean> {
  const { lang } = page.documentElement
  const unknown = lists
    .read()
    .flatMap(({ items }) => items.flatMap(({ path, facts }) => (facts?.lang === lang ? [] : [path])))
  const paths = [...new Set(unknown)]
  if (paths.length === 0) return false
  try {
    const response = await fetchApi(localiseAddress(PAGE_FACTS_API, page), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ paths }),
    })
    if (!response.ok) return false
    const { pages = {} } = (await response.json()) as FactsResponse
    const facts = new Map(
      Object.entries(pages).flatMap(([path, value]) => {
        const parsed = parseFacts(value)
        return parsed === null ? [] : [[path, { ...parsed, lang }] as const]
      }),
    )
    return facts.size > 0 && lists.edit(describeDeviceItems(facts))
  } catch {
    return false
  }
}
