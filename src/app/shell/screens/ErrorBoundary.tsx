import { Component, type ErrorInfo, type ReactNode } from 'react'

type Props = {
  fallback: ReactNode | ((error: unknown) => ReactNode)
  children: ReactNode
  onError?: (error: unknown, info: ErrorInfo) => void
}

/** Catches what a screen throws while drawing, so that the shell around it stays usable. Use a `key` to try again. */
export class ErrorBoundary extends Component<Props, { broken: boolean; error?: unknown }> {
  override state: { broken: boolean; error?: unknown } = { broken: false }

  static getDerivedStateFromError(error: unknown) {
    return { broken: true, error }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info)
  }

  override render() {
    const { fallback, children } = this.props
    if (!this.state.broken) return children
    return typeof fallback === 'function' ? fallback(this.state.error) : fallback
  }
}
