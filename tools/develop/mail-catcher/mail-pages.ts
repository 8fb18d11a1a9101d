import type { CaughtMail } from './mail-box.ts'

const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

const document = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeText(title)}</title><style>:root{color-scheme:light dark}body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui}td,th{padding:.3rem 1rem .3rem 0;text-align:left;vertical-align:top}iframe{width:100%;height:46rem;border:1px solid}pre{white-space:pre-wrap;overflow-wrap:anywhere}</style></head><body><main>${body}</main></body></html>`

/** All captured mails, the newest first. */
export function listPage(mails: readonly CaughtMail[]): string {
  const rows = mails.map(
    ({ number, caughtAt, to, subject }) =>
      `<tr><td>${escapeText(caughtAt)}</td><td>${escapeText(to)}</td><td><a href="/_dev/mail/${number}">${escapeText(subject)}</a></td></tr>`,
  )
  const table =
    rows.length === 0
      ? '<p>No mail has been sent since this site was started.</p>'
      : `<table><thead><tr><th>Sent</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  return document('Captured mail', `<h1>Captured mail</h1>${table}`)
}

/** One mail: headers, HTML preview, and text part. */
export function mailPage({ number, to, from, subject, text, headers }: CaughtMail): string {
  const lines = Object.entries({ From: from, To: to, ...headers })
  const rows = lines.map(
    ([name, value]) => `<tr><th scope="row">${escapeText(name)}</th><td>${escapeText(value)}</td></tr>`,
  )
  return document(
    subject,
    `<p><a href="/_dev/mail">All mail</a></p><h1>${escapeText(subject)}</h1><table>${rows.join('')}</table><iframe title="The mail as HTML" src="/_dev/mail/${number}.html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe><h2>As text</h2><pre>${escapeText(text)}</pre>`,
  )
}
