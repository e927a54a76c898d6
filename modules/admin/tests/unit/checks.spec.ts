import { test } from '@japa/runner'
import { LANGUAGES } from '#core/i18n/languages'
import { hasText } from '#core/i18n/translate'
import { ALL_CHECKS } from '#modules/admin/checks/all_checks'
import { judgeCertificate } from '#modules/admin/checks/certificate'
import { roomOf } from '#modules/admin/checks/disk'

const DAY = 86_400_000

test.group('Checks', () => {
  test('each has a title in every language', ({ assert }) => {
    for (const { name } of ALL_CHECKS) {
      for (const language of LANGUAGES) {
        assert.isTrue(hasText(language, `admin:checks.${name}`), `${language} ${name}`)
      }
    }
  })

  test('the room of a disk is that of an ordinary user, rounded down', ({ assert }) => {
    const gigabyte = { bsize: 4096, blocks: 2_500_000 }
    assert.deepEqual(roomOf({ ...gigabyte, bavail: 249_999 }), { percent: 9, free: '1024 MB' })
    assert.deepEqual(roomOf({ ...gigabyte, bavail: 250_000 }), { percent: 10, free: '1024 MB' })
    assert.equal(roomOf({ bsize: 0, blocks: 0, bavail: 0 }).percent, 100)
  })

  test('a certificate is trouble in its last 14 days, and a notice when it cannot be read', ({
    assert,
  }) => {
    const codeIn = (ms: number) => judgeCertificate('a.test', { endsAt: Date.now() + ms }).code
    assert.equal(codeIn(15 * DAY), 'certificate_valid')
    assert.equal(codeIn(13 * DAY), 'certificate_ends')
    assert.equal(codeIn(-1), 'certificate_expired')
    const { state, code } = judgeCertificate('a.test', { reason: 'refused' })
    assert.deepEqual([state, code], ['notice', 'certificate_unread'])
  })
})
