import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { inTx } from '#core/database/in_tx'
import type { Language } from '#core/i18n/languages'
import { nameOfField } from '#core/i18n/validation_messages'
import { canReadPdf, textOfPdf } from '#core/tests/pdf_text'
import { makePerson } from '#modules/auth/factories/company_factory'
import { makeDatevDesk } from '#modules/datev/tests/datev_desk'
import { wordIn } from '#modules/procedures/document/sections'
import { CompanyProfile } from '#modules/settings/models/company_profile'
import { readNumberRanges } from '#modules/settings/public'

async function makeDesk(client: ApiClient) {
  const desk = await makeDatevDesk(client)
  async function print(language: Language = 'de') {
    await inTx(() => desk.owner.user.merge({ language }).save())
    const answer = await desk.get('/api/procedures/pdf')
    answer.assertStatus(200)
    answer.assertHeader('content-type', 'application/pdf')
    return textOfPdf(Buffer.from(answer.body())).replace(/\s+/g, ' ')
  }
  const note = (body: object) => desk.put('/api/procedures/notes', body)
  return { ...desk, print, note }
}

test.group('The procedure documentation', (group) => {
  group.each.skip(!canReadPdf, 'needs pdftotext')

  test('GoBD: names what the company has set, in the language of the reader', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    await desk.settings({ chart: '04', fiscalMonth: 7 })
    const settings = {
      companyInfo: { registerEntry: 'HRB 4711' },
      preferences: { vatBasis: 'cash' },
    }
    ;(await desk.post('/api/settings', settings)).assertStatus(200)
    const text = await desk.print()
    for (const said of [
      'Verfahrensdokumentation',
      'GoBD vom 28.11.2019',
      'HRB 4711',
      'SKR04',
      '29098 / 55003',
      'nach vereinnahmten Entgelten (Ist)',
      'RE-{YYYY}-{####}',
      '§ 147 AO, § 257 HGB, § 14b UStG',
      'Registereintrag',
    ]) {
      assert.include(text, said)
    }
    assert.include(await desk.print('sq'), 'Dokumentacioni i procedurave')
  })

  test('GoBD: has the notes of the company, and says where they are missing', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const missing = 'Hier fehlen noch Angaben der Firma.'
    assert.lengthOf((await desk.print()).split(missing), 4)
    const paper = 'Belege auf Papier scannt Ada am selben Tag.'
    ;(await desk.note({ paper, responsibilities: 'Ada: Post' })).assertStatus(200)
    const text = await desk.print()
    assert.include(text, paper)
    assert.lengthOf(text.split(missing), 2)
  })

  test('GoBD: lists who changed which settings, the newest first', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    await desk.post('/api/settings', { companyInfo: { website: 'https://korn.example' } })
    await desk.post('/api/settings', { preferences: { paymentTermDays: 21 } })
    const [, changes = ''] = (await desk.print('en')).split('Changes of the settings')
    const places = ['Payment term', 'Website'].map((name) => changes.indexOf(name))
    assert.isTrue(places[0]! > -1 && places[0]! < places[1]!, changes)
  })
})

test.group('Words of the procedure documentation', () => {
  test('every setting that a company changes has a name in the document', ({ assert }) => {
    const inner = ['updatedAt', 'welcomeClosedAt']
    const names = [...CompanyProfile.$columnsDefinitions.keys()]
    for (const language of ['en', 'de', 'sq'] as const) {
      assert.sameMembers(
        names.filter((name) => nameOfField(name, language) === undefined),
        inner
      )
    }
  })

  test('every number range has a name in the document', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    for (const { kind } of await readNumberRanges(desk.company, '2026-01-01')) {
      for (const language of ['en', 'de', 'sq'] as const) {
        assert.notInclude(wordIn(language)(`range.${kind}`), 'range.', kind)
      }
    }
  })
})

test.group('The notes of the procedure documentation', () => {
  test('GoBD: the later of two changes at once is refused, and nothing is lost', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    const first = await desk.note({ paper: 'One' })
    const { version } = first.body()
    ;(await desk.note({ paper: 'Two', version })).assertStatus(200)
    const late = await desk.note({ paper: 'Three', version })
    late.assertStatus(409)
    assert.equal(late.body().current.paper, 'Two')
    assert.equal((await desk.get('/api/procedures/notes')).body().paper, 'Two')
  })

  test('GoBD: the office writes, the tax adviser reads, employees do neither', async ({
    client,
    assert,
  }) => {
    const desk = await makeDesk(client)
    await desk.note({ paper: 'One' })
    for (const role of ['adviser', 'member', 'employee'] as const) {
      const { token } = await makePerson(desk.company.id, role)
      const reading = await client.get('/api/procedures/notes').bearerToken(token)
      assert.equal(reading.status(), role === 'employee' ? 403 : 200, role)
      const writing = await client
        .put('/api/procedures/notes')
        .bearerToken(token)
        .json({ paper: 'X' })
      assert.equal(writing.status(), role === 'member' ? 200 : 403, role)
    }
  })

  test('GoBD: a note that is too long is refused with its field', async ({ client, assert }) => {
    const desk = await makeDesk(client)
    const answer = await desk.note({ paper: 'x'.repeat(5001) })
    answer.assertStatus(422)
    assert.containsSubset(answer.body(), { fields: [{ field: 'paper' }] })
  })
})
