import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { TRANSLATED_TAGS } from '#isomorphic/words/locale.ts'
import { buildIdOf } from './build-id.ts'

const ID = 'virtual:client-assets'
/** Sets up React's hot reload; the plugin would inject it into an HTML file, which this site does not have. */
const PREAMBLE_ID = 'virtual:react-preamble'
const ENTRY = 'client/entry.ts'
/** Of a page in another language: they import the entry script. */
const languageEntry = (tag: string): string => `client/words/start-${tag}.ts`
const languageToolsEntry = (tag: string): string => `client/words/start-tools-${tag}.ts`
const STYLESHEET = 'src/site/styles/main.css'
/** Only for pages of signed-in visitors and pages behind the links of subscription mails. */
const ACCOUNT_STYLESHEET = 'src/site/styles/account.css'
/** Only for guides and stories. */
const GUIDE_STYLESHEET = 'src/site/styles/guide.css'
/** Only for choosing and comparing places. */
const WHERE_STYLESHEET = 'src/site/styles/where.css'
/** Only for the admin. */
const ADMIN_STYLESHEET = 'src/site/styles/admin.css'
/** For overlays such as menus and dialogs, loaded when one is opened. */
const OVERLAY_STYLESHEET = 'src/site/styles/opened.css'
/** For print and forced colours. */
const PRINT_AND_CONTRAST_STYLESHEET = 'src/site/styles/modes.css'

/** For the offline page alone. */
const OFFLINE_STYLESHEET = 'src/offline/pages/offline.css'

const forEachLanguage = <Value>(create: (tag: string) => Value): Readonly<Record<string, Value>> =>
  Object.fromEntries(TRANSLATED_TAGS.map((tag) => [tag, create(tag)]))

type ManifestChunk = { readonly file: string }

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

function readFonts(root: string): unknown {
  const path = join(root, '.generated/fonts.json')
  return existsSync(path) ? (readJson(path) as { preload: unknown }).preload : []
}

/** Folders of the client build with content-hashed file names. */
const HASHED_FOLDERS = ['assets', 'fonts']
const FAVICON_FILE = 'favicon.svg'
/** Files that offline pages do not need: fonts of social cards, the client of the third-party error service. */
const OFFLINE_EXCLUDED = /\.ttf$|^error-notifier-/
/** Text of scripts in a language, which a guide needs in that language alone. */
const LANGUAGE_SCRIPT = /^(?:start|start-tools|page-words|tool-words)-(de|fr|es|it|cs)-/

/**
 * Files of the build that offline guides need: nearly all of them, because any part of a page may be hydrated.
 * @param tag a language, for the files that its guides need besides; null for those of all guides
 */
function offlineShellFiles(out: string, tag: string | null): readonly (readonly [string, number])[] {
  const hashed = HASHED_FOLDERS.filter((folder) => existsSync(join(out, folder))).flatMap((folder) =>
    readdirSync(join(out, folder))
      .filter((file) => !OFFLINE_EXCLUDED.test(file))
      .filter((file) => (LANGUAGE_SCRIPT.exec(file)?.[1] ?? null) === tag)
      .map((file) => `${folder}/${file}`),
  )
  // Style sheets last: an interrupted download of a guide is only complete once its pages can be styled.
  hashed.sort((one, other) => Number(other.endsWith('.css')) - Number(one.endsWith('.css')))
  return [...hashed, ...(tag === null ? [FAVICON_FILE] : [])].map(
    (file) => [`/${file}`, statSync(join(out, file)).size] as const,
  )
}

/** Folder in which Vite writes the manifest of the client build. */
const VITE_FOLDER = '.vite'
/** Beside the folder of the client, whose files are public. */
const manifestPath = (out: string): string => `${out}-manifest.json`

/**
 * Moves the manifest of the client build, which only the build of the worker needs, out of the files that are served.
 * @param out folder of the built client
 */
export function withdrawManifest(out: string): void {
  renameSync(join(out, VITE_FOLDER, 'manifest.json'), manifestPath(out))
  rmSync(join(out, VITE_FOLDER), { recursive: true })
}

/**
 * URLs of the client build, with hashes for Subresource Integrity (R4.4).
 * @param out folder of the built client
 */
function builtAssets(root: string, out: string) {
  const manifestText = readFileSync(manifestPath(out), 'utf8')
  const manifest = JSON.parse(manifestText) as Record<string, ManifestChunk>
  const fileOf = (source: string): string => {
    const chunk = manifest[source]
    if (chunk === undefined) throw new Error(`${source} is not in the client build's manifest`)
    return chunk.file
  }
  const scriptOf = (source: string): { readonly src: string; readonly integrity: string } => {
    const file = fileOf(source)
    const digest = createHash('sha384')
      .update(readFileSync(join(out, file)))
      .digest('base64')
    return { src: `/${file}`, integrity: `sha384-${digest}` }
  }
  const buildId = buildIdOf(root, manifestText)
  return {
    stylesheet: `/${fileOf(STYLESHEET)}`,
    accountStylesheet: `/${fileOf(ACCOUNT_STYLESHEET)}`,
    guideStylesheet: `/${fileOf(GUIDE_STYLESHEET)}`,
    whereStylesheet: `/${fileOf(WHERE_STYLESHEET)}`,
    adminStylesheet: `/${fileOf(ADMIN_STYLESHEET)}`,
    overlayStylesheet: `/${fileOf(OVERLAY_STYLESHEET)}`,
    mediaStylesheet: `/${fileOf(PRINT_AND_CONTRAST_STYLESHEET)}`,
    offlineStylesheet: `/${fileOf(OFFLINE_STYLESHEET)}`,
    shellFiles: offlineShellFiles(out, null),
    languageShellFiles: forEachLanguage((tag) => offlineShellFiles(out, tag)),
    entry: scriptOf(ENTRY),
    languageEntries: forEachLanguage((tag) => scriptOf(languageEntry(tag))),
    languageToolsEntries: forEachLanguage((tag) => scriptOf(languageToolsEntry(tag))),
    fonts: readFonts(root),
    developmentScripts: [],
    buildId,
  }
}

function devServerAssets(root: string): unknown {
  return {
    stylesheet: `/${STYLESHEET}`,
    accountStylesheet: `/${ACCOUNT_STYLESHEET}`,
    guideStylesheet: `/${GUIDE_STYLESHEET}`,
    whereStylesheet: `/${WHERE_STYLESHEET}`,
    adminStylesheet: `/${ADMIN_STYLESHEET}`,
    overlayStylesheet: `/${OVERLAY_STYLESHEET}`,
    mediaStylesheet: `/${PRINT_AND_CONTRAST_STYLESHEET}`,
    offlineStylesheet: `/${OFFLINE_STYLESHEET}`,
    shellFiles: [],
    languageShellFiles: {},
    entry: { src: `/${ENTRY}`, integrity: null },
    languageEntries: forEachLanguage((tag) => ({ src: `/${languageEntry(tag)}`, integrity: null })),
    languageToolsEntries: forEachLanguage((tag) => ({ src: `/${languageToolsEntry(tag)}`, integrity: null })),
    fonts: readFonts(root),
    developmentScripts: ['/@vite/client', `/@id/__x00__${PREAMBLE_ID}`],
    buildId: 'development',
  }
}

/**
 * Provides the worker with the URLs of style sheets, script and fonts, from the dev server or from the client build.
 */
export function clientAssets(): Plugin {
  let root = ''
  let out = ''
  let isBuild = false
  return {
    name: 'fernway:client-assets',
    configResolved(config) {
      root = config.root
      out = join(root, config.environments['client']?.build.outDir ?? '')
      isBuild = config.command === 'build'
    },
    writeBundle() {
      if (this.environment.name === 'client') withdrawManifest(out)
    },
    resolveId: (id) => (id === ID || id === PREAMBLE_ID ? `\0${id}` : null),
    load(id) {
      if (id === `\0${PREAMBLE_ID}`) return react.preambleCode.replace('__BASE__', '/')
      if (id !== `\0${ID}`) return null
      if (!isBuild) return `export const clientAssets = ${JSON.stringify(devServerAssets(root))}`
      const assets = builtAssets(root, out)
      // Placed beside the worker: the deployment's smoke test compares it with the running version.
      this.emitFile({ type: 'asset', fileName: 'build-id.txt', source: assets.buildId })
      return `export const clientAssets = ${JSON.stringify(assets)}`
    },
  }
}
