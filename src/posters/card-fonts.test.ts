import { expect, it } from 'vitest'
import { UnavailableError } from '#src/platform/app-error.ts'
import { createCardFonts } from './card-fonts.ts'

function createAssets(respond: () => Promise<Response>) {
  const requestedPaths: string[] = []
  const fetch = (address: URL): Promise<Response> => {
    requestedPaths.push(address.pathname)
    return respond()
  }
  return { requestedPaths, assets: { fetch } as unknown as Fetcher }
}
const createFontAssets = () => createAssets(async () => new Response('font'))

it('reads the fonts once', async () => {
  const { requestedPaths, assets } = createFontAssets()
  const readFonts = createCardFonts()
  const fonts = await readFonts(assets)
  expect(await readFonts(assets)).toBe(fonts)
  expect(fonts).toHaveLength(requestedPaths.length)
})

it('is not blocked by a read of another request that never settles', async () => {
  const readFonts = createCardFonts()
  const stuck = readFonts(createAssets(() => new Promise(() => undefined)).assets)
  const outcome = expect(stuck).rejects.toThrow(UnavailableError)
  expect(await readFonts(createFontAssets().assets)).toHaveLength(2)
  await outcome
})

it('retries after a failed read', async () => {
  const readFonts = createCardFonts()
  const missing = createAssets(async () => new Response(null, { status: 404 })).assets
  await expect(readFonts(missing)).rejects.toThrow(UnavailableError)
  expect(await readFonts(createFontAssets().assets)).toHaveLength(2)
})
