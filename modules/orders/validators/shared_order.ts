import vine from '@vinejs/vine'

/** The order confirmation, and the key of the portal that opens it. */
export const sharedOrderValidator = vine.create({
  id: vine.string().maxLength(36),
  key: vine.string().maxLength(200),
})
