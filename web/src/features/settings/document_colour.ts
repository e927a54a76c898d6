/** The default colour of documents. */
export const USUAL_COLOUR = '#0f766e'

/** The server's rule: names and lines must stand out from white paper (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 3

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i

export const isColour = (text: string) => HEX.test(text)

/** Whether paper would show the colour; false too for what is none. */
export function isReadableOnPaper(colour: string) {
  const [red, green, blue] = (HEX.exec(colour) ?? []).slice(1).map((part) => {
    const share = Number.parseInt(part, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  if (red === undefined || green === undefined || blue === undefined) return false
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= LEAST_CONTRAST
}
