import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Lists the files of the working tree that git tracks or would track, as paths from the repository root.
 * @throws {Error} when git is not available
 */
export function trackedFiles(): readonly string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { stdout, status } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (status !== 0) throw new Error('this check needs git to list the files of the project')
  return stdout.split('\0').filter((path) => path !== '' && existsSync(path))
}
