import { DEMO_USERS } from './local-identity.ts'

const STYLES = `
  :root { color-scheme: light dark; --paper: light-dark(#f8f7f0, #101915); --ink: light-dark(#14231d, #f1efe3);
    --quiet: light-dark(#46554c, #bcc6ba); --fern: light-dark(#14513b, #93cfa9); --on: light-dark(#fff, #0b2018); }
  * { box-sizing: border-box; margin: 0; }
  body { min-height: 100vh; display: grid; align-content: center; justify-content: center; padding: 1.5rem;
    background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
  main { width: min(24rem, 100vw - 3rem); border-top: 5px solid #b83a20; padding-top: 1.5rem; }
  h1 { font-size: 2.25rem; line-height: 1; letter-spacing: -.02em; }
  p { margin: .75rem 0 1.5rem; color: var(--quiet); }
  label { display: block; font-weight: 600; }
  input { width: 100%; height: 3rem; margin: .25rem 0 1rem; padding: 0 .75rem; border: 1.5px solid currentColor;
    border-radius: 3px; background: transparent; color: inherit; font: inherit; }
  button { min-height: 3rem; padding: 0 1.25rem; border: 0; border-radius: 3px; background: var(--fern);
    color: var(--on); font: 650 1rem/1 system-ui, sans-serif; cursor: pointer; }
  .people { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.5rem 0; padding-top: 1.5rem; border-top: 1px solid; }
  .people button { background: none; color: inherit; box-shadow: inset 0 0 0 1.5px; }
  a { color: inherit; text-underline-offset: 4px; }
  :focus-visible { outline: 3px solid #f2b23e; outline-offset: 3px; }
`

const attributeOf = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? ''

const formTo = (action: string, inside: string): string =>
  `<form autocomplete="off" action="${action}" method="post">${inside}</form>`

function loginForms(action: string): string {
  const known = DEMO_USERS.map(({ login, nickname }) =>
    formTo(
      action,
      `<input type="hidden" name="prompt" value="login"><input type="hidden" name="login" value="${login}"><input type="hidden" name="password" value="any"><button type="submit">Sign in as ${nickname}</button>`,
    ),
  )
  const own = formTo(
    action,
    '<input type="hidden" name="prompt" value="login"><label>Name<input required name="login" autofocus></label><label>Password<input required type="password" name="password"></label><button type="submit">Sign in</button>',
  )
  return `${own}<div class="people">${known.join('')}</div>`
}

/**
 * Restyles the local provider's sign-in and consent pages like the site.
 * @param html page of oidc-provider, whose forms are reused
 */
export function signInPage(html: string): string {
  const action = attributeOf(html, /<form[^>]* action="([^"]*)"/)
  const cancel = attributeOf(html, /<a href="([^"]*)">\[ Cancel/)
  const isLogin = html.includes('name="prompt" value="login"')
  const [title, words, forms] = isLogin
    ? [
        'Sign in to Fernway',
        'This page stands in for the identity provider on a local run. Any name and any password will do.',
        loginForms(action),
      ]
    : [
        'Let Fernway know you?',
        'It will see your name and your e-mail address.',
        formTo(
          action,
          '<input type="hidden" name="prompt" value="consent"><button type="submit" autofocus>Continue</button>',
        ),
      ]
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLES}</style></head><body><main><h1>${title}</h1><p>${words}</p>${forms}<p><a href="${cancel}">Back to Fernway</a></p></main></body></html>`
}
