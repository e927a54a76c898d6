import type { UseFormReturnType } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { HttpFailure } from '@/lib/server/http_failure'
import type { Proposed } from './marks'

/** A file that says nothing is a receipt like any other. */
const ORDINARY = ['pdf_broken', 'pdf_unreadable', 'no_text']

const hasText = ({ name, type }: File) =>
  /\.(xml|pdf)$/i.test(name) || ['application/pdf', 'application/xml', 'text/xml'].includes(type)

const isPhoto = ({ name, type }: File) =>
  /\.(jpe?g|png|webp|hei[cf])$/i.test(name) || type.startsWith('image/')

interface ReadingOptions<Values extends object, Answer> {
  form: UseFormReturnType<Values>
  /** Sends a file to be read. */
  ask: (file: FormData) => Promise<Answer>
  /** The values with what was read, and the fields that are only guessed. */
  fill: (form: UseFormReturnType<Values>, answer: Answer) => { values: Values; proposed: Proposed }
}

/** Fills a form from the first file among those that are added that can be read, with a way back. */
export function useReading<Values extends object, Answer>(options: ReadingOptions<Values, Answer>) {
  const { form, ask, fill } = options
  const [before, setBefore] = useState<Values>()
  const [proposed, setProposed] = useState<Proposed>({})
  const { mutate, data, error, isPending, reset, variables } = useMutation({
    mutationFn: (file: File) => {
      const body = new FormData()
      body.append('file', file, file.name)
      return ask(body)
    },
    onSuccess: (answer) => {
      const read = fill(form, answer)
      setBefore(form.getValues())
      setProposed(read.proposed)
      form.setValues(read.values)
      form.clearErrors()
    },
  })
  const isOrdinary = error instanceof HttpFailure && ORDINARY.includes(error.code)
  return {
    read: (files: readonly File[]) => {
      const file = files.find(hasText) ?? files.find(isPhoto)
      if (file) mutate(file)
    },
    /** Fields that hold a guess until a person changes them. */
    proposed,
    reading: data,
    fileName: variables?.name ?? '',
    isOrdinary,
    failure: isOrdinary ? null : error,
    isReading: isPending,
    undo: () => {
      if (before) form.setValues(before)
      setProposed({})
      reset()
    },
  }
}
