import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import {
  CONTRIBUTION_FILES,
  ContributionSchema,
  PHOTOGRAPH_FOLDER,
} from '#src/catalogue/photographs/photograph-contribution.ts'
import { checkSchema } from '#tools/compile/text/check-schema.ts'
import { createContentErrors, formatContentErrors } from '#tools/compile/text/content-error.ts'
import { parseYamlSource } from '#tools/compile/text/yaml-source.ts'
import { withPhotograph } from './with-photograph.ts'

const PICTURE = /^public\/images\/photos\/[a-z0-9-]+\.jpg$/
/** An archive of the admin has three files; a larger one is none. */
const MAX_FILE_BYTES = 4_000_000

type Archive = Readonly<Record<string, Uint8Array>>

/** The files that have changed, from the project root; or why nothing was changed. */
export type AppliedPhotograph = { readonly changed: readonly string[] } | { readonly problem: string }

function unpack(archive: Uint8Array): Archive | string {
  try {
    return unzipSync(archive, { filter: ({ originalSize }) => originalSize <= MAX_FILE_BYTES })
  } catch {
    return 'it is no zip archive'
  }
}

/** The text of a guide or story in the content; null when there is none, or two. */
function findText(root: string, page: string): string | null {
  const [, kind = '', ...rest] = page.split('/')
  const found = globSync(`content/${kind}/*/${rest.join('/')}.md`, { cwd: root })
  return found.length === 1 ? (found[0] ?? null) : null
}

/** Removes a photograph that was replaced, unless another text shows it. */
function removeUnused(root: string, file: string | undefined): readonly string[] {
  if (file === undefined || !file.startsWith(PHOTOGRAPH_FOLDER)) return []
  const texts = globSync('content/{destinations,articles}/**/*.md', { cwd: root })
  const path = `public${file}`
  if (
    !existsSync(join(root, path)) ||
    texts.some((name) => readFileSync(join(root, name), 'utf8').includes(file))
  )
    return []
  rmSync(join(root, path))
  return [path]
}

const photographIn = (text: string): string | undefined =>
  /^photo:\n(?: .*\n)*? +file: *"?([^"\n]+)"?$/m.exec(text)?.[1]

/**
 * Applies an archive of `/desk/photographs` to the content: the image, and the field `photo` of one text. Anything else
 * in the archive refuses it.
 */
export function applyPhotograph(root: string, archive: Uint8Array): AppliedPhotograph {
  const files = unpack(archive)
  if (typeof files === 'string') return { problem: files }
  const { [CONTRIBUTION_FILES.fields]: fieldsFile, [CONTRIBUTION_FILES.note]: _note, ...others } = files
  if (fieldsFile === undefined) return { problem: `it has no ${CONTRIBUTION_FILES.fields}` }
  const log = createContentErrors()
  const source = parseYamlSource(CONTRIBUTION_FILES.fields, strFromU8(fieldsFile), 1, log.report)
  const contribution = source && checkSchema(ContributionSchema, source, log.report)
  if (contribution === null) return { problem: formatContentErrors(log.list()).join('\n') }
  const { page, photo } = contribution
  const expected = photo?.file.startsWith('/') === true ? [`public${photo.file}`] : []
  const pictures = Object.keys(others)
  // Without its image a contribution changes the words of a photograph only.
  const isPresent = pictures.length === 0 && expected.every((name) => existsSync(join(root, name)))
  if (!isPresent && (pictures.join() !== expected.join() || !pictures.every((name) => PICTURE.test(name))))
    return {
      problem: `it holds ${pictures.join(', ') || 'no image'}; expected ${expected.join() || 'no image'}`,
    }
  const text = findText(root, page)
  if (text === null) return { problem: `there is no text of ${page} in the content` }
  const before = readFileSync(join(root, text), 'utf8')
  for (const [name, bytes] of Object.entries(others)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), bytes)
  }
  writeFileSync(join(root, text), withPhotograph(before, photo))
  return { changed: [text, ...pictures, ...removeUnused(root, photographIn(before))] }
}
