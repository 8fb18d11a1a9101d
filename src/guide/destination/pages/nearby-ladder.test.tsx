import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SAMPLE_FULL } from '#test/support/worker/page-samples.ts'
import { NearbyLadder, rungLength } from './nearby-ladder.tsx'

it('renders a table of distances with a rung for each distance above zero', () => {
  const html = renderToStaticMarkup(<NearbyLadder name="Chad & <b>" places={SAMPLE_FULL.nearby} />)
  expect(html).toContain('Places around Chad &amp; &lt;b&gt; and how far they are</caption>')
  expect(html.match(/<th scope="row">/g)).toHaveLength(2)
  expect(html).toContain('<td>Shares a border<span>N’Djamena to Niamey roughly 2 days by road</span></td>')
  expect(html).toMatch(
    /<td><svg[^>]*aria-hidden="true"><path d="M0 0h100v1H0z"><\/path><\/svg>about 350 km<\/td>/,
  )
})

it.each([
  [0, 100, 0],
  [25, 100, 25],
  [100, 100, 100],
  [0, 0, 0],
])('draws %i of %i km with a rung of %i', (km, farthestKm, length) => {
  expect(rungLength(km, farthestKm)).toBe(length)
})
