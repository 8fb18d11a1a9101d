import { Component, type ReactNode } from 'react'
import { reportClientError } from '#client/kit/report-client-error.ts'

type SuggestionsErrorBoundaryProps = { readonly children: ReactNode }
type SuggestionsErrorBoundaryState = { readonly hasFailed: boolean }

/**
 * Error boundary for a progressive enhancement: on an error it reports the error and renders nothing; the form still
 * works.
 */
export class SuggestionsErrorBoundary extends Component<
  SuggestionsErrorBoundaryProps,
  SuggestionsErrorBoundaryState
> {
  override state: SuggestionsErrorBoundaryState = { hasFailed: false }

  static getDerivedStateFromError(): SuggestionsErrorBoundaryState {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    reportClientError(error, 'island search-box')
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}
