import { blend, type Colour, contrastOf, hexOf, parseColour, standingOut } from './contrast'

const WHITE: Colour = [255, 255, 255]
const BLACK: Colour = [0, 0, 0]
/** The darkest background of the light scheme and the brightest of the dark scheme. */
const GROUND = { light: [240, 244, 243], dark: [32, 42, 40] } as const
/** WCAG 2.2: 1.4.11 for what is no text, 1.4.3 for text, with room for tinted grounds. */
const LEAST_FILLED = 3
const LEAST_TEXT = 5.5

/**
 * The colours of a client's page out of the one that the company has chosen for its documents, as variables of the style
 * sheet. Whatever was chosen, words on it and in it can be read: it is darkened or brightened where it has to be.
 * @param accent `#RRGGBB`; nothing is changed for another text
 */
export function brandColours(accent: string, scheme: 'light' | 'dark'): Record<string, string> {
  const colour = parseColour(accent)
  if (!colour) return {}
  const ground = GROUND[scheme]
  const [far, near] = scheme === 'light' ? [BLACK, WHITE] : [WHITE, BLACK]
  const filled = standingOut(colour, ground, far, LEAST_FILLED)
  const text = hexOf(standingOut(colour, ground, far, LEAST_TEXT))
  // One of the two is always readable: the lesser of both contrasts is at most 4.58.
  const onFilled = contrastOf(filled, WHITE) >= contrastOf(filled, BLACK) ? WHITE : BLACK
  const hover = hexOf(blend(filled, onFilled === WHITE ? BLACK : WHITE, 0.12))
  const tint = (share: number) => hexOf(blend(near === WHITE ? WHITE : [22, 30, 29], colour, share))
  return {
    ...ofMantine('--mantine-color-petrol', { filled: hexOf(filled), hover, text, tint }),
    ...ofMantine('--mantine-primary-color', { filled: hexOf(filled), hover, text, tint }),
    '--mantine-primary-color-contrast': hexOf(onFilled),
    '--mantine-color-anchor': text,
    '--kontor-on-filled': hexOf(onFilled),
    '--kontor-accent-text': text,
    '--kontor-selected': tint(0.08),
  }
}

interface Shades {
  filled: string
  hover: string
  text: string
  tint: (share: number) => string
}

const ofMantine = (name: string, { filled, hover, text, tint }: Shades) => ({
  [`${name}-filled`]: filled,
  [`${name}-filled-hover`]: hover,
  [`${name}-light`]: tint(0.08),
  [`${name}-light-hover`]: tint(0.12),
  [`${name}-light-color`]: text,
  [`${name}-outline`]: text,
  [`${name}-outline-hover`]: tint(0.08),
  [`${name}-text`]: text,
})
