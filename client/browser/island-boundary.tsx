import { Component, type ReactNode } from 'react'

type BoundaryProps = { readonly children: ReactNode }
type BoundaryState = { readonly hasFailed: boolean }

/** Shows the specification's fallback in place of an island that failed; "Try again?" renders it anew. */
export class IslandBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false }

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div className="error-notice" role="alert">
        <p>It looks like we are experiencing issues, and our team has been notified.</p>
        <button className="button" type="button" onClick={() => this.setState({ hasFailed: false })}>
          Try again?
        </button>
        <a className="button button-ghost" href="/">
          Go to home page
        </a>
      </div>
    )
  }
}
