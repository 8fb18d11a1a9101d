import { MAX_NAME_LENGTH } from '#src/http/rules/own-text.ts'
import { MAIN_LIST } from '#src/saves/rules/list-action.ts'
import { listPath, type SaveListView } from '#src/saves/rules/saves-view.ts'
import { Panel } from '#src/site/components/panel.tsx'

export type ListToolsProps = { readonly list: SaveListView }

type NameFieldProps = { readonly id: string; readonly label: string; readonly value?: string }

function NameField({ id, label, value = '' }: NameFieldProps) {
  return (
    <label className="field">
      {label}
      <input
        className="input"
        id={id}
        name="name"
        required
        maxLength={MAX_NAME_LENGTH}
        defaultValue={value}
        autoComplete="off"
      />
    </label>
  )
}

function SharePanel({ list }: ListToolsProps) {
  return (
    <Panel title="Share">
      <form method="post" action={listPath(list.id)}>
        {list.shareLink === null ? (
          <>
            <p>A link that nobody can guess. You can take it back at any time.</p>
            <button type="submit" className="button" name="do" value="share">
              Make a link
            </button>
          </>
        ) : (
          <>
            <label className="field">
              Whoever has this link can read the list
              <input className="input" id="share-link" readOnly value={list.shareLink} />
            </label>
            <div className="actions">
              <a className="button button-ghost" href={new URL(list.shareLink).pathname}>
                Look at it
              </a>
              <button type="submit" className="button button-ghost" name="do" value="unshare">
                Stop sharing
              </button>
            </div>
          </>
        )}
      </form>
    </Panel>
  )
}

/** What can be done with a list as a whole, and new lists. */
export function ListTools({ list }: ListToolsProps) {
  const action = listPath(list.id)
  return (
    <div className="panels list-tools">
      <Panel title="New list">
        <form method="post" action={action}>
          <NameField id="new-name" label="Name, for example Japan 2027" />
          <button type="submit" className="button" name="do" value="create">
            Make list
          </button>
        </form>
      </Panel>
      <SharePanel list={list} />
      <Panel title="Rename">
        <form method="post" action={action}>
          <NameField id="rename" label="Name of this list" value={list.name} />
          <button type="submit" className="button button-ghost" name="do" value="rename">
            Rename
          </button>
        </form>
      </Panel>
      <Panel title="Import">
        <form method="post" action="/profile/saves/import" encType="multipart/form-data">
          <label className="field">
            A list’s JSON file, 256 kB at most
            <input
              className="input"
              id="list-file"
              type="file"
              name="file"
              accept=".json,application/json"
              required
            />
          </label>
          <button type="submit" className="button button-ghost">
            Import as a new list
          </button>
        </form>
      </Panel>
      {list.id !== MAIN_LIST && (
        <Panel title="Delete">
          <form method="post" action={action}>
            <p>Takes the list away with its notes. What it shares with other lists stays on those.</p>
            <button type="submit" className="button button-ghost" name="do" value="delete">
              Delete list
            </button>
          </form>
        </Panel>
      )}
    </div>
  )
}
