import { sha256Base64url } from '#src/platform/sha256-base64url.ts'
import type { ErrorOccurrence } from './error-occurrence.ts'

const FINGERPRINT_LENGTH = 16
const MAX_GROUPING_FILES = 3
/** Content hash: eight characters before the extension. */
const BUILD_HASH = /-[\w-]{8}(?=\.\w+$)/
const ORIGIN = /^\w+:\/\/[^/]*/
const VALUES = /"[^"]*"|'[^']*'|“[^”]*”|`[^`]*`|0x[\da-f]+|\d+(?:\.\d+)*/gi

/** Replaces variable parts of a message: numbers and quoted texts. */
const normaliseMessage = (message: string): string => message.replaceAll(VALUES, '…')

/** A built file without origin and content hash. */
const withoutBuildHash = (file: string): string => file.replace(ORIGIN, '').replace(BUILD_HASH, '')

/**
 * Grouping key of an error across builds: side, type, normalised message and files of the stack. Positions and function
 * names differ in every build and are omitted.
 */
export function groupingKeyOf({ side, type, message, frames, about }: ErrorOccurrence): string {
  const files = frames.slice(0, MAX_GROUPING_FILES).map(({ file }) => withoutBuildHash(file))
  return JSON.stringify([side, type, normaliseMessage(message), about, files])
}

/** Fingerprint of an error group in the store and in admin URLs, which are lower case like all URLs of the site. */
export async function fingerprintOf(groupingKey: string): Promise<string> {
  return (await sha256Base64url(groupingKey))
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toLowerCase()
    .slice(0, FINGERPRINT_LENGTH)
}
