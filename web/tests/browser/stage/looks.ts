const DESK_WIDTHS = [768, 1200, 1280, 1920]
const PHONE_WIDTHS = [360, 390]
/** Every width that a screen has to be good at. */
export const WIDTHS = [...PHONE_WIDTHS, ...DESK_WIDTHS]

/** For who looks at the same screens at a desk and on a phone: together they see every width once. */
export const widthsOf = (width: number) => (width < 768 ? PHONE_WIDTHS : DESK_WIDTHS)

/** German words are long; each look has its colours. */
export const DESK_AND_PHONE = [
  { language: 'de', width: 1280, colorScheme: 'light', widths: DESK_WIDTHS },
  { language: 'de', width: 390, colorScheme: 'dark', widths: PHONE_WIDTHS },
] as const
