import vine from '@vinejs/vine'
import { PLANS } from '#modules/auth/plans/sign_up_plans'
import { emailField, keyField, nameField, passwordField } from './fields.js'

export const signUpValidator = vine.create({
  companyName: nameField(),
  companyEmail: emailField(),
  userName: nameField().optional(),
  userEmail: emailField().optional(),
  password: passwordField(),
  subscriptionPlan: vine.enum(PLANS).optional(),
  /** Key of a super admin's link. */
  invitation: keyField().optional(),
})
