import vine from '@vinejs/vine'

export const signUpValidator = vine.create({
  companyName: vine.string().trim().minLength(1).maxLength(200),
  companyEmail: vine.string().trim().email().maxLength(254),
  userName: vine.string().trim().maxLength(200).optional(),
  userEmail: vine.string().trim().email().maxLength(254).optional(),
  password: vine.string().minLength(10).maxLength(256),
  subscriptionPlan: vine.string().trim().maxLength(40).optional(),
})
