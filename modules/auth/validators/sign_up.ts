import vine from '@vinejs/vine'
import { PLANS } from '#modules/auth/plans'
import { emailField, nameField, passwordField } from './fields.js'

export const signUpValidator = vine.create({
  companyName: nameField(),
  companyEmail: emailField(),
  userName: nameField().optional(),
  userEmail: emailField().optional(),
  password: passwordField(),
  subscriptionPlan: vine.enum(PLANS).optional(),
})
