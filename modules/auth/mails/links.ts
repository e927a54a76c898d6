import env from '#core/start/env'
import type { LinkParts } from '#modules/auth/models/secret_link'

/**
 * Addresses in mails come from APP_URL only, never from a request's headers. Keys are in the fragment, which browsers
 * send to no server, so that no log on the way has them.
 */
export const linkTo = {
  signIn: () => `${env.APP_URL}/login`,
  forgotPassword: () => `${env.APP_URL}/forgot-password`,
  resetPassword: ({ id, key }: LinkParts) => `${env.APP_URL}/reset-password/${id}#${key}`,
  confirmAddress: ({ id, key }: LinkParts) => `${env.APP_URL}/confirm-address/${id}#${key}`,
  signUp: (key: string) => `${env.APP_URL}/signup#${key}`,
  invitation: (key: string) => `${env.APP_URL}/register#${key}`,
  operatorAccess: () => `${env.APP_URL}/operator-access`,
  account: () => `${env.APP_URL}/account`,
  question: ({ id, key }: LinkParts) => `${env.APP_URL}/question/${id}#${key}`,
  company: (id: string) => `${env.APP_URL}/admin/company/${id}`,
  applications: () => `${env.APP_URL}/admin`,
  decision: (action: 'approve' | 'reject', companyId: string, key: string) =>
    `${env.APP_URL}/admin/${action}/${companyId}#${key}`,
}
