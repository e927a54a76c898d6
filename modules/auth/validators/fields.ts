import vine from '@vinejs/vine'
import { line } from '#core/validation/text'

/** A name on one line: it may stand in the header of a mail. */
export const nameField = (longest = 200) => line(longest).minLength(1)

export const emailField = () => vine.string().trim().email().maxLength(254)

/** The rules of new passwords are in `assertGoodPassword`; this only bounds the work. */
export const passwordField = () => vine.string().maxLength(1_000)

/** The id in the address of a link; alone it opens nothing. */
export const linkIdField = () => vine.string().maxLength(200)

/** The secret of a link. */
export const keyField = () => vine.string().maxLength(200)

/** A code of an authenticator app, or a recovery code. */
export const codeField = () => vine.string().trim().minLength(1).maxLength(64)
