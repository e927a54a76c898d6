/** Where the chosen colour scheme is kept: `light`, `dark` or `auto`. */
export const COLOR_SCHEME_KEY = 'colorScheme'

const DARK_SYSTEM = '(prefers-color-scheme: dark)'

/** Shows the chosen colours, or those of the system, before the component library is there to follow them. */
export function followColorScheme() {
  showColorScheme()
  window.matchMedia(DARK_SYSTEM).addEventListener('change', showColorScheme)
}

function showColorScheme() {
  document.documentElement.dataset.mantineColorScheme = shownScheme()
}

function shownScheme() {
  const chosen = chosenScheme()
  if (chosen === 'light' || chosen === 'dark') return chosen
  return window.matchMedia(DARK_SYSTEM).matches ? 'dark' : 'light'
}

function chosenScheme() {
  try {
    return localStorage.getItem(COLOR_SCHEME_KEY)
  } catch (failure) {
    console.warn('The chosen colours could not be read.', failure)
    return null
  }
}
