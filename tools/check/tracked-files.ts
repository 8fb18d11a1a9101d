import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Lists the files of a working tree that git tracks or would track, as paths from its root.
 * @param root of the repository
 * @throws {Error} when git is not available
 */
export function trackedFiles(root = '.'): readonly string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const
  const { stdout, status } = spawnSync('git', args, options)
  if (status !== 0) throw new Error('this check needs git to list the files of the project')
  return stdout.split('\0').filter((path) => path !== '' && existsSync(join(root, path)))
}
