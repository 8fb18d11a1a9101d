import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unstable_readConfig } from 'wrangler'
import type { SearchDocument } from '#src/search/search-types.ts'
import { WARM_WRANGLER_PACKAGE } from '#test/support/node/warm-wrangler/warm-wrangler.ts'

export type CommandRun = { readonly exitCode: number; readonly printed: string }

export type RunningTool = {
  readonly stop: () => void
  readonly ended: Promise<CommandRun>
}

/** A clone of the project, as far as the operator tools need it, with a small build. */
export type OperatorCheckout = {
  readonly folder: string
  readonly write: (path: string, text: string) => void
  /** Replaces the build by another one. */
  readonly build: (id: string) => void
  readonly commit: () => void
  /** Starts a tool of `tools/operate`. */
  readonly start: (tool: string, args: readonly string[], env?: NodeJS.ProcessEnv) => RunningTool
  readonly run: (tool: string, args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<CommandRun>
  readonly remove: () => void
}

const ROOT = process.cwd()
/** ID of the initial build of a checkout. */
export const FIRST_BUILD = 'aaaaaaaaaaaa'
const GIT = ['-c', 'user.name=Operator', '-c', 'user.email=operator@fernway.test']
/** The only search document of an operator's site. */
const DOCUMENT: SearchDocument = {
  kind: 'country',
  path: '/destinations/one',
  title: 'One',
  otherNames: [],
  adjectives: [],
  landmarks: [],
  parents: [],
  parentNames: [],
  continent: null,
  lead: 'An island.',
  keywords: [],
  text: 'An island.',
  poster: null,
  importance: 1,
}
/** Wrangler has half a million lines, so starts share a compile cache. */
const WRANGLER = {
  NODE_COMPILE_CACHE: join(tmpdir(), 'fernway-compile-cache'),
  WRANGLER_HIDE_BANNER: 'true',
  // The test process runs with a quiet log level.
  WRANGLER_LOG: 'log',
}

function spawnTool(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): RunningTool {
  const child = spawn(command, [...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => {
      printed += String(piece)
    })
  const ended = once(child, 'close').then(([exitCode]) => ({ exitCode: Number(exitCode), printed }))
  return { stop: () => child.kill('SIGTERM'), ended }
}

/** Writes the build output that wrangler reads: the settings of wrangler.toml and a one-line worker. */
function writeBuild(folder: string, id: string): void {
  const {
    configPath: _,
    userConfigPath: __,
    unsafe: ___,
    ...config
  } = unstable_readConfig({ config: join(ROOT, 'wrangler.toml') }, { hideWarnings: true })
  const files: Readonly<Record<string, string>> = {
    'worker/index.js': `export default { fetch: () => new Response('${id}') }`,
    'worker/build-id.txt': id,
    'worker/wrangler.json': JSON.stringify({
      ...config,
      main: 'index.js',
      no_bundle: true,
      assets: { ...config.assets, directory: '../client' },
    }),
    'client/assets/shared.js': 'export {}',
    [`client/assets/entry-${id}.js`]: 'export {}',
    'client/fonts/type.00000000.woff2': 'a font',
  }
  rmSync(folder, { recursive: true, force: true })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/**
 * Creates a checkout for one operator.
 * @param env environment of the tools
 * @param warmWrangler port of processes that have loaded wrangler; null to start wrangler for each of its commands
 */
export function createOperatorCheckout(
  env: NodeJS.ProcessEnv,
  warmWrangler: number | null = null,
): OperatorCheckout {
  const folder = mkdtempSync(join(tmpdir(), 'fernway-operator-'))
  const git = (...args: readonly string[]) =>
    execFileSync('git', [...GIT, ...args], { cwd: folder, stdio: 'ignore' })
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const commit = (): void => {
    git('add', '--all')
    git('commit', '--quiet', '--allow-empty', '--message', 'all')
  }
  // Tools and wrangler find all other packages from their own files.
  if (warmWrangler === null) symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
  else
    for (const [path, text] of Object.entries(WARM_WRANGLER_PACKAGE))
      write(join('node_modules/wrangler', path), text)
  cpSync(join(ROOT, 'src/migrations'), join(folder, 'src/migrations'), { recursive: true })
  cpSync(join(ROOT, 'wrangler.toml'), join(folder, 'wrangler.toml'))
  write('.gitignore', 'node_modules\ndist\n.wrangler\n')
  write('.generated/search-documents.ndjson', JSON.stringify(DOCUMENT))
  const build = (id: string): void => writeBuild(join(folder, 'dist'), id)
  build(FIRST_BUILD)
  git('init', '--quiet')
  commit()
  const all = { ...process.env, ...WRANGLER, WARM_WRANGLER_PORT: String(warmWrangler), ...env }
  const begin = (tool: string, args: readonly string[], more: NodeJS.ProcessEnv = {}): RunningTool =>
    spawnTool(process.execPath, [join(ROOT, 'tools/operate', `${tool}.ts`), ...args], folder, {
      ...all,
      ...more,
    })
  return {
    folder,
    write,
    build,
    commit,
    start: begin,
    run: (tool, args, more) => begin(tool, args, more).ended,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
