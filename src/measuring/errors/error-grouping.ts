import { sha256Base64url } from '#src/platform/sha256-base64url.ts'
import type { ErrorOccurrence } from './error-occurrence.ts'

const FINGERPRINT_LENGTH = 16
const MAX_GROUPING_FILES = 3
/** Eight letters before the ending, which change with the content. */
const BUILD_HASH = /-[\w-]{8}(?=\.\w+$)/
const ORIGIN = /^\w+:\/\/[^/]*/
const VALUES = /"[^"]*"|'[^']*'|“[^”]*”|`[^`]*`|0x[\da-f]+|\d+(?:\.\d+)*/gi

/** A message without what differs from one time to the next: numbers, and what stands in quotes. */
const normaliseMessage = (message: string): string => message.replaceAll(VALUES, '…')

/** A file of a build, without what changes from build to build. */
const withoutBuildHash = (file: string): string => file.replace(ORIGIN, '').replace(BUILD_HASH, '')

/**
 * What two errors of one cause have in common, whatever the build: side, kind, message without values, and the files it
 * went through. Positions and names of functions differ in every build, so they do not count.
 */
export function groupingKeyOf({ side, type, message, frames, about }: ErrorOccurrence): string {
  const files = frames.slice(0, MAX_GROUPING_FILES).map(({ file }) => withoutBuildHash(file))
  return JSON.stringify([side, type, normaliseMessage(message), about, files])
}

/** The name of a cause in the store and in addresses of the desk, which are in small letters like all of the site. */
export async function fingerprintOf(groupingKey: string): Promise<string> {
  return (await sha256Base64url(groupingKey))
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toLowerCase()
    .slice(0, FINGERPRINT_LENGTH)
}
