/** Where the chosen colour scheme is kept: `light`, `dark` or `auto`. */
export const COLOR_SCHEME_KEY = 'colorScheme'

const DARK_SYSTEM = '(prefers-color-scheme: dark)'

/** Shows the chosen colours, or those of the system, before the component library is there to follow them. */
export function followColorScheme() {
  const root = document.documentElement
  new MutationObserver(colorFrame).observe(root, { attributeFilter: ['data-mantine-color-scheme'] })
  showColorScheme()
  window.matchMedia(DARK_SYSTEM).addEventListener('change', showColorScheme)
}

function showColorScheme() {
  document.documentElement.dataset.mantineColorScheme = shownScheme()
}

/** The bar of the phone or of the installed app has the colour of the top bar, also where it is not the system's. */
function colorFrame() {
  const scheme = document.documentElement.dataset.mantineColorScheme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.dataset.scheme ??= meta.media.includes('dark') ? 'dark' : 'light'
    meta.media = meta.dataset.scheme === scheme ? 'all' : 'not all'
  }
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
