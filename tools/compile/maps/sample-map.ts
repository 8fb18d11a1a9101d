import type { LocatorBase } from '#src/catalogue/catalogue-types.ts'

/** An empty map for tests. */
export const SAMPLE_MAP: LocatorBase = {
  id: 'sample',
  width: 760,
  height: 700,
  label: 'Map of Sample',
  graticule: '',
  land: '',
  lakes: '',
  rivers: '',
  streams: [],
  plan: [],
  borders: '',
  disputed: '',
  subject: '',
  ring: null,
  inset: {
    shape: 'globe',
    width: 150,
    height: 150,
    land: '',
    subject: '',
    graticule: '',
    spot: '',
    corner: 'top-left',
  },
  scale: null,
  source: 'natural-earth',
}
