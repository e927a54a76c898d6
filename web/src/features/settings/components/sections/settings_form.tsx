import type { UseFormReturnType } from '@mantine/form'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { BodyOf } from '#api/routes'
import { api } from '@/lib/server/api'
import { settingsQuery } from '@/lib/settings'
import { SectionForm } from './section_form'

type SettingsBody = BodyOf<'POST', '/api/settings'>

interface SettingsFormProps<Values extends SettingsBody> {
  /** Names the draft, e.g. `bank`. */
  name: string
  title: string
  help?: string
  /** Shaped like the body of `POST /api/settings`, so that the server's fields find their inputs. */
  initial: Values
  /** Body to send instead of the plain values. */
  bodyOf?: (values: Values) => SettingsBody
  onSaved?: (values: Values) => void
  children: (form: UseFormReturnType<Values>) => ReactNode
}

/** A section that is a part of the company's settings. */
export function SettingsForm<Values extends SettingsBody>({
  bodyOf,
  onSaved,
  ...section
}: SettingsFormProps<Values>) {
  const queryClient = useQueryClient()
  return (
    <SectionForm
      {...section}
      save={(values) => api('POST', '/api/settings', { body: bodyOf?.(values) ?? values })}
      onSaved={(saved, values) => {
        queryClient.setQueryData(settingsQuery.queryKey, saved)
        onSaved?.(values)
      }}
    />
  )
}
