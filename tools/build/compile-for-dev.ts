import { resolve } from 'node:path'
import { runCommand } from '#tools/command/run-command.ts'

/**
 * Compiles the content with its drafts in a separate process, unless it is up to date, and prints the errors: the dev
 * server goes on responding, and pages are rendered by the production build of React, several times faster than by the
 * one for development. With errors nothing is written: the site shows the last good pages.
 * @returns whether the content had no errors
 */
export async function compileForDev(root: string): Promise<boolean> {
  const { exitCode, output } = await runCommand(
    'node',
    [resolve(root, 'tools/compile/prepare-generated.ts'), '--drafts', '--without-types'],
    { NODE_ENV: 'production' },
  )
  if (exitCode !== 0) console.error(output.trimEnd())
  return exitCode === 0
}
