import { type ParseArgsConfig, parseArgs } from 'node:util'

function exitWithUsage(problem: string, usage: string): never {
  console.error(`${problem}\n${usage}`)
  process.exit(1)
}

/**
 * Parses the command line. An unknown option, an option without its value and surplus words end the process with the
 * usage: `--dryrun` must not start a deployment.
 * @param maxWords maximum number of positional words
 */
export function readArguments<Config extends ParseArgsConfig>(usage: string, config: Config, maxWords = 0) {
  try {
    const read = parseArgs({ ...config, allowPositionals: true })
    const unexpected = read.positionals[maxWords]
    return unexpected === undefined ? read : exitWithUsage(`“${unexpected}” is one argument too many.`, usage)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return exitWithUsage(error.message.replace(/\. To specify.*/s, '.'), usage)
  }
}
