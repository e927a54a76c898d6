import {
  type ConvertCSSVariablesInput,
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core'
import type { Plugin } from 'vite'
import { cssVariables, theme } from './src/app/look/theme.ts'

const NAME = 'virtual:theme.css'

/**
 * The theme's CSS variables as a file of styles. The sign-in page has the look without the component library, which
 * would make them in the browser.
 */
export function themeCss(): Plugin {
  return {
    name: 'theme_css',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? convertCssVariables(ownVariables(), ':root') : null),
  }
}

/** The variables that differ from those in the library's own file of styles. */
function ownVariables(): ConvertCSSVariablesInput {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme)
  const all = deepMerge(defaultCssVariablesResolver(merged), cssVariables(merged))
  const known = defaultCssVariablesResolver(DEFAULT_THEME)
  return {
    variables: changed(all.variables, known.variables),
    light: changed(all.light, known.light),
    dark: changed(all.dark, known.dark),
  }
}

function changed(all: Record<string, string>, known: Record<string, string>) {
  return Object.fromEntries(Object.entries(all).filter(([name, value]) => known[name] !== value))
}
