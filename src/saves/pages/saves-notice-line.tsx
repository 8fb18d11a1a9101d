import { useWords } from '#isomorphic/words/use-words.ts'
import type { SavesNotice } from '#src/saves/rules/saves-notice.ts'
import { Notice } from '#src/site/components/notice.tsx'
import { SAVES_PAGES_WORDS } from './words/saves-pages-words.ts'

function UndoButton({ undo }: { readonly undo: NonNullable<SavesNotice['undo']> }) {
  const words = useWords(SAVES_PAGES_WORDS)
  return (
    <form method="post" action={undo.action}>
      {undo.path !== null && <input type="hidden" name="path" value={undo.path} />}
      {undo.target !== null && <input type="hidden" name="target" value={undo.target} />}
      <button type="submit" className="link" name="do" value={undo.do}>
        {words.undo}
      </button>
    </form>
  )
}

/** The result of the last action, with undo and a link to its target. */
export function SavesNoticeLine({
  notice: { tone, text, undo, link, isQuiet },
}: {
  readonly notice: SavesNotice
}) {
  const actions = (
    <>
      {undo !== null && <UndoButton undo={undo} />}
      {link !== null && (
        <a className="link" href={link.href}>
          {link.label}
        </a>
      )}
    </>
  )
  const line = <Notice tone={tone} text={text} action={actions} />
  return isQuiet ? <div className="visually-hidden">{line}</div> : line
}
