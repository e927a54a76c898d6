import { test } from '@japa/runner'
import { allProductTexts, readGlossary, type Text, termsIn } from '../glossary.js'

/** Texts that read better without a word of the glossary, or use the English one for something else. */
const FREE = new Set([
  'auth:mails.sign_in_copied.hint',
  'cli:failures.bad_kontor_file',
  'cli:help.bill_by',
  'cli:help.company_status',
  'cli:help.invoice_status',
  'cli:help.order_status',
  'cli:help.report_by',
  'cli:help.task_estimate',
  'cli:manual.folder_text',
  'cli:tasks.ask_create',
  'cli:tasks.would_create',
  'clients:list.empty_text',
  'core:errors.upload_expected',
  'deliveries:sign.signature_missing',
  'documents:errors.printer_busy',
  'einvoices:findings.sum_differs',
  'einvoices:type.389',
  'imports:upload.programs',
  'imports:upload.trackers',
  'invoicing:ask_text.credit',
  'invoicing:ask_text.void',
  'invoicing:doubts.supply_month_reported',
  'items:list.empty_text',
  'leaving:readme.tasks',
  'procedures:agreement.clause.data',
  'procedures:agreement.clause.rights',
  'procedures:agreement.clause.subject',
  'procedures:agreement.measure.sealed',
  'procedures:agreement.text.instructions1',
  'procedures:agreement.text.rights1',
  'reminders:levels.1.intro',
  'reminders:levels.2.intro',
  'reminders:levels.2.subject',
  'reminders:levels.3.intro',
  'settings:help.colour',
])

/** "ti" and its forms; "ju" is how Kontor speaks. */
const INFORMAL_ALBANIAN =
  /(?<![\p{L}-])(ti|ty|tënd|tënde|yt|jote|ke|je|mundesh|dëshiron|të lutem)(?!\p{L})|(?<!\p{L})të (?!TVSH)\p{L}+sh(?!\p{L})/iu
const INFORMAL_GERMAN = /(?<!\p{L})(du|dich|dir|dein(e|em|en|er|es)?)(?!\p{L})/iu

const isWithoutWord = (text: string, patterns: RegExp[]) =>
  patterns.length > 0 && !patterns.some((pattern) => pattern.test(text))

test.group('The glossary in three languages', (group) => {
  const glossary = readGlossary()
  let texts: Text[] = []
  group.setup(() => {
    texts = allProductTexts()
  })

  test('has a German and an Albanian word for each of its terms', ({ assert }) => {
    assert.isAbove(glossary.length, 115)
    for (const { english, words } of glossary) {
      assert.isNotEmpty(words.de, String(english))
      assert.isNotEmpty(words.sq, String(english))
    }
  })

  for (const language of ['de', 'sq'] as const) {
    test(`every text uses its word for a thing: ${language}`, ({ assert }) => {
      const wrong = texts
        .filter(({ name }) => !FREE.has(name))
        .filter((text) =>
          termsIn(text.en, glossary).some(({ words }) =>
            isWithoutWord(text[language], words[language])
          )
        )
      assert.deepEqual(
        wrong.map((text) => `${text.name} | ${text.en} | ${text[language]}`),
        [],
        'Use the word of docs/glossary.md, add a form of it there, or name the text in FREE.'
      )
    })

    test(`no text uses another word for a thing: ${language}`, ({ assert }) => {
      const wrong = texts
        .filter(({ name }) => !FREE.has(name))
        .filter((text) =>
          termsIn(text.en, glossary).some(({ forbidden }) =>
            forbidden[language].some((pattern) => pattern.test(text[language]))
          )
        )
      assert.deepEqual(
        wrong.map((text) => `${text.name} | ${text.en} | ${text[language]}`),
        [],
        'Use the word of docs/glossary.md, add a form of it there, or name the text in FREE.'
      )
    })
  }

  test('Albanian says "ju" and German says "Sie"', ({ assert }) => {
    const wrong = texts.filter(
      ({ de, sq }) => INFORMAL_ALBANIAN.test(sq) || INFORMAL_GERMAN.test(de)
    )
    assert.deepEqual(
      wrong.map(({ name, de, sq }) => `${name} | ${de} | ${sq}`),
      []
    )
  })
})
