import { readFileSync } from 'node:fs'
import { writeAssetArchive } from '#tools/operate/asset-archive.ts'
import { fillRemoteIndex } from '#tools/operate/search/fill-remote-index.ts'
import { askWrangler } from './ask-wrangler.ts'
import { DEPLOYMENT_CONFIG } from './deployment-config.ts'
import type { DeploymentSettings } from './deployment-settings.ts'
import type { Standing } from './preflight.ts'
import type { Step } from './run-steps.ts'
import { smokeTest } from './smoke-test.ts'

const ARCHIVE_LIST = 'dist/asset-archive.json'
const ALL = 100

export const builtId = (): string => readFileSync('dist/worker/build-id.txt', 'utf8')

async function upload(buildId: string): Promise<string> {
  const printed = await askWrangler('versions', 'upload', '--tag', buildId, '--message', `build ${buildId}`)
  const id = /^Worker Version ID: ([0-9a-f-]{36})$/m.exec(printed)?.[1]
  if (id === undefined) throw new Error(`wrangler names no version:\n${printed}`)
  return id
}

/** Gives a version a share of the visitors, and the rest to the one before. */
function share(version: string, percent: number, before: string): Promise<string> {
  const rest = percent === ALL ? [] : [`${before}@${ALL - percent}%`]
  return askWrangler('versions', 'deploy', `${version}@${percent}%`, ...rest, '--yes')
}

/**
 * The steps that change something at Cloudflare, in the order in which each leaves the running version working (R14.1).
 * @param percents shares of the visitors, one after the other; the last is 100
 */
export function deploymentSteps(
  settings: DeploymentSettings,
  { before }: Standing,
  percents: readonly number[],
): readonly Step[] {
  const buildId = builtId()
  let version = ''
  const { worker, origin, smokeOrigin = origin, variables } = settings
  const signsIn = (variables['OIDC_ISSUER'] ?? '') !== ''
  const orReturn = async (act: () => Promise<unknown>): Promise<void> => {
    try {
      await act()
    } catch (error) {
      await share(before, ALL, before)
      throw error
    }
  }
  const tryVersion = () => smokeTest({ origin: smokeOrigin, worker, version, buildId, signsIn })
  return [
    {
      name: 'put the hashed files of this build aside',
      changes: 'hashed files were added to the SETTINGS store',
      run: () => {
        writeAssetArchive('dist/client', ARCHIVE_LIST)
        return askWrangler('kv', 'bulk', 'put', ARCHIVE_LIST, '--binding', 'SETTINGS', '--remote')
      },
    },
    {
      name: 'apply migrations',
      changes: 'the database has the schema of this build',
      run: () => askWrangler('d1', 'migrations', 'apply', 'DB', '--remote'),
    },
    {
      name: 'fill the search index',
      changes: 'the search index is of this content',
      run: async () => {
        const { exitCode, output } = await fillRemoteIndex(false, DEPLOYMENT_CONFIG)
        if (exitCode !== 0) throw new Error(output)
      },
    },
    {
      name: 'upload the version',
      changes: 'the version was uploaded, and no visitor gets it',
      run: async () => {
        version = await upload(buildId)
      },
    },
    {
      name: 'try the version before visitors get it',
      changes: 'the version was tried and found good',
      run: () =>
        orReturn(async () => {
          await share(version, 0, before)
          await askWrangler('triggers', 'deploy')
          await tryVersion()
        }),
    },
    ...percents.map((percent) => ({
      name: `give it ${percent} % of the visitors`,
      changes: `the version got ${percent} % of the visitors, and was left again`,
      run: () =>
        orReturn(async () => {
          await share(version, percent, before)
          await tryVersion()
        }),
    })),
  ]
}
