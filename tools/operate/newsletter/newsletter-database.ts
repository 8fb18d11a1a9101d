import { runCommand } from '#tools/command/run-command.ts'
import type { DatabaseRow, NewsletterDatabase } from './database-row.ts'

type WranglerResult = { readonly results: readonly DatabaseRow[] }

/** Wrangler's warnings may surround its JSON, which begins with a bracket on its own line. */
function parseOutput(output: string): readonly WranglerResult[] {
  const json = output.slice(output.search(/^\[\s*$/m), output.lastIndexOf(']') + 1)
  return JSON.parse(json) as readonly WranglerResult[]
}

/**
 * Accesses D1 through wrangler.
 * @param place flags that select the local or the deployed database
 * @returns a function that throws with wrangler's output when it fails
 */
export function createNewsletterDatabase(place: readonly string[]): NewsletterDatabase {
  return async (statements) => {
    const args = ['d1', 'execute', 'DB', ...place, '--json', '--yes', '--command', statements.join(';\n')]
    const { exitCode, output } = await runCommand('wrangler', args, { CI: 'true', WRANGLER_LOG: 'log' })
    if (exitCode !== 0) throw new Error(output)
    return parseOutput(output).at(-1)?.results ?? []
  }
}
