import { type Statement, statement } from './database.ts'

const MAX_DETAIL_LENGTH = 300

/** The author of an action in the admin. */
export type AuditActor = {
  /** Subject of the account at the provider. */
  readonly sub: string
  readonly name: string
  readonly role: string
}

/** For automatic actions, such as starting a scheduled campaign. */
export const SYSTEM_ACTOR: AuditActor = { sub: '', name: 'System', role: 'operator' }

/**
 * Returns the statement that records an action in the audit log. Run it in the transaction of the action, so that
 * either both take effect or neither (docs/adr/0032).
 * @param note.action such as `letter.send`
 * @param note.target an ID or an address; never a subscriber's address
 * @param condition SQL condition for recording the action; by default that the previous statement changed a row
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
