import { type ChangeEvent, useState } from 'react'
import { failureText, HttpFailure } from '@/lib/server/http_failure'

interface FieldsOptions<Name extends string> {
  initial: Record<Name, string>
  /** Error messages for empty required fields. */
  required: Partial<Record<Name, string>>
  send: (values: Record<Name, string>) => Promise<unknown>
  /** Said when the server gives no sentence. */
  fallback: string
}

/** The few text fields of a public page: their values, what is wrong with them, and sending them. */
export function useFields<Name extends string>(options: FieldsOptions<Name>) {
  const { initial, required, send, fallback } = options
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<Partial<Record<string, string>>>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const field = (name: Name) => ({
    name,
    value: values[name],
    error: problems[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => {
      const { value } = event.currentTarget
      setValues((current) => ({ ...current, [name]: value }))
      setProblems((current) => ({ ...current, [name]: undefined }))
    },
  })

  async function submit() {
    const missing = Object.entries<string | undefined>(required).filter(
      ([name]) => values[name as Name].trim() === ''
    )
    setProblems(Object.fromEntries(missing))
    setFailure(undefined)
    if (missing.length > 0) return
    setBusy(true)
    try {
      await send(values)
    } catch (problem) {
      const fields = problem instanceof HttpFailure ? problem.fields : []
      const shown = fields.filter(({ field: name }) => name in values)
      setProblems(Object.fromEntries(shown.map(({ field: name, message }) => [name, message])))
      if (shown.length === 0) setFailure(failureText(problem, fallback))
    } finally {
      setBusy(false)
    }
  }

  return { field, submit, failure, isBusy, reset: () => setValues(initial) }
}
