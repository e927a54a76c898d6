import vine from '@vinejs/vine'

/** WCAG 2.2, 1.4.3 and 1.4.11: large text and lines need this contrast with what is behind them. */
const LEAST_CONTRAST = 3

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i

const readableOnPaper = vine.createRule(
  (value, _options, field) => {
    if (typeof value !== 'string' || !HEX.test(value)) return
    if (contrastWithWhite(value) < LEAST_CONTRAST) {
      field.report('The {{ field }} is too light', 'readableOnPaper', field)
    }
  },
  { name: 'readableOnPaper' }
)

/** `#0F766E`: a colour that names and lines of a document can be printed in. */
export const documentColour = () =>
  vine.string().trim().maxLength(7).regex(HEX).use(readableOnPaper())

/** The contrast ratio of WCAG, 1 to 21. */
function contrastWithWhite(hex: string) {
  const [red = 0, green = 0, blue = 0] = (HEX.exec(hex) ?? []).slice(1).map((part) => {
    const share = Number.parseInt(part, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
