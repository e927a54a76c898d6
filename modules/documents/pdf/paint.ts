/** Least contrast of text and of lines (WCAG 2.2, 1.4.3 and 1.4.11). */
const LEAST_TEXT = 4.5
const LEAST_LINE = 3

const WHITE: Colour = [255, 255, 255]
const BLACK: Colour = [0, 0, 0]
/** How much of the company's colour tinted paper has. */
const TINT = 0.07
const STEP = 0.02

/** Parts from 0 to 255. */
type Colour = readonly [red: number, green: number, blue: number]

/**
 * The colours of a document, made from the one that a company has chosen. Whatever it is, words and lines can be read:
 * they are darkened where it is too pale.
 * @param accent `#rrggbb`
 */
export function paintOf(accent: string) {
  const colour = parts(accent)
  const tint = rounded(blend(WHITE, colour, TINT))
  return {
    fill: hex(colour),
    /** On `fill`: one of the two is always readable, because the lesser of both contrasts is at most 4.58. */
    onFill: contrast(colour, WHITE) >= LEAST_TEXT ? hex(WHITE) : hex(BLACK),
    text: hex(darkened(colour, tint, LEAST_TEXT)),
    line: hex(darkened(colour, WHITE, LEAST_LINE)),
    tint: hex(tint),
  }
}

/** Black or white, whichever has more contrast with a colour. The first edition of papers prints so. */
export const textOn = (colour: string) =>
  contrast(parts(colour), WHITE) >= LEAST_TEXT ? '#ffffff' : '#1b1f24'

/** The colour, or the lightest mix with black that has this contrast with its ground. */
function darkened(colour: Colour, ground: Colour, least: number): Colour {
  let share = 0
  while (contrast(rounded(blend(colour, BLACK, share)), ground) < least) share += STEP
  return blend(colour, BLACK, share)
}

const blend = (colour: Colour, other: Colour, share: number): Colour => {
  const part = (at: 0 | 1 | 2) => colour[at] + (other[at] - colour[at]) * Math.min(share, 1)
  return [part(0), part(1), part(2)]
}

const rounded = (colour: Colour): Colour => parts(hex(colour))

function parts(colour: string): Colour {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(colour.slice(at, at + 2), 16)
  )
  return [red, green, blue]
}

const hex = (colour: Colour) =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** From 1 to 21. */
function contrast(one: Colour, other: Colour) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: Colour) {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
