import { inTx } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { newId } from '#core/ids'
import { changeCompanyServer } from '#core/mail/company_server/change_company_server'
import { defineSamples } from '#core/tests/define_samples'
import { packed, supplyOf } from '#core/tests/hostile_texts'

export default defineSamples({
  bodies: {
    'PUT /api/mails/:id': { sendAt: '2030-01-02T08:00:00Z' },
    'PUT /api/mail-server': {
      host: 'mail.example.com',
      port: 587,
      security: 'starttls',
      username: 'post',
      password: 'geheim',
      fromAddress: 'post@example.com',
    },
    'PUT /api/mail-templates/:kind/:language': { subject: 'Übernommen', message: 'Übernommen' },
  },
  fields:
    'subject message to cc sendAt copyToMe senderName replyTo copyTo signatures button host port security username password fromAddress',
  parameters: 'kind language documentId open',

  async fill(desk, _made, mark, companyId) {
    await desk.put('/mail-settings', { senderName: mark, signatures: { en: mark } })
    await desk.put('/mail-templates/invoice/en', { subject: mark, message: mark })
    const email = `${mark}@example.test`
    const ids = { company_id: companyId, id: newId(), mail_id: newId() }
    await inTx(async () => {
      await insertRows('bounced_addresses', [{ ...ids, email, last_error: mark, bounced_at: 0 }])
      // Past the check, which would need a mail server that answers.
      await changeCompanyServer(companyId, {
        host: `${mark}.example.test`,
        port: 587,
        security: 'starttls',
        username: mark,
        password: mark,
        fromAddress: email,
      })
    })
  },

  /** These refuse texts that look like a variable. */
  async writeHostile(desk, _made, texts) {
    const next = supplyOf(texts.filter((text) => !text.includes('{{')))
    const signature = packed(texts, 2000)[0]
    await desk.put('/mail-settings', {
      senderName: next(200),
      signatures: { en: signature, de: signature, sq: signature },
    })
    const words = { subject: next(200), message: next(10_000), button: next(60) }
    await desk.put('/mail-templates/estimate/en', words)
  },

  // The name of a user reaches the company's mail server and its own form alone; the rest was checked, sealed or is the server's.
  withoutFreeText: [
    /^mail_settings\.(reply_to|copy_to)$/,
    /^bounced_addresses\.last_error$/,
    /^company_mail_servers\.(host|security|username|sealed_password|from_address|trouble|last_answer)$/,
  ],
})
