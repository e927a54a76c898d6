import { Button, Group } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { DayField } from '@/components/form/day_field'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { AFFECTED, type Order, saveOrderFile } from '../order'

/** Saves the file again, and notes what became of the order. */
export function OrderActions({ order: { _id: id, state, executeOn } }: { order: Order }) {
  const { t } = useTranslation('transfers')
  const [asked, setAsked] = useState<'execute' | 'withdraw'>()
  const [paidOn, setPaidOn] = useState(executeOn)
  const save = useChange({ change: () => saveOrderFile(id), affects: [] })
  const execute = useChange({
    change: (date: string) =>
      api('POST', '/api/transfer-orders/:id/execute', { params: { id }, body: { date } }),
    affects: AFFECTED,
    onDone: () => showDone(t('done.executed')),
  })
  const withdraw = useChange({
    change: () => api('POST', '/api/transfer-orders/:id/withdraw', { params: { id } }),
    affects: AFFECTED,
    onDone: () => showDone(t('done.withdrawn')),
  })
  const close = () => setAsked(undefined)
  return (
    <Group gap="xs">
      <Button
        variant={state === 'open' ? 'filled' : 'default'}
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={save.isPending}
        onClick={() => save.mutate(undefined)}
      >
        {t('order.save')}
      </Button>
      {state === 'open' && (
        <>
          <Button variant="default" onClick={() => setAsked('execute')}>
            {t('order.execute')}
          </Button>
          <Button variant="subtle" color="red" onClick={() => setAsked('withdraw')}>
            {t('order.withdraw')}
          </Button>
        </>
      )}
      <ConfirmDialog
        isOpen={asked === 'execute'}
        title={t('order.execute_title')}
        verb={t('order.execute')}
        isBusy={execute.isPending}
        isReady={paidOn !== ''}
        onConfirm={() => execute.mutate(paidOn, { onSuccess: close })}
        onCancel={close}
      >
        {t('order.execute_text')}
        <DayField mt="md" label={t('order.paid_on')} value={paidOn} onChange={setPaidOn} />
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'withdraw'}
        title={t('order.withdraw_title')}
        verb={t('order.withdraw')}
        tone="danger"
        isBusy={withdraw.isPending}
        onConfirm={() => withdraw.mutate(undefined, { onSuccess: close })}
        onCancel={close}
      >
        {t('order.withdraw_text')}
      </ConfirmDialog>
    </Group>
  )
}
