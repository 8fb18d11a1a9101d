import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { buildIdOf } from './build-id.ts'

const ID = 'virtual:client-assets'
/** Sets up React's hot reload; the plugin would write it into an HTML file, of which there is none here. */
const PREAMBLE_ID = 'virtual:react-preamble'
const ENTRY = 'client/entry.ts'
const STYLESHEET = 'src/site/styles/main.css'
/** What only pages of signed-in visitors, and those that follow a letter's link, are styled by. */
const ACCOUNT_STYLESHEET = 'src/site/styles/account.css'
/** What only guides and stories are styled by. */
const GUIDE_STYLESHEET = 'src/site/styles/guide.css'
/** What only the operators' desk is styled by. */
const ADMIN_STYLESHEET = 'src/site/styles/admin.css'
/** What is seen only once something was opened. */
const OVERLAY_STYLESHEET = 'src/site/styles/opened.css'
/** For paper and for forced colours. */
const PRINT_AND_CONTRAST_STYLESHEET = 'src/site/styles/modes.css'

/** The offline page's own. */
const OFFLINE_STYLESHEET = 'src/offline/pages/offline.css'

type ManifestChunk = { readonly file: string }

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

function readFonts(root: string): unknown {
  const path = join(root, '.generated/fonts.json')
  return existsSync(path) ? (readJson(path) as { preload: unknown }).preload : []
}

/** Folders of the client build whose files pages name by a hash. */
const HASHED_FOLDERS = ['assets', 'fonts']
const FAVICON_FILE = 'favicon.svg'
/** What no page shows without a network: fonts that cards are drawn with, and what tells a service outside of errors. */
const OFFLINE_EXCLUDED = /\.ttf$|^error-notifier-/

/** What a guide in the pocket needs of the build itself: nearly all of it, for which part a reader wakes nobody knows. */
function offlineShellFiles(out: string): readonly (readonly [string, number])[] {
  const hashed = HASHED_FOLDERS.filter((folder) => existsSync(join(out, folder))).flatMap((folder) =>
    readdirSync(join(out, folder))
      .filter((file) => !OFFLINE_EXCLUDED.test(file))
      .map((file) => `${folder}/${file}`),
  )
  // Without its styles no page of a guide that was left in the middle can be drawn.
  hashed.sort((one, other) => Number(other.endsWith('.css')) - Number(one.endsWith('.css')))
  return [...hashed, FAVICON_FILE].map((file) => [`/${file}`, statSync(join(out, file)).size] as const)
}

/** Addresses as the client build left them, with the hash that Subresource Integrity asks for (R4.4). */
/** @param out folder of the built client */
function builtAssets(root: string, out: string) {
  const manifestText = readFileSync(join(out, '.vite/manifest.json'), 'utf8')
  const manifest = JSON.parse(manifestText) as Record<string, ManifestChunk>
  const fileOf = (source: string): string => {
    const chunk = manifest[source]
    if (chunk === undefined) throw new Error(`${source} is not in the client build's manifest`)
    return chunk.file
  }
  const entry = fileOf(ENTRY)
  const digest = createHash('sha384')
    .update(readFileSync(join(out, entry)))
    .digest('base64')
  const buildId = buildIdOf(root, manifestText)
  return {
    stylesheet: `/${fileOf(STYLESHEET)}`,
    accountStylesheet: `/${fileOf(ACCOUNT_STYLESHEET)}`,
    guideStylesheet: `/${fileOf(GUIDE_STYLESHEET)}`,
    adminStylesheet: `/${fileOf(ADMIN_STYLESHEET)}`,
    overlayStylesheet: `/${fileOf(OVERLAY_STYLESHEET)}`,
    mediaStylesheet: `/${fileOf(PRINT_AND_CONTRAST_STYLESHEET)}`,
    offlineStylesheet: `/${fileOf(OFFLINE_STYLESHEET)}`,
    shellFiles: offlineShellFiles(out),
    entry: { src: `/${entry}`, integrity: `sha384-${digest}` },
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
    adminStylesheet: `/${ADMIN_STYLESHEET}`,
    overlayStylesheet: `/${OVERLAY_STYLESHEET}`,
    mediaStylesheet: `/${PRINT_AND_CONTRAST_STYLESHEET}`,
    offlineStylesheet: `/${OFFLINE_STYLESHEET}`,
    shellFiles: [],
    entry: { src: `/${ENTRY}`, integrity: null },
    fonts: readFonts(root),
    developmentScripts: ['/@vite/client', `/@id/__x00__${PREAMBLE_ID}`],
    buildId: 'development',
  }
}

/** Tells the worker where its stylesheet, script and fonts are: from the dev server, or from the client build. */
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
    resolveId: (id) => (id === ID || id === PREAMBLE_ID ? `\0${id}` : null),
    load(id) {
      if (id === `\0${PREAMBLE_ID}`) return react.preambleCode.replace('__BASE__', '/')
      if (id !== `\0${ID}`) return null
      if (!isBuild) return `export const clientAssets = ${JSON.stringify(devServerAssets(root))}`
      const assets = builtAssets(root, out)
      // Beside the worker, for the deployment to know what must answer.
      this.emitFile({ type: 'asset', fileName: 'build-id.txt', source: assets.buildId })
      return `export const clientAssets = ${JSON.stringify(assets)}`
    },
  }
}
