import { ConfigError } from '#src/platform/app-error.ts'
import type { ErrorScene } from '#src/platform/error-scene.ts'
import { COMMON_HEADERS } from './security-headers.ts'

const bodyWith = (requestId: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fernway</title></head><body><main><h1>It looks like we are experiencing issues, and our team has been notified.</h1><p><a href="">Try again?</a> <a href="/">Go to home page</a></p><p>Reference ${requestId}</p></main></body></html>`

/**
 * Turns whatever escapes every other handler into a page of our own, so that the platform's never shows (R10.9).
 * @param facts for the log; the id of the request, of letters, digits and dashes, is on the page too
 */
export async function answerLastResort(
  facts: ErrorScene & { readonly requestId: string },
  run: () => Response | Promise<Response>,
): Promise<Response> {
  try {
    return await run()
  } catch (error) {
    const name = error instanceof Error ? error.name : typeof error
    // What is wrong with the deployment is for its operator: the name of a variable, never its value.
    const detail = error instanceof ConfigError ? error.message : undefined
    console.error(JSON.stringify({ level: 'error', code: 'last_resort', name, detail, ...facts }))
    return new Response(bodyWith(facts.requestId), {
      status: 500,
      headers: {
        ...COMMON_HEADERS,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
        'referrer-policy': 'strict-origin-when-cross-origin',
      },
    })
  }
}
