import { expect, it } from 'vitest'
import { createOutboundCollector } from './outbound-links.ts'

it('collects external URLs with the pages that contain them, for any record', () => {
  const { collect, list } = createOutboundCollector()
  collect({ shop: { origin: 'https://shop.example' } })
  collect({
    fiji: [
      {
        path: '/destinations/fiji',
        html: '<a href="https://a.example/?x=1&amp;y=2#part">A</a> https://b.example/ in words',
      },
    ],
    benin: { path: '/destinations/benin', inner: { href: 'https://a.example/?x=1&y=2' } },
  })
  for (let page = 0; page < 30; page += 1) collect({ path: `/p/${page}`, href: 'https://c.example/' })
  expect(list()).toMatchObject([
    {
      address: 'https://a.example/?x=1&y=2',
      pages: ['/destinations/benin', '/destinations/fiji'],
      pageCount: 2,
    },
    { address: 'https://c.example/', pageCount: 30 },
    { address: 'https://shop.example', pages: ['*'] },
  ])
  expect(list()[1]?.pages).toHaveLength(20)
})
