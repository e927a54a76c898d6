import env from '#core/start/env'

/** Whether mails go out. Without a mail server (`SMTP_URL`) they are put aside for the super admin to read. */
export const hasMailServer = () => Boolean(env.SMTP_URL)
