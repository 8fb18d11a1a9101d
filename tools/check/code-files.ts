import { trackedFiles } from './tracked-files.ts'

const CODE = /\.(ts|tsx|css)$/

/** Paths of the project's code, from its root: tracked files and new ones. */
export const codeFiles = (): readonly string[] => trackedFiles().filter((path) => CODE.test(path))
