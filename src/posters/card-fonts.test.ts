import { expect, it } from 'vitest'
import { UnavailableError } from '#src/platform/app-error.ts'
import { createCardFonts } from './card-fonts.ts'

function assetsThat(answer: () => Promise<Response>) {
  const asked: string[] = []
  const fetch = (address: URL): Promise<Response> => {
    asked.push(address.pathname)
    return answer()
  }
  return { asked, assets: { fetch } as unknown as Fetcher }
}
const found = () => assetsThat(async () => new Response('font'))

it('reads the fonts once', async () => {
  const { asked, assets } = found()
  const readFonts = createCardFonts()
  const fonts = await readFonts(assets)
  expect(await readFonts(assets)).toBe(fonts)
  expect(fonts).toHaveLength(asked.length)
})

it('holds nobody up by a reading that never ends', async () => {
  const readFonts = createCardFonts()
  const stuck = readFonts(assetsThat(() => new Promise(() => undefined)).assets)
  const outcome = expect(stuck).rejects.toThrow(UnavailableError)
  expect(await readFonts(found().assets)).toHaveLength(2)
  await outcome
})

it('reads again after a failure', async () => {
  const readFonts = createCardFonts()
  const missing = assetsThat(async () => new Response(null, { status: 404 })).assets
  await expect(readFonts(missing)).rejects.toThrow(UnavailableError)
  expect(await readFonts(found().assets)).toHaveLength(2)
})
