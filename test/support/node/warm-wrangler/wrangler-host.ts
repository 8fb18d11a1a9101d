import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { compileFunction, constants } from 'node:vm'
import type { HostAnswer, HostedCommand } from './hosted-command.ts'

type Main = (argv: readonly string[]) => Promise<void>

/** Evaluates wrangler, which takes a second, and returns the function that runs a command. */
function loadWrangler(): Main {
  const require = createRequire(import.meta.filename)
  const file = require.resolve('wrangler')
  // Wrangler does not export the function that its command line calls.
  const source = `${readFileSync(file, 'utf8')}\nexports.main = main`
  const evaluate = compileFunction(source, ['exports', 'require', 'module', '__filename', '__dirname'], {
    filename: file,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  })
  const module: { exports: { main?: Main } } = { exports: {} }
  evaluate(module.exports, createRequire(file), module, file, dirname(file))
  if (module.exports.main === undefined) throw new Error(`${file} has no main function`)
  return module.exports.main
}

const answer = (one: HostAnswer): void => {
  process.send?.(one)
}

/** Gives this process the arguments, the folder, the environment and the streams of a process of the command. */
function impersonate({ args, cwd, env, input }: HostedCommand): void {
  process.chdir(cwd)
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, env)
  process.argv = [process.execPath, 'wrangler', ...args]
  process.exitCode = undefined
  Object.defineProperty(process, 'stdin', { value: Readable.from([Buffer.from(input)]), configurable: true })
  for (const name of ['stdout', 'stderr'] as const) {
    process[name].write = (chunk: string | Uint8Array, ...more: readonly unknown[]) => {
      answer({ [name]: Buffer.from(chunk).toString() })
      const onWritten = more.findLast((one) => typeof one === 'function')
      if (onWritten !== undefined) onWritten()
      return true
    }
  }
}

// With this name wrangler neither starts its command line when it is loaded nor closes the channel after a command.
Object.assign(globalThis, { vitest: true })
const main = loadWrangler()
process.on('disconnect', () => process.exit())
process.on('message', async (command: HostedCommand) => {
  impersonate(command)
  const failed = await main(command.args).then(
    () => null,
    (error: { readonly code?: unknown } | undefined) => (typeof error?.code === 'number' ? error.code : 1),
  )
  answer({ exitCode: failed ?? Number(process.exitCode ?? 0) })
})
answer({})
