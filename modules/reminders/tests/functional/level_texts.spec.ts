import { test } from '@japa/runner'
import { levelBody, makeDunning } from '#modules/reminders/tests/dunning'

const GERMAN = { subject: 'Hinweis', intro: '{{salutation}}', closing: 'Zahlbar bis {{day}}.' }
const NONE = { subject: '', intro: '', closing: '' }

test.group('Texts of reminder levels', () => {
  test('a level needs a text in the language of the documents only, which the others use', async ({
    client,
    assert,
  }) => {
    const dunning = await makeDunning(client, { language: 'en' })
    const level = levelBody({
      texts: { de: GERMAN, en: NONE, sq: { ...NONE, subject: 'Kujtesë' } },
    })
    const { levels } = await dunning.rules({ levels: [level] })
    assert.deepEqual(levels[0].texts.en, NONE)
    assert.deepEqual(levels[0].texts.de, GERMAN)
    const [due] = [await dunning.late(10)]
    assert.equal((await dunning.due()).due[0].subject, 'Hinweis')
    const made = (await dunning.remind([due], 1, { isSent: true })).body()
    assert.deepEqual([made.subject, made.language], ['Hinweis', 'en'])

    const refused = await dunning.put('/api/reminders/rules', {
      levels: [levelBody({ texts: { de: NONE, en: GERMAN, sq: NONE } })],
    })
    refused.assertStatus(422)
    assert.deepInclude(refused.body().fields[0], {
      field: 'levels.0.texts.de.subject',
      rule: 'subject_missing',
    })

    await dunning.post('/api/settings', { preferences: { documentLanguage: 'sq' } })
    assert.equal((await dunning.get('/api/reminders/rules')).body().levels[0].texts.en.subject, '')
  })

  test('a placeholder that nothing replaces is refused at its text', async ({ client, assert }) => {
    const dunning = await makeDunning(client)
    const put = async (field: string, text: string) => {
      const texts = { de: { ...GERMAN, [field]: text }, en: GERMAN, sq: GERMAN }
      return dunning.put('/api/reminders/rules', { levels: [levelBody(), levelBody({ texts })] })
    }
    for (const [field, text] of [
      ['intro', 'Bis {{tag}}'],
      ['closing', '{{month}}'],
      ['closing', '{{day-1}}'],
      ['subject', 'Mahnung bis {{day}}'],
    ] as const) {
      const answer = await put(field, text)
      answer.assertStatus(422)
      assert.deepInclude(answer.body().fields[0], {
        field: `levels.1.texts.de.${field}`,
        rule: 'variable_unknown',
      })
    }
    ;(await put('intro', '{day} {salutation} {{ link }} {Wort}')).assertStatus(200)
  })

  test('its placeholders are named in the language of the reader', async ({ client, assert }) => {
    const dunning = await makeDunning(client)
    await dunning.post('/api/settings', { preferences: { language: 'de' } })
    assert.deepEqual((await dunning.get('/api/reminders/rules')).body().variables, [
      { name: 'salutation', label: 'Anrede' },
      { name: 'day', label: 'Neues Zahlungsziel' },
      { name: 'signer', label: 'Unterzeichner' },
      { name: 'link', label: 'Link' },
    ])
  })
})
