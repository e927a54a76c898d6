import env from '#core/start/env'

/** Addresses in mails come from APP_URL only, never from a request's headers. */
export const linkTo = {
  signIn: () => `${env.APP_URL}/login`,
  forgotPassword: () => `${env.APP_URL}/forgot-password`,
  resetPassword: (key: string) => `${env.APP_URL}/reset-password/${key}`,
  invitation: (key: string) => `${env.APP_URL}/register?token=${key}`,
  /** The key stands in the fragment: no server and no log on the way gets to see it. */
  decision: (action: 'approve' | 'reject', companyId: string, key: string) =>
    `${env.APP_URL}/admin/${action}/${companyId}#${key}`,
}
