import { type Statement, statement } from './database.ts'

const MAX_DETAIL_LENGTH = 300

/** Who did something at the operators' desk. */
export type AuditActor = {
  /** The account. */
  readonly sub: string
  readonly name: string
  readonly role: string
}

/** What the desk does by itself, such as a letter that begins at its hour. */
export const SYSTEM_ACTOR: AuditActor = { sub: '', name: 'System', role: 'operator' }

/**
 * The statement that notes what is done. It belongs into the transaction that does it, so that nothing is done unseen, and
 * nothing is noted that did not happen (docs/adr/0032).
 * @param note.action such as `letter.send`
 * @param note.target an id or an address; no address of a reader
 * @param condition SQL that must hold for the note to be made; by default that the statement before it changed something
 */
export function auditStatement(
  { sub, name, role }: AuditActor,
  {
    action,
    target,
    detail = '',
  }: { readonly action: string; readonly target: string; readonly detail?: string },
  nowS: number,
  condition = 'changes() > 0',
): Statement {
  return statement(
    `INSERT INTO desk_audit (at_s, actor, actor_name, role, action, target, detail)
     SELECT ?, ?, ?, ?, ?, ?, ? WHERE ${condition}`,
    nowS,
    sub,
    name,
    role,
    action,
    target,
    detail.slice(0, MAX_DETAIL_LENGTH),
  )
}
