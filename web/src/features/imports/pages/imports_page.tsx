import { Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { FileDrop } from '@/components/files/file_drop'
import { FilterChips } from '@/components/filters/filter_chips'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { Section } from '@/components/page/section'
import { useRole } from '@/lib/session/current_user'
import { PastImports } from '../components/past_imports'
import { Steps } from '../components/steps'
import { acceptedFor, type Kind, kindsFor, LISTS, sendTable } from '../import'

/** `/imports?kind=`: takes a file, and shows the last ones. */
export function Component() {
  const { t } = useTranslation('imports')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const kinds = kindsFor(useRole())
  const [parameters, setParameters] = useSearchParams()
  const kind: Kind = kinds.find((one) => one === parameters.get('kind')) ?? kinds[0] ?? 'times'
  const { error, isPending, mutate } = useMutation({
    mutationFn: (file: File) => sendTable(kind, file),
    onSuccess: ({ _id }) => {
      void queryClient.invalidateQueries({ queryKey: ['/api/imports', 'list'] })
      navigate(`/imports/${_id}`)
    },
  })
  return (
    <Page
      title={t('title')}
      context={t('context')}
      back={{ to: LISTS[kind], label: t(`kind.${kind}`) }}
      width="narrow"
    >
      <Steps />
      <Section title={t('upload.title')} help={t(`upload_help.${kind}`)}>
        {kinds.length > 1 && (
          <FilterChips
            label={t('upload.kind')}
            options={kinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            value={kind}
            onChange={(value) => setParameters({ kind: value }, { replace: true })}
          />
        )}
        <Text c="dimmed" size="sm" my="md">
          {t(kind === 'times' ? 'upload.trackers' : 'upload.programs')}
        </Text>
        {error && <ErrorAlert failure={error} />}
        {isPending ? (
          <Loading />
        ) : (
          <FileDrop
            accept={acceptedFor(kind)}
            label={t(kind === 'times' ? 'upload.choose_times' : 'upload.choose')}
            hint={t('upload.drop')}
            onFile={mutate}
          />
        )}
      </Section>
      <PastImports />
    </Page>
  )
}
