import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { createMapCache, type MapCacheOptions } from './map-cache.ts'
import { SAMPLE_MAP } from './sample-map.ts'

const REQUEST = { code: 'ES', id: 'sample', label: 'Map of Sample', keepClear: [] } as const
const OTHER = { ...REQUEST, id: 'other' } as const

const createOptions = (): MapCacheOptions => ({
  folder: mkdtempSync(join(tmpdir(), 'layers-')),
  sourceHash: 'drawing',
  layerHash: 'labels',
  reusesLayers: true,
  draw: ({ id }) => ({ base: { ...SAMPLE_MAP, id }, project: () => null }),
  precomputed: new Map(),
})

/** Draws a layer with a fresh cache, as another compilation does. @returns how often it was computed */
function drawOnce(
  options: MapCacheOptions,
  input: unknown,
  request: typeof REQUEST | typeof OTHER = REQUEST,
) {
  const cache = createMapCache(options)
  const compute = vi.fn(() => ['label'])
  expect(cache.drawLayer(cache.draw(request).base, input, compute)).toEqual(['label'])
  cache.save()
  return { computed: compute.mock.calls.length, cache }
}

describe('a layer over a map', () => {
  it('is computed by the first compilation only', () => {
    const options = createOptions()
    expect(drawOnce(options, { sights: [1] }).computed).toBe(1)
    expect(drawOnce(options, { sights: [1] }).computed).toBe(0)
  })

  it('is computed again for another input, another map, other code and other drawings', () => {
    const options = createOptions()
    drawOnce(options, { sights: [1] })
    expect(drawOnce(options, { sights: [2] }).computed).toBe(1)
    expect(drawOnce(options, { sights: [2] }, OTHER).computed).toBe(1)
    expect(drawOnce({ ...options, layerHash: 'other labels' }, { sights: [2] }).computed).toBe(1)
    expect(drawOnce({ ...options, sourceHash: 'other drawing' }, { sights: [2] }).computed).toBe(1)
  })

  it('is computed for the repository, although it is known', () => {
    const options = createOptions()
    drawOnce(options, { sights: [1] })
    expect(drawOnce({ ...options, reusesLayers: false }, { sights: [1] }).computed).toBe(1)
  })

  it('is written to the repository without layers that are no longer used', () => {
    const options = createOptions()
    drawOnce(options, { sights: [1] })
    const [map] = drawOnce(options, { sights: [2] })
      .cache.used()
      .values()
    expect(Object.values(map?.layers ?? {})).toEqual([['label']])
  })

  it('is taken from the maps of the repository', () => {
    const options = createOptions()
    const precomputed = drawOnce(options, { sights: [1] }).cache.used()
    expect(drawOnce({ ...createOptions(), precomputed }, { sights: [1] }).computed).toBe(0)
  })

  it('is computed over a base that the cache has not drawn', () => {
    const { drawLayer } = createMapCache(createOptions())
    expect(drawLayer(SAMPLE_MAP, {}, () => 'new')).toBe('new')
  })
})
