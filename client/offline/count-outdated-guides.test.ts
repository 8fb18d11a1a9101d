import { expect, it } from 'vitest'
import type { GuideManifest } from '#isomorphic/offline/guide-manifest.ts'
import { countOutdatedGuides } from './count-outdated-guides.ts'

const guideOf = (build: string) => ({ manifest: { build } as GuideManifest })
const GUIDES = [guideOf('one'), guideOf('two'), guideOf('two')]

it.each([
  [
    'counts those of another build than the shell that came last',
    ['fernway-shell:one', 'fernway-shell:two'],
    1,
  ],
  ['counts all where none is of today', ['fernway-shell:three'], 3],
  ['counts none where nobody knows what is of today', ['fernway-guide:two:/destinations/japan'], 0],
])('%s', (_what, names, count) => {
  expect(countOutdatedGuides(GUIDES, names)).toBe(count)
})
