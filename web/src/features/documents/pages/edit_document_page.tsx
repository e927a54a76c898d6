import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { Page } from '@/components/page/page'
import { type DraftRecord, useDraft } from './use_draft'

interface EditDocumentPageProps<Draft> {
  record: DraftRecord<Draft>
  title: string
  /** The page of the document, which is shown instead when it is no draft. */
  back: { to: string; label: string }
  /** The form. @param taxRate VAT of a new line, a decimal string */
  children: (draft: Draft, taxRate: string) => ReactNode
}

/** The page with the form of a stored draft. */
export function EditDocumentPage<Draft extends { status: string }>({
  record,
  title,
  back,
  children,
}: EditDocumentPageProps<Draft>) {
  const { isClosed, isReady, taxRate } = useDraft(record)
  if (isClosed) return <Navigate to={back.to} replace />
  return (
    <Page title={title} back={back}>
      {record.isError && (
        <ErrorAlert failure={record.error} onRetry={() => void record.refetch()} />
      )}
      {!isReady && !record.isError && <Loading variant="skeleton" extent="cardList" count={3} />}
      {isReady && record.data && children(record.data, taxRate)}
    </Page>
  )
}
