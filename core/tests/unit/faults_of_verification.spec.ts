import { test } from '@japa/runner'
import { faultsIn, VERIFIED } from '#core/backup/verify_documents'

test.group('The verification of documents in a process of its own', () => {
  test('is passed only with the sentence at its end', ({ assert }) => {
    const said = `[ success ] All documents of 2 companies ${VERIFIED}\n`
    assert.deepEqual(faultsIn({ said, code: 0 }), [])
    assert.isNotEmpty(faultsIn({ said, code: 1 }))
  })

  test('is not passed when something ended it, which exits with 0 as well', ({ assert }) => {
    assert.deepEqual(faultsIn({ said: '', code: 0 }), ['The verification ended before its result.'])
    assert.deepEqual(faultsIn({ said: '[ info ] booting\n', code: 0 }), ['[ info ] booting'])
    assert.isNotEmpty(faultsIn({ said: '', code: null }))
  })

  test('names each complaint', ({ assert }) => {
    const said = '[ info ] booting\n[ error ] Korn: changed RE-1.\n[ error ] Kern: changed RE-2.\n'
    assert.lengthOf(faultsIn({ said, code: 1 }), 2)
  })
})
