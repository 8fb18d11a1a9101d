import { trackedFiles } from './tracked-files.ts'

const CODE = /\.(ts|tsx|css)$/

/** Paths of a repository's code relative to its root, including new files. */
export const codeFiles = (root?: string): readonly string[] =>
  trackedFiles(root).filter((path) => CODE.test(path))
