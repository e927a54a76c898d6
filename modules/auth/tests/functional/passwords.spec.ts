import { test } from '@japa/runner'
import { newId } from '#core/ids'

test.group('New passwords', () => {
  const signUp = (client: import('@japa/api-client').ApiClient, email: string, password: string) =>
    client
      .post('/api/auth/signup')
      .json({ companyName: 'Blumenhaus Rexhepi', companyEmail: email, password })

  test('too short, common and well-known names are refused with the reason')
    .with([
      ['sieben7', 'password_too_short'],
      ['🔐🔐🔐🔐🔐🔐🔐🔐🔐', 'password_too_short'],
      ['1234567890', 'password_common'],
      ['qwertzuiop', 'password_common'],
      ['P@ssw0rd2026!', 'password_common'],
      ['passwordpassword', 'password_common'],
      ['Sommer2026!', 'password_common'],
      ['aaaaaaaaaaaa', 'password_common'],
      ['ｐａｓｓｗｏｒｄ１２３４', 'password_common'],
      ['kontor-2026', 'password_is_name'],
      ['BlumenhausRexhepi1', 'password_is_name'],
      ['x'.repeat(3) + 'äöü'.repeat(90), 'password_too_long'],
    ])
    .run(async ({ client, assert }, [password, code]) => {
      const answer = await signUp(client, `${newId()}@example.test`, password)
      answer.assertStatus(422)
      assert.equal(answer.body().code, code)
      assert.equal(answer.body().fields[0].field, 'password')
    })

  test('the own address is no password, whole or the part before the @', async ({
    client,
    assert,
  }) => {
    for (const password of ['anna.petersen@example.test', 'Anna.Petersen2026']) {
      const answer = await signUp(client, 'anna.petersen@example.test', password)
      answer.assertStatus(422)
      assert.equal(answer.body().code, 'password_is_name')
    }
  })

  test('long ones, emoji and blanks are taken whole and never cut')
    .with([
      ' führt mit Leerzeichen ',
      '🌵 Kaktus 🌵 Kaktus 🌵',
      'langes Passwort ohne Regeln '.repeat(9).slice(0, 256),
      `${'k9'.repeat(3)} an der Stelle dreiundsiebzig unterscheidet sich dieses Passwort erst hier: a`,
    ])
    .run(async ({ client, assert }, password) => {
      const email = `${newId()}@example.test`
      ;(await signUp(client, email, password)).assertStatus(201)
      const right = await client.post('/api/auth/login').json({ email, password })
      assert.equal(right.body().code, 'company_pending')
      const cut = await client
        .post('/api/auth/login')
        .json({ email, password: [...password.trim()].slice(0, -1).join('') })
      assert.equal(cut.body().code, 'invalid_credentials')
    })
})
