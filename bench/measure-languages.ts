import { localiseHref } from '#isomorphic/words/localised-path.ts'
import type { LoadTarget } from './load.ts'
import { measureInRounds } from './measure-in-rounds.ts'
import { printTable } from './print-table.ts'
import type { StartedWorker } from './start-workers.ts'

/** A language other than English: its pages must take at most 1.05 times as long. */
const LANGUAGE = 'de'

/** One page in English, the baseline, and in the other language. */
const languageTargets = (name: string, path: string, { direct }: StartedWorker): readonly LoadTarget[] => [
  { name: `${name} in English`, url: direct + path, headers: {} },
  { name: `${name} in ${LANGUAGE}`, url: direct + localiseHref(LANGUAGE, path), headers: {} },
]

/** Compares pages in a language with the English ones, cached in the isolate and rendered each time. */
export async function measureLanguages(
  pages: Readonly<Record<string, string>>,
  { site, uncached }: { readonly site: StartedWorker; readonly uncached: StartedWorker },
  plan: { readonly rounds: number; readonly seconds: number },
): Promise<void> {
  for (const [name, path] of Object.entries(pages)) {
    printTable(await measureInRounds(languageTargets(`${name}, cached,`, path, site), plan))
    printTable(await measureInRounds(languageTargets(`${name}, rendered,`, path, uncached), plan))
  }
}
