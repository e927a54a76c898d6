import { Textarea } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'
import { SavedPdf } from '../components/sections/saved_pdf'
import { SectionForm } from '../components/sections/section_form'

const NOTES = '/api/procedures/notes'
const TEXTS = ['responsibilities', 'paper', 'operation'] as const

/** The procedure documentation for the tax office: the texts that a company adds, and the PDF. */
export function ProceduresSection() {
  const { t } = useTranslation('settings')
  const queryClient = useQueryClient()
  const notes = useQuery(recordQuery(NOTES))
  if (notes.error) {
    return <ErrorAlert failure={notes.error} onRetry={() => void notes.refetch()} />
  }
  if (!notes.data) return <Loading variant="skeleton" extent="cardList" count={1} />
  const { version, ...initial } = notes.data
  return (
    <SectionForm
      name="procedures"
      title={t('section.procedures')}
      help={t('help.procedures')}
      initial={initial}
      save={(texts) => api('PUT', NOTES, { body: { ...texts, version } })}
      onSaved={(saved) => queryClient.setQueryData(recordQuery(NOTES).queryKey, saved)}
    >
      {(form) => (
        <>
          {TEXTS.map((name) => (
            <Textarea
              key={name}
              label={t(`field.${name}`)}
              description={t(`help.${name}`)}
              autosize
              minRows={3}
              maxRows={12}
              maxLength={5000}
              {...form.getInputProps(name)}
            />
          ))}
          <SavedPdf path="/api/procedures/pdf" advice={t('procedures.advice')} />
        </>
      )}
    </SectionForm>
  )
}
