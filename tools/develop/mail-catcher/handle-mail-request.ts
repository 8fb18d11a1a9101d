import type { MailBox } from './mail-box.ts'
import { listPage, mailPage } from './mail-pages.ts'

export type CatcherResponse = { readonly status: number; readonly type: string; readonly body: string }

const html = (body: string): CatcherResponse => ({ status: 200, type: 'text/html; charset=utf-8', body })
const json = (value: unknown, status = 200): CatcherResponse => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
})
const NOT_FOUND: CatcherResponse = { status: 404, type: 'text/plain', body: 'No such mail.' }

function handlePost(box: MailBox, id: string, body: string): CatcherResponse {
  try {
    box.add(id, JSON.parse(body))
    return json({ status: 'ok' })
  } catch {
    return json({ error: 'invalid_json' }, 400)
  }
}

/**
 * The local mail service: POST accepts a mail; GET returns the list, one mail, or one of its parts (`/1.html`,
 * `/1.txt`, `/1.json`; `.json` for all).
 * @param path the part after `/_dev/mail`
 * @param id the sender's idempotency key
 */
export function handleMailRequest(
  box: MailBox,
  {
    method,
    path,
    id,
    body,
  }: { readonly method: string; readonly path: string; readonly id: string; readonly body: string },
): CatcherResponse {
  if (method === 'POST') return handlePost(box, id, body)
  if (path === '' || path === '/') return html(listPage(box.list()))
  if (path === '.json') return json(box.list())
  const [, number, part] = /^\/(\d{1,6})(\.html|\.txt|\.json)?$/.exec(path) ?? []
  const mail = number === undefined ? undefined : box.find(Number(number))
  if (mail === undefined) return NOT_FOUND
  if (part === '.html') return html(mail.html)
  if (part === '.txt') return { status: 200, type: 'text/plain; charset=utf-8', body: mail.text }
  return part === '.json' ? json(mail) : html(mailPage(mail))
}
