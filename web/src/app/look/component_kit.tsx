import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { COLOR_SCHEME_KEY } from './color_scheme'
import { styleNonce } from './style_nonce'
import { theme } from './theme'

const colorScheme = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY })

/** The component library with the product's look, whose CSS variables come with the first styles (theme_css.ts). */
export function ComponentKit({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      defaultColorScheme="auto"
      colorSchemeManager={colorScheme}
      getStyleNonce={styleNonce}
    >
      {children}
    </MantineProvider>
  )
}
