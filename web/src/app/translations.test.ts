import { expect, test } from 'vitest'

const files = import.meta.glob<object>('../**/translations/*.json', {
  eager: true,
  import: 'default',
})
const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

const folders = [...new Set(Object.keys(files).map((file) => file.replace(/translations\/.*/, '')))]

function keysOf(tree: object, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${prefix}${key}.`)
      : [prefix + key.replace(/_(zero|one|two|few|many|other)$/, '')]
  )
}

const keys = (folder: string, language: string) => [
  ...new Set(keysOf(files[`${folder}translations/${language}.json`] ?? {})),
]
/** Folders with translations may lie in each other: a file belongs to the nearest. */
const folderOf = (file: string) =>
  folders.filter((folder) => file.startsWith(folder)).sort((a, b) => b.length - a.length)[0]
const textOf = (folder: string) =>
  Object.entries(sources)
    .filter(([file]) => folderOf(file) === folder)
    .map(([, text]) => text)
    .join('\n')

test.each(folders)('%s has the same keys in every language', (folder) => {
  expect(keys(folder, 'de')).toEqual(keys(folder, 'en'))
  expect(keys(folder, 'sq')).toEqual(keys(folder, 'en'))
})

test.each(folders)('%s uses every key and asks for no other', (folder) => {
  const text = textOf(folder)
  const isUsed = (key: string) =>
    text.includes(`'${key}'`) || text.includes(`\`${key.slice(0, key.lastIndexOf('.') + 1)}\${`)
  expect(keys(folder, 'en').filter((key) => !isUsed(key))).toEqual([])

  const asked = [...text.matchAll(/\bt\('([\w.]+)'/g)].map(([, key]) => key)
  expect(asked.filter((key) => key && !keys(folder, 'en').includes(key))).toEqual([])
})

/** Folders of the texts of a namespace: that of a feature by its name, else what all screens share. */
const foldersOf = (namespace: string) => {
  const manifest = Object.entries(sources).find(
    ([file, text]) => file.endsWith('/feature.ts') && text.includes(`name: '${namespace}'`)
  )
  return manifest
    ? [manifest[0].replace('feature.ts', '')]
    : folders.filter((folder) => !folder.startsWith('../features/'))
}

test('texts are asked for where they are', () => {
  const missing = Object.entries(sources).flatMap(([file, text]) => {
    const uses = [...text.matchAll(/\{ t(?:: (\w+))?(?:, \w+)* \} = useTranslation\('(\w+)'\)/g)]
    return Object.entries(Object.groupBy(uses, ([, alias = 't']) => alias)).flatMap(
      ([alias, all = []]) => {
        const namespaces = [...new Set(all.map(([, , namespace = '']) => namespace))]
        const known = namespaces.flatMap(foldersOf).flatMap((folder) => keys(folder, 'en'))
        return [...text.matchAll(new RegExp(`\\b${alias}\\('([\\w.]+)'`, 'g'))]
          .map(([, key = '']) => key)
          .filter((key) => !known.includes(key))
          .map((key) => `${file}: ${namespaces.join(', ')}:${key}`)
      }
    )
  })
  expect(missing).toEqual([])
})

const manifests = Object.entries(sources).filter(([file]) => file.endsWith('/feature.ts'))
const quoted = (text = '') => [...text.matchAll(/'(\w+)'/g)].map(([, name]) => name)
const names = manifests.flatMap(([, text]) => quoted(/name: '\w+'/.exec(text)?.[0]))

test('texts that are loaded outside of components belong to features that there are', () => {
  const loaded = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/(?:loadNamespaces\(|\bns: )'(\w+)'/g)].map(([, name]) => name)
  )
  expect(loaded).not.toEqual([])
  expect(loaded.filter((name) => !names.includes(name))).toEqual([])
})

test('features borrow the texts of features that there are', () => {
  const borrowed = manifests.flatMap(([, text]) => quoted(/textsOf: \[[^\]]*\]/.exec(text)?.[0]))
  expect(borrowed).not.toEqual([])
  expect(borrowed.filter((name) => !names.includes(name))).toEqual([])
})

/** Key names that no keyboard of that language shows. */
const FOREIGN_KEYS: Record<string, RegExp> = {
  de: /\bCtrl\b|\bShift\b|\bEnter\b|\bEscape\b/,
  en: /\bStrg\b|\bUmschalt\b|\bEingabe(taste)?\b/,
  sq: /\bStrg\b|\bUmschalt\b|\bEingabe(taste)?\b/,
}

test.each(Object.entries(FOREIGN_KEYS))(
  'keys are named as on a keyboard in %s',
  (language, foreign) => {
    const texts = Object.entries(files)
      .filter(([file]) => file.endsWith(`/${language}.json`))
      .flatMap(([, tree]) => textsOf(tree))
    expect(texts.filter((text) => foreign.test(text))).toEqual([])
  }
)

const textsOf = (tree: object): string[] =>
  Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)))
