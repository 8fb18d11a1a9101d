import type { ClientAssets } from 'virtual:client-assets'
import { useLocale } from '#isomorphic/words/use-words.ts'

/** Paths of pages with scripts of saves, trips and offline guides. */
const TOOL_PAGE = /^\/(?:profile\/)?(?:saves|trips|lists|pocket)(?:\/|$)/

/** Whether a page needs the text of these scripts in its language. @param path without the language */
export const hasToolScripts = (path: string): boolean => TOOL_PAGE.test(path)

type EntryScriptProps = {
  readonly assets: Pick<ClientAssets, 'entry' | 'languageEntries' | 'languageToolsEntries'>
  readonly hasTools: boolean
  readonly isStreamed: boolean
}

/**
 * The script of every page. On a page in another language it is imported by a script with the text of that language
 * (client/words), so that English pages load none of it.
 */
export function EntryScript({ assets, hasTools, isStreamed }: EntryScriptProps) {
  const locale = useLocale()
  const { entry, languageEntries, languageToolsEntries } = assets
  const script = (hasTools ? languageToolsEntries : languageEntries)[locale] ?? entry
  return (
    <>
      {script !== entry && (
        <link rel="modulepreload" href={entry.src} integrity={entry.integrity ?? undefined} />
      )}
      <script
        type="module"
        async={isStreamed || undefined}
        src={script.src}
        integrity={script.integrity ?? undefined}
      />
    </>
  )
}
