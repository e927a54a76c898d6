import { test } from '@japa/runner'
import { call } from '#core/tests/call'
import { TEMPLATE_TEXTS } from '#core/tests/hostile_texts'
import { mailsTo } from '#core/tests/mails_to'
import { makeCompany } from '#modules/auth/factories/company_factory'

/** The result if a text had been evaluated. (The PDF is in `hostile_texts.spec.ts`.) */
const EVALUATED = [/\b49\b/, /root:/, /KONTOR_DATA/]

test.group('Texts that are templates elsewhere', () => {
  test('{$self} is text in a mail, never a placeholder')
    .with(TEMPLATE_TEXTS)
    .run(async ({ assert }, text) => {
      const { company, owner } = await makeCompany({ name: text })
      const email = `${company.id}@example.test`
      const body = { name: text, role: 'employee', email }
      const { status } = await call('POST', '/api/employees/invitations', {
        token: owner.token,
        body,
      })
      assert.equal(status, 201)
      const [mail] = await mailsTo(email)
      assert.include(mail.subject, text)
      assert.include(mail.text, text)
      const written = mail.text.replaceAll(/https?:\S+/g, '')
      for (const evaluated of EVALUATED) assert.notMatch(written, evaluated)
    })

  test('{$self} is refused where a number, a pattern or a code belongs')
    .with(TEMPLATE_TEXTS)
    .run(async ({ assert }, text) => {
      const { token } = (await makeCompany()).owner
      const lineWith = (values: object) => ({
        customClient: { name: 'Anna' },
        lines: [{ description: 'x', quantity: 1, unitPrice: 1, taxRate: 19, ...values }],
      })
      const tries: [string, object][] = [
        ['/api/items', { name: 'x', unitPrice: text }],
        ['/api/items', { name: 'x', unitPrice: 1, taxRate: text }],
        ['/api/invoices', lineWith({ quantity: text })],
        ['/api/invoices', lineWith({ unitPrice: text })],
        ['/api/invoices', lineWith({ discount: text })],
        ['/api/invoices', { ...lineWith({}), currency: text }],
        ['/api/invoices', { ...lineWith({}), date: text }],
        ['/api/settings', { preferences: { language: text } }],
        ['/api/settings', { preferences: { timeZone: text } }],
        ['/api/settings', { companyInfo: { country: text } }],
        ['/api/settings', { companyInfo: { accentColor: text } }],
        ['/api/settings', { numberRanges: [{ kind: 'invoice', pattern: `RE-{####}${text}` }] }],
      ]
      for (const [path, body] of tries) {
        const answer = await call('POST', path, { token, body })
        assert.equal(answer.status, 422, `${path} ${JSON.stringify(body)} ${answer.text}`)
      }
    })
})
