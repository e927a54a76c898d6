/** Parts from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i
const STEP = 0.05

/** The parts of `#RRGGBB`, 0 to 255; undefined for anything else. */
export function parseColour(text: string): Colour | undefined {
  const [red, green, blue] = (HEX.exec(text) ?? [])
    .slice(1)
    .map((part) => Number.parseInt(part, 16))
  return red === undefined || green === undefined || blue === undefined
    ? undefined
    : [red, green, blue]
}

export const hexOf = (colour: Colour) =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** From 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastOf(one: Colour, other: Colour) {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** A colour that is blended with another. @param share of the other, 0 to 1 */
export function blend(colour: Colour, other: Colour, share: number): Colour {
  const part = (at: 0 | 1 | 2) => colour[at] + (other[at] - colour[at]) * share
  return [part(0), part(1), part(2)]
}

/** The colour if its contrast is sufficient, otherwise the nearest mix with `other` whose contrast is. */
export function standingOut(colour: Colour, ground: Colour, other: Colour, least: number) {
  let share = 0
  while (share < 1 && contrastOf(blend(colour, other, share), ground) < least) share += STEP
  return blend(colour, other, Math.min(share, 1))
}

function luminanceOf(colour: Colour) {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
