import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOUR_MS } from '#src/platform/durations.ts'
import { readArguments } from '#tools/command/read-arguments.ts'
import { runCommand } from '#tools/command/run-command.ts'
import { runMain } from '#tools/command/run-main.ts'
import { DeploymentError, readDeploymentSettings } from './deployment/deployment-settings.ts'

const USAGE = `npm run rehearse -- --env staging [--wait SECONDS]
    rehearses what an incident needs, and prints how long each step took: back to the version before, forward again,
    the accounts database as it was an hour ago, and a new session secret
    --wait: as of npm run erasures`
const MS_PER_SECOND = 1000

const { values } = readArguments(USAGE, {
  options: { env: { type: 'string', default: '' }, wait: { type: 'string', default: '90' } },
})

type RehearsedStep = { readonly name: string; readonly tool: string; readonly args: readonly string[] }

/**
 * The steps, in order.
 * @param folder for the note of the restore and for the new secret
 */
function planRehearsal(environment: string, folder: string): readonly RehearsedStep[] {
  const since = new Date(Date.now() - HOUR_MS).toISOString()
  const env = ['--env', environment]
  const restore = ['restore', join(folder, 'note.json'), '--since', since, '--wait', values.wait, ...env]
  const rotate = ['SESSION_SECRET', '--keep', join(folder, 'next-session-secret.txt'), ...env]
  return [
    { name: 'back to the version before', tool: 'deploy', args: ['--back', ...env] },
    { name: 'forward again', tool: 'deploy', args: ['--built', ...env] },
    { name: 'accounts as of an hour ago', tool: 'erasures', args: restore },
    { name: 'new session secret', tool: 'rotate-secret', args: rotate },
  ]
}

/** @throws {Error} with the output of a step that failed, and the command that continues */
async function runStep({ name, tool, args }: RehearsedStep): Promise<void> {
  const startMs = performance.now()
  const { exitCode, output } = await runCommand('node', [join(import.meta.dirname, `${tool}.ts`), ...args])
  const seconds = Math.round((performance.now() - startMs) / MS_PER_SECOND)
  if (exitCode !== 0) throw new Error(`${name} failed after ${seconds} s:\n${output}`)
  console.log(`${name}: ${seconds} s`)
}

await runMain(async () => {
  if (values.env === '') throw new DeploymentError(USAGE)
  if (/prod/i.test(values.env))
    throw new DeploymentError('A rehearsal sets accounts back by an hour: not on a production deployment.')
  readDeploymentSettings(values.env)
  const folder = mkdtempSync(join(tmpdir(), 'fernway-rehearsal-'))
  for (const step of planRehearsal(values.env, folder)) await runStep(step)
  rmSync(join(folder, 'note.json'))
  console.log(
    `Rehearsed. Note the times and who could do it. In a week: npm run rotate -- SESSION_SECRET --keep ${join(folder, 'next-session-secret.txt')} --finish --env ${values.env}`,
  )
})
