import vine from '@vinejs/vine'

/** A name on one line: it may stand in the header of a mail. */
export const nameField = (longest = 200) =>
  vine
    .string()
    .trim()
    .minLength(1)
    .maxLength(longest)
    .regex(/^\P{Cc}*$/u)

export const emailField = () => vine.string().trim().email().maxLength(254)

/** The rules of new passwords are in `assertGoodPassword`; this only bounds the work. */
export const passwordField = () => vine.string().maxLength(1_000)

/** The secret of a link. */
export const keyField = () => vine.string().maxLength(200)
