import vine from '@vinejs/vine'

export const erasureValidator = vine.create({
  /** One person at the client; without it the client itself, which must be a person. */
  contactId: vine.string().maxLength(36).optional(),
})
