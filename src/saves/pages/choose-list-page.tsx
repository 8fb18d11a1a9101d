import { SAVE_FORM_PATH } from '#isomorphic/saves/saves-names.ts'
import { formatList } from '#isomorphic/words/formats.ts'
import { useLocale, useWords } from '#isomorphic/words/use-words.ts'
import { MAX_NAME_LENGTH, MAX_NOTE_LENGTH } from '#src/http/rules/user-text.ts'
import { listPath } from '#src/saves/rules/list-path.ts'
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
  readonly note: string
  readonly showsNote: boolean
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
  /** Whether a form has just changed the lists. */
  readonly result: 'changed' | null
}

/** A list: its name and count are text, and the button says what it does. */
function ListChoiceRow({ id, name, count, has }: ListChoiceProps) {
  const words = useWords(SAVES_PAGES_WORDS).choose
  return (
    <li className="list-choice">
      {has && <Icon name="check" />}
      <span className="list-choice-name" dir="auto">
        {name} <span className="meta">{count === 0 ? words.empty : words.count(count)}</span>
      </span>
      <button
        type="submit"
        className="button button-ghost"
        name={has ? 'take' : 'list'}
        value={id}
        aria-label={has ? words.removeFrom(name) : words.addTo(name)}
      >
        {has ? words.remove : words.add}
      </button>
    </li>
  )
}

function NoteForm({ list, path }: { readonly list: ListChoiceProps; readonly path: string }) {
  const words = useWords(SAVES_PAGES_WORDS).choose
  return (
    <form className="new-list" method="post" action={listPath(list.id)}>
      <input type="hidden" name="path" value={path} />
      {list.showsNote && <input type="hidden" name="shows" value="on" />}
      <label className="field">
        {words.noteOn(list.name)}
        <textarea
          className="input"
          id="note"
          name="note"
          rows={3}
          maxLength={MAX_NOTE_LENGTH}
          dir="auto"
          defaultValue={list.note}
        />
      </label>
      <button type="submit" className="button button-ghost" name="do" value="note">
        {words.saveNote}
      </button>
    </form>
  )
}

/** `/profile/saves/add`: says where a page is saved, and offers the change, without script and after signing in. */
export function ChooseListPage({ page, path, lists, newId, problem, result }: ChooseListPageProps) {
  const { choose: words, listNameExample } = useWords(SAVES_PAGES_WORDS)
  const locale = useLocale()
  const current = lists.filter(({ has }) => has)
  const names = formatList(
    locale,
    current.map(({ name }) => name),
  )
  const state = current.length === 0 ? words.onNone(page.name) : words.isOn(page.name, names)
  return (
    <div className="wrap save-where">
      <div className="save-where-poster">
        <Poster poster={page.poster} ratio="4x5" grain="card" isPriority isDecorative />
      </div>
      <div>
        <h1 className="h2">{page.name}</h1>
        {problem !== null && <Notice tone="problem" text={problem} />}
        {problem === null && result !== null ? (
          <Notice tone="done" text={state} />
        ) : (
          <p className="serif">{state}</p>
        )}
        <p className="actions">
          <a className="button" href={page.path}>
            {words.back(page.name)}
          </a>
          <a className="link" href={`/profile/trips/add?${new URLSearchParams({ path })}`}>
            {words.addToTrip}
          </a>
          {current[0] !== undefined && (
            <a className="link" href={listPath(current[0].id)}>
              {words.open(current[0].name)}
            </a>
          )}
        </p>
        <form method="post" action={SAVE_FORM_PATH}>
          <input type="hidden" name="path" value={path} />
          <h2 className="h3">{words.lists}</h2>
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
          <button type="submit" className="button button-ghost" name="make" value="list">
            {words.createAndSave}
          </button>
        </form>
        {current[0] !== undefined && <NoteForm list={current[0]} path={path} />}
      </div>
    </div>
  )
}
