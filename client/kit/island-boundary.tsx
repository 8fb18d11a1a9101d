import { Component, type ReactNode } from 'react'
import { pickWords } from '#isomorphic/words/catalogue.ts'
import { DEFAULT_LOCALE, type Locale } from '#isomorphic/words/locale.ts'
import { LocaleContext } from '#isomorphic/words/use-words.ts'
import { reportClientError } from './report-client-error.ts'
import { ISLAND_ERROR_WORDS } from './words/island-error-words.ts'

type BoundaryProps = {
  /** Name of the island, for the error report. */
  readonly name: string
  readonly children: ReactNode
}
type BoundaryState = { readonly hasFailed: boolean; readonly failures: number }

/** After this many consecutive failures the fallback offers no retry (M1.25). */
const MAX_FAILURES = 3
/** A failure within this time after a retry counts as consecutive. */
const REPEAT_WINDOW_MS = 10_000

/**
 * Error boundary of an island: shows a message with buttons (S2.13) and reports the error. "Try again?" renders the
 * island again; it is removed after the third consecutive failure.
 */
export class IslandBoundary extends Component<BoundaryProps, BoundaryState> {
  static override contextType = LocaleContext

  override state: BoundaryState = { hasFailed: false, failures: 0 }
  private retriedAtMs = Number.NEGATIVE_INFINITY

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    const isInARow = performance.now() - this.retriedAtMs < REPEAT_WINDOW_MS
    this.setState(({ failures }) => ({ failures: isInARow ? failures + 1 : 1 }))
    reportClientError(error, `island ${this.props.name}`)
  }

  private readonly retry = (): void => {
    this.retriedAtMs = performance.now()
    this.setState({ hasFailed: false })
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    const locale = this.context as Locale
    const words = pickWords(ISLAND_ERROR_WORDS, locale)
    return (
      <div className="error-notice" role="alert">
        <p>{words.error}</p>
        {this.state.failures < MAX_FAILURES && (
          <button className="button" type="button" onClick={this.retry}>
            {words.retry}
          </button>
        )}
        <a className="button button-ghost" href={`/${locale === DEFAULT_LOCALE ? '' : locale}`}>
          {words.home}
        </a>
      </div>
    )
  }
}
