import { SAVE_FORM_PATH } from '#isomorphic/saves/saves-names.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { SITE_WORDS } from '#src/site/words/site-words.ts'
import { Icon } from './icon.tsx'

export type SaveButtonProps = {
  readonly name: string
  readonly path: string
  /** Shows the label beside the icon. */
  readonly hasWord?: boolean
}

/**
 * Saves a page: a form that works without script and leads to sign-in first for anonymous visitors. Identical for all
 * visitors; client/saves/save-buttons.ts sets the saved state (`aria-pressed`) and saves without navigation.
 */
export function SaveButton({ name, path, hasWord = false }: SaveButtonProps) {
  const words = useWords(SITE_WORDS).components
  return (
    <form className="save" method="post" action={SAVE_FORM_PATH}>
      <button
        className={hasWord ? 'button' : 'icon-button'}
        name="path"
        value={path}
        type="submit"
        aria-label={words.saveItem(name)}
      >
        <Icon name="bookmark" />
        {hasWord && words.save}
      </button>
    </form>
  )
}
