import type { Context } from '../lib/context.js'

/** `kontor admin mail test`: sends the operator a mail through the installation's mail server; a refusal says what is wrong. */
export async function mailTest(context: Context) {
  const { body } = await context.client().post('/api/admin/mail-tests')
  if (context.isJson) return context.printJson(body)
  context.print(context.t('operations.mail_sent', body))
}
