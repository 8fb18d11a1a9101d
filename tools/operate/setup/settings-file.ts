import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { Document, parseDocument } from 'yaml'
import { DeploymentError, settingsFile } from '#tools/operate/deployment/deployment-settings.ts'

const HEADING = ` Settings of this deployment (docs/operations.md). Ids are no secrets; commit this file where you deploy from.`

/** Settings of a deployment in their file; comments are preserved. */
export type SettingsFile = {
  readonly read: (path: readonly string[]) => string
  /** Sets a value, unless it is unchanged. */
  readonly write: (path: readonly string[], value: string | boolean) => void
  readonly save: () => void
}

/**
 * Opens `deploy/<environment>.yaml`, or starts an empty one.
 * @throws {DeploymentError} when the file is no YAML
 */
export function openSettingsFile(environment: string): SettingsFile {
  const file = settingsFile(environment)
  const isThere = existsSync(file)
  const document = isThere ? parseDocument(readFileSync(file, 'utf8')) : new Document({})
  const [problem] = document.errors
  if (problem !== undefined) throw new DeploymentError(`${file}: ${problem.message}`)
  if (!isThere) document.commentBefore = HEADING
  return {
    read: (path) => String(document.getIn(path) ?? ''),
    write(path, value) {
      if (document.getIn(path) !== value) document.setIn(path, value)
    },
    save() {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, document.toString())
    },
  }
}
