// The usual width comes first: the window has it already.
const DESK_WIDTHS = [1280, 1200, 768, 1920]
const PHONE_WIDTHS = [390, 360]
/** Every width that a screen has to be good at. */
export const WIDTHS = [...DESK_WIDTHS, ...PHONE_WIDTHS]

/** For who looks at the same screens at a desk and on a phone: together they see every width once. */
export const widthsOf = (width: number) => (width < 768 ? PHONE_WIDTHS : DESK_WIDTHS)

/** German words are long; each look has its colours. */
export const DESK_AND_PHONE = [
  { language: 'de', width: 1280, colorScheme: 'light', widths: DESK_WIDTHS },
  { language: 'de', width: 390, colorScheme: 'dark', widths: PHONE_WIDTHS },
] as const

/**
 * The look in which a walk is passed before a change lands; at night it is passed in both.
 * The walks of a feature begin at different sides, and every screen of the demo is seen from both each time.
 */
export const looksFrom = (side: 'desk' | 'phone') =>
  DESK_AND_PHONE.filter(
    ({ width }) => process.env.LONG_LISTS || width < 768 === (side === 'phone')
  ).map((look) => ({ ...look, widths: usualWidths(look.width) }))

/** The widths at which a walk measures its screens: before a change lands its own alone, as every screen of the demo is measured at all. */
export const usualWidths = (width: number): readonly number[] => {
  if (!process.env.LONG_LISTS) return [width]
  return width < 768 ? PHONE_WIDTHS : WIDTHS
}
