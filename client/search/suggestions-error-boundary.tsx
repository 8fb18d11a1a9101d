import { Component, type ReactNode } from 'react'
import { reportClientError } from '#client/kit/report-client-error.ts'

type SuggestionsErrorBoundaryProps = { readonly children: ReactNode }
type SuggestionsErrorBoundaryState = { readonly hasFailed: boolean }

/** What only adds to a form that works without it: when it fails it goes, the error is reported, and the form stays. */
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
