import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from './error_alert'
import { Page } from './page'

interface RecordPageProps<Data> {
  record: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'error' | 'refetch'>
  /** Title and way back until the record is there. */
  title: string
  back: { to: string; label: string }
  /** The page of the record. */
  children: (data: Data) => ReactNode
}

/** The page of one record: until the record is there, a page that loads or says why it cannot. */
export function RecordPage<Data>({ record, title, back, children }: RecordPageProps<Data>) {
  if (record.data) return children(record.data)
  return (
    <Page title={title} back={back}>
      {record.isError ? (
        <ErrorAlert failure={record.error} onRetry={() => void record.refetch()} />
      ) : (
        <Loading variant="skeleton" extent="cardList" count={2} />
      )}
    </Page>
  )
}
