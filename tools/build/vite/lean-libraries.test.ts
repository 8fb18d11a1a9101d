import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import useSWR from 'swr'
import { expect, it } from 'vitest'
import { SHA256_OF_THE_PLATFORM, SWR_ON_THE_SERVER } from './lean-libraries.ts'

const load = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`)

it('signs as RFC 4231 has it (test case 2)', async () => {
  const { hmac } = await load(SHA256_OF_THE_PLATFORM)
  const [key, data] = ['Jefe', 'what do ya want for nothing?'].map((text) => new TextEncoder().encode(text))
  expect(Buffer.from(hmac(key, data)).toString('hex')).toBe(
    '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
  )
})

it.each([
  ['nothing is asked', null, {}],
  ['something is asked', '/api/me', {}],
  ['an answer came with the page', '/api/me', { fallbackData: 'Ana' }],
])('gives islands what swr gives them on the server when %s', async (_, key, options) => {
  const lean = await load(SWR_ON_THE_SERVER)
  const seenWith = (use: typeof useSWR): unknown => {
    let seen: unknown
    renderToString(
      createElement(() => {
        const { data, error, isLoading } = use(key, () => 'never', options)
        seen = { data, error, isLoading }
        return null
      }),
    )
    return seen
  }
  expect(seenWith(lean.default)).toEqual(seenWith(useSWR))
})
