import { expect, it } from 'vitest'
import { SAMPLE_FACTS_ONLY, SAMPLE_FULL } from '#test/support/worker/page-samples.ts'
import { destinationData } from './destination-data.ts'

it('mentions attractions only for a page that lists sights', () => {
  const attractionsOf = (place: typeof SAMPLE_FULL): unknown =>
    JSON.parse(
      JSON.stringify(destinationData({ siteOrigin: 'https://guide.example', locale: 'en' }, place)),
    )[1]
  expect(attractionsOf(SAMPLE_FULL)).toHaveProperty('includesAttraction.0.name', 'Guelta d’Archei')
  expect(attractionsOf(SAMPLE_FACTS_ONLY)).not.toHaveProperty('includesAttraction')
})
