import { useWords } from '#isomorphic/words/use-words.ts'
import { AdminButton } from '#src/admin/pages/admin-button.tsx'
import { AdminTable } from '#src/admin/pages/admin-table.tsx'
import { UtcTime } from '#src/admin/pages/utc-time.tsx'
import { type NamedOperator, operatorIdentity } from '#src/config/operators.ts'
import { Notice } from '#src/site/components/notice.tsx'
import type { BlockedOperator } from './blocked-operators-store.ts'
import { ACCESS_WORDS } from './words/access-words.ts'

export const ACCESS_PATH = '/desk/access'

export type AccessPageProps = {
  readonly operators: readonly NamedOperator[]
  readonly blocked: readonly BlockedOperator[]
  /** Entries of the operator who opens the page. */
  readonly ownIdentities: readonly string[]
  readonly notice: { readonly tone: 'done' | 'problem'; readonly text: string } | null
}

/** `/desk/access`: who may open the admin, and shutting an account out. */
export function AccessPage({ operators, blocked, ownIdentities, notice }: AccessPageProps) {
  const words = useWords(ACCESS_WORDS)
  const { columns } = words
  const stateOf = new Map(blocked.map((entry) => [entry.identity, entry]))
  return (
    <>
      {notice !== null && <Notice {...notice} />}
      <p className="serif">{words.introduction}</p>
      <AdminTable
        caption={words.caption}
        headings={[columns.account, columns.role, columns.state, columns.action]}
        rows={operators.map((operator) => {
          const identity = operatorIdentity(operator)
          const block = stateOf.get(identity)
          const isOwn = ownIdentities.includes(identity)
          return {
            key: `${identity} ${operator.role}`,
            cells: [
              identity,
              operator.role,
              block === undefined ? (
                words.admitted
              ) : (
                <>
                  {words.blockedBy(block.blockedBy)}
                  <UtcTime atS={block.blockedAtS} />
                </>
              ),
              isOwn ? (
                words.you
              ) : (
                <AdminButton
                  key="action"
                  action={`${ACCESS_PATH}/${block === undefined ? 'block' : 'admit'}`}
                  fields={{ identity }}
                  about={identity}
                >
                  {block === undefined ? words.block : words.admit}
                </AdminButton>
              ),
            ],
          }
        })}
        empty={words.empty}
      />
    </>
  )
}
