import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Folder of the compiled content: one folder per version, whose files never change. */
export const CATALOGUE = '_catalogue'

const namesIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : [])

/** Links a file to a second name without copying it; copies it when that is impossible, as between two disks. */
function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    cpSync(from, to)
  }
}

/** Links the files of a folder, and of those in it: a translated page is in the folder of its language. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else linkOrCopy(source, target)
  }
}

function publishVersion(from: string, to: string): void {
  if (namesIn(to).length === namesIn(from).length) return
  rmSync(to, { recursive: true, force: true })
  const unfinished = `${to}.new`
  rmSync(unfinished, { recursive: true, force: true })
  linkFolder(from, unfinished)
  renameSync(unfinished, to)
}

/**
 * Replaces the output folder's files by those of the public folder. The five thousand files of the compiled content are
 * linked, and not at all replaced when they are there: copying them took most of the time of the client build.
 * @param publicDir folder of files that are served unchanged
 * @param outDir folder of the built client
 */
export function publishFiles(publicDir: string, outDir: string): void {
  mkdirSync(join(outDir, CATALOGUE), { recursive: true })
  for (const name of readdirSync(outDir).filter((entry) => entry !== CATALOGUE))
    rmSync(join(outDir, name), { recursive: true })
  for (const name of readdirSync(publicDir).filter((entry) => entry !== CATALOGUE))
    cpSync(join(publicDir, name), join(outDir, name), { recursive: true })
  const versions = namesIn(join(publicDir, CATALOGUE))
  for (const version of readdirSync(join(outDir, CATALOGUE)).filter((name) => !versions.includes(name)))
    rmSync(join(outDir, CATALOGUE, version), { recursive: true })
  for (const version of versions)
    publishVersion(join(publicDir, CATALOGUE, version), join(outDir, CATALOGUE, version))
}

/** Publishes the files of the public folder with the client, instead of Vite's own copying. */
export function publishFilesPlugin(): Plugin {
  return {
    name: 'fernway:publish-files',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    renderStart: {
      order: 'pre',
      handler() {
        const { root, publicDir, build } = this.environment.config
        publishFiles(publicDir, resolve(root, build.outDir))
      },
    },
  }
}
