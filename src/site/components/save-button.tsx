import { SAVE_FORM_PATH } from '#isomorphic/saves/saves-names.ts'
import { Icon } from './icon.tsx'

export type SaveButtonProps = {
  readonly name: string
  readonly path: string
  /** Shows the word beside the mark. */
  readonly hasWord?: boolean
}

/**
 * Saves a page: a form that leads to the visitor's saves, and to signing in first. The same for every visitor;
 * client/saves/save-buttons.ts says which are saved (`aria-pressed`) and saves without leaving the page.
 */
export function SaveButton({ name, path, hasWord = false }: SaveButtonProps) {
  return (
    <form className="save" method="post" action={SAVE_FORM_PATH}>
      <button
        className={hasWord ? 'button' : 'icon-button'}
        name="path"
        value={path}
        type="submit"
        aria-label={`Save ${name}`}
      >
        <Icon name="bookmark" />
        {hasWord && 'Save'}
      </button>
    </form>
  )
}
