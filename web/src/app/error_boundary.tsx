import { Component, type ErrorInfo, type ReactNode } from 'react'
import { forgetFailedFiles } from '@/lib/parts/lazy_part'
import { ErrorScreen } from './error_screen'
import { reportError } from './report_error'

interface State {
  hasFailed: boolean
}

/** Shows the error screen when anything below it fails to render, and reports that; "Try Again" loads and renders it again. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error('Non-fatal: a screen could not be shown.', error, info.componentStack)
    void reportError(error)
  }

  tryAgain = () => {
    forgetFailedFiles()
    this.setState({ hasFailed: false })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <ErrorScreen onTryAgain={this.tryAgain} />
  }
}
