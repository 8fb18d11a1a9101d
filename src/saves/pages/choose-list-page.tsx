import { SAVE_FORM_PATH } from '#isomorphic/saves/saves-names.ts'
import { useWords } from '#isomorphic/words/use-words.ts'
import { MAX_NAME_LENGTH } from '#src/http/rules/user-text.ts'
import type { SavedPageView } from '#src/saves/saved-page-view.ts'
import { Icon } from '#src/site/components/icon.tsx'
import { Notice } from '#src/site/components/notice.tsx'
import { Poster } from '#src/site/components/poster.tsx'
import { SAVES_PAGES_WORDS } from './words/saves-pages-words.ts'

type ListChoiceProps = {
  readonly id: string
  readonly name: string
  readonly count: number
  readonly has: boolean
}

export type ChooseListPageProps = {
  readonly page: SavedPageView
  /** The address of the saved item; for a sight it has a fragment and differs from that of the page. */
  readonly path: string
  /** Most recently used list first. */
  readonly lists: readonly ListChoiceProps[]
  /** ID of the list that this form creates, so that submitting it twice creates one list. */
  readonly newId: string
  /** The error message of a rejected form. */
  readonly problem: string | null
}

function ListChoiceRow({ id, name, count, has }: ListChoiceProps) {
  const words = useWords(SAVES_PAGES_WORDS).choose
  return (
    <li>
      <button
        type="submit"
        className="list-choice"
        name={has ? 'take' : 'list'}
        value={id}
        aria-pressed={has}
      >
        <Icon name={has ? 'check' : 'bookmark'} />
        <span className="list-choice-name">{name}</span>
        <span className="meta">{has ? words.savedHere : count === 0 ? words.empty : words.count(count)}</span>
      </button>
    </li>
  )
}

/** `/profile/saves/add`: lets the visitor choose a list, without script and after signing in. */
export function ChooseListPage({ page, path, lists, newId, problem }: ChooseListPageProps) {
  const { choose: words, listNameExample } = useWords(SAVES_PAGES_WORDS)
  return (
    <div className="wrap save-where">
      <div className="save-where-poster">
        <Poster poster={page.poster} ratio="4x5" grain="card" isPriority isDecorative />
      </div>
      <div>
        <h1 className="h2">{words.title(page.name)}</h1>
        <p className="serif">{words.question}</p>
        {problem !== null && <Notice tone="problem" text={problem} />}
        <form method="post" action={SAVE_FORM_PATH}>
          <input type="hidden" name="path" value={path} />
          <ul className="list-choices">
            {lists.map((list) => (
              <ListChoiceRow key={list.id} {...list} />
            ))}
          </ul>
        </form>
        <form className="new-list" method="post" action={SAVE_FORM_PATH}>
          <input type="hidden" name="path" value={path} />
          <input type="hidden" name="id" value={newId} />
          <label className="field">
            {words.newList}
            <input
              className="input"
              id="new-list-name"
              name="name"
              placeholder={listNameExample}
              required
              maxLength={MAX_NAME_LENGTH}
              autoComplete="off"
            />
          </label>
          <button type="submit" className="button" name="make" value="list">
            {words.createAndSave}
          </button>
        </form>
        <p>
          <a className="link" href={page.path}>
            {words.back(page.name)}
          </a>
        </p>
      </div>
    </div>
  )
}
