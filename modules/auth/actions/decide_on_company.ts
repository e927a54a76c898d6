import { conflict } from '#core/errors/app_error'
import env from '#core/start/env'
import { companyApproved } from '#modules/auth/mails/companies/company_approved'
import { companyReactivated } from '#modules/auth/mails/companies/company_reactivated'
import { companyRejected } from '#modules/auth/mails/companies/company_rejected'
import { companySuspended } from '#modules/auth/mails/companies/company_suspended'
import { writeToOwners } from '#modules/auth/mails/companies/write_to_owners'
import { linkTo } from '#modules/auth/mails/links'
import type { Company } from '#modules/auth/models/company'
import { User } from '#modules/auth/models/user'
import { giveDefaultPlan } from '#modules/auth/plans/give_plan'
import { closeQuestion } from '#modules/auth/questions/close_question'

/**
 * Lets a company in, with the default plan if there is one, and tells its owners. Inside inTx.
 * @throws 409 `company_already_decided`, `address_not_confirmed` where the operator asks for confirmed addresses
 */
export async function approveCompany(company: Company) {
  if (env.CONFIRMED_ADDRESS_REQUIRED && !(await hasConfirmedOwner(company))) {
    throw conflict('auth.address_not_confirmed')
  }
  await closeQuestion(company)
  await company.approve()
  await giveDefaultPlan(company)
  const facts = { companyName: company.name, signInLink: linkTo.signIn() }
  await writeToOwners(company, 'company_approved', companyApproved, facts)
}

/** Turns an application down and tells its owners why. Inside inTx. @throws 409 `company_already_decided` */
export async function rejectCompany(company: Company, reason: string) {
  await closeQuestion(company)
  await company.reject(reason)
  const facts = { companyName: company.name, reason }
  await writeToOwners(company, 'company_rejected', companyRejected, facts)
}

/**
 * Lets a company only read and export, and tells its owners why. Inside inTx.
 * @throws 409 `company_already_decided`
 */
export async function suspendCompany(company: Company, reason: string | null) {
  await company.suspend(reason)
  const facts = { companyName: company.name, reason, signInLink: linkTo.signIn() }
  await writeToOwners(company, 'company_suspended', companySuspended, facts)
}

/** Ends a suspension and tells the owners. Inside inTx. @throws 409 `company_already_decided` */
export async function reactivateCompany(company: Company) {
  await company.reactivate()
  const facts = { companyName: company.name, signInLink: linkTo.signIn() }
  await writeToOwners(company, 'company_reactivated', companyReactivated, facts)
}

async function hasConfirmedOwner({ id }: Company) {
  const owners = User.query().where({ companyId: id, role: 'owner' })
  return (await owners.whereNotNull('emailConfirmedAt').first()) !== null
}
