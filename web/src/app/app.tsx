import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import { ErrorBoundary } from './error_boundary'
import { Router } from './router'
import { Startup } from './startup'
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
        <Startup>
          <Router />
        </Startup>
      </ErrorBoundary>
    </MantineProvider>
  )
}

/** The nonce of this page's content security policy; the server writes it into the meta tag. */
function styleNonce() {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
}
