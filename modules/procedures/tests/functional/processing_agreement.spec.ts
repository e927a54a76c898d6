import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { inTx } from '#core/database/in_tx'
import type { Language } from '#core/i18n/languages'
import env from '#core/start/env'
import { canReadPdf, textOfPdf } from '#core/tests/pdf_text'
import { makeCompany, makePerson } from '#modules/auth/factories/company_factory'

const OPERATOR = {
  OPERATOR_NAME: 'Rechenzentrum Nord GmbH',
  OPERATOR_ADDRESS: 'Hafenstraße 2, 20457 Hamburg',
  OPERATOR_SUBPROCESSORS: ['Maildienst AG, Zürich (Mailversand)'],
}

test.group('The agreement on data processing (art. 28 GDPR)', (group) => {
  group.each.setup(() => {
    const before = { ...env }
    return () => {
      Object.assign(env, before)
    }
  })

  async function makeDesk(client: ApiClient) {
    const { company, owner } = await makeCompany({ name: 'Bäckerei Kruse' })
    const get = (path: string) => client.get(path).bearerToken(owner.token)
    async function print(language: Language) {
      await inTx(() => owner.user.merge({ language }).save())
      const answer = await get('/api/procedures/agreement/pdf')
      answer.assertStatus(200)
      return textOfPdf(Buffer.from(answer.body())).replace(/\s+/g, ' ')
    }
    return { company, get, print }
  }

  test('is refused until the operator has named itself, with what to do', async ({
    client,
    assert,
  }) => {
    const { get } = await makeDesk(client)
    assert.deepEqual((await get('/api/procedures/agreement')).body(), { operator: null })
    const refused = await get('/api/procedures/agreement/pdf')
    refused.assertStatus(409)
    assert.equal(refused.body().code, 'operator_unknown')
    assert.include(refused.body().error, 'you need no agreement')
  })

  test('names both parties, the other processors, and the measures that the installation takes', async ({
    client,
    assert,
  }) => {
    Object.assign(env, OPERATOR, { APP_URL: 'https://kontor.example', BACKUP_FOLDER: '/backups' })
    const { print } = await makeDesk(client)
    const text = await print('de')
    for (const said of [
      'Vertrag zur Auftragsverarbeitung',
      'Bäckerei Kruse',
      'Rechenzentrum Nord GmbH',
      'Hafenstraße 2',
      'Ort, Datum und Unterschrift',
      'Art. 28 Abs. 3 DSGVO',
      'Maildienst AG, Zürich (Mailversand)',
      'verschlüsselt (HTTPS)',
      'Sicherungen werden täglich erstellt, verschlüsselt',
    ]) {
      assert.include(text, said)
    }
    Object.assign(env, {
      OPERATOR_SUBPROCESSORS: [],
      APP_URL: 'http://kontor.lan',
      BACKUP_FOLDER: undefined,
    })
    const plain = await print('de')
    assert.include(plain, 'Es sind keine weiteren Auftragsverarbeiter eingetragen.')
    assert.notInclude(plain, 'HTTPS')
    assert.notInclude(plain, 'Sicherungen werden täglich')
  }).skip(!canReadPdf, 'needs pdftotext')

  test('is for the desk in three languages, and not for employees', async ({ client, assert }) => {
    Object.assign(env, OPERATOR)
    const { company, get, print } = await makeDesk(client)
    assert.deepEqual((await get('/api/procedures/agreement')).body(), {
      operator: OPERATOR.OPERATOR_NAME,
    })
    assert.include(await print('en'), 'Data processing agreement')
    assert.include(await print('sq'), 'Marrëveshje për përpunimin e të dhënave')
    const employee = await makePerson(company.id, 'employee')
    const refused = await client.get('/api/procedures/agreement/pdf').bearerToken(employee.token)
    refused.assertStatus(403)
  }).skip(!canReadPdf, 'needs pdftotext')
})
