import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { recordQuery } from '@/lib/server/queries'
import { useSettings } from '@/lib/settings'
import { MANDATES, usualOf } from './mandate'

interface MandateFieldProps {
  clientId: string
  /** Undefined for the client's usual one, null for none. */
  mandateId: string | null | undefined
  error?: ReactNode
  onChange: (mandateId: string | null) => void
}

/** How an invoice is paid: by transfer, or collected by one of the client's mandates. Left out for clients without. */
export function MandateField({ clientId, mandateId, error, onChange }: MandateFieldProps) {
  const { t } = useTranslation('collections')
  const canCollect = Boolean(useSettings().data?.companyInfo.creditorId)
  const { data: mandates = [] } = useQuery({
    ...recordQuery(MANDATES, { params: { id: clientId } }),
    enabled: clientId !== '',
  })
  const offered = mandates.filter(({ _id, state }) => state === 'active' || _id === mandateId)
  if (offered.length === 0 || !canCollect) return null
  const chosen = mandateId === undefined ? usualOf(mandates)?._id : mandateId
  return (
    <Select
      label={t('mandate.way')}
      data={[
        { value: '', label: t('mandate.transfer') },
        ...offered.map(({ _id, reference, scheme }) => ({
          value: _id,
          label: t('mandate.by', { reference, scheme: t(`scheme.${scheme}`) }),
        })),
      ]}
      allowDeselect={false}
      value={chosen ?? ''}
      error={error}
      onChange={(value) => onChange(value || null)}
    />
  )
}
