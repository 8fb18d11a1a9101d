import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** A longer file holds two things (docs/adr/0002). */
const MAX_LINES = 200
const CODE = /\.(ts|tsx|css)$/

function trackedFiles(): readonly string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { stdout, status } = spawnSync('git', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error('the file size check needs git to list the files of the project')
  return stdout.split('\0').filter((path) => CODE.test(path) && existsSync(path))
}

/** Gives a line for each code file over 200 lines. */
export function findLongFiles(): readonly string[] {
  return trackedFiles().flatMap((path) => {
    const lines = readFileSync(path, 'utf8').split('\n').length - 1
    return lines > MAX_LINES
      ? [`${path}: ${lines} lines; ${MAX_LINES} at most, split it by what it holds`]
      : []
  })
}
