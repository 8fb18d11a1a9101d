import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const CODE = /\.(ts|tsx|css)$/

/** Paths of the project's code, from its root: what git tracks and what is new. */
export function codeFiles(): readonly string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { stdout, status } = spawnSync('git', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error('this check needs git to list the files of the project')
  return stdout.split('\0').filter((path) => CODE.test(path) && existsSync(path))
}
