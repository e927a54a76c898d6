import vine from '@vinejs/vine'

/** A number, or a text that is one; never a list with one number in it. */
export const number = () =>
  vine.number().parse((value) => (Array.isArray(value) ? 'a list' : value))

export const wholeNumber = () => number().withoutDecimals()
