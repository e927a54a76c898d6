import { test } from '@japa/runner'
import { isLeitwegId } from '#api/leitweg_id'

test.group('A Leitweg-ID', () => {
  test('has a coarse part, a fine part if any, and check digits by ISO 7064', ({ assert }) => {
    for (const good of ['04011000-1234512345-06', '04011000-1234512345-06 ']) {
      assert.isTrue(isLeitwegId(good), good)
    }
    for (const wrong of ['', '99-1', '04011000-1234512345-07', '1-06', '04011000--06', 'K-77']) {
      assert.isFalse(isLeitwegId(wrong), wrong)
    }
  })
})
