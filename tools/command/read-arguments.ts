import { type ParseArgsConfig, parseArgs } from 'node:util'

function exitWithUsage(problem: string, usage: string): never {
  console.error(`${problem}\n${usage}`)
  process.exit(1)
}

/**
 * Reads what was typed behind the name of a tool. A misspelt option, one without its value, and words too many end the
 * process with the usage: a deploy must not take `--dryrun` for a deploy.
 * @param mostWords how many words may stand there that belong to no option
 */
export function readArguments<Config extends ParseArgsConfig>(usage: string, config: Config, mostWords = 0) {
  try {
    const read = parseArgs({ ...config, allowPositionals: true })
    const unexpected = read.positionals[mostWords]
    return unexpected === undefined ? read : exitWithUsage(`“${unexpected}” is too much.`, usage)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return exitWithUsage(error.message.replace(/\. To specify.*/s, '.'), usage)
  }
}
