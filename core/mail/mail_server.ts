import env from '#core/start/env'
import { companyServerOf } from './company_server/company_server.js'

/** Whether mails go out. Without a mail server (`SMTP_URL`) they are put aside for the super admin to read. */
export const hasMailServer = () => Boolean(env.SMTP_URL)

/** Whether letters of a company go out: through the installation's mail server or through its own. */
export const sendsLetters = async (companyId: string) =>
  hasMailServer() || (await companyServerOf(companyId)) !== undefined
