import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { CheckStep } from '../components/check_step'
import { MappingStep } from '../components/mapping_step'
import { ProgressStep } from '../components/progress_step'
import { Report } from '../components/report'
import { Steps } from '../components/steps'
import { type Import, isActive, useImport } from '../import'

/** `/imports/:id`: from the columns to the report. The work goes on without it. */
export function Component() {
  const { t } = useTranslation('imports')
  const { id = '' } = useParams()
  const { data, error, refetch } = useImport(id)
  return (
    <Page
      title={data ? t('title_of', { kind: t(`kind.${data.kind}`) }) : t('title')}
      context={data && t('file', { name: data.fileName, count: data.rowCount })}
      back={{ to: '/imports', label: t('title') }}
      width="narrow"
    >
      {error && <ErrorAlert failure={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && (
        <>
          <Steps state={data.state} />
          <Step key={data._id} record={data} />
        </>
      )}
    </Page>
  )
}

function Step({ record }: { record: Import }) {
  if (record.state === 'mapping') return <MappingStep record={record} />
  if (record.state === 'checked') return <CheckStep record={record} />
  return isActive(record.state) ? <ProgressStep record={record} /> : <Report record={record} />
}
