/** A field that somebody else has changed while it was on this screen. */
export interface Difference {
  /** As the form names it. */
  field: string
  theirs: unknown
  mine: unknown
  /** The value when the form was opened; missing when nobody knows it. */
  before?: unknown
  /** Whether it was changed here too, so that one of the two has to give way. */
  isContested: boolean
}

/** Fields that identify the state of a record and are not content. */
export const NO_CONTENT = new Set([
  '_id',
  'version',
  'key',
  'kept',
  'termDays',
  'validDays',
  'usualTerms',
  'isOwn',
  'isOrdered',
  'deliveredBefore',
])

/** These fields together form the recipient of a document. */
const RECIPIENT = ['clientId', 'clientName', 'customClient', 'isOneOff']

const said = (value: unknown) =>
  JSON.stringify(value, (key, part) => (NO_CONTENT.has(key) ? undefined : part)) ?? ''
/** Whether two values have the same content. */
export const isSame = (one: unknown, other: unknown) => said(one) === said(other)

const fieldsOf = <Values extends object>(values: Values) =>
  (Object.keys(values) as (keyof Values & string)[]).filter((field) => !NO_CONTENT.has(field))

/**
 * Changes by another user since the form was opened.
 * @param base initial values of the form; without them every field that differs counts as changed on both sides
 */
export function differencesOf<Values extends object>(
  base: Values | undefined,
  theirs: Values,
  mine: Values
): Difference[] {
  return fieldsOf(theirs)
    .filter((field) => !isSame(theirs[field], base ? base[field] : mine[field]))
    .map((field) => ({
      field,
      theirs: theirs[field],
      mine: mine[field],
      ...(base && { before: base[field] }),
      isContested:
        !isSame(mine[field], theirs[field]) && (!base || !isSame(mine[field], base[field])),
    }))
}

/** The other's state with one's own changes on it: a field that both have changed stays one's own. */
export function withOwnChanges<Values extends object>(
  base: Values | undefined,
  theirs: Values,
  mine: Values
): Values {
  const changed = fieldsOf(mine).filter((field) => !base || !isSame(mine[field], base[field]))
  const hasRecipient = changed.some((field) => RECIPIENT.includes(field))
  const own = fieldsOf(mine).filter(
    (field) => changed.includes(field) || (hasRecipient && RECIPIENT.includes(field))
  )
  return { ...theirs, ...Object.fromEntries(own.map((field) => [field, mine[field]])) }
}
