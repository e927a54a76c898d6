import vine from '@vinejs/vine'

export const clientMergeValidator = vine.create({
  /** The client that stays. */
  intoId: vine.string().maxLength(36),
})
