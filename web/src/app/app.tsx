import { ErrorBoundary } from './error_boundary'
import { preloadScreen, Router } from './router'
import { Startup } from './startup'

export function App() {
  return (
    <ErrorBoundary>
      <Startup preload={preloadScreen}>
        <Router />
      </Startup>
    </ErrorBoundary>
  )
}
