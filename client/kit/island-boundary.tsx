import { Component, type ReactNode } from 'react'
import { reportClientError } from './report-client-error.ts'

type BoundaryProps = {
  /** Of the island, for the error's report. */
  readonly name: string
  readonly children: ReactNode
}
type BoundaryState = { readonly hasFailed: boolean; readonly failures: number }

/** A third failure in a row keeps the fallback (M1.25). */
const MAX_FAILURES = 3
/** What fails so soon after another try has failed again; what comes later is a new failure. */
const REPEAT_WINDOW_MS = 10_000

/**
 * Shows words and buttons (S2.13) in place of an island that failed, and reports the error; "Try again?" renders the
 * island anew, and is gone after the third failure in a row.
 */
export class IslandBoundary extends Component<BoundaryProps, BoundaryState> {
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
    return (
      <div className="error-notice" role="alert">
        <p>It looks like we are experiencing issues, and our team has been notified.</p>
        {this.state.failures < MAX_FAILURES && (
          <button className="button" type="button" onClick={this.retry}>
            Try again?
          </button>
        )}
        <a className="button button-ghost" href="/">
          Go to home page
        </a>
      </div>
    )
  }
}
