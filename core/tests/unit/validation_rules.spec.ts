import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import type { Language } from '#core/i18n/languages'
import { validationMessages } from '#core/i18n/validation_messages'
import { countryCode, currencyCode, timeZoneName } from '#core/validation/codes'
import { day } from '#core/validation/day'
import { postalCode } from '#core/validation/postal_code'
import { line, paragraph } from '#core/validation/text'
import { hasVatIdShape, vatId } from '#core/validation/vat_id'

const validator = vine.create({
  name: line(10).optional(),
  notes: paragraph(100).optional(),
  country: countryCode().optional(),
  currency: currencyCode().optional(),
  timeZone: timeZoneName().optional(),
  vatId: vatId().optional(),
  postalCode: postalCode().optional(),
  dueDate: day().optional(),
  contacts: vine.array(vine.object({ email: vine.string().email() })).optional(),
})

async function complaint(data: unknown, language: Language = 'en') {
  const messagesProvider = validationMessages({ language })
  const failure = await validator.validate(data, { messagesProvider }).then(
    () => undefined,
    (error: { messages: { rule: string; message: string; field: string }[] }) => error.messages[0]
  )
  return failure
}

test.group('Rules of fields', () => {
  test('text is composed, trimmed and has no control characters', async ({ assert }) => {
    const clean = await validator.validate({ name: ' Mu\u0308ller ', notes: 'one\ntwo' })
    assert.deepEqual(clean, { name: 'Müller', notes: 'one\ntwo' })
    for (const name of ['a\u0000b', 'a\nb', 'a\u001bb', 'a\ud800b']) {
      assert.equal((await complaint({ name }))?.rule, 'plainText')
    }
    assert.equal((await complaint({ notes: 'a\u0000b' }))?.rule, 'plainText')
    assert.equal((await complaint({ name: ['a'] }))?.rule, 'string')
  })

  test('codes of countries, currencies and time zones are known ones', async ({ assert }) => {
    const known = { country: 'xk', currency: 'all', timeZone: 'Europe/Tirane' }
    assert.deepEqual(await validator.validate(known), {
      country: 'XK',
      currency: 'ALL',
      timeZone: 'Europe/Tirane',
    })
    assert.equal((await complaint({ country: 'EU' }))?.rule, 'countryCode')
    assert.equal((await complaint({ country: 'QQ' }))?.rule, 'countryCode')
    assert.equal((await complaint({ currency: 'EUX' }))?.rule, 'currencyCode')
    assert.equal((await complaint({ timeZone: 'Berlin' }))?.rule, 'timeZone')
    assert.equal((await complaint({ timeZone: '../etc/passwd' }))?.rule, 'timeZone')
  })

  test('a day that is too far away is distinguished from text that is no day', async ({
    assert,
  }) => {
    assert.deepEqual(await validator.validate({ dueDate: '2028-02-29' }), { dueDate: '2028-02-29' })
    for (const dueDate of ['2026-02-29', '31.12.2026', '2026-12-31T00:00:00Z', '12026-01-01']) {
      assert.equal((await complaint({ dueDate }))?.rule, 'date', dueDate)
    }
    for (const dueDate of ['2999-12-31', '1026-11-23', '0001-01-01']) {
      assert.equal((await complaint({ dueDate }))?.rule, 'dateRange', dueDate)
    }
    const told = await complaint({ dueDate: '2999-12-31' }, 'de')
    assert.match(told?.message ?? '', /in den Jahren 1900 bis 2199/)
  })

  test('VAT ids have the shape of their country', async ({ assert }) => {
    const right = ['DE136695976', 'ATU12345675', 'NL123456789B01', 'XK330123456']
    for (const id of [...right, 'ALK12345678P', 'CHE123456789'])
      assert.isTrue(hasVatIdShape(id), id)
    const wrong = [
      '810123457',
      'L12345678A',
      'DE12345678',
      'ATX12345678',
      '12',
      'AL123456789',
      "DE1' or 1=1",
      '',
    ]
    for (const id of wrong) assert.isFalse(hasVatIdShape(id), id)
    assert.deepEqual(await validator.validate({ vatId: 'de 136.695-976' }), {
      vatId: 'DE136695976',
    })
  })

  test('VAT ids need correct check digits, and every example in a message is valid', async ({
    assert,
  }) => {
    assert.deepInclude(await complaint({ vatId: 'DE123456789' }), {
      rule: 'vatIdChecksum',
      message:
        'The check digits of this VAT ID are wrong, so it is mistyped. A right one is for example DE136695976.',
    })
    assert.equal((await complaint({ vatId: 'NL004495446B01' }))?.rule, 'vatIdChecksum')
    assert.equal((await complaint({ vatId: 'CHE107787578MWST' }))?.rule, 'vatIdChecksum')
    assert.deepEqual(await validator.validate({ vatId: 'CHE-107.787.577 MWST' }), {
      vatId: 'CHE107787577MWST',
    })
    const prefixes =
      'AT BE BG CH CY CZ DE DK EE EL ES FI FR GB HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI AL XK'
    for (const prefix of prefixes.split(' ')) {
      const told = (await complaint({ vatId: `${prefix}1` }))?.message ?? ''
      const example = /[A-Z]{2}[A-Z0-9]{7,}/.exec(told)?.[0]
      assert.isTrue(example?.startsWith(prefix), told)
      assert.deepEqual(await validator.validate({ vatId: example }), { vatId: example })
    }
  })

  test('postal codes have the form of their country, and the message gives a real one', async ({
    assert,
  }) => {
    const told = async (country: string | undefined, code: string, language: Language = 'en') =>
      (await complaint({ country, postalCode: code }, language))?.message
    assert.equal(
      await told('DE', '1067'),
      'In this country a postal code has 5 digits, for example 10115.'
    )
    assert.match((await told('at', '10115', 'de')) ?? '', /in diesem Land 4 Ziffern/)
    assert.match((await told('NL', '1012')) ?? '', /1012 AB/)
    const right =
      'DE 01067|DE D-10115|AT 1010|CH 8001|XK 10000|AL 1001|CZ 110 00|LV LV-1050|GB sw1a 1aa|US 20500-0003|JP 100-0001|AE any'
    for (const one of right.split('|')) {
      const [country, ...code] = one.split(' ')
      assert.isUndefined(await told(country, code.join(' ')), one)
    }
    assert.isUndefined(await told(undefined, '1067'))
    const countries =
      'AL AT BA BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV ME MK NO RO RS SE SI SK TR UA XK CA GB IE MT NL PL PT US'
    for (const country of countries.split(' ')) {
      const example = /(?:example|looks like) (.+)\.$/.exec((await told(country, 'x')) ?? '')?.[1]
      assert.isUndefined(await told(country, example ?? 'x'), country)
    }
  })

  test('problems are described in the language of the caller', async ({ assert }) => {
    const wrong = { contacts: [{ email: 'nobody' }] }
    assert.deepInclude(await complaint(wrong, 'de'), {
      field: 'contacts.0.email',
      message: 'Bitte geben Sie bei „E-Mail“ eine gültige E-Mail-Adresse ein.',
    })
    assert.equal((await complaint(wrong, 'sq'))?.message, '„Emaili“ nuk është adresë emaili.')
    assert.equal(
      (await complaint({ name: 'x'.repeat(11) }))?.message,
      '“Name” may have at most 10 characters.'
    )
    assert.equal((await complaint(null))?.message, 'Fill in “input”.')
  })
})
