import { Component, type ErrorInfo, type ReactNode } from 'react'

type Props = { fallback: ReactNode; children: ReactNode; onError?: (error: unknown, info: ErrorInfo) => void }

/** Catches what a screen throws while drawing, so that the shell around it stays usable. Use a `key` to try again. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info)
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
