import { expect, it } from 'vitest'
import type { GuideManifest } from '#isomorphic/offline/guide-manifest.ts'
import { countOutdatedGuides } from './count-outdated-guides.ts'

const guideOf = (build: string) => ({ manifest: { build } as GuideManifest })
const GUIDES = [guideOf('one'), guideOf('two'), guideOf('two')]

it.each([
  ['counts guides of another build than the newest shell', ['fernway-shell:one', 'fernway-shell:two'], 1],
  ['counts all guides when none has the current build', ['fernway-shell:three'], 3],
  ['counts none when the current build is unknown', ['fernway-guide:two:/destinations/japan'], 0],
])('%s', (_what, names, count) => {
  expect(countOutdatedGuides(GUIDES, names)).toBe(count)
})
