import { globSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { test } from '@japa/runner'
import vine, { VineValidator } from '@vinejs/vine'
import { LANGUAGES } from '#core/i18n/languages'
import { nameOfField, validationMessages } from '#core/i18n/validation_messages'

/** As much of a compiled schema as names fields. */
interface Node {
  fieldName?: string
  properties?: Node[]
  each?: Node
  groups?: { conditions: { schema: Node }[] }[]
  conditions?: { schema: Node }[]
  schemas?: Node[]
}

const VALIDATORS =
  '{core,modules}/**/{validators/*,*_validator,*_validators,*_kind,*_check,check_*,*_chains_controller}.ts'

function fieldsOf({ properties = [], each, groups = [], conditions = [], schemas = [] }: Node) {
  const inner = [
    ...properties,
    ...(each ? [each] : []),
    ...groups.flatMap((group) => group.conditions.map(({ schema }) => schema)),
    ...conditions.map(({ schema }) => schema),
    ...schemas,
  ]
  const names: string[] = properties.flatMap(({ fieldName }) => fieldName ?? [])
  for (const node of inner) names.push(...fieldsOf(node))
  return names
}

/** Fields that only programs write: keys, marks of a page, switches, filters of an address. */
const UNNAMED = `
  after afterId attachmentId attention attestationObject authenticatorData breakfast cause cells challenge
  clientDataJSON column columnId confirmed confirms contactId device deviceCode dinner documentHash documentId
  endKey entryId except fingerprint getsCopies hasMeals hasStay includesCovered invited isAbroad isActive
  isApproved isConfirmed isDone isDueAgreed isLast isOn isRebillable isTriangular isWelcomeClosed jsonrpc
  lunch mapping notInvoiced overdue per rawId rebilling recordsPast requiresSecondFactor response row rules
  scenario seconds source stack startKey state statementId target targets token transports userHandle value
  withoutReceipt
`

test.group('Names of fields in messages', () => {
  test('a field of a validator has a label in each language, or only programs write it', async ({
    assert,
  }) => {
    const fields = await fieldsOfValidators()
    assert.isAbove(fields.length, 300)
    const labels = (field: string) =>
      LANGUAGES.flatMap((language) => nameOfField(field, language) ?? [])
    const nameless = fields.filter((field) => labels(field).length < LANGUAGES.length)
    assert.deepEqual(nameless, UNNAMED.trim().split(/\s+/))
  })

  test('a field without a label is left out of the sentence', async ({ assert }) => {
    const validator = vine.create({ startKey: vine.string(), shows: vine.string() })
    for (const language of LANGUAGES) {
      const messagesProvider = validationMessages({ language })
      const failure = await validator.validate({}, { messagesProvider }).catch((error) => error)
      const [unnamed, named] = failure.messages
      assert.equal(unnamed.field, 'startKey')
      assert.notInclude(unnamed.message, 'startKey')
      assert.include(named.message, nameOfField('shows', language) ?? '')
    }
  })
})

/** The names of all fields, sorted. */
async function fieldsOfValidators() {
  const fields = new Set<string>()
  for (const file of globSync(VALIDATORS)) {
    const exported: object = await import(pathToFileURL(file).href)
    for (const validator of Object.values(exported)) {
      if (!(validator instanceof VineValidator)) continue
      const { schema } = validator.toJSON().schema as unknown as { schema: Node }
      for (const field of fieldsOf(schema)) fields.add(field)
    }
  }
  return [...fields].sort()
}
