import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loading } from '@/components/loading/loading'
import { ErrorAlert } from '@/components/page/error_alert'
import { recordQuery } from '@/lib/server/queries'
import type { Preview } from '../leaving'
import { Choices } from './choices'
import { LeavingFrame } from './leaving_frame'

/** The own account; the password is asked for when it is deleted. */
export function SignedIn() {
  const { t } = useTranslation('leaving')
  const asked = useQuery(recordQuery('/api/account-deletion'))
  const [changed, setChanged] = useState<Preview>()
  const preview = changed ?? asked.data
  if (preview) return <Choices preview={preview} isSignedIn onChange={setChanged} />
  return (
    <LeavingFrame back="account" context={t('page.context')}>
      {asked.isError ? (
        <ErrorAlert failure={asked.error} onRetry={() => void asked.refetch()} />
      ) : (
        <Loading variant="skeleton" extent="cardList" count={2} />
      )}
    </LeavingFrame>
  )
}
