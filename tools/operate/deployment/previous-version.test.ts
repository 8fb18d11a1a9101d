import { describe, expect, it } from 'vitest'
import type { CloudflareApi } from './cloudflare-api.ts'
import { findPreviousVersion } from './previous-version.ts'

type Share = readonly [version: string, percentage: number]

/** An account with these deployments, newest first; a version is named after its build, and by a sign for its secret. */
function accountWith(deployments: readonly (readonly Share[])[]): CloudflareApi {
  const answer = (path: string): unknown => {
    const version = /versions\/(.+)$/.exec(path)?.[1]
    if (version === undefined)
      return {
        deployments: deployments.map((shares) => ({
          versions: shares.map(([version_id, percentage]) => ({ version_id, percentage })),
        })),
      }
    const annotations = version.endsWith("'")
      ? { 'workers/triggered_by': 'secret' }
      : { 'workers/triggered_by': 'upload', 'workers/tag': version }
    return { annotations }
  }
  return { request: async (path: string) => answer(path) } as unknown as CloudflareApi
}
const all = (...versions: readonly string[]) => versions.map((version): readonly Share[] => [[version, 100]])

describe('the version to return to', () => {
  it.each([
    ['the one before', all('b', 'a'), 'a', 'a'],
    ['not the same build without its new secret', all("b'", 'b', 'a'), 'a', 'a'],
    ['the one before with its new secret', all('b', "a'", 'a'), "a'", 'a'],
    ['the one before after two secrets', all("b''", "b'", 'b', "a'", 'a'), "a'", 'a'],
    ['the newer one, after a return', all('a', 'b', 'a'), 'b', 'b'],
    [
      'the one from before a gradual release',
      [
        [
          ['b', 10],
          ['a', 90],
        ],
        ...all('a', '0'),
      ] as const,
      'a',
      'a',
    ],
  ] as const)('is %s', async (_, deployments, version, buildId) => {
    expect(await findPreviousVersion(accountWith(deployments), 'fernway')).toEqual({ version, buildId })
  })

  it.each([
    ['a first deployment', all('a')],
    ['a first deployment and its secret', all("a'", 'a')],
    ['nothing', []],
  ] as const)('is refused for %s', async (_, deployments) => {
    await expect(findPreviousVersion(accountWith(deployments), 'fernway')).rejects.toThrow(
      'no earlier version',
    )
  })
})
