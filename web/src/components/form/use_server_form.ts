import { type FormRulesRecord, useForm } from '@mantine/form'
import { useState } from 'react'
import { HttpFailure } from '@/lib/server/http_failure'
import { type Concurrency, useConflict } from './conflict/use_conflict'
import { draftOf } from './draft'
import { useUnsaved } from './unsaved'

interface ServerFormOptions<Values extends object, Saved> {
  initial: Values
  /** Rules of the browser: a function per field that answers what to do, or null. */
  validate?: FormRulesRecord<Values, Values>
  /** Keeps unsaved values under this name, e.g. `client:new`. Without it nothing is kept. */
  draft?: string
  /** Sends the values; throws what `lib/api` throws. */
  save: (values: Values) => Promise<Saved>
  /** The form stays busy until it has ended: nothing is sent twice while screens follow. */
  onSaved: (saved: Saved, values: Values) => void | Promise<void>
  /** Of a record that several people may edit: what to do when somebody else was quicker. */
  concurrency?: Concurrency<Values>
}

/**
 * A form that saves on the server. The fields that the server refuses get their message beside them;
 * everything else it says is in `failure`, for an `ErrorAlert` above the fields.
 */
export function useServerForm<Values extends object, Saved>({
  initial,
  validate,
  draft: name,
  save,
  onSaved,
  concurrency,
}: ServerFormOptions<Values, Saved>) {
  const draft = name ? draftOf<Values>(name) : undefined
  const [kept, setKept] = useState(() => draft?.read())
  const [failure, setFailure] = useState<unknown>()
  const [isSaving, setIsSaving] = useState(false)

  const form = useForm<Values>({
    initialValues: { ...initial, ...kept },
    initialDirty: dirtyOf(initial, kept),
    ...(validate && { validate }),
    onValuesChange: keepDraft,
  })

  useUnsaved(draft === undefined && form.isDirty())

  const { conflict: met, meet, base } = useConflict(form, initial, concurrency)

  const submit = form.onSubmit(async (values) => {
    if (isSaving) return
    setIsSaving(true)
    setFailure(undefined)
    try {
      await store(values)
    } catch (problem) {
      await resolve(problem)
    } finally {
      setIsSaving(false)
    }
  })

  /** Keeping one's own changes saves them: a form that stays open would look saved. */
  const conflict = met && {
    ...met,
    keepMine: () => {
      met.keepMine()
      submit()
    },
  }

  async function store(values: Values) {
    const saved = await save(values)
    draft?.drop()
    setKept(undefined)
    form.resetDirty(values)
    await onSaved(saved, values)
  }

  /** Changes by others in other fields of the record need no decision. */
  async function resolve(problem: unknown) {
    try {
      const met = await meet(problem)
      if (met === 'merged') await store(form.getValues())
      if (met === 'none') showProblem(problem)
    } catch (next) {
      showProblem(next)
    }
  }

  /** Fields that equal their initial or their newly saved value are not kept in a draft. */
  function keepDraft(values: Values) {
    if (JSON.stringify(values) === JSON.stringify(base.current ?? initial)) draft?.drop()
    else draft?.write(values)
  }

  function showProblem(problem: unknown) {
    const fields = problem instanceof HttpFailure ? problem.fields : []
    form.setErrors(Object.fromEntries(fields.map(({ field, message }) => [field, message])))
    const areAllShown = fields.length > 0 && fields.every(({ field }) => form.getInputNode(field))
    if (!areAllShown) setFailure(problem)
  }

  function discardDraft() {
    draft?.drop()
    setKept(undefined)
    form.setValues(initial)
    form.resetDirty(initial)
    form.clearErrors()
  }

  const isDraftKept = kept !== undefined
  return { form, submit, isSaving, failure, conflict, isDraftKept, discardDraft }
}

/** Fields of a restored draft that somebody has changed. */
function dirtyOf<Values extends object>(initial: Values, kept: Values | undefined) {
  const before = new Map(Object.entries(initial))
  return Object.fromEntries(
    Object.entries(kept ?? {})
      .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)))
      .map(([name]) => [name, true])
  )
}
