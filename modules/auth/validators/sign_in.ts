import vine from '@vinejs/vine'

export const signInValidator = vine.create({
  email: vine.string().trim().maxLength(254),
  password: vine.string().maxLength(256),
})
