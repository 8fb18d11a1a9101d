import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ReactElement } from 'react'
import type { PosterRef } from '#isomorphic/posters/poster-address.ts'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import type { AppEnv } from '#src/http/app-env.ts'
import { errorJson } from '#src/http/error-json.ts'
import { PreferencesPage } from '#src/newsletter/pages/preferences-page.tsx'
import {
  ConfirmedPage,
  ConfirmPage,
  InvalidTokenPage,
  MissingTokenPage,
  UnsubscribedPage,
  UnsubscribePage,
} from '#src/newsletter/pages/subscription-notice-pages.tsx'
import { parseSubscriptionPreferences } from '#src/newsletter/rules/subscription-preferences.ts'
import { NEWSLETTER_WORDS } from '#src/newsletter/words/newsletter-words.ts'
import { findSubscription, type OwnedSubscription } from './find-subscription.ts'
import { confirmSubscription, endSubscription, savePreferences } from './subscriptions.ts'

const MAX_BODY_BYTES = 8192
const limitBody = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: () => errorJson(413, 'too_large') })

/** Renders a page of one subscription: private, not cached, not indexed by search engines. */
function renderPrivatePage(
  c: Context<AppEnv>,
  page: ReactElement,
  status: 200 | 400 | 404 = 200,
): Response | Promise<Response> {
  c.status(status)
  c.header('cache-control', 'no-store')
  const { title, description } = pickWords(NEWSLETTER_WORDS, c.get('locale')).preferences
  return c.render(page, { head: { title, description, canonicalPath: null } })
}

type LinkRouteTools = { readonly nowMs: () => number; readonly poster: PosterRef }

type SubscriptionHandler = (
  c: Context<AppEnv>,
  subscription: OwnedSubscription,
  token: string,
) => Response | Promise<Response>

/** Finds the subscription of the token; every invalid or expired token gets the same response (R6.4). */
function withSubscription({ nowMs, poster }: LinkRouteTools, handler: SubscriptionHandler) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const token = c.req.query('token')
    if (token === undefined && c.req.method !== 'POST')
      return renderPrivatePage(c, <MissingTokenPage poster={poster} />)
    const { campaignLinkSecrets } = c.get('config')
    const subscription = await findSubscription(
      c.env.DB,
      token,
      Math.floor(nowMs() / 1000),
      campaignLinkSecrets,
    )
    return subscription === null
      ? renderPrivatePage(c, <InvalidTokenPage poster={poster} />, 404)
      : handler(c, subscription, token ?? '')
  }
}

/** `/newsletter/confirm`, `/newsletter/unsubscribe`, `/newsletter/preferences`: GET shows a form, POST applies it. */
export function newsletterLinkRoutes(poster: PosterRef, nowMs: () => number): Hono<AppEnv> {
  const nowS = (): number => Math.floor(nowMs() / 1000)
  const forSubscription = (handler: SubscriptionHandler) => withSubscription({ nowMs, poster }, handler)
  return new Hono<AppEnv>()
    .get(
      '/newsletter/confirm',
      forSubscription((c, { status, mayConfirm }, token) => {
        if (!mayConfirm) return renderPrivatePage(c, <InvalidTokenPage poster={poster} />, 404)
        return renderPrivatePage(
          c,
          status === 'confirmed' ? (
            <ConfirmedPage poster={poster} token={token} />
          ) : (
            <ConfirmPage poster={poster} token={token} />
          ),
        )
      }),
    )
    .post(
      '/newsletter/confirm',
      limitBody,
      forSubscription(async (c, { id, mayConfirm }, token) => {
        if (!mayConfirm) return renderPrivatePage(c, <InvalidTokenPage poster={poster} />, 404)
        await confirmSubscription(c.env.DB, id, nowS())
        return renderPrivatePage(c, <ConfirmedPage poster={poster} token={token} />)
      }),
    )
    .get(
      '/newsletter/unsubscribe',
      forSubscription((c, { status }, token) =>
        renderPrivatePage(
          c,
          status === 'unsubscribed' ? (
            <UnsubscribedPage poster={poster} />
          ) : (
            <UnsubscribePage poster={poster} token={token} />
          ),
        ),
      ),
    )
    .post(
      '/newsletter/unsubscribe',
      limitBody,
      forSubscription(async (c, { id, campaignId }) => {
        await endSubscription(c.env.DB, id, nowS(), campaignId)
        return renderPrivatePage(c, <UnsubscribedPage poster={poster} />)
      }),
    )
    .get(
      '/newsletter/preferences',
      forSubscription((c, subscription, token) => showPreferences(c, poster, subscription, token, null)),
    )
    .post(
      '/newsletter/preferences',
      limitBody,
      forSubscription(async (c, subscription, token) => {
        const preferences = parseSubscriptionPreferences(new URLSearchParams(await c.req.text()))
        if (preferences === null) return showPreferences(c, poster, subscription, token, 'refused')
        await savePreferences(c.env.DB, subscription.id, preferences)
        return showPreferences(c, poster, { ...subscription, ...preferences }, token, 'saved')
      }),
    )
}

function showPreferences(
  c: Context<AppEnv>,
  poster: PosterRef,
  subscription: OwnedSubscription,
  token: string,
  outcome: 'saved' | 'refused' | null,
): Response | Promise<Response> {
  if (subscription.status === 'unsubscribed')
    return renderPrivatePage(c, <UnsubscribedPage poster={poster} />)
  const page = (
    <PreferencesPage
      token={token}
      preferences={subscription}
      outcome={outcome}
      isPending={subscription.status === 'pending'}
    />
  )
  return renderPrivatePage(c, page, outcome === 'refused' ? 400 : 200)
}
