import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DEFAULT_MEASURING } from '#isomorphic/measuring/measuring-settings.ts'
import { MeasuringMeta } from './measuring-meta.tsx'

it('says nothing where our own tracker alone measures', () => {
  expect(renderToString(<MeasuringMeta settings={DEFAULT_MEASURING} />)).toBe('')
})

it('says what differs', () => {
  const settings = { ...DEFAULT_MEASURING, trackerFunction: 'tagular' }
  expect(renderToString(<MeasuringMeta settings={settings} />)).toBe(
    '<meta name="measuring" content="{&quot;trackerFunction&quot;:&quot;tagular&quot;}"/>',
  )
})
