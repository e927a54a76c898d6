import { test } from '@japa/runner'
import { messages as vineRules } from '@vinejs/vine/defaults'
import { allTexts, folderOf, NAMESPACES, sourceOf } from '../source_texts.js'

const whole = sourceOf('{core,modules}')
const texts = allTexts()
/** A part's texts may be named anywhere in its module. */
const moduleOf = (folder: string) => folder.split('/').slice(0, 2).join('/')
const sources = new Map(NAMESPACES.map((name) => [name, sourceOf(moduleOf(folderOf(name)))]))
const isQuoted = (text: string, source = whole) =>
  ["'", '"', '`'].some((quote) => source.includes(`${quote}${text}${quote}`))

/** Beginnings of keys that end in a computed part, such as `auth:mails.`. */
const computed = [...whole.matchAll(/`(\w+[:.][\w.]*)\$\{/g)].map(([, prefix]) => prefix!)

const THROWN = /(?:AppError\(\s*\d+,|conflict\(|forbidden\(|FieldError\(\s*[^,]+,)\s*'([a-z_.]+)'/g

function isUsed(namespace: string, key: string) {
  const [group, ...rest] = key.replace(/_(one|other)$/, '').split('.')
  const name = rest.join('.')
  const own = sources.get(namespace)!
  const address = `${namespace}:${group}.${name}`
  if (isQuoted(address)) return true
  if (group === 'errors') {
    if (namespace === 'core') return isQuoted(name)
    if (own.includes(`sentence: '${name}'`)) return true
    const isBuilt = [`${namespace}.`, `${namespace}:errors.`].some((one) => computed.includes(one))
    return isQuoted(`${namespace}.${name}`) || (isBuilt && isQuoted(name, own))
  }
  if (group === 'validation') return name.replace('_', '.') in vineRules || isQuoted(name)
  if (group === 'fields')
    return new RegExp(`\\b${name}\\b`).test(namespace === 'core' ? whole : own)
  return computed.some((prefix) => prefix.includes(':') && address.startsWith(prefix))
}

test.group('Texts of the server', () => {
  test('every language has the same texts with the same placeholders', ({ assert }) => {
    const placeholders = (text = '') => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort()
    for (const { namespace, byLanguage } of texts) {
      for (const language of ['de', 'sq'] as const) {
        assert.sameMembers(
          [...byLanguage[language].keys()],
          [...byLanguage.en.keys()],
          `${namespace} ${language}`
        )
        for (const [key, text] of byLanguage[language]) {
          assert.deepEqual(placeholders(text), placeholders(byLanguage.en.get(key)), key)
        }
      }
    }
  })

  test('no sentence was left in English', ({ assert }) => {
    for (const { namespace, byLanguage } of texts) {
      for (const [key, english] of byLanguage.en) {
        if (english.split(' ').length < 4) continue
        for (const language of ['de', 'sq'] as const) {
          assert.notEqual(byLanguage[language].get(key), english, `${namespace}:${key} ${language}`)
        }
      }
    }
  })

  test('every text that the source names is there', ({ assert }) => {
    const known = new Set(
      texts.flatMap(({ namespace, byLanguage }) =>
        [...byLanguage.en.keys()].map((key) => `${namespace}:${key}`)
      )
    )
    const codes = [...whole.matchAll(THROWN)].map(([, code]) => code!)
    assert.isAbove(codes.length, 30)
    const named = [...whole.matchAll(/['"`](\w+):([a-z]\w*(?:\.\w+)+)['"`]/g)]
      .filter(([, namespace]) => NAMESPACES.includes(namespace!))
      .map(([, namespace, key]) => `${namespace}:${key}`)
    const thrown = codes.map((code) => {
      const [namespace, name] = code.includes('.') ? code.split('.') : ['core', code]
      return `${namespace}:errors.${name}`
    })
    assert.deepEqual(
      [...new Set([...named, ...thrown])].filter((key) => !known.has(key)),
      []
    )
  })

  test('no text is left over', ({ assert }) => {
    const unused = texts.flatMap(({ namespace, byLanguage }) =>
      [...byLanguage.en.keys()]
        .filter((key) => !isUsed(namespace, key))
        .map((key) => `${namespace}:${key}`)
    )
    assert.deepEqual(unused, [])
  })
})
