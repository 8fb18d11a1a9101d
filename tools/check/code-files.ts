import { trackedFiles } from './tracked-files.ts'

const CODE = /\.(ts|tsx|css)$/

/** Paths of the project's code relative to its root, including new files. */
export const codeFiles = (): readonly string[] => trackedFiles().filter((path) => CODE.test(path))
