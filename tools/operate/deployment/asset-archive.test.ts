import { describe, expect, it } from 'vitest'
import { DAY_S } from '#src/platform/durations.ts'
import { addBuild, markReplacedBuilds, parseArchivedBuilds } from './asset-archive.ts'

const NOW_S = 1_800_000_000
const old = { build: 'a', files: ['assets/shared.js', 'assets/a.js'], replacedAtS: null }

describe('the archive of hashed files (R8.4)', () => {
  it('retains files of the current build, however old it is', () => {
    const builds = addBuild([old], 'a', old.files)
    expect(markReplacedBuilds(builds, 'a', NOW_S + 400 * DAY_S)).toEqual({ builds: [old], stale: [] })
  })

  it('retains files for thirty days after their build was replaced', () => {
    const first = markReplacedBuilds(addBuild([old], 'b', ['assets/shared.js', 'assets/b.js']), 'b', NOW_S)
    expect(first.stale).toEqual([])
    const soon = markReplacedBuilds(addBuild(first.builds, 'c', ['assets/c.js']), 'c', NOW_S + 29 * DAY_S)
    expect([soon.builds.map(({ build }) => build), soon.stale]).toEqual([['c', 'b', 'a'], []])
    const later = markReplacedBuilds(soon.builds, 'c', NOW_S + 31 * DAY_S)
    // A file that a retained build also contains is not deleted.
    expect([later.builds.map(({ build }) => build), later.stale]).toEqual([['c', 'b'], ['assets/a.js']])
  })

  it('restarts the retention when a build is deployed again', () => {
    const replaced = [{ ...old, replacedAtS: NOW_S - 29 * DAY_S }]
    const again = markReplacedBuilds(addBuild(replaced, 'a', old.files), 'a', NOW_S + 10 * DAY_S)
    expect(again).toEqual({ builds: [old], stale: [] })
  })

  it('only parses a list of builds in the format in which it was written', () => {
    expect(parseArchivedBuilds(null)).toEqual([])
    expect(() => parseArchivedBuilds('{}')).toThrow('asset-builds')
  })
})
