import vine from '@vinejs/vine'

export const tokenRefreshValidator = vine.create({
  token: vine.string().maxLength(2000),
})
