import vine from '@vinejs/vine'

/** The client, and the key that opens its account: both are part of the link. */
export const sharedRetainersValidator = vine.create({
  id: vine.string().maxLength(36),
  key: vine.string().maxLength(200),
})
