import { type FormRulesRecord, useForm } from '@mantine/form'
import { useState } from 'react'
import { HttpFailure } from '@/lib/http_failure'
import { draftOf } from './draft'

interface ServerFormOptions<Values extends object, Saved> {
  initial: Values
  /** Rules of the browser: a function per field that answers what to do, or null. */
  validate?: FormRulesRecord<Values, Values>
  /** Keeps unsaved values under this name, e.g. `client:new`. Without it nothing is kept. */
  draft?: string
  /** Sends the values; throws what `lib/api` throws. */
  save: (values: Values) => Promise<Saved>
  onSaved: (saved: Saved, values: Values) => void
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
}: ServerFormOptions<Values, Saved>) {
  const draft = name ? draftOf<Values>(name) : undefined
  const [kept, setKept] = useState(() => draft?.read())
  const [failure, setFailure] = useState<unknown>()
  const [isSaving, setIsSaving] = useState(false)

  const form = useForm<Values>({
    initialValues: { ...initial, ...kept },
    ...(validate && { validate }),
    onValuesChange: keepDraft,
  })

  const submit = form.onSubmit(async (values) => {
    if (isSaving) return
    setIsSaving(true)
    setFailure(undefined)
    try {
      const saved = await save(values)
      draft?.drop()
      setKept(undefined)
      form.resetDirty(values)
      onSaved(saved, values)
    } catch (problem) {
      showProblem(problem)
    } finally {
      setIsSaving(false)
    }
  })

  /** What has been put back by hand is nothing to be kept. */
  function keepDraft(values: Values) {
    if (JSON.stringify(values) === JSON.stringify(initial)) draft?.drop()
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

  return { form, submit, isSaving, failure, isDraftKept: kept !== undefined, discardDraft }
}
