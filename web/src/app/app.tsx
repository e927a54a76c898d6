import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { ErrorBoundary } from './error_boundary'
import { preloadScreen, Router } from './router'
import { Startup } from './startup'
import { styleNonce } from './style_nonce'
import { cssVariables, theme } from './theme'

const colorScheme = localStorageColorSchemeManager({ key: 'colorScheme' })

export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      colorSchemeManager={colorScheme}
      getStyleNonce={styleNonce}
    >
      <ErrorBoundary>
        <Startup preload={preloadScreen}>
          <Router />
        </Startup>
      </ErrorBoundary>
    </MantineProvider>
  )
}
