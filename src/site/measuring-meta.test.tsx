import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DEFAULT_MEASURING } from '#isomorphic/measuring/measuring-settings.ts'
import { MeasuringMeta } from './measuring-meta.tsx'

it('renders nothing for the default settings', () => {
  expect(renderToString(<MeasuringMeta settings={DEFAULT_MEASURING} />)).toBe('')
})

it('renders the settings that differ from the default', () => {
  const settings = { ...DEFAULT_MEASURING, trackerFunction: 'tagular' }
  expect(renderToString(<MeasuringMeta settings={settings} />)).toBe(
    '<meta name="measuring" content="{&quot;trackerFunction&quot;:&quot;tagular&quot;}"/>',
  )
})
