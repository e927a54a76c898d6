import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { Money } from '@/components/values/money'
import { api } from '@/lib/server/api'
import { useAudiences } from '@/lib/session/current_user'
import type { ReportedReturn } from '../vat'
import classes from './vat.module.css'

/** The Kennzahlen of a reported return that have changed since, and the way to correct it. */
export function ReturnChanges({ report, name }: { report: ReportedReturn; name: string }) {
  const { t } = useTranslation('vat')
  const isOwner = useAudiences()?.includes('owner')
  const [isAsking, setAsking] = useState(false)
  const { _id, changes, currency } = report
  const correct = useChange({
    change: () =>
      api('POST', '/api/reports/vat/reports/:id/corrections', {
        params: { id: _id },
        body: { confirmed: true },
      }),
    affects: ['/api/reports'],
    onDone: () => {
      setAsking(false)
      showDone(t('correction.done', { period: name }))
    },
  })
  return (
    <>
      <Text size="sm" fw={500}>
        {t('correction.changed')}
      </Text>
      <table className={classes.table} aria-label={t('correction.table', { period: name })}>
        <thead>
          <tr>
            <th scope="col">{t('correction.code')}</th>
            <th scope="col">{t('correction.before')}</th>
            <th scope="col">{t('correction.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ code, before, after }) => (
            <tr key={code}>
              <th scope="row">{t('return.code', { code })}</th>
              <td>{before === null ? '–' : <Money amount={before} currency={currency} />}</td>
              <td>{after === null ? '–' : <Money amount={after} currency={currency} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text size="sm" my="xs">
        {t('correction.how')}
      </Text>
      {isOwner && (
        <Button
          size="xs"
          variant="default"
          onClick={() => setAsking(true)}
          aria-label={`${t('correction.mark')}: ${name}`}
        >
          {t('correction.mark')}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={t('correction.ask', { period: name })}
          verb={t('correction.mark')}
          isBusy={correct.isPending}
          onConfirm={() => correct.mutate(undefined)}
          onCancel={() => setAsking(false)}
        >
          {t('correction.ask_text')}
        </ConfirmDialog>
      )}
    </>
  )
}
