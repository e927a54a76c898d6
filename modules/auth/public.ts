export {
  approveCompany,
  reactivateCompany,
  rejectCompany,
  suspendCompany,
} from '#modules/auth/actions/decide_on_company'
export { withdrawInvitationsOf } from '#modules/auth/actions/invite'
export { assertConfirmed } from '#modules/auth/confirmed_session'
export { endsKeys } from '#modules/auth/ends_keys'
export { type HeldWork, seesMoney } from '#modules/auth/handover/held_work'
export { accessEnd, companySuspension, rightsWithdrawal } from '#modules/auth/happenings'
export { endSessionsOf, lockAccount, unlockAccount } from '#modules/auth/locks/lock_account'
export { addressForPasswordLink, mailPasswordLink } from '#modules/auth/locks/mail_password_link'
export { Account, foldEmail } from '#modules/auth/models/account'
export { Company, type CompanyStatus } from '#modules/auth/models/company'
export type { Member } from '#modules/auth/models/member'
export { linkNotValid, SecretLink } from '#modules/auth/models/secret_link'
export type { RevokeReason } from '#modules/auth/models/session'
export { User } from '#modules/auth/models/user'
export { type OperatorEntry, operatorEntries } from '#modules/auth/operator_log/operator_entries'
export { recordForOperator } from '#modules/auth/operator_log/record_for_operator'
export { verifyCredentials } from '#modules/auth/passwords/verify_credentials'
export { peopleBalances } from '#modules/auth/people_balances'
export { assertRoom } from '#modules/auth/plans/assert_room'
export {
  addPlan,
  changePlan,
  deletePlan,
  type PlanInput,
} from '#modules/auth/plans/change_plans'
export { givePlan } from '#modules/auth/plans/give_plan'
export type { CountedCompany } from '#modules/auth/plans/limits'
export { allPlans, type Plan } from '#modules/auth/plans/plan_rows'
export { readPlanUsage } from '#modules/auth/plans/plan_usage'
export { sumSizes } from '#modules/auth/plans/sum_sizes'
export { CALLER_COLUMNS, type CallerColumns, companyOf } from '#modules/auth/queries/caller_columns'
export { companyOfLink } from '#modules/auth/queries/company_of_link'
export { devicesOf } from '#modules/auth/queries/devices_of'
export { memberIn } from '#modules/auth/queries/member_in'
export { readChoice } from '#modules/auth/queries/memberships'
export { findPerson } from '#modules/auth/queries/people_list'
export { superAdmins } from '#modules/auth/queries/super_admins'
export { usesSecondFactor } from '#modules/auth/queries/uses_second_factor'
export { askApplicant } from '#modules/auth/questions/ask_applicant'
export {
  inviteCompany,
  type OpenRegistrationInvitation,
  openRegistrationInvitations,
  withdrawRegistrationInvitation,
} from '#modules/auth/registration/registration_invitations'
export {
  changeRegistrationMode,
  REGISTRATION_MODES,
  readRegistrationMode,
} from '#modules/auth/registration/registration_mode'
export { assertSecondFactor } from '#modules/auth/second_factor/assert_second_factor'
export { assertMayMail } from '#modules/auth/sign_in_limits/sign_in_tries'
export type { PersonRow } from '#modules/auth/transformers/person_transformer'
export { emailField } from '#modules/auth/validators/fields'
export { endOpenVisit } from '#modules/auth/visits/end_open_visit'
export { listVisits } from '#modules/auth/visits/list_visits'
export { startVisit } from '#modules/auth/visits/start_visit'
